import { shape, type ValueOf } from '../shape.ts';

const integer = { type: 'integer' } as const;
const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const boolean = { type: 'boolean' } as const;
const perDay = { type: 'array', items: integer } as const;

/** Days that the overview of a board looks back over. */
export const overviewPeriods = [7, 28, 90, 365] as const;

/** What is counted of a board, per day: new jobs, views of jobs, clicks on the way out to an employer's own form, … Revenue is in cents, without VAT. */
export const overviewFigures = [
  'jobs',
  'views',
  'apply_clicks',
  'applications',
  'alerts',
  'registrations',
  'revenue',
] as const;

const beginnings = ['company', 'categories', 'job', 'products', 'legal', 'mail', 'host'] as const;

const jobRow = {
  type: 'object',
  required: ['uuid', 'title', 'company', 'slug', 'views', 'applications', 'till'],
  additionalProperties: false,
  properties: {
    uuid: text,
    title: text,
    company: text,
    slug: text,
    /** Of the period. */
    views: integer,
    applications: integer,
    till: nullableText,
  },
} as const;

/** How a board stands, to its admins: what waits for them, and what happened per day beside the period before. */
export const overview = shape({
  type: 'object',
  required: ['from', 'till', 'live_jobs', 'begun', 'tasks', 'figures', 'most_viewed', 'ending'],
  additionalProperties: false,
  properties: {
    /** The first and the last day of the period, of the site's calendar. The last is yesterday. */
    from: text,
    till: text,
    live_jobs: integer,
    /** What of a new board is there, of what the server alone knows. */
    begun: {
      type: 'object',
      required: beginnings,
      additionalProperties: false,
      properties: {
        /** Who sells is named, with an address. */
        company: boolean,
        categories: boolean,
        job: boolean,
        products: boolean,
        /** Terms and privacy are written, and are no sample any more. */
        legal: boolean,
        /** Mails are delivered, and not only kept. */
        mail: boolean,
        /** It has an address that others than this machine know. */
        host: boolean,
      },
    },
    tasks: {
      type: 'object',
      required: [
        'review',
        'companies',
        'reports',
        'deliveries',
        'mails',
        'invoices',
        'feeds',
        'missing',
        'in_vain',
        'ending',
      ],
      additionalProperties: false,
      properties: {
        /** Jobs to look at before they are published, or because they were changed since; and since when the first waits. */
        review: {
          type: 'object',
          required: ['count', 'since'],
          additionalProperties: false,
          properties: { count: { type: 'integer' }, since: { type: ['string', 'null'] } },
        },
        /** Companies that wait for approval, and since when the first does. */
        companies: {
          type: 'object',
          required: ['count', 'since'],
          additionalProperties: false,
          properties: { count: integer, since: nullableText },
        },
        /** Jobs that were reported and nobody decided about, all reports of them, and when the first came. */
        reports: {
          type: 'object',
          required: ['count', 'reports', 'since'],
          additionalProperties: false,
          properties: { count: integer, reports: integer, since: nullableText },
        },
        /** Applications whose mail to who recruits failed, and when the first of them was sent. */
        deliveries: {
          type: 'object',
          required: ['count', 'since'],
          additionalProperties: false,
          properties: { count: integer, since: nullableText },
        },
        /** Other mails that failed in the last seven days, and when the first of them was to go. */
        mails: {
          type: 'object',
          required: ['count', 'since'],
          additionalProperties: false,
          properties: { count: integer, since: nullableText },
        },
        /** Invoices to be paid, how many of them are late, and what they ask together. */
        invoices: {
          type: 'object',
          required: ['count', 'late', 'cents'],
          additionalProperties: false,
          properties: { count: integer, late: integer, cents: integer },
        },
        /** Feeds whose last run failed, and the name of one. */
        feeds: {
          type: 'object',
          required: ['count', 'name'],
          additionalProperties: false,
          properties: { count: integer, name: nullableText },
        },
        /** Addresses that lead nowhere, and the one asked for most. */
        missing: {
          type: 'object',
          required: ['count', 'path', 'hits'],
          additionalProperties: false,
          properties: { count: integer, path: nullableText, hits: integer },
        },
        /** Searches of visitors that find no jobs, what is searched for most of them, and how often. */
        in_vain: {
          type: 'object',
          required: ['count', 'words', 'searches'],
          additionalProperties: false,
          properties: { count: integer, words: nullableText, searches: integer },
        },
        /** Jobs that end within seven days, and how many of them have fewer than three applications. */
        ending: {
          type: 'object',
          required: ['count', 'few'],
          additionalProperties: false,
          properties: { count: integer, few: integer },
        },
      },
    },
    figures: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'total', 'before', 'days', 'days_before'],
        additionalProperties: false,
        properties: {
          name: { enum: overviewFigures },
          total: integer,
          /** Of as many days before. */
          before: integer,
          /** Of each day of the period, the first one first. */
          days: perDay,
          days_before: perDay,
        },
      },
    },
    most_viewed: { type: 'array', items: jobRow },
    /** Those that end first. */
    ending: { type: 'array', items: jobRow },
  },
});
export type Overview = ValueOf<typeof overview>;
