const { host, protocol, port } = new URL(process.env['BOARDWRIGHT_URL'] ?? 'http://localhost');

/** The demo's second site, at a host of its own. */
export const secondSite = `${protocol}//kunstlicht.localhost:${port}`;

/** The first site's own host. */
export const siteHost = host;

export const languages = ['nl', 'en', 'ro'] as const;
export type Language = (typeof languages)[number];

/** Addresses of the first site's pages per language. */
export const pages = {
  home: { nl: '/', en: '/en', ro: '/ro' },
  list: { nl: '/vacatures', en: '/en/job-list', ro: '/ro/locuri-de-munca' },
  job: { nl: '/vacature', en: '/en/jobs', ro: '/ro/loc-de-munca' },
  about: { nl: '/over-ons', en: '/en/about', ro: '/ro/about' },
} as const;
