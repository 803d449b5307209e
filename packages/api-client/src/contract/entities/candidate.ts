import { shape, type ValueOf } from '../shape.ts';
import { relationStatuses } from './relation.ts';
import { resumeEntryTypes } from './resume.ts';

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const nullableNumber = { type: ['number', 'null'] } as const;

const found = {
  uuid: text,
  slug: text,
  given_name: text,
  position: nullableText,
  city: nullableText,
  country_code: text,
  short_description: nullableText,
  open_to_relocate: { type: 'boolean' },
  salary_type: nullableText,
  salary_min: nullableNumber,
  /** Kilometres. */
  travel_distance: nullableNumber,
  segment_ids: { type: 'array', items: { type: 'integer' } },
  status: { enum: ['available', 'not_available'] },
  /** Whether the company bought it: it is client-owned (specification §3 'Resume'). */
  client: { type: 'boolean' },
  /** Where a request for contact stands; null where nobody of the company asked. */
  contact: {
    type: ['object', 'null'],
    required: ['status', 'created_at', 'withdrawn_at'],
    additionalProperties: false,
    properties: { status: { enum: relationStatuses }, created_at: text, withdrawn_at: nullableText },
  },
} as const;
const foundNames = [
  'uuid',
  'slug',
  'given_name',
  'position',
  'city',
  'country_code',
  'short_description',
  'open_to_relocate',
  'salary_type',
  'salary_min',
  'travel_distance',
  'segment_ids',
  'status',
  'client',
  'contact',
] as const;

/** A resume in the list that an employer searches (specification §7 `GET /resumes`). */
export const foundResume = shape({
  type: 'object',
  required: [...foundNames, 'distance'],
  additionalProperties: false,
  properties: {
    ...found,
    /** Kilometres from the place that was searched around; null without one. */
    distance: nullableNumber,
  },
});
export type FoundResume = ValueOf<typeof foundResume>;

/** A resume as an employer reads it. What reaches its candidate is shown once they accepted, and while they do. */
export const employerResume = shape({
  type: 'object',
  required: [
    ...foundNames,
    'info',
    'history',
    'family_name',
    'email',
    'phone',
    'address',
    'postal_code',
    'file_token',
  ],
  additionalProperties: false,
  properties: {
    ...found,
    /** HTML without anything that runs. */
    info: nullableText,
    history: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'name'],
        additionalProperties: false,
        properties: {
          type: { enum: resumeEntryTypes },
          name: text,
          institution: nullableText,
          place: nullableText,
          description: nullableText,
          from: nullableText,
          till: nullableText,
        },
      },
    },
    family_name: nullableText,
    email: nullableText,
    phone: nullableText,
    address: nullableText,
    postal_code: nullableText,
    /** Downloads the CV. */
    file_token: nullableText,
  },
});
export type EmployerResume = ValueOf<typeof employerResume>;

/** What an introduction's mailed link shows to the person who was introduced. */
export const introduction = shape({
  type: 'object',
  required: ['given_name', 'family_name', 'introduced_by', 'job_title', 'organisation_name', 'created_at'],
  additionalProperties: false,
  properties: {
    given_name: text,
    family_name: text,
    /** The company that introduced them. */
    introduced_by: text,
    job_title: text,
    organisation_name: text,
    created_at: text,
  },
});
export type Introduction = ValueOf<typeof introduction>;
