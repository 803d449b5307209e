import { siteCookies } from '@boardwright/api-client/contract';
import { choiceOf, internalPath, mayRun, type AllowedScript } from '@boardwright/engine';
import { eventsTo, tagMarkup } from './cookie-scripts.ts';
import type { AppResponse, AppRequest } from './app-types.ts';
import { consentCookie, consentState, type ConsentState } from './consent-state.ts';
import { readForm } from './read-form.ts';
import type { SiteView } from './site-view.ts';

const consentLife = siteCookies.consent.life;
const tabId = /^[a-z0-9-]{1,40}$/;

/** What a form says, as the cookie has it. */
function choiceIn(chosen: string, accepted: readonly string[], before: ConsentState): string {
  if (chosen === 'all' || (chosen === 'add' && before.state === 'all')) return 'all';
  if (chosen === 'add') return `${before.state}:${[...new Set([...before.accepted, ...accepted])].join(',')}`;
  return `some:${chosen === 'some' ? accepted.join(',') : ''}`;
}

/**
 * The cookie form's answer (specification §4 'Cookie consent'): `choice` is all, none or some with `accept` ids, or add,
 * which agrees to these as well and leaves the rest as it was, also unanswered.
 * Stored with its time and the version of the text it answered; a page's script gets the scripts that may run now, a form goes back to where it was sent from.
 */
export async function respondToConsent(request: AppRequest, view: SiteView, now: Date): Promise<AppResponse> {
  const form = await readForm(request);
  const accepted = form
    .getAll('accept')
    .map(String)
    .filter((id) => tabId.test(id));
  const choice = choiceIn(String(form.get('choice')), accepted, consentState(request.cookies[consentCookie]));
  const cookie = {
    name: consentCookie,
    value: `${choice}@${now.toISOString()}@${view.site.version}`,
    expires: now.getTime() + consentLife,
  };
  const back = internalPath(String(form.get('next') ?? '')) ?? '/';
  if (!request.wantsData)
    return { status: 303, headers: { location: back }, cookies: [cookie], body: '', cacheable: false };
  const consent = consentState(choice);
  const scripts: AllowedScript[] = view.cookieScripts
    .filter((tab) => mayRun(tab, choiceOf(consent)) && tab.scriptText !== '')
    .map(({ id, scriptText, placement }) => ({ id, markup: scriptText, placement }));
  const answer = { scripts, tags: tagMarkup(view, consent, ''), measured: eventsTo(view, consent) };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 200, headers, cookies: [cookie], body: JSON.stringify(answer), cacheable: false };
}
