import type { PageData } from '../page-data.ts';
import type { AnalyticsEvent } from '../../board/analytics-events.ts';
import { pageEvents } from './page-events.ts';

/** A document that was loaded again, or come back to, opened nothing new. */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || (entry as PerformanceNavigationTiming).type === 'navigate';
}

type Count = (event: AnalyticsEvent) => void;

let listening = false;

/**
 * Counts what a page means and, from the first on, the links that lead away. Fetched only where something is counted
 * (specification §9 'Analytics events').
 * @param before the last page of this kind that the document showed
 * @param isFirst the page came with the document
 * @param count where an event goes
 */
export function countPage(
  page: PageData,
  before: PageData | undefined,
  isFirst: boolean,
  count: Count,
): void {
  if (!listening) {
    listening = true;
    // Middle clicks and ctrl-clicks follow a link too.
    for (const click of ['click', 'auxclick'])
      addEventListener(click, (event) => countLink(event, count), { capture: true });
  }
  if (isFirst && !isFreshDocument()) return;
  for (const event of pageEvents(page, before)) count(event);
}

function countLink(event: Event, count: Count): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (event as MouseEvent).button > 1) return;
  const url = new URL(link.href, location.href);
  if (url.origin === location.origin || !/^https?:$/.test(url.protocol)) return;
  const job = link.dataset['apply'];
  if (job) count({ event: 'job_apply', job_id: job, method: 'site' });
  count({ event: 'outbound_link', link_domain: url.hostname, link_url: url.origin + url.pathname });
}
