import type { SiteSettings } from '../../packages/blocks-schema/src/index.ts';
import type { RunningBoard } from './running-board.ts';

/** What somebody gets of a setting: an answer that says something once it is set, or no longer says it. */
interface Effect {
  readonly to: unknown;
  /** What is set with it, and taken away with it. */
  readonly beside?: Readonly<Record<string, unknown>>;
  readonly answer: (board: RunningBoard) => Promise<string>;
  readonly contains?: string | RegExp;
  readonly hides?: string | RegExp;
}

/** Proved elsewhere, by a test that names it: what it changes is read with means that are only there. */
interface Elsewhere {
  readonly provedBy: string;
}

/** There is one value to choose, so nothing to see; a second one makes this wrong. */
interface OnlyOne {
  readonly only: unknown;
}
export type Proof = Effect | Elsewhere | OnlyOne;

const at = (path: string, cookies?: string) => (board: RunningBoard) => board.page(path, cookies);
const api = (path: string, as?: 'employer') => (board: RunningBoard) => board.api(path, as);
const list = '/vacatures?sort=-from';
/** As a visitor who allowed every cookie. */
const measured = at('/', `consent=all@${Date.now()}@1`);
/** A job whose intro does not begin its text. */
const introduced = at('/vacature/wijkverpleegkundige-niveau-6-winsum');
const invoiceTest = { provedBy: 'hosts/api/src/shop/seller-settings.test.ts' };
const jobs = 'job-boards/1/jobs?limit=1';

/** What the favourite button says to a guest. */
async function favourite(board: RunningBoard): Promise<string> {
  const [, uuid = ''] = /"uuid":"([^"]+)"/.exec(await board.api(jobs)) ?? [];
  return board.form('/favourite', { job: uuid, keep: '1', next: '/' });
}

/** An order on invoice, as who placed it gets it. */
const onInvoice = (board: RunningBoard) =>
  board.api('orders/product/6', 'employer', {
    payment_type_id: 1,
    idempotency_key: crypto.randomUUID(),
    address: { address_line_1: 'Kade 1', postal_code: '9951 CE', city: 'Winsum', country_code: 'NL' },
  });

/** How many days lie between an order and the day it is to be paid. */
async function term(board: RunningBoard): Promise<string> {
  const answer = await onInvoice(board);
  const [, due = ''] = /"due_at":"([^"]+)"/.exec(answer) ?? [];
  return `${Math.floor((Date.parse(due) - Date.now()) / 86_400_000)} days`;
}

/** A day of the site's calendar, as the moment it begins. */
const firstOfMarch = (board: RunningBoard) =>
  board.api('jobs/draft', 'employer', { title: 'In maart', from: '2027-03-01' });

const draftWithoutPay = (board: RunningBoard) =>
  board.api('jobs/draft', 'employer', { title: 'Zonder loon' });

const newCompany = (board: RunningBoard) => board.api('client', 'employer', { name: 'Nieuw Bedrijf' });

/** What each setting of a site does for who visits it or calls its API. */
export const settingEffects: Readonly<
  Record<keyof SiteSettings, Proof | Readonly<Record<string, Effect | Elsewhere>>>
> = {
  site_name: { to: 'Kustwerk', answer: at('/'), contains: '· Kustwerk</title>' },
  logo: { to: '/uploads/mark.svg', answer: at('/'), contains: 'src="/uploads/mark.svg"' },
  favicon: {
    to: '/uploads/icon.png',
    answer: at('/'),
    contains: '<link rel="icon" href="/uploads/icon.png">',
  },
  seo_image: {
    to: '/uploads/seo.png',
    answer: at('/'),
    contains: /property="og:image" content="[^"]*\/seo\.png"/,
  },
  primary_color: { to: '#7a1fa2', answer: at('/'), contains: '--brand-primary:#7a1fa2' },
  primary_employer_color: { to: '#12344d', answer: at('/'), contains: '--brand-primary-employer:#12344d' },
  secondary_color: { to: '#d81b60', answer: at('/'), contains: '--brand-secondary:#d81b60' },
  font_family: { to: 'Lato', answer: at('/'), contains: /@font-face[^}]*Lato/ },
  contained_max_width: { to: 61, answer: at('/'), contains: '--brand-container:61rem' },
  theme: { only: 'classic' },
  show_cookie_bar: { to: false, answer: at('/'), hides: 'aria-labelledby="cookie-title"' },
  default_images: {
    organisation_header: {
      to: { organisation_header: '/uploads/head.png' },
      answer: at('/company'),
      contains: '"/uploads/head.png"',
    },
    organisation_logo: {
      to: { organisation_logo: '/uploads/mark.png' },
      answer: at('/vacatures?limit=50'),
      contains: '"/uploads/mark.png"',
    },
    // Every article of the demo has a picture of its own.
    article: { provedBy: 'packages/engine/src/page/pictures/cover.test.tsx' },
  },
  tag_style: { to: 'text', answer: at(list), contains: 'class="tag-module_tags tag-module_words' },
  anonymize_jobs: { to: true, answer: api(jobs), hides: /"organisation_name":"[^"]/ },
  hide_job_dates: { to: true, answer: at(list), hides: '<time' },
  hide_job_description: { to: true, answer: introduced, hides: 'class="job-module_lead"' },
  pay_disclosure: { to: 'require', answer: draftWithoutPay, contains: '"salary_min"]' },
  companies_approved: { to: 'first_job', answer: newCompany, contains: '"state":"waiting"' },
  jobs_reviewed: { provedBy: 'hosts/api/src/jobs/admin/review-jobs.test.ts' },
  publish_checks: { provedBy: 'packages/editor/src/publish-dialogs/publishing.test.tsx' },
  enable_favourites: { to: false, answer: at(list), hides: 'action="/favourite"' },
  flags_to_text: { to: false, answer: at('/'), contains: '<svg class="flag-module_flag"' },
  job_board: {
    to: 2,
    answer: api('configuration'),
    contains: '"job_board_builder_site_id":18,"job_board_id":2',
  },
  default_user_type: {
    to: 'employer',
    answer: at('/register'),
    contains: 'aria-current="page" href="/register?isEmployer=true"',
  },
  allow_employer: { to: false, answer: at('/login'), hides: 'data-visitor="employer"' },
  allow_candidate: { to: false, answer: at('/login'), hides: 'data-visitor="candidate"' },
  custom_translations: {
    to: { nl: { jobList: { alert: { title: 'Fluit me' } } } },
    answer: at(list),
    contains: 'Fluit me',
  },
  supported_languages: { to: ['nl', 'ro'], answer: at('/'), hides: 'hreflang="en"' },
  default_language: { to: 'en', answer: at('/'), contains: '<html lang="en"' },
  job_date_format: { to: 'MM/dd/yyyy', answer: at(list), contains: /title="\d\d\/\d\d\/\d{4}"/ },
  site_password_enabled: {
    to: true,
    beside: { password: 'open-sesam' },
    answer: at('/'),
    contains: 'type="password"',
  },
  gtm_key: { to: 'GTM-ABC123', answer: measured, contains: 'gtm.js?id=GTM-ABC123' },
  ga_key: { to: 'UA-12-3', answer: measured, contains: "gtag('config','UA-12-3')" },
  ga4_key: { to: 'G-ABC123', answer: measured, contains: "gtag('config','G-ABC123')" },
  ad_account: { to: 'AW-1234', answer: measured, contains: "gtag('config','AW-1234')" },
  verification: { to: 'wad123', answer: at('/'), contains: 'google-site-verification" content="wad123"' },
  mail_address: { to: 'post@kust.test', answer: (board) => board.mail(), contains: '&lt;post@kust.test&gt;' },
  copyright_text: { to: 'Kust BV', answer: at('/'), contains: 'Kust BV' },
  favourite_benefits_text: { to: 'Ook op je telefoon', answer: favourite, contains: 'Ook op je telefoon' },
  privacy_text_employer: {
    to: '<p>Zaken</p>',
    answer: at('/register?isEmployer=true'),
    contains: '<p>Zaken</p>',
  },
  privacy_text_candidate: { to: '<p>Werk</p>', answer: at('/register'), contains: '<p>Werk</p>' },
  terms_text_employer: {
    to: '<p>Regels</p>',
    answer: at('/register?isEmployer=true'),
    contains: '<p>Regels</p>',
  },
  terms_text_candidate: { to: '<p>Afspraak</p>', answer: at('/register'), contains: '<p>Afspraak</p>' },
  cookie_text_small: { to: 'Kleine koek', answer: at('/'), contains: 'Kleine koek' },
  cookie_text_large: { to: 'Grote koek', answer: at('/'), contains: 'Grote koek' },
  job_search_anonymous: { to: false, answer: at(list), contains: 'Log in om vacatures te zoeken' },
  app_use_imperial_system: { to: true, answer: at(list), contains: '10\u{a0}mi' },
  app_currency: { to: 'RON', answer: at(list), contains: 'lei\u{a0}' },
  search_countries: { to: ['RO'], answer: api('geo/locations?location=Cluj'), contains: 'Cluj-Napoca' },
  search_synonyms: {
    to: 'kok, kombuismaat',
    answer: api(`${jobs}&search=kombuismaat`),
    contains: /"total":[1-9]/,
  },
  landing_page_jobs: { provedBy: 'hosts/api/src/site/landing-pages/landing-pages.test.ts' },
  time_zone: { to: 'Pacific/Kiritimati', answer: firstOfMarch, contains: '"from":"2027-02-28T10:00' },
  vat_rate: { to: 9, answer: api('products/6/quote'), contains: '"vat_rate":9' },
  pay_by_invoice: { to: false, answer: api('payment-types'), hides: '"third_party":null' },
  invoice_limit: {
    to: 3,
    answer: api('payment-types?product_id=6', 'employer'),
    contains: 'invoiceLimitReached',
  },
  invoice_term: { to: 77, answer: term, contains: '77 days' },
  app_credit_price: { to: 7, answer: api('configuration'), contains: '"app_credit_price":7' },
  invoice_country: { to: 'BE', answer: api('products/6/quote'), contains: '"country_code":"BE"' },
  invoice_name: invoiceTest,
  invoice_address: invoiceTest,
  invoice_vat_number: invoiceTest,
  invoice_registration: invoiceTest,
  invoice_iban: invoiceTest,
};
