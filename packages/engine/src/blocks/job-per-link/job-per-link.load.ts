import type { jobPerLink, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { resolveLink } from '../../page/links/resolve-link.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { pagePath } from '../../board/board-context.ts';
import { emptySearch, type JobSearch } from '../../search/job-search.ts';
import { searchApiQuery, writeSearchAddress } from '../../search/search-address.ts';
import { iconShape } from '@boardwright/ui/icon-shape';
import type { GridLink } from '@boardwright/ui/link-grid';

export type JobPerLinkSettings = SettingsOf<typeof jobPerLink>;
type StoredSet = JobPerLinkSettings['linkTabs'][number];
type StoredJobLink = StoredSet['links'][number];

export interface LinkSet {
  readonly title: string;
  readonly links: readonly GridLink[];
}

export interface JobPerLinkData {
  readonly sets: readonly LinkSet[];
}

/** Searches counted for one block; links past it go without a number rather than asking without end. */
const mostCounted = 48;

/** Links with their real numbers: the search of each is asked once, for one job, all at the same time. */
export async function loadJobPerLink(
  settings: JobPerLinkSettings,
  context: BlockContext,
): Promise<JobPerLinkData> {
  const declared = settings.layoutType === 'cards' ? settings.cardTabs : settings.linkTabs;
  const visible = declared.map((set) => ({ ...set, links: set.links.slice(0, settings.showCount) }));
  const searches = visible.flatMap(({ links }) =>
    links.filter(({ linkType }) => linkType === 'JOB_LINK').map(searchOf),
  );
  const counts = await countJobs(searches, context);
  const sets = visible.map(({ name, title, links }) => ({
    title: title || name,
    links: links.flatMap((link) => gridLink(link, counts, context) ?? []),
  }));
  return { sets: sets.filter(({ links }) => links.length > 0) };
}

function searchOf({ jobQuery }: StoredJobLink): JobSearch {
  const { search, location_name, distance, segment_ids } = jobQuery;
  return {
    ...emptySearch,
    search: search || undefined,
    location_name: location_name || undefined,
    distance: location_name && distance > 0 ? distance : undefined,
    segment_ids: [...new Set(segment_ids)].sort((a, b) => a - b),
  };
}

/** Jobs per search, by its address. A place nobody knows has no number: the list itself says what it did instead. */
async function countJobs(
  searches: readonly JobSearch[],
  { api, board, signal }: BlockContext,
): Promise<ReadonlyMap<string, number>> {
  const asked = new Map(searches.map((search) => [writeSearchAddress(search), search]));
  const counted = await Promise.all(
    [...asked].slice(0, mostCounted).map(async ([address, search]) => {
      try {
        const query = { ...searchApiQuery(search), limit: 1 };
        const { meta } = await api.jobs.findBoardJobs({ params: { boardId: board.boardId }, query, signal });
        return [address, meta.total] as const;
      } catch (error) {
        if (apiFailure(error)?.code !== 'placeUnknown') throw error;
        return undefined;
      }
    }),
  );
  return new Map(counted.filter((count) => count !== undefined));
}

/** A link as it is drawn; undefined for one that leads nowhere on this board. */
function gridLink(
  link: StoredJobLink,
  counts: ReadonlyMap<string, number>,
  { board }: BlockContext,
): GridLink | undefined {
  const icon = link.iconType ? iconShape(link.iconType) : null;
  if (link.linkType === 'JOB_LINK') {
    const address = writeSearchAddress(searchOf(link));
    const name = link.name || link.jobQuery.search || link.jobQuery.location_name;
    if (!name) return undefined;
    const href = pagePath(board, 'p-job-list') + address;
    return { name, href, newTab: link.targetBlank, icon, count: counts.get(address) };
  }
  const resolved = resolveLink(link, board);
  return resolved && { name: resolved.text, href: resolved.href, newTab: resolved.newTab, icon };
}
