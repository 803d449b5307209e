import { megabyte, uploads } from '@boardwright/api-client/contract';
import type { ChosenPicture } from './picture-library.tsx';
import { apiFailure } from '@boardwright/engine/api-failure';

/** A picture as settings keep it (blocks-schema parts/image). */
export interface ImageValue {
  readonly src?: string;
  readonly alt?: string;
  /** It was said to need no words. */
  readonly decorative?: boolean;
  readonly focalX?: number;
  readonly focalY?: number;
}

/** The picture with other words: what has words is no decoration. */
export function withAlt({ decorative, ...value }: ImageValue, alt: string): ImageValue {
  return alt === '' && decorative !== undefined ? { ...value, alt, decorative } : { ...value, alt };
}

/** The picture as decoration or not; what is not said is left out. */
export function withDecorative(value: ImageValue, decorative: boolean): ImageValue {
  const { decorative: _, ...rest } = value;
  return decorative ? { ...rest, decorative } : rest;
}

/** Another picture in its place: what was said of decoration was said of the one before. */
export function withSource(value: ImageValue, src: string): ImageValue {
  return { ...withDecorative(value, false), src, focalX: 50, focalY: 50 };
}

/** A picture of the library in its place, with its words, if it has any, and the point that stays in sight. */
export function withChosen(
  value: ImageValue,
  { url, alt, focal_x: focalX, focal_y: focalY }: ChosenPicture,
): ImageValue {
  const next = { ...withSource(value, url), focalX, focalY };
  return alt === '' ? next : withAlt(next, alt);
}

/** Megabytes a picture may have (specification §5). */
export const imageLimit = uploads.sitePicture.megabytes;
export const imageTypes = uploads.sitePicture.types;
const typeNames = 'JPG, PNG, WebP, AVIF, GIF, SVG';

/**
 * Why a picture that was sent is not on the site, as a message of its own where the server's words would say nothing
 * (specification §8); undefined where they are the reason.
 */
export function uploadFailure(error: unknown): 'serverFailed' | 'failed' | undefined {
  const failure = apiFailure(error);
  if (failure && failure.status >= 500) return 'serverFailed';
  return failure?.status === 0 || !(error instanceof Error && error.message) ? 'failed' : undefined;
}

type Refusal =
  | readonly [key: 'fields.image.tooLarge', values: { readonly number: number }]
  | readonly [key: 'fields.image.wrongType', values: { readonly typeNames: string }];

/** Why a picture is not even sent, as a message; undefined when it may be. The server looks again, at what is inside. */
export function refusalOf(file: Pick<File, 'size' | 'type'>): Refusal | undefined {
  if (!(imageTypes as readonly string[]).includes(file.type))
    return ['fields.image.wrongType', { typeNames }];
  if (file.size > imageLimit * megabyte) return ['fields.image.tooLarge', { number: imageLimit }];
  return undefined;
}
