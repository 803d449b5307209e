import type { PageData } from '../page-data.ts';
import type { EventsTo } from '../../board/board-context.ts';
import type { AnalyticsEvent } from '../../board/analytics-events.ts';

// Counting starts with a page that may be counted, and ends with the consent to it.
let measured: EventsTo | undefined;

/** Where what happens from now on is counted, as far as the visitor's consent covers it; `undefined`: nowhere. */
export function setMeasured(now: EventsTo | undefined): void {
  measured = now;
}

/** A command to Google's tag: it takes `arguments` objects from the data layer, and nothing that only looks like one. */
function command(..._parts: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params -- the tag knows its commands by being `arguments` objects.
  return arguments;
}

/**
 * Hands an event to whoever may have it: as an entry of the tag manager's data layer, or as an event of Google's tag
 * where no tag manager is set. What happened before the consent is never reported afterwards.
 */
export function count(event: AnalyticsEvent): void {
  if (!measured) return;
  const { dataLayer = [] } = window as { dataLayer?: unknown[] };
  const { event: name, ...parameters } = event;
  dataLayer.push(measured === 'tag-manager' ? event : command('event', name, parameters));
  Object.assign(window, { dataLayer });
}

// The last page of each kind that this document showed, counted or not: what is shown again is nothing new.
const countedPages = new Map<string, PageData>();

/**
 * Counts what opening a page means (page-events.ts). Give it every page that is shown: what happened before the consent
 * is known then, and stays untold. What works it out is fetched only where something is counted.
 */
export function countPage(page: PageData): void {
  const isFirst = countedPages.size === 0;
  const before = countedPages.get(page.identifier);
  countedPages.set(page.identifier, page);
  setMeasured(page.board.consent.measured);
  if (!measured) return;
  for (const event of page.events ?? []) count(event);
  import('./counting.ts')
    .then((counting) => counting.countPage(page, before, isFirst, count))
    // Policy: statistics that cannot be fetched are missing, and nothing else is.
    .catch(() => undefined);
}
