import { pageKindOf } from '@boardwright/blocks-schema';
import type { Board, Visitor } from '../board/board-context.ts';
import { pagePath } from '../board/page-path.ts';
import type { DetailExamples } from './detail-examples.ts';

interface AddressedPage {
  readonly key: string;
  /** By language, lower case. */
  readonly path: Readonly<Record<string, string>>;
}

/** Where a page is seen in a language: a page of details by an example of what it details. */
export function visibleAddress(
  { key, path }: AddressedPage,
  { locale, defaultLocale }: Pick<Board, 'locale' | 'defaultLocale'>,
  examples: DetailExamples = {},
): string {
  const detail = pageKindOf(key)?.detail;
  const board = { locale, defaultLocale, paths: { [key]: path[locale] ?? '' } };
  return pagePath(board, key, detail && examples[detail]);
}

/** What in a canvas's address says which stored article it shows, by its number. */
export const articleInEditor = 'article';
/** What in it says which stored landing page it shows, by its number. */
export const landingPageInEditor = 'landing-page';

/** What the editor's canvas asks for: the page at an address as a visitor sees it. The server asks in the same words. */
export function canvasAddress(address: string, visitor: Visitor): string {
  return `${address}?${new URLSearchParams({ layout: 'editor', ...(visitor !== 'guest' && { visitor }) })}`;
}
