import { shape, type ValueOf } from '../shape.ts';

const moment = { type: 'string', format: 'date-time' } as const;
const anything = { type: 'object', additionalProperties: true } as const;

/** What visitors may do after they saw the page. One of them, chosen before the start, decides. */
export const experimentMeasures = ['job_views', 'apply_clicks', 'applications'] as const;
export type ExperimentMeasure = (typeof experimentMeasures)[number];
/** Days that a test may run: whole weeks, as weekdays and weekends differ. */
export const experimentLengths = [7, 14, 21, 28] as const;
/** Of a hundred visitors, how many see B. */
export const experimentShares = [10, 25, 50] as const;

const total = { type: 'integer', minimum: 0 } as const;

/** Visitors who saw the page in a version, each once a day, and how many of them did what is counted. */
const counts = {
  type: 'object',
  required: ['visitors', ...experimentMeasures],
  additionalProperties: false,
  properties: { visitors: total, job_views: total, apply_clicks: total, applications: total },
} as const;

/** What the counts of one measure say. */
const finding = {
  type: 'object',
  required: ['verdict', 'sure', 'difference'],
  additionalProperties: false,
  properties: {
    verdict: { enum: ['b_better', 'a_better', 'no_difference', 'not_enough'] },
    /** In how many of 100 cases such a difference is no luck, 99 at most. */
    sure: { type: 'integer', minimum: 0, maximum: 99 },
    /** How much more often, in percent, B's visitors did it than A's; null where of A's nobody did. */
    difference: { type: ['number', 'null'] },
  },
} as const;

const version = {
  type: 'object',
  required: ['settings', 'version'],
  additionalProperties: false,
  properties: {
    settings: anything,
    /** Of the block's schema. */
    version: { type: 'integer' },
  },
} as const;

/** Two versions of a block, of which some visitors see one and some the other, and what came of it. */
export const experiment = shape({
  type: 'object',
  required: [
    'id',
    'page_id',
    'block_id',
    'key',
    'locale',
    'a',
    'b',
    'share',
    'measure',
    'author',
    'started_at',
    'ends_at',
    'ended_at',
    'ended_by',
    'outcome',
    'counts',
    'days',
    'findings',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    page_id: { type: 'integer' },
    block_id: { type: 'integer' },
    /** Of the block. */
    key: { type: 'string' },
    /** Upper case: who reads the page in another language sees A, and is not counted. */
    locale: { type: 'string' },
    a: version,
    b: version,
    /** Of a hundred visitors, how many see B. */
    share: { type: 'integer' },
    measure: { enum: experimentMeasures },
    author: { type: 'string' },
    started_at: moment,
    ends_at: moment,
    /** Null while it runs. */
    ended_at: { anyOf: [moment, { type: 'null' }] },
    /** By its time, by an admin, or because visitors have something else in the block's place. */
    ended_by: { enum: ['time', 'admin', 'change', null] },
    /** What an admin decided. */
    outcome: { enum: ['a', 'b', null] },
    counts: {
      type: 'object',
      required: ['a', 'b'],
      additionalProperties: false,
      properties: { a: counts, b: counts },
    },
    /** Per day of the site's calendar, the oldest first; a day without visitors is absent. */
    days: {
      type: 'array',
      items: {
        type: 'object',
        required: ['day', 'a', 'b'],
        additionalProperties: false,
        properties: { day: { type: 'string' }, a: counts, b: counts },
      },
    },
    findings: {
      type: 'object',
      required: [...experimentMeasures],
      additionalProperties: false,
      properties: { job_views: finding, apply_clicks: finding, applications: finding },
    },
  },
});
export type Experiment = ValueOf<typeof experiment>;
export type ExperimentCounts = Experiment['counts']['a'];
export type ExperimentFinding = Experiment['findings']['job_views'];

/** As the site's own server has it: which block has another version, for how many visitors. */
export const runningExperiment = {
  type: 'object',
  required: ['id', 'page_id', 'block_id', 'share', 'b'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    page_id: { type: 'integer' },
    block_id: { type: 'integer' },
    share: { type: 'integer' },
    b: version,
  },
} as const;
