import type { LocalisedText } from '../platform/database/schema.ts';

interface Placed {
  readonly id: number;
  readonly key: string;
  /** By lower-case language. */
  readonly path: LocalisedText;
}

/** Whether visitors would find only one of two pages: they are of one kind of which a site has one, or share a path. */
export const sharesPlace = (page: Placed, other: Placed): boolean =>
  other.id !== page.id &&
  ((page.key !== 'p-generic' && other.key === page.key) ||
    Object.entries(page.path).some(([language, path]) => other.path[language] === path));
