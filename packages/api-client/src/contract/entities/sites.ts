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

/** A site of the installation, as who runs it sees it. */
export const runSiteShape = shape(runSite);
export type RunSite = ValueOf<typeof runSiteShape>;

/** The sites that an admin may enter. */
export const runSites = shape({
  type: 'object',
  required: ['sites', 'runs_all'],
  additionalProperties: false,
  properties: {
    sites: { type: 'array', items: runSite },
    /** Whether the admin is one of all sites, who may start others. */
    runs_all: { type: 'boolean' },
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
