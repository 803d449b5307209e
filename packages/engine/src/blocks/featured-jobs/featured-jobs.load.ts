import type { JobSummary } from '@boardwright/api-client/contract';
import { sortOfStrategy, type featuredJobs, type SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { sampleJobs } from '../../features/jobs/job/sample-jobs.ts';

export interface FeaturedJobsData {
  readonly jobs: readonly JobSummary[];
  /** How many jobs the board has in all, for the link to the list. */
  readonly total: number;
}

const premiumOf = { premium: '1', normal: '0', both: undefined } as const;

/** The 'Featured jobs query' of specification §7: limit, sort (omitted for featured), one per organisation, premium or not. */
export async function loadFeaturedJobs(
  settings: SettingsOf<typeof featuredJobs>,
  context: BlockContext,
): Promise<FeaturedJobsData> {
  const { api, board, signal } = context;
  const query = {
    limit: settings.showCount,
    sort: settings.sortStrategy === 'featured' ? undefined : sortOfStrategy[settings.sortStrategy],
    scope: settings.groupOrganisations ? ('group_organisations' as const) : undefined,
    premium: premiumOf[settings.premiumType],
  };
  const params = { boardId: board.boardId };
  const [chosen, all] = await Promise.all([
    api.jobs.findJobsByStrategy({ params, query, signal }),
    // The strategy's own total counts what it chose from, not the board.
    api.jobs.findBoardJobs({ params, query: { limit: 1 }, signal }),
  ]);
  const { total } = all.meta;
  return { jobs: [...chosen.data, ...(await sampleJobs(context, total))], total };
}
