import { shape, type ValueOf } from '../shape.ts';

/** What a stage of a procedure means, in the order of a procedure. A stage's kind is all that its applicants see. */
export const stageKinds = ['received', 'review', 'interview', 'offer', 'hired', 'rejected'] as const;
export type StageKind = (typeof stageKinds)[number];

/** Kinds after which nothing more is to come. */
export const finalStageKinds = ['hired', 'rejected'] as const satisfies readonly StageKind[];

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

/** A file that went along. */
export const sentFile = {
  type: 'object',
  required: ['kind', 'token', 'name', 'size'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['cv', 'motivation'] },
    /** Asks for it (`GET /files/download/{token}`). */
    token: text,
    name: text,
    /** Bytes. */
    size: { type: 'integer' },
  },
} as const;

/** An application as its applicant follows it. */
export const sentApplication = shape({
  type: 'object',
  required: [
    'uuid',
    'status',
    'created_at',
    'changed_at',
    'can_withdraw',
    'email',
    'given_name',
    'family_name',
    'phone',
    'motivation_text',
    'files',
    'job',
  ],
  additionalProperties: false,
  properties: {
    uuid: text,
    /** The kind of the company's stage: of its own names for them the applicant sees nothing. */
    status: { enum: [...stageKinds, 'withdrawn'] },
    created_at: text,
    /** When its status last changed. */
    changed_at: text,
    can_withdraw: { type: 'boolean' },
    email: text,
    given_name: text,
    family_name: text,
    phone: nullableText,
    motivation_text: nullableText,
    files: { type: 'array', items: sentFile },
    job: {
      type: 'object',
      required: ['uuid', 'slug', 'title', 'organisation_name', 'logo', 'location_name', 'live'],
      additionalProperties: false,
      properties: {
        uuid: text,
        slug: text,
        title: text,
        organisation_name: text,
        logo: nullableText,
        location_name: nullableText,
        /** Whether it can still be applied for. */
        live: { type: 'boolean' },
      },
    },
  },
});
export type SentApplication = ValueOf<typeof sentApplication>;

/** What the apply form of a candidate starts with for one job, and whether they applied for it. */
export const applyForm = shape({
  type: 'object',
  required: [
    'applied',
    'email',
    'given_name',
    'family_name',
    'salutation',
    'phone',
    'phone_country',
    'files',
    'terms_accepted_at',
  ],
  additionalProperties: false,
  properties: {
    /** Their application for this job; null for none. */
    applied: {
      type: ['object', 'null'],
      required: ['uuid', 'created_at', 'withdrawn'],
      additionalProperties: false,
      properties: { uuid: text, created_at: text, withdrawn: { type: 'boolean' } },
    },
    email: text,
    given_name: text,
    family_name: text,
    salutation: { enum: ['mr', 'miss', 'neutral', null] },
    /** In international notation. */
    phone: nullableText,
    phone_country: nullableText,
    /** CVs that can go along once more, by their tokens: newest first. */
    files: {
      type: 'array',
      items: {
        type: 'object',
        required: ['token', 'name', 'size', 'created_at', 'source'],
        additionalProperties: false,
        properties: {
          token: text,
          name: text,
          /** Bytes. */
          size: { type: 'integer' },
          created_at: text,
          /** Of the resume, or of an application before. */
          source: { enum: ['resume', 'application'] },
        },
      },
    },
    /** When they agreed to what this form asks to agree to; null asks them. */
    terms_accepted_at: nullableText,
  },
});
export type ApplyForm = ValueOf<typeof applyForm>;
