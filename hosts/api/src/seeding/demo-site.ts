import type { CookieScript, PageIdentifier, PageSettings, SiteSettings } from '@boardwright/blocks-schema';

/** A block of a demo page: its settings without the wire prefix, in each language of the site. */
export interface DemoBlock {
  readonly key: string;
  /**
   * The name under which pages of this site share one global block. The first block of the name defines it; later ones
   * only say where it stands.
   */
  readonly isGlobal?: string;
  /** What differs from the block's defaults. */
  readonly settings: Readonly<Record<string, object>>;
  readonly customStyles?: string;
}

export interface DemoPage {
  /** The page kind's identifier, as 'p-job-list'; its default paths hold where `path` names none. */
  readonly key: PageIdentifier;
  /** Path per locale. */
  readonly path: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, Partial<PageSettings>>>;
  readonly blocks: readonly DemoBlock[];
}

/** A whole demo site: what `seeds/sites/` exports and {@link insertSite} writes. */
export interface DemoSite {
  readonly id: number;
  readonly status: 'draft' | 'active';
  readonly name: string;
  /** Host names without port, the site's own first. */
  readonly hosts: readonly string[];
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly board: {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    /** Path of a job's page in the default locale; `{slug}` is filled in. */
    readonly jobPath: string;
    readonly email?: string;
    readonly newsletters?: readonly {
      readonly id: number;
      readonly names: Readonly<Record<string, string>>;
    }[];
  };
  /** Settings that are the same in every language. */
  readonly settings: Partial<SiteSettings>;
  /** Settings that are texts, per locale. */
  readonly texts: Readonly<Record<string, Partial<SiteSettings>>>;
  readonly cookieScripts: readonly CookieScript[];
  readonly pages: readonly DemoPage[];
}
