import { pagePath, type Board } from '../../board/board-context.ts';

// As manage-jobs-address.ts reads it, which a page of visitors does not load; `isEmployer` chooses the login it asks for.
const newJobQuery = 'menuType=manage-jobs&active-job=new&isEmployer=true';

/**
 * Where one posts a job: the form of who works for a company. Who is not logged in is asked to by the account's page,
 * and comes back to it from there; who is looking for work reads what there is to buy.
 * @returns undefined on a site where nobody can
 */
export function postJobPath(
  board: Pick<Board, 'locale' | 'defaultLocale' | 'paths' | 'visitor'>,
): string | undefined {
  const { paths, visitor } = board;
  if (paths['p-account'] !== undefined && visitor !== 'candidate')
    return `${pagePath(board, 'p-account')}?${newJobQuery}`;
  return paths['p-products'] === undefined ? undefined : pagePath(board, 'p-products');
}
