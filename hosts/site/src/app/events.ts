import { siteCookies } from '@boardwright/api-client/contract';
import type { ActionResult, AnalyticsEvent } from '@boardwright/engine';
import type { Session } from './responses.ts';
import { eventsCookie, type CookieChange } from './app-types.ts';
import { eventsTo } from './cookie-scripts.ts';
import type { LoadedPage, PageRequest } from './handle-page.ts';
import { consentState } from './consent-state.ts';

/** A redirect takes no longer (milliseconds). */
const eventsLife = siteCookies.did.life;
/** What a cookie may hold with room to spare. */
const longest = 2000;

function isCounted({ view, consent }: PageRequest): boolean {
  return eventsTo(view, consentState(consent)) !== undefined;
}

/**
 * A form's answer without its event, where nothing is counted: what happens before the consent is reported to nobody.
 */
export function counted(page: PageRequest, result: ActionResult): ActionResult {
  if (!result.ok || !result.event || isCounted(page)) return result;
  const { event: _event, ...rest } = result;
  return rest;
}

/** An event, where it is counted. */
export function countedEvent(page: PageRequest, event: AnalyticsEvent): AnalyticsEvent | undefined {
  return isCounted(page) ? event : undefined;
}

/** A form without scripts leads to another page, which tells what it did. */
export function laterEvents(events: readonly AnalyticsEvent[], now: Date): readonly CookieChange[] {
  const value = JSON.stringify(events);
  if (events.length === 0 || value.length > longest) return [];
  return [{ name: eventsCookie, value, expires: now.getTime() + eventsLife }];
}

/** What the form before this page did; nothing once the consent was taken back. */
export function eventsBefore({ request, page }: Session): readonly AnalyticsEvent[] {
  const value = request.cookies[eventsCookie];
  if (value === undefined || value.length > longest || !isCounted(page)) return [];
  try {
    const events: unknown = JSON.parse(value);
    return Array.isArray(events) ? events.filter(isEvent) : [];
  } catch {
    // A cookie that is none of ours tells nothing.
    return [];
  }
}

function isEvent(value: unknown): value is AnalyticsEvent {
  return typeof value === 'object' && value !== null && 'event' in value;
}

/** Sent once. */
export function expiredEvents({ request }: Session): readonly CookieChange[] {
  return request.cookies[eventsCookie] === undefined ? [] : [{ name: eventsCookie, value: undefined }];
}

export function withEvents(loaded: LoadedPage, events: readonly AnalyticsEvent[]): LoadedPage {
  return events.length === 0 ? loaded : { ...loaded, data: { ...loaded.data, events } };
}
