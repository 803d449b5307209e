import type { MediaPicture } from '@boardwright/api-client/contract';
import type { DraftShape } from '../written/draft-shape.ts';
import type { MediaChange } from './media-api.ts';

/** What is said of a picture, as it stands in its form: its name, `alt.nl` and so on, its point as '57 54', and a
 * video's poster by its address. */
export type MediaDraft = Readonly<Record<string, string>>;

export const altField = (language: string): string => `alt.${language}`;

/** @param languages of the site */
export const mediaDraft =
  (languages: readonly string[]) =>
  (picture: MediaPicture | undefined): MediaDraft => ({
    name: picture?.name ?? '',
    focus: picture ? `${picture.focal_x} ${picture.focal_y}` : '50 50',
    poster: picture?.poster_url ?? '',
    ...Object.fromEntries(languages.map((code) => [altField(code), picture?.alt[code] ?? ''])),
  });

/** What of it two admins may have changed. */
export const mediaShape = (languages: readonly string[]): DraftShape<MediaDraft, string> => ({
  fields: ['name', 'focus', 'poster', ...languages.map(altField)],
  isSame: (field, one, other) => (one[field] ?? '').trim() === (other[field] ?? '').trim(),
  withField: (field, draft, other) => ({ ...draft, [field]: other[field] ?? '' }),
});

/** Percent from the left and from the top. */
export function focusOf(draft: MediaDraft): { readonly x: number; readonly y: number } {
  const [x = 50, y = 50] = (draft['focus'] ?? '').split(' ').map(Number);
  return { x, y };
}

export function changeOf(draft: MediaDraft, languages: readonly string[], revision: number): MediaChange {
  const { x, y } = focusOf(draft);
  return {
    name: draft['name'] ?? '',
    alt: Object.fromEntries(languages.map((code) => [code, draft[altField(code)] ?? ''])),
    focal_x: x,
    focal_y: y,
    poster_url: draft['poster'] || null,
    revision,
  };
}
