import { sortOfStrategy, type featuredOrganisations, type SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import {
  organisationSummary,
  type OrganisationSummary,
} from '../../features/organisations/site/organisation-summary.ts';

export interface FeaturedOrganisationsData {
  readonly organisations: readonly OrganisationSummary[];
}

const premiumOf = { premium: true, normal: false, both: undefined } as const;

/** A few organisations, chosen by the admin's strategy (specification §7 'GET /job-boards/{id}/organisations'). */
export async function loadFeaturedOrganisations(
  { showCount, sortStrategy, premiumType }: SettingsOf<typeof featuredOrganisations>,
  { api, board, signal }: BlockContext,
): Promise<FeaturedOrganisationsData> {
  const { data } = await api.siteContent.findBoardOrganisations({
    params: { id: board.boardId },
    query: {
      limit: showCount,
      sort: sortOfStrategy[sortStrategy],
      // The moment of the request decides the order: another one at each visit.
      seed: sortStrategy === 'random' ? Date.parse(board.now) % 4_294_967_296 : undefined,
      'match[premium]': premiumOf[premiumType],
    },
    signal,
  });
  return { organisations: data.map(organisationSummary) };
}
