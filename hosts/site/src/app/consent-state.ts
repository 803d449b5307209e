import { siteCookies } from '@boardwright/api-client/contract';

/** What a cookie consent is stored as (specification §4): the choice, the accepted ids, when, and of which text. */
export const consentCookie = siteCookies.consent.name;

export interface ConsentState {
  readonly state: 'all' | 'some' | 'unset';
  /**
   * In one order, each once: the same choice is the same page. Also while it is unset: what was agreed to where it was
   * asked, before the bar was answered.
   */
  readonly accepted: readonly string[];
}

/**
 * Reads the consent cookie: 'all@{time}@{version}', 'some:{id},{id}@{time}@{version}', or 'unset:{id}@{time}@{version}'.
 * Anything else is unset.
 */
export function consentState(cookie: string | undefined): ConsentState {
  const [choice = ''] = (cookie ?? '').split('@');
  if (choice === 'all') return { state: 'all', accepted: [] };
  const [, state, ids = ''] = /^(some|unset):(.*)$/.exec(choice) ?? [];
  if (state !== undefined) {
    const accepted = ids.split(',').filter(Boolean);
    return { state: state as 'some' | 'unset', accepted: [...new Set(accepted)].toSorted() };
  }
  return { state: 'unset', accepted: [] };
}
