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

/** A page of every other kind that stands by itself (specification §2 'Page kinds and default paths'). */
export const morePages = {
  organisations: { nl: '/company', en: '/en/company', ro: '/ro/company' },
  news: { nl: '/nieuws', en: '/en/news', ro: '/ro/news' },
  searches: { nl: '/vacatures-zoeken', en: '/en/landing-pages', ro: '/ro/landing-pages' },
  candidates: { nl: '/kandidaten', en: '/en/candidate-list', ro: '/ro/candidate-list' },
  products: { nl: '/werkgevers/adverteren', en: '/en/products', ro: '/ro/produse' },
  alert: { nl: '/job-alert', en: '/en/job-alert', ro: '/ro/job-alert' },
  contact: { nl: '/contact', en: '/en/contact', ro: '/ro/contact' },
  login: { nl: '/login', en: '/en/login', ro: '/ro/login' },
  register: { nl: '/register', en: '/en/register', ro: '/ro/register' },
  forgot: { nl: '/wachtwoord-vergeten', en: '/en/forgot-password', ro: '/ro/forgot-password' },
  terms: { nl: '/voorwaarden', en: '/en/terms-and-conditions', ro: '/ro/termeni-si-conditii' },
  privacy: { nl: '/privacy', en: '/en/privacy', ro: '/ro/privacy' },
} as const;
