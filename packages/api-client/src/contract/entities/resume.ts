import { shape, type ValueOf } from '../shape.ts';
import { salaryTypes } from './job.ts';

/** For whom a resume is there: for everybody, for all companies but some, or for some only (docs/decisions, 'Who sees a resume'). */
export const resumeVisibilities = ['everybody', 'except', 'only'] as const;
export type ResumeVisibility = (typeof resumeVisibilities)[number];

export const resumeEntryTypes = ['employer', 'education'] as const;
export type ResumeEntryType = (typeof resumeEntryTypes)[number];

/** Longest texts of a resume, in characters, and how many entries and companies it may name. */
export const resumeLimits = {
  name: 160,
  line: 120,
  shortDescription: 300,
  info: 20_000,
  description: 4000,
  entries: 40,
  clients: 200,
} as const;

/** A year, a month or a day, as JSON Resume writes them: 2019, 2019-03, 2019-03-01. */
export const resumeDatePattern = '^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$';

const nullableText = { type: ['string', 'null'] } as const;
const nullableNumber = { type: ['number', 'null'] } as const;

/** One job or one study (specification §3 'Experience types'). */
const entryProperties = {
  type: { enum: resumeEntryTypes },
  /** Of a job its title, of a study what was studied. */
  name: { type: 'string' },
  /** The employer or the school. */
  institution: nullableText,
  place: nullableText,
  description: nullableText,
  from: nullableText,
  /** Null while it lasts. */
  till: nullableText,
} as const;
const entryNames = ['type', 'name', 'institution', 'place', 'description', 'from', 'till'] as const;

const entry = {
  type: 'object',
  required: ['id', ...entryNames],
  additionalProperties: false,
  properties: { id: { type: 'string' }, ...entryProperties },
} as const;

/** What was read from a CV or a JSON Resume. Nothing of it holds until its owner says so. */
export const resumeProposal = shape({
  type: 'object',
  required: ['source', 'name', 'fields', 'history', 'segment_ids', 'left_out'],
  additionalProperties: false,
  properties: {
    source: { enum: ['cv', 'json'] },
    /** Of the file it was read from. */
    name: { type: 'string' },
    /** Only what was found. */
    fields: {
      type: 'object',
      additionalProperties: false,
      properties: {
        position: { type: 'string' },
        short_description: { type: 'string' },
        info: { type: 'string' },
        phone: { type: 'string' },
        phone_country: { type: 'string' },
        address: { type: 'string' },
        postal_code: { type: 'string' },
        place: { type: 'string' },
        open_to_relocate: { type: 'boolean' },
        salary_type: { enum: salaryTypes },
        salary_min: { type: 'number' },
        travel_distance: { type: 'integer' },
      },
    },
    history: { type: 'array', items: entry },
    /** Entries of `history`, by id, of which the reading is not certain: they are shown unticked. */
    unsure: { type: 'array', items: { type: 'string' } },
    /** Names of fields that were read, and not certainly. */
    unsure_fields: { type: 'array', items: { type: 'string' } },
    segment_ids: { type: 'array', items: { type: 'integer' } },
    /** Parts of the file that a resume here has no place for, by name; and those that could not be understood. */
    left_out: { type: 'array', items: { type: 'string' } },
    /** Of a CV: why nothing was read from it. */
    unread: { enum: ['kind', 'empty', 'broken', 'late'] },
  },
});
export type ResumeProposal = ValueOf<typeof resumeProposal>;

/** The candidate's own resume (specification §3 'Resume'), in words of the account's name. */
export const resume = shape({
  type: 'object',
  required: [
    'uuid',
    'slug',
    'status',
    'given_name',
    'family_name',
    'position',
    'short_description',
    'info',
    'phone',
    'phone_country',
    'address',
    'place',
    'postal_code',
    'city',
    'country',
    'country_code',
    'lat',
    'lon',
    'open_to_relocate',
    'salary_type',
    'salary_min',
    'travel_distance',
    'segment_ids',
    'history',
    'visibility',
    'client_ids',
    'file_token',
    'file',
    'has_proposal',
    'revision',
    'updated_at',
  ],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string' },
    slug: { type: 'string' },
    /** Available for hire or not. */
    status: { enum: ['available', 'not_available'] },
    given_name: { type: 'string' },
    family_name: { type: 'string' },
    position: nullableText,
    short_description: nullableText,
    /** HTML without anything that runs. */
    info: nullableText,
    phone: nullableText,
    phone_country: { type: 'string' },
    address: nullableText,
    /** As it was typed; city, country and point are what it was found to be. */
    place: nullableText,
    postal_code: nullableText,
    city: nullableText,
    /** The country's name in the caller's language. */
    country: { type: 'string' },
    country_code: { type: 'string' },
    lat: nullableNumber,
    lon: nullableNumber,
    open_to_relocate: { type: 'boolean' },
    salary_type: { enum: ['hour', 'day', 'month', 'year', 'project', null] },
    /** Minimum accepted salary. */
    salary_min: nullableNumber,
    /** Kilometres. */
    travel_distance: { type: ['integer', 'null'] },
    segment_ids: { type: 'array', items: { type: 'integer' } },
    history: { type: 'array', items: entry },
    visibility: { enum: resumeVisibilities },
    /** Companies that `visibility` is about. */
    client_ids: { type: 'array', items: { type: 'integer' } },
    /** Downloads the CV; null without one. */
    file_token: nullableText,
    file: {
      type: ['object', 'null'],
      required: ['name', 'size', 'uploaded_at'],
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        /** Bytes. */
        size: { type: 'integer' },
        uploaded_at: { type: 'string' },
      },
    },
    /** Whether something read from a file waits to be confirmed. */
    has_proposal: { type: 'boolean' },
    /** Counts saves. */
    revision: { type: 'integer' },
    updated_at: { type: 'string' },
  },
});
export type Resume = ValueOf<typeof resume>;
export type ResumeEntry = Resume['history'][number];

/** A company of this board that a resume may be hidden from or shown to. */
export const resumeClient = shape({
  type: 'object',
  required: ['id', 'name', 'chosen', 'sees'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    /** Among the resume's `client_ids`. */
    chosen: { type: 'boolean' },
    /** Whether it may see the resume as things are. */
    sees: { type: 'boolean' },
  },
});
export type ResumeClient = ValueOf<typeof resumeClient>;
