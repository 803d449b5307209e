import { type Shape, shape, type ValueOf } from '../shape.ts';

/** How often a feed is read. */
export const feedSchedules = ['hourly', 'sixHourly', 'daily', 'weekly'] as const;
export type FeedSchedule = (typeof feedSchedules)[number];

/** What a run does, or would do, to one item of a feed or one job of it. */
export const feedActions = ['created', 'updated', 'unchanged', 'expired', 'rejected'] as const;
export type FeedAction = (typeof feedActions)[number];

/** Why there is a run: by the clock, by a person, or by a person who only wants to see what it would do. */
export const feedRunKinds = ['schedule', 'hand', 'dry'] as const;
export type FeedRunKind = (typeof feedRunKinds)[number];

/** `refused`: the feed could not be used, or had shrunk; nothing was changed. `failed`: it ended by our own fault. */
export const feedRunStates = ['waiting', 'running', 'done', 'refused', 'failed'] as const;
export type FeedRunState = (typeof feedRunStates)[number];

/** The fields of a job that a feed can say, as a mapping names them (docs/feeds.md). */
export const feedMappingFields = [
  'title',
  'reference',
  'description',
  'summary',
  'requirements',
  'company_text',
  'offer',
  'apply_url',
  'url',
  'apply_email',
  'organisation',
  'city',
  'location',
  'region',
  'country',
  'postal_code',
  'lat',
  'lon',
  'published',
  'expires',
  'status',
  'salary',
  'salary_min',
  'salary_max',
  'salary_period',
  'currency',
  'hours',
  'hours_min',
  'hours_max',
  'employment',
  'category',
  'education',
  'experience',
  'remote',
  'language',
  'recruiter_name',
  'recruiter_phone',
  'website',
] as const;
export type FeedMappingField = (typeof feedMappingFields)[number];

/** Where a feed says a job's fields, where its names do not tell (docs/feeds.md, 'Feeds of other shapes'). */
export interface FeedMapping {
  /** End of the path to the items. */
  readonly item?: string;
  readonly fields?: Readonly<Partial<Record<FeedMappingField, string | string[]>>>;
  readonly defaults?: Readonly<Partial<Record<FeedMappingField, string | number | boolean>>>;
}

const path = { type: 'string', minLength: 1, maxLength: 300 } as const;
const paths = {
  oneOf: [path, { type: 'array', items: path, minItems: 1, maxItems: 20 }],
} as const;
const fallback = {
  anyOf: [{ type: 'string', maxLength: 500 }, { type: 'number' }, { type: 'boolean' }],
} as const;

function perField<Schema>(schema: Schema): Readonly<Record<FeedMappingField, Schema>> {
  return Object.fromEntries(feedMappingFields.map((name) => [name, schema])) as Record<
    FeedMappingField,
    Schema
  >;
}

/** The schema of a mapping: of a mapping file, and of a feed's form. */
export const feedMappingSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    item: path,
    fields: { type: 'object', additionalProperties: false, properties: perField(paths) },
    defaults: { type: 'object', additionalProperties: false, properties: perField(fallback) },
  },
} as const;

/** Feeds that a company may have at once. */
export const feedLimit = 20;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const nullableInteger = { type: ['integer', 'null'] } as const;

const counts = {
  created: { type: 'integer' },
  updated: { type: 'integer' },
  unchanged: { type: 'integer' },
  expired: { type: 'integer' },
  rejected: { type: 'integer' },
} as const;

const notes = {
  type: 'array',
  items: {
    type: 'object',
    required: ['item', 'reason', 'times'],
    additionalProperties: false,
    properties: { item: text, reason: text, times: { type: 'integer' } },
  },
} as const;

const runProperties = {
  id: { type: 'integer' },
  kind: { enum: feedRunKinds },
  state: { enum: feedRunStates },
  /** It stopped because more than half of the feed's jobs were gone. */
  shrunk: { type: 'boolean' },
  /** Items read so far; with a `total` jobs written so far. */
  progress: { type: 'integer' },
  total: nullableInteger,
  counts: { type: 'object', required: feedActions, additionalProperties: false, properties: counts },
  /** Why it ended as it did, in the caller's language; null where all went well. */
  reason: nullableText,
  /** Items that were rejected and why, the first thousand. */
  reasons: {
    type: 'array',
    items: {
      type: 'object',
      required: ['item', 'reason'],
      additionalProperties: false,
      properties: { item: text, reason: text },
    },
  },
  /** What was mended or left out of items that were taken, in the caller's language: how often, and of which items. */
  notes,
  started_at: text,
  finished_at: nullableText,
} as const;
const runNames = [
  'id',
  'kind',
  'state',
  'shrunk',
  'progress',
  'total',
  'counts',
  'reason',
  'reasons',
  'notes',
  'started_at',
  'finished_at',
] as const;

/** One run of a feed and what it did, or for a dry run would do. */
export const feedRun = shape({
  type: 'object',
  required: runNames,
  additionalProperties: false,
  properties: runProperties,
});
export type FeedRun = ValueOf<typeof feedRun>;

/** A column of a job that a run would change, in the caller's language; null: it holds nothing. */
export interface FeedFieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a dry run found of one item. */
export const feedRunItem = shape({
  type: 'object',
  required: ['id', 'action', 'number', 'reference', 'title', 'changes', 'reasons', 'notes'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    action: { enum: feedActions },
    /** Its place in the feed, counting from 1; null for a job that is no longer in it. */
    number: nullableInteger,
    reference: nullableText,
    title: nullableText,
    /** Of an updated job: its columns that differ. Of a long text the part that does. */
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'before', 'after'],
        additionalProperties: false,
        properties: { field: text, before: nullableText, after: nullableText },
      },
    },
    /** Of a rejected item: why, in the caller's language. */
    reasons: { type: 'array', items: text },
    /** Of any other item: what was left out of it, in the caller's language. */
    notes: { type: 'array', items: text },
  },
});
export type FeedRunItem = ValueOf<typeof feedRunItem>;

/** A feed that is read by the clock: a company's, or the board's own. */
export interface Feed {
  readonly id: number;
  /** Null for the board's own feed. */
  readonly client: { readonly id: number; readonly name: string } | null;
  readonly name: string;
  readonly address: string;
  readonly mapping: FeedMapping;
  readonly company: string | null;
  readonly schedule: FeedSchedule;
  /** 'HH:MM' on the site's clock. */
  readonly time_of_day: string;
  /** 1 is Monday. */
  readonly weekday: number;
  readonly active: boolean;
  /** Whether its jobs may go out: always, where the board sells no postings. */
  readonly allowed: boolean;
  /** Whether that is for the board to say: of a company's feed where the board sells postings. */
  readonly needs_consent: boolean;
  readonly revision: number;
  /** When the clock reads it next; null while it is paused or waits for the board. */
  readonly next_run_at: string | null;
  /** The last run that was no dry run. */
  readonly last_run: FeedRun | null;
  /** What waits or runs now. */
  readonly open_run: FeedRun | null;
  /** Jobs of this feed that visitors can see now. */
  readonly jobs_count: number;
}

const feedNames = [
  'id',
  'client',
  'name',
  'address',
  'mapping',
  'company',
  'schedule',
  'time_of_day',
  'weekday',
  'active',
  'allowed',
  'needs_consent',
  'revision',
  'next_run_at',
  'last_run',
  'open_run',
  'jobs_count',
] as const;

/** The company of a feed; null for the board's own. */
const feedClient = {
  type: ['object', 'null'],
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { type: 'integer' }, name: text },
} as const;

const runOrNothing = { anyOf: [feedRun.schema, { type: 'null' }] } as const;

export const feed: Shape<Feed> = {
  schema: {
    type: 'object',
    required: feedNames,
    additionalProperties: false,
    properties: {
      id: { type: 'integer' },
      client: feedClient,
      name: text,
      address: text,
      mapping: { type: 'object', additionalProperties: true },
      company: nullableText,
      schedule: { enum: feedSchedules },
      time_of_day: text,
      weekday: { type: 'integer' },
      active: { type: 'boolean' },
      allowed: { type: 'boolean' },
      needs_consent: { type: 'boolean' },
      revision: { type: 'integer' },
      next_run_at: nullableText,
      last_run: runOrNothing,
      open_run: runOrNothing,
      jobs_count: { type: 'integer' },
    },
  },
};

/** A feed that was deleted and can still be restored. */
export const deletedFeed = shape({
  type: 'object',
  required: ['id', 'client', 'name', 'address', 'deleted_at', 'jobs_count'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    client: feedClient,
    name: text,
    address: text,
    /** ISO 8601. */
    deleted_at: text,
    /** Jobs of this feed that visitors can still see. */
    jobs_count: { type: 'integer' },
  },
});
export type DeletedFeed = ValueOf<typeof deletedFeed>;

/** What the beginning of a feed tells of how it is built. */
export const feedInspection = shape({
  type: 'object',
  required: ['item', 'items', 'whole', 'company', 'paths', 'missing', 'first'],
  additionalProperties: false,
  properties: {
    /** Names from the root to the repeated element that looks like a job; null where nothing does. */
    item: nullableText,
    /** Items that were read. */
    items: { type: 'integer' },
    /** Whether all of the feed was read: of a large one only the beginning is. */
    whole: { type: 'boolean' },
    /** The company that the feed names above its items. */
    company: nullableText,
    paths: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'samples', 'count', 'field'],
        additionalProperties: false,
        properties: {
          /** Plain path from the item, as a mapping writes it. */
          path: text,
          /** Different values, the first few, cut to a line. */
          samples: { type: 'array', items: text },
          /** Items that say something here. */
          count: { type: 'integer' },
          /** The field of a job that is read from it. */
          field: { enum: [...feedMappingFields, null] },
        },
      },
    },
    /** What a job needs and no path gives. */
    missing: { type: 'array', items: { enum: feedMappingFields } },
    /** The first items as the jobs they would become. */
    first: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title', 'company', 'place', 'reasons'],
        additionalProperties: false,
        properties: {
          title: nullableText,
          company: nullableText,
          place: nullableText,
          /** Why it would be rejected, in the caller's language. */
          reasons: { type: 'array', items: text },
        },
      },
    },
  },
});
export type FeedInspection = ValueOf<typeof feedInspection>;
