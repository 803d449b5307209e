import { defineEndpoint } from '../define-endpoint.ts';
import {
  deletedFeed,
  feed,
  feedActions,
  feedInspection,
  feedMappingSchema,
  feedRun,
  feedRunItem,
  feedSchedules,
} from '../entities/feed.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

const roles = ['employer', 'admin'] as const;
const address = { type: 'string', maxLength: 2000 } as const;

const form = {
  name: { type: 'string', maxLength: 200 },
  address,
  mapping: feedMappingSchema,
  /** The company of items that name none. */
  company: { type: ['string', 'null'], maxLength: 200 },
  schedule: { enum: feedSchedules },
  /** 'HH:MM' on the site's clock, of a daily or weekly feed. */
  time_of_day: { type: 'string', maxLength: 20 },
  /** Of a weekly feed: 1 is Monday. */
  weekday: { type: 'integer', minimum: 1, maximum: 7 },
  active: { type: 'boolean' },
} as const;

export const findFeeds = defineEndpoint({
  method: 'GET',
  path: '/feeds',
  roles,
  area: 'jobs',
  summary: "The company's feeds; for an admin those of the board, its own first.",
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(feed),
});

export const readFeed = defineEndpoint({
  method: 'GET',
  path: '/feeds/{id:int}',
  roles,
  area: 'jobs',
  summary: 'One feed.',
  reply: one(feed),
  errors: ['notFound'],
});

export const createFeed = defineEndpoint({
  method: 'POST',
  path: '/feeds',
  roles,
  area: 'jobs',
  summary: 'Adds a feed: of the company, or by an admin of the board itself. It is read at its next moment.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['name', 'address', 'schedule'],
    additionalProperties: false,
    properties: form,
  },
  status: 201,
  reply: one(feed),
  errors: ['validation', 'tooManyFeeds', 'tooManyRequests'],
});

export const saveFeed = defineEndpoint({
  method: 'PUT',
  path: '/feeds/{id:int}',
  roles,
  area: 'jobs',
  summary: 'Changes a feed, or pauses it; what is left out stays.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { ...form, revision: { type: 'integer', minimum: 0, maximum: 2_147_483_647 } },
  },
  reply: one(feed),
  errors: ['notFound', 'validation', 'conflict'],
});

export const allowFeed = defineEndpoint({
  method: 'PUT',
  path: '/feeds/{id:int}/allowed',
  roles: ['admin'],
  area: 'jobs',
  overwrites: 'One of two choices, which the list shows: nothing that was typed is lost.',
  summary: "Lets a company's feed bring jobs to a board that sells postings, or not any more.",
  body: {
    type: 'object',
    required: ['allowed'],
    additionalProperties: false,
    properties: { allowed: { type: 'boolean' } },
  },
  reply: one(feed),
  errors: ['notFound'],
});

export const deleteFeed = defineEndpoint({
  method: 'DELETE',
  path: '/feeds/{id:int}',
  roles,
  area: 'jobs',
  summary:
    'Deletes a feed; for 30 days an admin of the board can restore it. Its jobs stay until their end, or end now.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { jobs: { enum: ['keep', 'end'], default: 'keep' } },
  },
  errors: ['notFound'],
});

const findDeletedFeeds = defineEndpoint({
  method: 'GET',
  path: '/feeds/deleted',
  roles: ['admin'],
  area: 'jobs',
  summary: 'The feeds of the board and its companies that were deleted in the last 30 days, the last first.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(deletedFeed),
});

const restoreFeed = defineEndpoint({
  method: 'POST',
  path: '/feeds/{id:int}/restore',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Restores a feed that was deleted in the last 30 days, as it was; one that is there stays as it is. It is read at its next moment.',
  reply: one(feed),
  errors: ['notFound', 'feedAddedAgain', 'tooManyFeeds'],
});

export const inspectFeed = defineEndpoint({
  method: 'POST',
  path: '/feeds/inspect',
  roles,
  area: 'jobs',
  summary: 'Reads the beginning of a feed and says how it is built; nothing is kept.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['address'],
    additionalProperties: false,
    properties: { address, mapping: feedMappingSchema, company: form.company },
  },
  reply: one(feedInspection),
  errors: ['validation', 'tooManyRequests'],
});

export const runFeed = defineEndpoint({
  method: 'POST',
  path: '/feeds/{id:int}/runs',
  roles,
  area: 'jobs',
  summary:
    'Reads a feed soon: for good, or to see what that would do. One that waits already is not doubled.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['kind'],
    additionalProperties: false,
    properties: {
      kind: { enum: ['hand', 'dry'] },
      /** Goes on although more than half of the feed's jobs are gone. */
      allow_shrinking: { type: 'boolean', default: false },
    },
  },
  status: 202,
  reply: one(feedRun),
  errors: ['notFound', 'feedNotAllowed', 'tooManyRequests'],
});

export const findFeedRuns = defineEndpoint({
  method: 'GET',
  path: '/feeds/{id:int}/runs',
  roles,
  area: 'jobs',
  summary: 'The runs of a feed, newest first.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(feedRun),
  errors: ['notFound'],
});

export const readFeedRun = defineEndpoint({
  method: 'GET',
  path: '/feeds/{id:int}/runs/{runId:int}',
  roles,
  area: 'jobs',
  summary: 'One run of a feed.',
  reply: one(feedRun),
  errors: ['notFound'],
});

export const findFeedRunItems = defineEndpoint({
  method: 'GET',
  path: '/feeds/{id:int}/runs/{runId:int}/items',
  roles,
  area: 'jobs',
  summary: 'What a dry run found, item by item. Only that of the last one is kept.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, 'match[action]': { enum: feedActions } },
  },
  reply: page(feedRunItem),
  errors: ['notFound'],
});

/** Feeds that are read by the clock (`docs/feeds.md`). */
export const feeds = {
  findFeeds,
  inspectFeed,
  readFeed,
  createFeed,
  saveFeed,
  allowFeed,
  deleteFeed,
  findDeletedFeeds,
  restoreFeed,
  runFeed,
  findFeedRuns,
  readFeedRun,
  findFeedRunItems,
} as const;
