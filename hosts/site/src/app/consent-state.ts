import { siteCookies } from '@boardwright/api-client/contract';

/** What a cookie consent is stored as (specification §4): the choice, the accepted ids, when, and of which text. */
export const consentCookie = siteCookies.consent.name;

export interface ConsentState {
  readonly state: 'all' | 'some' | 'unset';
  /** In one order, each once: the same choice is the same page. */
  readonly accepted: readonly string[];
}

/** Reads the consent cookie: 'all@{time}@{version}' or 'some:{id},{id}@{time}@{version}'. Anything else is unset. */
export function consentState(cookie: string | undefined): ConsentState {
  const [choice = ''] = (cookie ?? '').split('@');
  if (choice === 'all') return { state: 'all', accepted: [] };
  if (choice.startsWith('some:')) {
    const accepted = choice.slice('some:'.length).split(',').filter(Boolean);
    return { state: 'some', accepted: [...new Set(accepted)].toSorted() };
  }
  return { state: 'unset', accepted: [] };
}
