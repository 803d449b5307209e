import type { BlockHead } from '../../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from '../../../board/board-context.ts';
import type { FoundOrganisations } from './find-organisations.ts';
import { writeOrganisationSearch } from './organisation-search.ts';
import type { FinderKey } from './organisation.messages.ts';

/** Each page has its own address; what was searched, what is empty and what cannot be stay out of search engines. */
export function finderHead(
  found: FoundOrganisations,
  { board, t }: { readonly board: Board; readonly t: Translate<FinderKey> },
): BlockHead {
  const { search } = found;
  return {
    ...(search && { title: t('finder.documentTitle', { search }) }),
    canonical: board.path + writeOrganisationSearch(found),
    keepsQuery: true,
    ...((search || found.organisations.length === 0) && { robots: 'noindex, follow' }),
  };
}
