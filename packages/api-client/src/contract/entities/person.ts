import type { FromSchema } from 'json-schema-to-ts';
import { countedRows, shape, type ValueOf } from '../shape.ts';
import { alertFrequencies } from './job-alert.ts';

/**
 * What an account may do: `active` logs in, `unproved` too but has not shown that its address is theirs, `blocked` does nothing, `leaving` neither
 * until everything of theirs is deleted.
 */
export const personStates = ['active', 'unproved', 'blocked', 'leaving'] as const;
export type PersonState = (typeof personStates)[number];

/** Whose accounts an admin looks after. */
export const personRoles = ['candidate', 'employer'] as const;
export type PersonRole = (typeof personRoles)[number];

/** What an admin decides about a person. */
export const personDecisions = ['block', 'unblock', 'delete', 'restore'] as const;
export type PersonDecision = (typeof personDecisions)[number];

export const personSorts = ['-created_at', 'created_at', 'name', '-name'] as const;
export type PersonSort = (typeof personSorts)[number];

/** What is mailed to a person at an admin's press: a link that proves the address, or one that chooses a password. */
export const personLinks = ['verify', 'password'] as const;
export type PersonLink = (typeof personLinks)[number];

/** Longest texts about a person, in characters. */
export const personLengths = { reason: 2000, impersonation: 300 } as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const integer = { type: 'integer' } as const;
const flag = { type: 'boolean' } as const;

const listed = {
  uuid: text,
  name: text,
  email: text,
  role: { enum: personRoles },
  state: { enum: personStates },
  /** The company that an employer worked for last. */
  company: nullableText,
  created_at: text,
  /** In the last year; null: not once. */
  last_login: nullableText,
} as const;
const listedNames = [
  'uuid',
  'name',
  'email',
  'role',
  'state',
  'company',
  'created_at',
  'last_login',
] as const;

const summarySchema = {
  type: 'object',
  required: listedNames,
  additionalProperties: false,
  properties: listed,
} as const;
/** A person in the list of their site's admins. */
export type PersonSummary = FromSchema<typeof summarySchema>;

/** A page of people, found again by a key: who registers meanwhile moves nothing. */
export const personPage = shape({
  type: 'object',
  required: ['people', 'next', 'counts'],
  additionalProperties: false,
  properties: {
    people: { type: 'array', items: summarySchema },
    /** What `after` is for the next page; null: there is none. */
    next: nullableText,
    /** How many of the role the search finds, of each state. */
    counts: {
      type: 'object',
      required: personStates,
      additionalProperties: false,
      properties: { active: countedRows, unproved: countedRows, blocked: countedRows, leaving: countedRows },
    },
  },
});
export type PersonPage = ValueOf<typeof personPage>;

/** All that a site knows of a person. */
export const person = shape({
  type: 'object',
  required: [
    ...listedNames,
    'locale',
    'proved_at',
    'terms_accepted_at',
    'has_password',
    'blocked',
    'deletion',
    'companies',
    'sessions',
    'applications',
    'applications_count',
    'alerts',
    'favourites',
    'resume',
    'newsletters',
    'opened',
  ],
  additionalProperties: false,
  properties: {
    ...listed,
    /** The language of their mails. */
    locale: text,
    /** When a mailed link showed that the address is theirs. */
    proved_at: nullableText,
    terms_accepted_at: nullableText,
    /** Whether they chose a password yet: who was invited did not. */
    has_password: flag,
    /** Since when they are blocked, by whom, and what they read of it. */
    blocked: {
      type: ['object', 'null'],
      required: ['at', 'by', 'reason'],
      additionalProperties: false,
      properties: { at: text, by: nullableText, reason: text },
    },
    /** When everything of theirs is deleted, and who asked for it; null: they stay. */
    deletion: {
      type: ['object', 'null'],
      required: ['due_at', 'by'],
      additionalProperties: false,
      properties: { due_at: text, by: nullableText },
    },
    /** Of an employer: whom they work for. */
    companies: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'status'],
        additionalProperties: false,
        properties: { id: integer, name: text, status: { enum: ['active', 'invited', 'inactive'] } },
      },
    },
    /** Where they are logged in on this site. */
    sessions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'browser', 'system', 'created_at', 'last_used_at'],
        additionalProperties: false,
        properties: {
          uuid: text,
          browser: nullableText,
          system: nullableText,
          created_at: text,
          last_used_at: text,
        },
      },
    },
    /** The last ones on this board, also those sent as a guest from an address that was proved. */
    applications: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'job', 'organisation', 'created_at', 'withdrawn'],
        additionalProperties: false,
        properties: { uuid: text, job: text, organisation: text, created_at: text, withdrawn: flag },
      },
    },
    applications_count: integer,
    alerts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['search', 'frequency', 'active', 'created_at'],
        additionalProperties: false,
        properties: {
          /** The words it looks for; null: it has none. */
          search: nullableText,
          frequency: { enum: alertFrequencies },
          active: flag,
          created_at: text,
        },
      },
    },
    /** How many jobs and organisations they keep. */
    favourites: integer,
    /** Null: there is none on this board. */
    resume: {
      type: ['object', 'null'],
      required: ['position', 'visible', 'updated_at'],
      additionalProperties: false,
      properties: {
        position: nullableText,
        /** Whether employers find it. */
        visible: flag,
        updated_at: text,
      },
    },
    /** What they agreed to be mailed, in the words that they read. */
    newsletters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['text', 'agreed_at', 'confirmed_at', 'ended_at'],
        additionalProperties: false,
        properties: { text, agreed_at: text, confirmed_at: nullableText, ended_at: nullableText },
      },
    },
    /** Who opened their data in the last year, newest first: admins of the site, and companies that read the resume. */
    opened: {
      type: 'array',
      items: {
        type: 'object',
        required: ['at', 'by', 'event'],
        additionalProperties: false,
        properties: {
          at: text,
          by: nullableText,
          event: { enum: ['opened', 'exported', 'application', 'resume', 'viewed'] },
        },
      },
    },
  },
});
export type Person = ValueOf<typeof person>;

/** What an admin views the site with as somebody. */
export const impersonation = shape({
  type: 'object',
  required: ['token', 'expires_at', 'role'],
  additionalProperties: false,
  properties: {
    token: text,
    expires_at: text,
    /** As which role it calls. */
    role: { enum: personRoles },
  },
});
export type Impersonation = ValueOf<typeof impersonation>;

/** What goes with somebody who is deleted. */
export const personDeletion = shape({
  type: 'object',
  required: ['due_at', 'applications', 'files', 'alerts', 'newsletters', 'favourites', 'resume', 'companies'],
  additionalProperties: false,
  properties: {
    /** When it would be done, if it were decided now. */
    due_at: text,
    /** Their number stays with the job, without a word of the person. */
    applications: integer,
    files: integer,
    alerts: integer,
    newsletters: integer,
    favourites: integer,
    resume: flag,
    /** That nobody would be left in: they are closed, and their jobs taken down. */
    companies: { type: 'array', items: text },
  },
});
export type PersonDeletion = ValueOf<typeof personDeletion>;
