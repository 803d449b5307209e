import type { FromSchema } from 'json-schema-to-ts';
import { shape, type ValueOf } from '../shape.ts';
import { adminJobSchema } from './admin-job.ts';
import { withheldGrounds } from './withheld.ts';

/** Characters by which somebody explains what is wrong with a job, and by which they are answered. */
export const longestReport = 2000;

export const reportStates = ['open', 'decided'] as const;
export type ReportState = (typeof reportStates)[number];

/** What becomes of a job that was reported: it is left where it is, or taken off the board. */
export const reportDecisions = ['left', 'withheld'] as const;
export type ReportOutcome = (typeof reportDecisions)[number];

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const integer = { type: 'integer' } as const;

const jobReportSchema = {
  type: 'object',
  required: ['id', 'ground', 'explanation', 'name', 'email', 'created_at'],
  additionalProperties: false,
  properties: {
    id: integer,
    ground: { enum: withheldGrounds },
    explanation: text,
    /** Of who reported it; null: they gave none, or it was deleted since. */
    name: nullableText,
    email: nullableText,
    created_at: text,
  },
} as const;
/** What somebody said is wrong with a job, to the admins of the board alone. */
export type JobReport = FromSchema<typeof jobReportSchema>;

const decisionSchema = {
  type: 'object',
  required: ['id', 'outcome', 'ground', 'explanation', 'message', 'at', 'by', 'job', 'reports'],
  additionalProperties: false,
  properties: {
    id: integer,
    outcome: { enum: reportDecisions },
    /** Why it was taken off; null where it was left. */
    ground: { enum: [...withheldGrounds, null] },
    /** What its company read. */
    explanation: text,
    /** What those who reported it read. */
    message: text,
    at: text,
    /** Null: an admin who is no longer there. */
    by: nullableText,
    job: {
      type: 'object',
      required: ['uuid', 'title'],
      additionalProperties: false,
      properties: { uuid: text, title: text },
    },
    /** The reports that it answered, the oldest first. */
    reports: { type: 'array', items: jobReportSchema },
  },
} as const;
/** What was decided about reports of a job. */
export type ReportDecision = FromSchema<typeof decisionSchema>;

/** A job with how many people reported it, in a list. */
export const reportedJob = shape({
  type: 'object',
  required: ['job', 'reports', 'grounds', 'since', 'decided'],
  additionalProperties: false,
  properties: {
    job: adminJobSchema,
    /** How many are in the state that is listed. */
    reports: integer,
    /** Their grounds, each once. */
    grounds: { type: 'array', items: { enum: withheldGrounds } },
    /** When the first of them came. */
    since: text,
    /** The last decision about the job; null: there was none yet. */
    decided: {
      type: ['object', 'null'],
      required: ['outcome', 'at', 'by'],
      additionalProperties: false,
      properties: { outcome: { enum: reportDecisions }, at: text, by: nullableText },
    },
  },
});
export type ReportedJob = ValueOf<typeof reportedJob>;

/** All that is known to decide about a job that was reported. */
export const reportedJobDetails = shape({
  type: 'object',
  required: ['job', 'reports', 'decisions', 'company_decisions'],
  additionalProperties: false,
  properties: {
    job: adminJobSchema,
    /** Those that nobody decided about yet, the oldest first. */
    reports: { type: 'array', items: jobReportSchema },
    /** Earlier ones about this job, the last first. */
    decisions: { type: 'array', items: decisionSchema },
    /** The last ones about other jobs of its company; those who reported them are left out. */
    company_decisions: { type: 'array', items: decisionSchema },
  },
});
export type ReportedJobDetails = ValueOf<typeof reportedJobDetails>;

/** A mail as it would be sent. */
export const mailPreview = shape({
  type: 'object',
  required: ['to', 'locale', 'count', 'subject', 'text'],
  additionalProperties: false,
  properties: {
    to: { enum: ['reporter', 'company', 'person'] },
    /** Of who reads it. */
    locale: text,
    /** How many people get it in this language. */
    count: integer,
    subject: text,
    text,
  },
});
export type MailPreview = ValueOf<typeof mailPreview>;
