import { type Shape, shape, type ValueOf } from '../shape.ts';
import { sentFile, stageKinds } from './application.ts';
import { jobStatuses } from './job.ts';

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const id = { type: 'integer' } as const;

/** A step of a company's procedure. */
export const applicationStage = shape({
  type: 'object',
  required: ['id', 'kind', 'name'],
  additionalProperties: false,
  properties: {
    id,
    kind: { enum: stageKinds },
    /** The company's own name; null reads as its kind, in the reader's language. */
    name: nullableText,
  },
});
export type ApplicationStage = ValueOf<typeof applicationStage>;

const listed = {
  id,
  given_name: text,
  family_name: text,
  email: text,
  created_at: text,
  /** When it came into its stage; null for one that has not moved. */
  moved_at: nullableText,
  stage_id: id,
  rating: { type: ['integer', 'null'] },
  withdrawn: { type: 'boolean' },
  has_cv: { type: 'boolean' },
  /** A letter, written or sent along. */
  has_motivation: { type: 'boolean' },
  notes_count: { type: 'integer' },
  /** The company that introduced the person; null for who applied themselves. */
  introduced_by: nullableText,
  job: {
    type: 'object',
    required: ['id', 'title'],
    additionalProperties: false,
    properties: { id, title: text },
  },
} as const;
const listedNames = [
  'id',
  'given_name',
  'family_name',
  'email',
  'created_at',
  'moved_at',
  'stage_id',
  'rating',
  'withdrawn',
  'has_cv',
  'has_motivation',
  'notes_count',
  'job',
] as const;

/** An applicant as lists of a company show them. */
export const applicantSummary = shape({
  type: 'object',
  required: listedNames,
  additionalProperties: false,
  properties: listed,
});
export type ApplicantSummary = ValueOf<typeof applicantSummary>;

/** An applicant with all that came, and what was done. */
export const applicant = shape({
  type: 'object',
  required: [
    ...listedNames,
    'salutation',
    'phone',
    'motivation_text',
    'locale',
    'files',
    'notes',
    'events',
    'delete_at',
  ],
  additionalProperties: false,
  properties: {
    ...listed,
    salutation: { enum: ['mr', 'miss', 'neutral', null] },
    phone: nullableText,
    motivation_text: nullableText,
    /** The language of the applicant's mails. */
    locale: text,
    files: { type: 'array', items: sentFile },
    /** Colleagues' notes, oldest first. */
    notes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'text', 'by', 'own', 'created_at'],
        additionalProperties: false,
        properties: {
          id,
          text,
          /** Null for a colleague who is gone. */
          by: nullableText,
          own: { type: 'boolean' },
          created_at: text,
        },
      },
    },
    /** Newest first. */
    events: {
      type: 'array',
      items: {
        type: 'object',
        required: ['event', 'by', 'created_at'],
        additionalProperties: false,
        properties: {
          event: { enum: ['moved', 'downloaded', 'mailed', 'withdrawn'] },
          by: nullableText,
          created_at: text,
          /** Of a move: where to, as the stage was called then; null reads as its kind. */
          kind: { enum: stageKinds },
          stage: nullableText,
          /** Of a download: which file. */
          file: text,
          /** Of a mail: its subject. */
          subject: text,
        },
      },
    },
    /** When everything here is deleted; null while the job runs without an end. */
    delete_at: nullableText,
  },
});
export type Applicant = ValueOf<typeof applicant>;

/** A stage with how many are in it, and the first of them. */
export interface ApplicantColumn {
  readonly stage: ApplicationStage;
  readonly total: number;
  readonly applicants: readonly ApplicantSummary[];
}

export const applicantColumn: Shape<ApplicantColumn> = {
  schema: {
    type: 'object',
    required: ['stage', 'total', 'applicants'],
    additionalProperties: false,
    properties: {
      stage: applicationStage.schema,
      total: { type: 'integer' },
      applicants: { type: 'array', items: applicantSummary.schema },
    },
  },
};

/** A job that somebody applied for, to choose from. */
export const appliedJob = shape({
  type: 'object',
  required: ['id', 'title', 'status', 'till', 'applicants'],
  additionalProperties: false,
  properties: {
    id,
    title: text,
    status: { enum: jobStatuses },
    till: nullableText,
    applicants: { type: 'integer' },
  },
});
export type AppliedJob = ValueOf<typeof appliedJob>;

/** A letter to an applicant, with places to fill as `{{given_name}}`. */
export const applicantLetter = shape({
  type: 'object',
  required: ['kind', 'subject', 'text'],
  additionalProperties: false,
  properties: { kind: { enum: stageKinds }, subject: text, text },
});
export type ApplicantLetter = ValueOf<typeof applicantLetter>;

/** A letter as one applicant gets it. */
export const filledLetter = shape({
  type: 'object',
  required: ['to', 'subject', 'text'],
  additionalProperties: false,
  properties: { to: text, subject: text, text },
});

/** Places of a letter, filled for each applicant. */
export const letterPlaces = ['given_name', 'family_name', 'job', 'organisation', 'sender', 'site'] as const;

/** What became of each that was to be moved. */
export const movedApplicants = shape({
  type: 'object',
  required: ['moved', 'skipped'],
  additionalProperties: false,
  properties: {
    /** In the stage now: moved, or there already. */
    moved: { type: 'array', items: id },
    skipped: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'reason'],
        additionalProperties: false,
        properties: {
          id,
          /** Deleted meanwhile, or nobody of yours; moved by a colleague meanwhile; withdrawn. */
          reason: { enum: ['gone', 'moved', 'withdrawn'] },
        },
      },
    },
  },
});
export type MovedApplicants = ValueOf<typeof movedApplicants>;
