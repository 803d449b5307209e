import type { FromSchema } from 'json-schema-to-ts';
import { color } from '../parts/color.ts';

/** The ten fonts a site may choose (specification §3). */
export const fontFamilies = [
  'Crimson Pro',
  'EB Garamond',
  'Lato',
  'Merriweather',
  'Montserrat',
  'Open Sans',
  'Poppins',
  'Raleway',
  'Roboto',
  'Ubuntu',
] as const;
export const jobDateFormats = [
  'MM/dd/yyyy',
  'dd/MM/yyyy',
  'MM-dd-yyyy',
  'dd-MM-yyyy',
  'MMM dd yyyy',
  'MMMM dd yyyy',
] as const;

const text = (maxLength: number) => ({ type: 'string', default: '', maxLength }) as const;
/** A key as the service that counts writes it, or none. */
const measuringKey = (written: string) => ({ ...text(40), pattern: `^(${written})?$` }) as const;
const off = { type: 'boolean', default: false } as const;
const on = { type: 'boolean', default: true } as const;

/** What the compiled check of the site settings is asked for by, beside those of blocks. */
export const siteSettingsKey = 'site-settings';

/** Specification §3 'Site settings'. Wire names. Texts are stored per locale, the rest once. */
export const siteSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    site_name: text(120),
    logo: text(2000),
    favicon: text(2000),
    seo_image: text(2000),
    primary_color: { ...color, default: '#00616b' },
    primary_employer_color: { ...color, default: '#8a4423' },
    secondary_color: { ...color, default: '#e6a03a' },
    font_family: { enum: fontFamilies, default: 'Montserrat' },
    /** Rem; 0 is the theme's own width (§3: 0 to 300). */
    contained_max_width: { type: 'integer', minimum: 0, maximum: 300, default: 75 },
    theme: { enum: ['classic'], default: 'classic' },
    show_cookie_bar: on,
    default_images: {
      type: 'object',
      additionalProperties: false,
      default: {},
      properties: { organisation_header: text(2000), organisation_logo: text(2000), article: text(2000) },
    },
    tag_style: { enum: ['tag', 'text'], default: 'tag' },
    anonymize_jobs: off,
    hide_job_dates: off,
    hide_job_description: off,
    /** Whether a job must say what it pays: never asked, asked for while it is written, or published with it only. */
    pay_disclosure: { enum: ['off', 'warn', 'require'], default: 'warn' },
    /** Whether an admin looks at a new company before its first job goes online. */
    companies_approved: { enum: ['off', 'first_job'], default: 'off' },
    /** Whether an admin looks at each job of a company before it goes online. */
    jobs_reviewed: { enum: ['off', 'all'], default: 'off' },
    /** Whether a page with remarks of the checks is published by hand with a warning, or not before they are solved. */
    publish_checks: { enum: ['warn', 'block'], default: 'warn' },
    enable_favourites: on,
    flags_to_text: { type: 'boolean', default: true },
    job_board: { type: 'integer', default: 1 },
    default_user_type: { enum: ['candidate', 'employer'], default: 'candidate' },
    allow_employer: on,
    allow_candidate: on,
    custom_translations: { type: 'object', additionalProperties: true, default: {} },
    supported_languages: { type: 'array', items: { type: 'string' }, minItems: 1, default: ['nl'] },
    default_language: { type: 'string', default: 'nl' },
    job_date_format: { enum: jobDateFormats, default: 'dd-MM-yyyy' },
    site_password_enabled: off,
    gtm_key: measuringKey('GTM-[A-Za-z0-9]+'),
    ga_key: measuringKey('UA-[0-9]+-[0-9]+'),
    ga4_key: measuringKey('G-[A-Za-z0-9]+'),
    verification: text(200),
    /** The Google Ads account that counts what an advertisement led to. */
    ad_account: measuringKey('AW-[0-9]+'),
    /** Whom mails are from; empty: the server's address, else noreply at the site's host. */
    mail_address: {
      ...text(200),
      pattern: '^([^\\s@<>",;]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+)?$',
    },
    copyright_text: text(300),
    favourite_benefits_text: text(2000),
    privacy_text_employer: text(200_000),
    privacy_text_candidate: text(200_000),
    terms_text_employer: text(200_000),
    terms_text_candidate: text(200_000),
    cookie_text_small: text(2000),
    cookie_text_large: text(20_000),
    job_search_anonymous: on,
    /** Distances in miles instead of kilometres (§9). */
    app_use_imperial_system: off,
    app_currency: { type: 'string', pattern: '^[A-Z]{3}$', default: 'EUR' },
    search_countries: {
      type: 'array',
      items: { type: 'string', pattern: '^[A-Z]{2}$' },
      minItems: 1,
      default: ['NL', 'BE'],
    },
    /** Words that mean the same on this board, beside those that every search knows: `kok, chef`, a group per line. */
    search_synonyms: text(40_000),
    /** Jobs that a landing page has at least, or after some days search engines are asked to leave it out. */
    landing_page_jobs: { type: 'integer', minimum: 0, maximum: 100, default: 5 },
    time_zone: { type: 'string', default: 'Europe/Amsterdam' },
    /** Percent of VAT that is asked at home. */
    vat_rate: { type: 'number', minimum: 0, maximum: 50, default: 21 },
    /** Orders of verified companies may be paid later, on an invoice. */
    pay_by_invoice: on,
    /** How much a company may have outstanding on invoice, with VAT, in the site's currency. */
    invoice_limit: { type: 'integer', minimum: 0, maximum: 10_000_000, default: 5000 },
    /** Days within which an invoice is to be paid. */
    invoice_term: { type: 'integer', minimum: 1, maximum: 120, default: 14 },
    /** Credits that a candidate's resume costs (§9). */
    app_credit_price: { type: 'integer', minimum: 0, maximum: 10_000, default: 0 },
    /** Who sells, as invoices name it. */
    invoice_name: text(120),
    invoice_address: text(300),
    invoice_country: { type: 'string', pattern: '^([A-Z]{2})?$', default: '' },
    invoice_vat_number: text(40),
    invoice_registration: text(40),
    invoice_iban: text(40),
  },
} as const;
export type SiteSettings = FromSchema<typeof siteSettingsSchema>;
