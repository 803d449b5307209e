import { isLocale } from '@boardwright/messages';
import { choiceOf, mayRun, type AllowedScript, type Consent, type EventsTo } from '@boardwright/engine';
import { videoConsent } from '@boardwright/blocks-schema';
import type { SiteView } from './site-view.ts';
import { videoConsentSentence } from './video-consent.messages.ts';

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
  if (gtm === '') return '';
  return `<script nonce="${nonce}">window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});</script><script nonce="${nonce}" async src="https://www.googletagmanager.com/gtm.js?id=${gtm}"></script>`;
}

/** The tag of Analytics and Ads: one script of theirs serves every account, each configured by name. */
function googleTag(accounts: readonly string[], nonce: string): string {
  const [first] = accounts;
  if (first === undefined) return '';
  const configured = accounts.map((account) => `gtag('config','${account}');`).join('');
  return `<script nonce="${nonce}" async src="https://www.googletagmanager.com/gtag/js?id=${first}"></script><script nonce="${nonce}">window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());${configured}</script>`;
}

/** Google Consent Mode v2: denied first, whatever follows (decision record on consent). */
function consentMode(consent: ConsentChosen, view: SiteView, nonce: string): string {
  const granted = (type: TagPurpose): string => (covers(view, consent, type) ? 'granted' : 'denied');
  const ads = granted('marketing');
  return `<script nonce="${nonce}">window.dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})('consent','default',{ad_storage:'${ads}',ad_user_data:'${ads}',ad_personalization:'${ads}',analytics_storage:'${granted('analytics')}'});</script>`;
}

/** What a tag service is for, as visitors are asked about it. */
type TagPurpose = 'analytics' | 'marketing';

/** The tab that asks about the tag services of a purpose, where the admin made none for it. */
const tagTabIds: Readonly<Record<TagPurpose, string>> = {
  analytics: 'tag-services',
  marketing: 'ad-services',
};

/** The site's keys, by what they are for; a key that is none counts for nothing. */
function tagKeys({ settings }: SiteView): {
  readonly gtm: string;
  readonly accounts: Readonly<Record<TagPurpose, string>>;
} {
  const valid = (text: string): string => (key.test(text) ? text : '');
  const analytics = valid(settings.ga4_key) || valid(settings.ga_key);
  return { gtm: valid(settings.gtm_key), accounts: { analytics, marketing: valid(settings.ad_account) } };
}

/** Whether the site has a tag service at all: its script may come into any page, as soon as a visitor allows it. */
export function hasTagService(view: SiteView): boolean {
  const { gtm, accounts } = tagKeys(view);
  return [gtm, accounts.analytics, accounts.marketing].some((name) => name !== '');
}

/** What visitors are asked about: the admin's tabs; and each purpose that only a tag service has. */
export function consentTabs(view: SiteView): Consent['tabs'] {
  const tabs = view.cookieScripts.map(({ id, name, description, type }) => ({ id, name, description, type }));
  const { gtm, accounts } = tagKeys(view);
  const wanted = { analytics: gtm || accounts.analytics, marketing: accounts.marketing };
  const missing = (['analytics', 'marketing'] as const).filter(
    (purpose) => wanted[purpose] && !tabs.some(({ type }) => type === purpose),
  );
  return [
    ...tabs,
    ...missing.map((type) => ({ id: tagTabIds[type], name: '', description: '', type })),
    ...(view.hasLinkedVideos ? [videoTab(view)] : []),
  ];
}

/** What is asked about videos that are elsewhere: at each of them, and here to be taken back. */
function videoTab({ locale }: SiteView): Consent['tabs'][number] {
  const sentence = (name: 'name' | 'about') => videoConsentSentence(isLocale(locale) ? locale : 'en', name);
  return { id: videoConsent, name: sentence('name'), description: sentence('about'), type: 'social' };
}

/** Whether anything is asked before it is needed: a video asks where it stands. */
export function hasConsentBar(view: SiteView): boolean {
  return view.settings.show_cookie_bar && consentTabs(view).some(({ id }) => id !== videoConsent);
}

/** Whether a visitor's consent covers a purpose. */
function covers(view: SiteView, consent: ConsentChosen, purpose: TagPurpose): boolean {
  const choice = choiceOf(consent);
  return (
    consent.state === 'all' || consentTabs(view).some((tab) => tab.type === purpose && mayRun(tab, choice))
  );
}

/** The accounts that Google's tag may report to, as far as the consent covers what each is for. */
function allowedAccounts(view: SiteView, consent: ConsentChosen): readonly string[] {
  const { accounts } = tagKeys(view);
  return (['analytics', 'marketing'] as const)
    .filter((purpose) => covers(view, consent, purpose))
    .map((purpose) => accounts[purpose])
    .filter((account) => account !== '');
}

/**
 * Where events go (specification §9): to the tag manager where there is one, which passes them on as its owner
 * arranged; else straight to the accounts that the consent covers. `undefined`: nothing is counted.
 */
export function eventsTo(view: SiteView, consent: ConsentChosen): EventsTo | undefined {
  if (tagKeys(view).gtm) return covers(view, consent, 'analytics') ? 'tag-manager' : undefined;
  return allowedAccounts(view, consent).length > 0 ? 'accounts' : undefined;
}

/** The tag services' own scripts, as far as the consent covers them; '' for none. */
export function tagMarkup(view: SiteView, consent: ConsentChosen, nonce: string): string {
  const gtm = covers(view, consent, 'analytics') ? tagManager(tagKeys(view).gtm, nonce) : '';
  const tag = googleTag(allowedAccounts(view, consent), nonce);
  return gtm || tag ? consentMode(consent, view, nonce) + gtm + tag : '';
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
