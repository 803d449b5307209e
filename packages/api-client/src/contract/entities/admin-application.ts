import type { FromSchema } from 'json-schema-to-ts';
import { countedRows, countsAreExact, shape, type ValueOf } from '../shape.ts';
import { loggedMailStates } from './mail-log.ts';

/**
 * What came of an application's mail to who recruits: `delivered` to the mail server, `waiting`, `failed`, or `unknown`
 * where that mail is older than mails are kept, or nobody could be mailed. `leaving`: deleted soon, at its sender's request.
 */
export const deliveryStates = ['delivered', 'waiting', 'failed', 'unknown', 'leaving'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const applicationSorts = ['-created_at', 'created_at', 'name', '-name'] as const;

/** Since how many days ago an admin looks for applications. */
export const applicationDays = [1, 7, 28, 90] as const;

/** Longest texts about an application, in characters. */
export const applicationLengths = { reason: 1000 } as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const integer = { type: 'integer' } as const;

const job = {
  type: 'object',
  required: ['id', 'uuid', 'title'],
  additionalProperties: false,
  properties: { id: integer, uuid: text, title: text },
} as const;

const listedNames = [
  'uuid',
  'name',
  'email',
  'job',
  'organisation',
  'created_at',
  'withdrawn_at',
  'state',
] as const;
const listed = {
  uuid: text,
  name: text,
  email: text,
  job,
  organisation: text,
  created_at: text,
  /** When its sender took it back; null: not. */
  withdrawn_at: nullableText,
  state: { enum: deliveryStates },
} as const;

const summarySchema = {
  type: 'object',
  required: listedNames,
  additionalProperties: false,
  properties: listed,
} as const;
/** An application in the list of the site's admins: who, for what, when. What was written is for who recruits. */
export type ListedApplication = FromSchema<typeof summarySchema>;

/** A page of a board's applications, found again by a key. */
export const adminApplicationPage = shape({
  type: 'object',
  required: ['applications', 'next', 'counts'],
  additionalProperties: false,
  properties: {
    applications: { type: 'array', items: summarySchema },
    /** What `after` is for the next page; null: there is none. */
    next: nullableText,
    counts: {
      type: 'object',
      required: deliveryStates,
      additionalProperties: false,
      properties: {
        delivered: countedRows,
        waiting: countedRows,
        failed: countedRows,
        unknown: countedRows,
        leaving: countedRows,
      },
    },
    counts_are_exact: countsAreExact,
  },
});
export type AdminApplicationPage = ValueOf<typeof adminApplicationPage>;

/** One application as an admin looks after it: no word and no file of it. */
export const adminApplication = shape({
  type: 'object',
  required: [
    ...listedNames,
    'locale',
    'files',
    'has_letter',
    'introduced_by',
    'person',
    'company',
    'goes_at',
    'send_to',
    'send_from',
    'mails',
    'deletion',
  ],
  additionalProperties: false,
  properties: {
    ...listed,
    /** The language it was sent in. */
    locale: text,
    /** How many files came along. */
    files: integer,
    /** Whether something was written with it. */
    has_letter: { type: 'boolean' },
    /** The company that introduced the person; null: they applied themselves. */
    introduced_by: nullableText,
    /** The account it was sent with, or that has shown that the address is its own. */
    person: nullableText,
    /** The company with an account whose job it is. */
    company: {
      type: ['object', 'null'],
      required: ['id', 'name'],
      additionalProperties: false,
      properties: { id: integer, name: text },
    },
    /** When it is deleted; null: its job has no end yet. */
    goes_at: nullableText,
    /** Where it would be mailed now; null: to nobody. */
    send_to: nullableText,
    /** From when it can be sent again; null: now. */
    send_from: nullableText,
    /** Its mails of the last four weeks, the newest first. */
    mails: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'to', 'address', 'subject', 'state', 'error', 'created_at', 'sent_at'],
        additionalProperties: false,
        properties: {
          uuid: text,
          to: { enum: ['employer', 'candidate'] },
          address: text,
          subject: text,
          state: { enum: loggedMailStates },
          /** What the mail server answered last. */
          error: nullableText,
          created_at: text,
          sent_at: nullableText,
        },
      },
    },
    /** Since when, by whom and why it is being deleted; null: it stays. */
    deletion: {
      type: ['object', 'null'],
      required: ['at', 'due_at', 'by', 'reason'],
      additionalProperties: false,
      properties: { at: text, due_at: text, by: nullableText, reason: text },
    },
  },
});
export type AdminApplication = ValueOf<typeof adminApplication>;
