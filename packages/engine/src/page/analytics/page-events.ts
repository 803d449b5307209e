import type { JobSearch } from '../../search/job-search.ts';
import type { PageData } from '../page-data.ts';
import type { AnalyticsEvent } from '../../board/analytics-events.ts';

/** What is read of the blocks' data; a board's own block of that name may hold anything. */
interface JobSeen {
  readonly job?: { readonly uuid?: unknown; readonly title?: unknown };
}
interface ListSeen {
  readonly own?: JobSearch;
  readonly total?: number;
}

function blockData(page: PageData | undefined, key: string): unknown {
  return page?.blocks.find((block) => block.key === key)?.data;
}

/** Words that may be passed on: an e-mail address or a long number is somebody's. */
function tellable(text: string | undefined): string | undefined {
  return text === undefined || /@|\d{6}/.test(text.replaceAll(/[\s().-]/g, '')) ? undefined : text;
}

function searched({ search, location_name, distance }: JobSearch) {
  return { search, location_name, ...(location_name !== undefined && { distance }) };
}

function narrowed({ segment_ids, salary_min, salary_max, organisation_id, remote }: JobSearch) {
  return { segment_ids, salary_min, salary_max, organisation_id, remote };
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
const nothing: JobSearch = { segment_ids: [], page: 1 };

/**
 * What opening a page means: a job seen, a list searched or narrowed.
 * @param before the last page of its kind; the same job or the same search again is nothing new
 */
export function pageEvents(page: PageData, before?: PageData): readonly AnalyticsEvent[] {
  return [...jobEvents(page, before), ...listEvents(page, before)];
}

function jobEvents(page: PageData, before: PageData | undefined): readonly AnalyticsEvent[] {
  const { job } = (blockData(page, 'job-details') ?? {}) as JobSeen;
  if (page.status !== 200 || typeof job?.uuid !== 'string') return [];
  if (before?.board.path === page.board.path) return [];
  const title = typeof job.title === 'string' ? job.title : undefined;
  return [{ event: 'job_view', job_id: job.uuid, job_title: title }];
}

function listEvents(page: PageData, before: PageData | undefined): readonly AnalyticsEvent[] {
  const { own, total: results = 0 } = (blockData(page, 'job-list') ?? {}) as ListSeen;
  if (!own) return [];
  const last = ((blockData(before, 'job-list') ?? {}) as ListSeen).own ?? nothing;
  const events: AnalyticsEvent[] = [];
  if (!same(searched(own), searched(last)) && !same(searched(own), searched(nothing))) {
    const { search, location_name, distance } = searched(own);
    events.push({
      event: 'search',
      search_term: tellable(search),
      location: tellable(location_name),
      distance,
      results,
    });
  }
  if (!same(narrowed(own), narrowed(last)) && !same(narrowed(own), narrowed(nothing)))
    events.push({ event: 'filter', ...narrowed(own), results });
  return events;
}
