import type { PageData } from '../pages/page-data.ts';
import type { AnalyticsEvent } from './events.ts';

// Counting starts with a page that may be counted, and ends with the consent to it.
let measured = false;

/** Whether what happens from now on is counted: a tag manager is set and the visitor's consent covers statistics. */
export function setMeasured(now: boolean): void {
  measured = now;
}

/** Hands an event to the tag manager, if it may have it. What happened before the consent is never told afterwards. */
export function count(event: AnalyticsEvent): void {
  if (!measured) return;
  const { dataLayer = [] } = window as { dataLayer?: unknown[] };
  dataLayer.push(event);
  Object.assign(window, { dataLayer });
}

// The last page of each kind that this document showed, counted or not: what is shown again is nothing new.
const shown = new Map<string, PageData>();

/**
 * Counts what opening a page means (page-events.ts). Give it every page that is shown: what happened before the consent
 * is known then, and stays untold. What works it out is fetched only where something is counted.
 */
export function countPage(page: PageData): void {
  const isFirst = shown.size === 0;
  const before = shown.get(page.identifier);
  shown.set(page.identifier, page);
  setMeasured(page.board.consent.measured === true);
  if (!measured) return;
  for (const event of page.events ?? []) count(event);
  import('./counting.ts')
    .then((counting) => counting.countPage(page, before, isFirst))
    // Policy: statistics that cannot be fetched are missing, and nothing else is.
    .catch(() => undefined);
}
