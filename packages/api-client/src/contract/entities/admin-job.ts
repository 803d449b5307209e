import { countedRows, countsAreExact, shape, type ValueOf } from '../shape.ts';
import { logEntrySchema } from './account.ts';
import { employerJobSchema } from './employer-job.ts';
import { jobStatuses } from './job.ts';
import { review, reviewKinds } from './review.ts';
import { adminWithheld } from './withheld.ts';

/** How far ahead a job may stand in the order `featured`; a job that nobody moved has the usual one. */
export const boostFactors = { least: 0, usual: 1, most: 100 } as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

/** A job of the board as its admin sees it, to stand in what else an admin reads of it. */
export const adminJobSchema = {
  type: 'object',
  required: [
    'uuid',
    'title',
    'organisation_name',
    'client',
    'status',
    'from',
    'till',
    'premium',
    'boost_factor',
    'withheld',
    'job_url',
    'created_at',
  ],
  additionalProperties: false,
  properties: {
    uuid: text,
    title: text,
    organisation_name: text,
    /** The company it belongs to; null: nobody's, as from a feed. */
    client: {
      type: ['object', 'null'],
      required: ['id', 'name'],
      additionalProperties: false,
      properties: { id: { type: 'integer' }, name: text },
    },
    /** As it is now: what the clock did in this minute counts already. */
    status: { enum: jobStatuses },
    from: text,
    till: nullableText,
    premium: { type: 'boolean' },
    boost_factor: { type: 'number' },
    withheld: adminWithheld,
    /** Its page on the board. */
    job_url: text,
    created_at: text,
  },
} as const;
export const adminJob = shape(adminJobSchema);
export type AdminJob = ValueOf<typeof adminJob>;

/** Who writes a job: a company with an account, a posting system for one, a feed, or nobody that has an account. */
export const jobWriters = ['company', 'system', 'feed', 'nobody'] as const;
export type JobWriter = (typeof jobWriters)[number];

/** Days of which the list of an admin counts views. */
export const listedViewDays = 28;

const listedJobSchema = {
  ...adminJobSchema,
  required: [
    ...adminJobSchema.required,
    'location_name',
    'writer',
    'review',
    'views_by_day',
    'applications_count',
    'reports_count',
    'updated_at',
  ],
  properties: {
    ...adminJobSchema.properties,
    location_name: nullableText,
    writer: { enum: jobWriters },
    review,
    /** How often its page was looked at on each of the last 28 days of the site's calendar, the oldest first. */
    views_by_day: { type: 'array', items: { type: 'integer' } },
    applications_count: { type: 'integer' },
    /** Reports that nobody decided about yet. */
    reports_count: { type: 'integer' },
    updated_at: text,
  },
} as const;
/** A job in the list of an admin. */
export const listedJob = shape(listedJobSchema);
export type ListedJob = ValueOf<typeof listedJob>;

/** Which jobs an admin looks at: all but the deleted, those of a status, or those that something is to be done about. */
export const jobFilters = [
  'all',
  'review',
  'active',
  'ending',
  'scheduled',
  'paused',
  'draft',
  'expired',
  'withheld',
  'reported',
  'boosted',
] as const;
export type JobFilter = (typeof jobFilters)[number];

/** Jobs that are picked at once at most. */
export const mostPicked = 2000;

/** Of a job what is needed to pick it among all that a list finds. */
export const jobPick = shape({
  type: 'object',
  required: ['uuid', 'status', 'withheld', 'review'],
  additionalProperties: false,
  properties: {
    uuid: text,
    status: { enum: jobStatuses },
    /** Whether the board keeps it off. */
    withheld: { type: 'boolean' },
    /** Why an admin is to look at it; null: nobody needs to. */
    review: { enum: [...reviewKinds, null] },
  },
} as const);
export type JobPick = ValueOf<typeof jobPick>;

const integer = { type: 'integer' } as const;

/** How many jobs of a board each filter finds, of those with the words that are looked for. */
export const jobFilterCounts = shape({
  type: 'object',
  required: jobFilters,
  additionalProperties: false,
  properties: {
    all: countedRows,
    /** That an admin is to look at: before they are published, or because they were changed since. */
    review: countedRows,
    active: countedRows,
    /** Online, with an end within seven days. */
    ending: countedRows,
    scheduled: countedRows,
    paused: countedRows,
    draft: countedRows,
    expired: countedRows,
    withheld: countedRows,
    reported: countedRows,
    /** Whose boost is not the usual one. */
    boosted: countedRows,
    counts_are_exact: countsAreExact,
  },
});
export type JobFilterCounts = ValueOf<typeof jobFilterCounts>;

/** A job of a board with all that its admin decides by. */
export const listedJobDetails = shape({
  type: 'object',
  required: ['job', 'form', 'ended', 'history', 'similar'],
  additionalProperties: false,
  properties: {
    job: listedJobSchema,
    /** All that can be changed of it, as its employer reads it. */
    form: employerJobSchema,
    /** When an admin ended it, and how it stood; null: nobody did, or it runs again. */
    ended: {
      type: ['object', 'null'],
      required: ['at', 'status', 'till'],
      additionalProperties: false,
      properties: { at: text, status: { enum: ['active', 'paused'] }, till: nullableText },
    },
    /** What happened to it, the last first; at most fifty lines. */
    history: { type: 'array', items: logEntrySchema },
    /** Other jobs of the same title at the same place or of the same organisation, which may be the same job. */
    similar: { type: 'array', items: adminJobSchema },
  },
});
export type ListedJobDetails = ValueOf<typeof listedJobDetails>;

/** What an admin does with jobs, one or many: as their company would, or as the board. */
export const adminMoves = [
  'publish',
  'send_back',
  'confirm',
  'activate',
  'pause',
  'end',
  'reopen',
  'withhold',
  'restore',
] as const;
export type AdminMove = (typeof adminMoves)[number];

/** What a move makes, or made, of a job. */
export const movedJob = shape({
  type: 'object',
  required: ['uuid', 'title', 'status', 'is_done', 'problem', 'mails'],
  additionalProperties: false,
  properties: {
    uuid: text,
    title: text,
    /** After the move. */
    status: { enum: jobStatuses },
    /** Whether it was moved; what stood so already was not. */
    is_done: { type: 'boolean' },
    /** Why it was not moved, as a sentence. */
    problem: nullableText,
    /** How many mails go out about it. */
    mails: integer,
  },
});
export type MovedJob = ValueOf<typeof movedJob>;
