import type { PreviewLink } from '@boardwright/api-client/contract';

export interface NewPreviewLink {
  /** So that the same call sent twice makes one link. */
  readonly uid: string;
  /** For whom it is; may be empty. */
  readonly name: string;
  /** ISO 8601. */
  readonly endsAt: string;
  readonly wholeSite: boolean;
}

/** Where links are made by which people without an account see a page before it is published. */
export interface PreviewSource {
  /** @throws Error whose message is a sentence for the admin */
  readonly find: (page: number) => Promise<readonly PreviewLink[]>;
  /** @throws Error, as `find` */
  readonly create: (page: number, link: NewPreviewLink) => Promise<PreviewLink>;
  /** @param endsAt ISO 8601 @throws Error, as `find` */
  readonly renew: (link: number, endsAt: string) => Promise<PreviewLink>;
  /** @throws Error, as `find` */
  readonly end: (link: number) => Promise<PreviewLink>;
}
