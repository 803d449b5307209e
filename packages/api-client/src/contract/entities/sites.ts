import { shape, type ValueOf } from '../shape.ts';

const runSite = {
  type: 'object',
  required: [
    'id',
    'name',
    'status',
    'url',
    'hosts',
    'languages',
    'default_language',
    'live_jobs',
    'is_current',
    'created_at',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    /** Empty for one that nobody has named yet. */
    name: { type: 'string' },
    status: { enum: ['draft', 'active'] },
    /** Its main address; empty where it has none yet. */
    url: { type: 'string' },
    /** The main one first; `waiting` for the record that shows whose it is. */
    hosts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['host', 'state'],
        additionalProperties: false,
        properties: { host: { type: 'string' }, state: { enum: ['main', 'verified', 'waiting'] } },
      },
    },
    languages: { type: 'array', items: { type: 'string' } },
    default_language: { type: 'string' },
    live_jobs: { type: 'integer' },
    /** The site that answered. */
    is_current: { type: 'boolean' },
    created_at: { type: 'string' },
  },
} as const;

/** Fields of work that a site may begin with: each has a look, pages and categories of its own. */
export const siteTemplates = ['care', 'technology', 'local'] as const;
export type SiteTemplate = (typeof siteTemplates)[number];

/** A site of the installation, as who runs it sees it. */
export const runSiteShape = shape(runSite);
export type RunSite = ValueOf<typeof runSiteShape>;

/** A site that was deleted, while it can be put back. */
const deletedSite = {
  type: 'object',
  required: ['id', 'name', 'hosts', 'deleted_at', 'restorable_till', 'days_left', 'reason'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    /** They stay its own as long as it can be put back. */
    hosts: { type: 'array', items: { type: 'string' } },
    deleted_at: { type: 'string' },
    /** From then on it is deleted for good. */
    restorable_till: { type: 'string' },
    /** Until then, the one that has begun counted. */
    days_left: { type: 'integer', minimum: 0 },
    reason: { type: 'string' },
  },
} as const;
export const deletedSiteShape = shape(deletedSite);
export type DeletedSite = ValueOf<typeof deletedSiteShape>;

/** The sites that an admin may enter. */
export const runSites = shape({
  type: 'object',
  required: ['sites', 'runs_all', 'deleted'],
  additionalProperties: false,
  properties: {
    sites: { type: 'array', items: runSite },
    /** Whether the admin is one of all sites, who may start others. */
    runs_all: { type: 'boolean' },
    /** Those that can be put back, the last deleted first; none for an admin of one site. */
    deleted: { type: 'array', items: deletedSite },
  },
});
export type RunSites = ValueOf<typeof runSites>;

/** Where an admin goes to be at another site, logged in: once, and at once. */
export const siteHandover = shape({
  type: 'object',
  required: ['url'],
  additionalProperties: false,
  properties: { url: { type: 'string' } },
});

const count = { type: 'integer', minimum: 0 } as const;

/** What goes with a site, as the dialog that deletes one counts it. */
export const deletedParts = [
  'jobs',
  'companies',
  'people',
  'applications',
  'orders',
  'subscribers',
  'pages',
  'pictures',
  'hosts',
  'admins',
] as const;
export type DeletedPart = (typeof deletedParts)[number];

/** What deleting a site takes along, and what is still open there. */
export const siteDeletion = shape({
  type: 'object',
  required: ['counts', 'open_invoices', 'paid_running', 'payments_open'],
  additionalProperties: false,
  properties: {
    counts: {
      type: 'object',
      required: deletedParts,
      additionalProperties: false,
      properties: {
        jobs: count,
        companies: count,
        people: count,
        applications: count,
        orders: count,
        /** Addresses that get a newsletter or a job alert. */
        subscribers: count,
        pages: count,
        pictures: count,
        hosts: count,
        /** Of this site alone: they can log in nowhere any more. */
        admins: count,
      },
    },
    /** Invoices that are not paid yet. */
    open_invoices: count,
    /** Jobs that are live because somebody paid for it, and slots that run. */
    paid_running: count,
    /** Payments and refunds under way: while there are any the site stays. */
    payments_open: count,
  },
});
export type SiteDeletion = ValueOf<typeof siteDeletion>;

/** Longest reason of a deletion. */
export const siteDeletionReasonLength = 500;
/** What a site is made of, as the preview of its file counts it. */
export const siteParts = [
  'pages',
  'blocks',
  'categories',
  'articles',
  'landing_pages',
  'redirects',
  'products',
  'newsletters',
  'placeholders',
  'mails',
  'scripts',
  'pictures',
] as const;
export type SitePart = (typeof siteParts)[number];

/** What a file of a site would make, before it is made. */
export const siteFilePreview = shape({
  type: 'object',
  required: ['name', 'languages', 'default_language', 'bytes', 'counts', 'unknown_blocks'],
  additionalProperties: false,
  properties: {
    /** As it was called where it comes from. */
    name: { type: 'string' },
    languages: { type: 'array', items: { type: 'string' } },
    default_language: { type: 'string' },
    bytes: count,
    counts: {
      type: 'object',
      required: siteParts,
      additionalProperties: false,
      properties: {
        pages: count,
        blocks: count,
        categories: count,
        articles: count,
        landing_pages: count,
        redirects: count,
        products: count,
        newsletters: count,
        placeholders: count,
        mails: count,
        scripts: count,
        pictures: count,
      },
    },
    /** Blocks of plugins that this server does not have, with how many of each there are. */
    unknown_blocks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['key', 'count'],
        additionalProperties: false,
        properties: { key: { type: 'string' }, count },
      },
    },
  },
});
export type SiteFilePreview = ValueOf<typeof siteFilePreview>;
