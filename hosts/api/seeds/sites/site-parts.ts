import type { CookieScript } from '@boardwright/blocks-schema';
import type { DemoBlock, DemoPage } from '../../src/seeding/demo-site.ts';
import { legalHtml, type LegalDocument, type LegalParty } from './legal/legal-document.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';

/** One value per language of a site. */
export type PerLocale<Value> = Readonly<Record<string, Value>>;

/** A block whose settings are the same in every language. */
export function everywhere(key: string, locales: readonly string[], settings: object): DemoBlock {
  return { key, settings: Object.fromEntries(locales.map((locale) => [locale, settings])) };
}

/** The site's navbar and footer, shared by all its pages, around a page's own blocks. */
export function framed(...blocks: readonly DemoBlock[]): readonly DemoBlock[] {
  return [
    { key: 'navbar', isGlobal: 'navbar', settings: {} },
    ...blocks,
    { key: 'footer', isGlobal: 'footer', settings: {} },
  ];
}

/** Links of a column: a text and where it leads. */
export function links(...entries: readonly (readonly [name: string, address: string])[]): object[] {
  return entries.map(([name, address]) =>
    address.startsWith('p-')
      ? { name, linkType: 'APP_LINK', pageId: address }
      : { name, linkType: 'CUSTOM_LINK', link: address },
  );
}

/**
 * Where one posts a job: an employer's form. Who is not logged in is asked to first, and comes back to it.
 * @param prefix of a language that is not the site's own, as '/en'
 */
export const postJobAddress = (prefix = ''): string =>
  `${prefix}/my-account?menuType=manage-jobs&active-job=new&isEmployer=true`;

/** A demo board's menu for guests; links to pages the site has not got draw nothing. */
export function navbarLinks(employers: string): { readonly guestLinks: readonly object[] } {
  const button = (pageId: string, buttonType: string) => ({
    name: '',
    linkType: 'APP_LINK',
    pageId,
    isButton: true,
    buttonType,
  });
  return {
    guestLinks: [
      ...links(['', 'p-job-list'], ['', 'p-about'], ['', 'p-candidate-list'], [employers, 'p-generic']),
      button('p-login', 'primary'),
      button('p-register', 'secondary'),
    ],
  };
}

/** Searches around some places, on a job list's address. */
export function placeLinks(list: string, places: readonly string[]): object[] {
  return links(
    ...places.map(
      (place) => [place, `${list}?location_name=${encodeURIComponent(place)}&distance=25`] as const,
    ),
  );
}

/** A column of a footer. */
export function column(title: string, entries: object[]): object {
  return { name: title, title, contentType: 'links', links: entries };
}

export const social: object[] = [
  { name: 'LinkedIn', linkType: 'SOCIAL_LINK', socialType: 'LINKED_IN', link: 'https://www.linkedin.com/' },
  { name: 'Instagram', linkType: 'SOCIAL_LINK', socialType: 'INSTAGRAM', link: 'https://www.instagram.com/' },
  { name: 'Facebook', linkType: 'SOCIAL_LINK', socialType: 'FACEBOOK', link: 'https://www.facebook.com/' },
];

export function textPage(key: DemoPage['key'], label: PerLocale<string>, html: PerLocale<string>): DemoPage {
  return {
    key,
    path: {},
    settings: Object.fromEntries(
      Object.entries(label).map(([locale, text]) => [locale, { page_label: text, page_title: text }]),
    ),
    blocks: framed({
      key: 'html',
      settings: Object.fromEntries(Object.entries(html).map(([locale, text]) => [locale, { html: text }])),
    }),
  };
}

/** Cookie tabs of the demo, named by their type in each language; the scripts only say in the console that they ran. */
export const demoCookieScripts: readonly CookieScript[] = [
  {
    id: 'necessary',
    name: '',
    description: '',
    type: 'mandatory',
    scriptText: '',
    placement: 'head',
    execute: 'initialLoad',
  },
  {
    id: 'statistics',
    name: '',
    description: '',
    type: 'analytics',
    scriptText: "<script>console.info('statistics may run')</script>",
    placement: 'head',
    execute: 'initialLoad',
  },
  {
    id: 'marketing',
    name: '',
    description: '',
    type: 'marketing',
    scriptText: "<script>console.info('marketing may run')</script>",
    placement: 'body',
    execute: 'initialLoad',
  },
];

/** Terms and privacy of a demo board: examples that say what the product does, marked as such. */
export function legalTexts(party: LegalParty): {
  readonly terms: PerLocale<string>;
  readonly privacy: PerLocale<string>;
} {
  const written = (documents: Readonly<Record<'nl' | 'en' | 'ro', LegalDocument>>): PerLocale<string> =>
    Object.fromEntries(
      Object.entries(documents).map(([locale, document]) => [locale, legalHtml(document, party)]),
    );
  return { terms: written(terms), privacy: written(privacy) };
}
