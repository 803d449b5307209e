import type { Board } from '../board/board-context.ts';
import { PageMoved } from './page-error.ts';

/**
 * Leads to where something stands that is of another language than its address: it was moved there, or a link names it by
 * the wrong one.
 * @param child its language, and its slug now
 * @param slug as the address has it
 * @returns undefined where the page has no address in that language
 * @throws PageMoved where it has one
 */
export function leadToLanguage(
  { alternates }: Pick<Board, 'alternates'>,
  child: { readonly locale: string; readonly slug: string },
  slug: string,
): undefined {
  const end = `/${encodeURIComponent(slug)}`;
  const path = alternates[child.locale];
  // A page without a path in that language stands in for the front page there.
  if (path?.endsWith(end) !== true) return undefined;
  throw new PageMoved(`${path.slice(0, -end.length)}/${encodeURIComponent(child.slug)}`);
}
