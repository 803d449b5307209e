import type { BlockHead } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import { finderHead } from '../../features/organisations/site/finder-head.ts';
import type { Board } from '../../board/board-context.ts';
import type { OrganisationSearchData } from './organisation-search.load.ts';
import type { OrganisationSearchKey } from './organisation-search.messages.ts';

export function organisationSearchHead(
  { found }: OrganisationSearchData,
  context: { readonly board: Board; readonly t: Translate<OrganisationSearchKey> },
): BlockHead {
  return found ? finderHead(found, context) : {};
}
