/** What of a board its addresses are made of. */
interface AddressedBoard {
  readonly locale: string;
  readonly defaultLocale: string;
  /** By page kind, in this language. */
  readonly paths: Readonly<Record<string, string>>;
}

/**
 * The address of a page kind on this board, in the current locale (default locale without prefix, §2).
 * @param identifier page kind, as 'p-job-list'; 'p-home' gives the root
 * @param slug child slug, for job details, organisation, article, candidate and landing pages
 */
export function pagePath(board: AddressedBoard, identifier: string, slug?: string): string {
  const prefix = board.locale === board.defaultLocale ? '' : `/${board.locale}`;
  if (identifier === 'p-home') return prefix || '/';
  const path = board.paths[identifier];
  if (path === undefined) return prefix || '/';
  return slug ? `${prefix}/${path}/${encodeURIComponent(slug)}` : `${prefix}/${path}`;
}
