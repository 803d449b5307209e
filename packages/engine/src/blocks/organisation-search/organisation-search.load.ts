import type { organisationSearch, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import {
  findOrganisations,
  type FoundOrganisations,
} from '../../features/organisations/site/find-organisations.ts';

export interface OrganisationSearchData {
  /** Left out on the page of one organisation: there the visitor has found it. */
  readonly found?: FoundOrganisations | undefined;
  /** The page of organisations without one of them: this is what it is about. */
  readonly leading: boolean;
}

/** A page of the board's organisations (specification §2 'organisation search'). */
export async function loadOrganisationSearch(
  { perPage }: SettingsOf<typeof organisationSearch>,
  context: BlockContext,
): Promise<OrganisationSearchData> {
  const leading = context.identifier === 'p-organisation';
  if (leading && context.childSlug) return { leading: false };
  return { leading, found: await findOrganisations(perPage, context) };
}
