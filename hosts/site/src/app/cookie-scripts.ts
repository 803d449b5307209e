import { choiceOf, mayRun, type AllowedScript, type Consent } from '@boardwright/engine';
import type { SiteView } from './site-view.ts';

type ConsentChosen = Pick<Consent, 'state' | 'accepted'>;

/** The admin's own script text, each of its script elements given the page's nonce. Kept verbatim otherwise. */
export function nonced(scriptText: string, nonce: string): string {
  const text = scriptText.trim();
  if (!text) return '';
  return text.includes('<')
    ? text.replaceAll('<script', `<script nonce="${nonce}"`)
    : `<script nonce="${nonce}">${text}</script>`;
}

/** Scripts that run again at every change of page, as far as they are allowed. */
export function pageChangeScripts(view: SiteView, consent: Consent): readonly AllowedScript[] {
  return view.cookieScripts
    .filter((tab) => tab.execute === 'pageChange' && tab.scriptText !== '' && mayRun(tab, choiceOf(consent)))
    .map(({ id, scriptText, placement }) => ({ id, markup: scriptText, placement }));
}

/** Keys as the tag services give them out; anything else never reaches a script. */
const key = /^[A-Z0-9-]{4,40}$/;

function tagManager(gtm: string, nonce: string): string {
  if (!key.test(gtm)) return '';
  return `<script nonce="${nonce}">window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});</script><script nonce="${nonce}" async src="https://www.googletagmanager.com/gtm.js?id=${gtm}"></script>`;
}

function analytics(ga: string, nonce: string): string {
  if (!key.test(ga)) return '';
  return `<script nonce="${nonce}" async src="https://www.googletagmanager.com/gtag/js?id=${ga}"></script><script nonce="${nonce}">window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${ga}');</script>`;
}

/** Google Consent Mode v2: denied first, whatever follows (decision record on consent). */
function consentMode(consent: ConsentChosen, view: SiteView, nonce: string): string {
  const granted = (type: string): string =>
    consentTabs(view).some((tab) => tab.type === type && mayRun(tab, choiceOf(consent))) ||
    consent.state === 'all'
      ? 'granted'
      : 'denied';
  const ads = granted('marketing');
  return `<script nonce="${nonce}">window.dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})('consent','default',{ad_storage:'${ads}',ad_user_data:'${ads}',ad_personalization:'${ads}',analytics_storage:'${granted('analytics')}'});</script>`;
}

/** What visitors are asked about: the admin's tabs; and statistics, where only the tag services would take them. */
export function consentTabs({ cookieScripts, settings }: SiteView): Consent['tabs'] {
  const tabs = cookieScripts.map(({ id, name, description, type }) => ({ id, name, description, type }));
  const { gtm_key: gtm, ga_key: ga, ga4_key: ga4 } = settings;
  if (!(gtm || ga || ga4) || tabs.some(({ type }) => type === 'analytics')) return tabs;
  return [...tabs, { id: 'tag-services', name: '', description: '', type: 'analytics' }];
}

/** Whether what a visitor does may be counted: their consent covers statistics. */
function coversAnalytics(view: SiteView, consent: ConsentChosen): boolean {
  const choice = choiceOf(consent);
  return (
    consent.state === 'all' ||
    consentTabs(view).some((tab) => tab.type === 'analytics' && mayRun(tab, choice))
  );
}

/** Whether events go to a tag manager: there is one, and the consent covers statistics (specification §9). */
export function isMeasured(view: SiteView, consent: ConsentChosen): boolean {
  return key.test(view.settings.gtm_key) && coversAnalytics(view, consent);
}

/** The tag services' own scripts, as far as the consent covers them; '' for none. */
export function tagMarkup(view: SiteView, consent: ConsentChosen, nonce: string): string {
  const { gtm_key: gtm, ga_key: ga, ga4_key: ga4 } = view.settings;
  if (!(gtm || ga || ga4) || !coversAnalytics(view, consent)) return '';
  return consentMode(consent, view, nonce) + tagManager(gtm, nonce) + analytics(ga4 || ga, nonce);
}

/**
 * The only place where an admin's scripts enter a page. Nothing third-party before consent: the tag manager and the
 * analytics keys are gated like any cookie script.
 */
export function cookieScriptMarkup(
  view: SiteView,
  consent: Consent,
  nonce: string,
): { readonly head: string; readonly body: string } {
  const allowed = view.cookieScripts.filter((tab) => mayRun(tab, choiceOf(consent)));
  const placed = (placement: 'head' | 'body'): string =>
    allowed
      .filter((tab) => tab.placement === placement)
      .map((tab) => nonced(tab.scriptText, nonce))
      .join('');
  return { head: tagMarkup(view, consent, nonce) + placed('head'), body: placed('body') };
}
