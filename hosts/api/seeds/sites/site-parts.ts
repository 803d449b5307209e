import type { CookieScript } from '@boardwright/blocks-schema';
import type { DemoBlock, DemoPage } from '../../src/seeding/demo-site.ts';

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

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Terms and privacy of a demo board: short, honest texts that say what this demo does. */
export function legalTexts(name: string): {
  readonly terms: PerLocale<string>;
  readonly privacy: PerLocale<string>;
} {
  return {
    terms: {
      nl: `<h1>Voorwaarden</h1><p>${name} brengt werkzoekenden en werkgevers bij elkaar. Zoeken en solliciteren is gratis. Werkgevers staan in voor wat in hun vacatures staat.</p><h2>Solliciteren</h2><p>Wat je invult gaat naar de werkgever van de vacature en naar niemand anders. Solliciteer met je eigen gegevens en alleen op functies die je zou willen.</p><h2>Vacatures</h2>${list(['Een vacature is echt, actueel en noemt wie de werkgever is.', 'Wie discrimineert of om geld vraagt, verdwijnt van de site.', 'Klopt er iets niet? Meld het, dan kijken we er dezelfde dag naar.'])}`,
      en: `<h1>Terms and conditions</h1><p>${name} brings job seekers and employers together. Searching and applying are free. Employers answer for what their jobs say.</p><h2>Applying</h2><p>What you fill in goes to the employer of the job and to nobody else. Apply with your own details, and only for work you would want.</p><h2>Jobs</h2>${list(['A job is real, current and says who the employer is.', 'Whoever discriminates or asks for money leaves the site.', 'Something wrong? Tell us, and we look at it the same day.'])}`,
      ro: `<h1>Termeni și condiții</h1><p>${name} aduce împreună candidați și angajatori. Căutarea și aplicarea sunt gratuite. Angajatorii răspund de conținutul anunțurilor lor.</p><h2>Aplicarea</h2><p>Datele completate ajung la angajatorul care a publicat jobul și la nimeni altcineva. Aplică cu datele tale și numai la joburi pe care ți le dorești.</p><h2>Anunțuri</h2>${list(['Un anunț este real, actual și arată cine este angajatorul.', 'Cine discriminează sau cere bani dispare de pe site.', 'Ceva nu este în regulă? Spune-ne și verificăm în aceeași zi.'])}`,
    },
    privacy: {
      nl: `<h1>Privacy</h1><p>We bewaren zo weinig mogelijk, zo kort mogelijk.</p><h2>Wat we bewaren</h2>${list(['Je sollicitatie met je bestanden, tot vier weken nadat de vacature is gesloten.', 'Je keuze over cookies, een half jaar.', 'Geen profielen en geen volgcookies zonder jouw toestemming.'])}<h2>Jouw rechten</h2><p>Je kunt je gegevens inzien, laten verbeteren of laten verwijderen. Een bericht is genoeg.</p>`,
      en: `<h1>Privacy</h1><p>We keep as little as possible, for as short as possible.</p><h2>What we keep</h2>${list(['Your application with its files, until four weeks after the job has closed.', 'Your choice about cookies, for half a year.', 'No profiles and no tracking cookies without your consent.'])}<h2>Your rights</h2><p>You can see your data, have it corrected or have it deleted. A message is enough.</p>`,
      ro: `<h1>Confidențialitate</h1><p>Păstrăm cât mai puțin, pentru cât mai scurt timp.</p><h2>Ce păstrăm</h2>${list(['Aplicația ta cu fișierele ei, până la patru săptămâni după închiderea anunțului.', 'Alegerea ta privind modulele cookie, jumătate de an.', 'Fără profiluri și fără cookie-uri de urmărire fără acordul tău.'])}<h2>Drepturile tale</h2><p>Poți să îți vezi datele, să le corectezi sau să le ștergi. Un mesaj este de ajuns.</p>`,
    },
  };
}
