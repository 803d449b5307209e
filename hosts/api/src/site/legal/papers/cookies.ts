import type { SiteCookie } from '@boardwright/api-client/contract';
import { siteCookies } from '@boardwright/api-client/contract';
import { translate } from '@boardwright/messages';
import { cookiesMessages } from './cookies.messages.ts';
import { given, type Paper, type PaperSource, type Point } from './paper.ts';

/** The cookie statement: what the site sets by itself, and what waits for consent. */
export function cookiesPaper({ locale, facts, answers, times }: PaperSource): Paper {
  const t = translate(cookiesMessages, locale, { site: facts.site, email: answers.contact_email });
  const own = (cookie: SiteCookie, isSet: boolean): Point | undefined =>
    isSet ? { label: siteCookies[cookie].name, text: t(cookie, { time: times[cookie] }) } : undefined;
  const logsIn = facts.purposes.has('accounts') || facts.purposes.has('companies');
  const measures = facts.purposes.has('measuring');
  const asked: readonly Point[] = [
    ...facts.scripts.map(({ name, description, type }) => {
      const text = given(name !== '' && t(`type.${type}`), description).join(': ');
      // One without a name is called by its kind, as in the dialog in which visitors choose.
      return text === '' ? { text: t(`type.${type}`) } : { label: name || t(`type.${type}`), text };
    }),
    ...given(own('did', measures), measures && { label: 'Google', text: t('google') }),
  ];
  return {
    title: t('title'),
    intro: t('intro'),
    sections: [
      {
        heading: t('needed'),
        paragraphs: [t('neededText')],
        points: given(
          own('auth', logsIn),
          own('device', logsIn),
          own('consent', facts.asks),
          own('intent', facts.hasFavourites),
        ),
      },
      {
        heading: t('asked'),
        paragraphs: [asked.length > 0 ? t('askedText') : t('noneAsked')],
        points: asked,
      },
      {
        heading: t('change'),
        paragraphs: given(
          t(facts.asks ? 'changeText' : 'changeBrowser'),
          answers.contact_email && t('questions'),
        ),
      },
    ],
  };
}
