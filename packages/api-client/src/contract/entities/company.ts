import type { FromSchema } from 'json-schema-to-ts';
import { countedRows, countsAreExact, shape, type ValueOf } from '../shape.ts';
import { jobStatuses } from './job.ts';
import { ledgerKinds } from './balance.ts';
import { orderStatuses } from './order.ts';

/** Whether a company may be seen and may act: `waiting` for an admin who approves it, `approved`, or `blocked`. */
export const companyStates = ['waiting', 'approved', 'blocked'] as const;
export type CompanyState = (typeof companyStates)[number];

/** What the register of VAT numbers of the European Union says of one; `unknown`: it could not be asked. */
export const vatResults = ['valid', 'invalid', 'unknown'] as const;
export type VatResult = (typeof vatResults)[number];

/** What an admin decides about a company. */
export const companyDecisions = ['approve', 'block', 'unblock'] as const;
export type CompanyDecision = (typeof companyDecisions)[number];

export const companySorts = ['name', '-name', 'created_at', '-created_at', 'jobs', '-jobs'] as const;
export type CompanySort = (typeof companySorts)[number];

/** Longest texts of a company, in characters. */
export const companyLengths = { name: 120, reason: 2000, note: 2000 } as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const integer = { type: 'integer' } as const;

const listed = {
  id: integer,
  name: text,
  state: { enum: companyStates },
  /** Its jobs that are online now; of a company that is held back, that would be. */
  live_jobs: integer,
  /** Who works for it. */
  people: integer,
  /** Its invoices that are to be paid, and what they ask together, in cents with VAT. */
  open_invoices: integer,
  outstanding: integer,
  created_at: text,
} as const;
const listedNames = [
  'id',
  'name',
  'state',
  'live_jobs',
  'people',
  'open_invoices',
  'outstanding',
  'created_at',
] as const;

const summarySchema = {
  type: 'object',
  required: listedNames,
  additionalProperties: false,
  properties: listed,
} as const;
/** A company in the list of its site's admins. */
export type CompanySummary = FromSchema<typeof summarySchema>;

/** A page of companies, found again by a key: what is added meanwhile moves nothing. */
export const companyPage = shape({
  type: 'object',
  required: ['companies', 'next', 'counts'],
  additionalProperties: false,
  properties: {
    companies: { type: 'array', items: summarySchema },
    /** What `after` is for the next page; null: there is none. */
    next: nullableText,
    /** How many the search finds, of each state. */
    counts: {
      type: 'object',
      required: companyStates,
      additionalProperties: false,
      properties: { waiting: countedRows, approved: countedRows, blocked: countedRows },
    },
    counts_are_exact: countsAreExact,
  },
});
export type CompanyPage = ValueOf<typeof companyPage>;

const noteSchema = {
  type: 'object',
  required: ['id', 'text', 'created_at', 'by'],
  additionalProperties: false,
  properties: {
    id: integer,
    text,
    created_at: text,
    /** Null: an admin who is no longer there. */
    by: nullableText,
  },
} as const;
/** What an admin wrote down about a company, for other admins. */
export type CompanyNote = FromSchema<typeof noteSchema>;

const decidedSchema = {
  type: ['object', 'null'],
  required: ['at', 'by'],
  additionalProperties: false,
  properties: { at: text, by: nullableText },
} as const;

/** All that a site knows of a company. */
export const company = shape({
  type: 'object',
  required: [
    ...listedNames,
    'vat_number',
    'vat_check',
    'kvk_number',
    'invoice_email',
    'revision',
    'approved',
    'blocked',
    'organisations',
    'members',
    'jobs',
    'orders',
    'balances',
    'notes',
  ],
  additionalProperties: false,
  properties: {
    ...listed,
    vat_number: nullableText,
    /** What the register last said of this very number; null: nobody asked yet. */
    vat_check: {
      type: ['object', 'null'],
      required: ['result', 'name', 'address', 'at'],
      additionalProperties: false,
      properties: { result: { enum: vatResults }, name: nullableText, address: nullableText, at: text },
    },
    kvk_number: nullableText,
    invoice_email: nullableText,
    /** Of what its form holds: who saves an older one is refused (`conflict`). */
    revision: integer,
    /** Since when it is approved, and by whom; null: it waits. */
    approved: decidedSchema,
    /** Since when it is blocked, by whom, and what its people read of it. */
    blocked: {
      type: ['object', 'null'],
      required: ['at', 'by', 'reason'],
      additionalProperties: false,
      properties: { at: text, by: nullableText, reason: text },
    },
    /** As visitors see it: a company has one or several. */
    organisations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'slug', 'email', 'website', 'active'],
        additionalProperties: false,
        properties: {
          id: integer,
          name: text,
          slug: text,
          email: nullableText,
          website: nullableText,
          active: { type: 'boolean' },
        },
      },
    },
    members: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'uuid', 'name', 'email', 'verified', 'status', 'last_login'],
        additionalProperties: false,
        properties: {
          id: integer,
          /** Of their account. */
          uuid: text,
          name: text,
          email: text,
          /** Whether a mailed link showed that the address is theirs. */
          verified: { type: 'boolean' },
          status: { enum: ['active', 'invited', 'inactive'] },
          last_login: nullableText,
        },
      },
    },
    /** The last ones that changed. */
    jobs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'title', 'slug', 'status', 'till', 'asked', 'withheld'],
        additionalProperties: false,
        properties: {
          uuid: text,
          title: text,
          slug: text,
          status: { enum: jobStatuses },
          till: nullableText,
          /** Whether it waits to be published until its company is approved. */
          asked: { type: 'boolean' },
          /** Whether an admin took it off the site. */
          withheld: { type: 'boolean' },
        },
      },
    },
    /** The last ones. */
    orders: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'product', 'total_cents', 'status', 'created_at', 'due_at'],
        additionalProperties: false,
        properties: {
          id: integer,
          product: text,
          /** With VAT. */
          total_cents: integer,
          status: { enum: orderStatuses },
          created_at: text,
          due_at: nullableText,
        },
      },
    },
    /** What it can use now, by kind: pieces, of a click budget cents. */
    balances: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'amount_open'],
        additionalProperties: false,
        properties: { kind: { enum: ledgerKinds }, amount_open: integer },
      },
    },
    /** The last one first. */
    notes: { type: 'array', items: noteSchema },
  },
});
export type Company = ValueOf<typeof company>;

/** What two companies can have in common. `domain`: of a website or of mail addresses. */
export const companyLikenesses = ['name', 'kvk_number', 'vat_number', 'domain'] as const;

/** A company that is there already and may be the one that is added (`companiesAlike`). */
export interface CompanyAlike {
  readonly id: number;
  readonly name: string;
  readonly state: CompanyState;
  readonly by: readonly (typeof companyLikenesses)[number][];
}

/** What two companies may say differently of themselves. */
export const companyFacts = ['vat_number', 'kvk_number', 'invoice_email'] as const;

/** What becomes of a company that is merged into another one. */
export const companyMerge = shape({
  type: 'object',
  required: [
    'id',
    'name',
    'people',
    'both',
    'organisations',
    'jobs',
    'applications',
    'orders',
    'outstanding',
    'balances',
    'feeds',
    'keys',
    'contacts',
    'contacts_both',
    'differences',
  ],
  additionalProperties: false,
  properties: {
    /** The one that is merged, and is no more afterwards. */
    id: integer,
    name: text,
    /** Who works there, or did, and comes along, by name and mail address. */
    people: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'email'],
        additionalProperties: false,
        properties: { name: text, email: text },
      },
    },
    /** Names of those who work for both. */
    both: { type: 'array', items: text },
    /** Its organisations, whose pages stay where they are. */
    organisations: { type: 'array', items: text },
    jobs: integer,
    applications: integer,
    orders: integer,
    /** What its invoices still ask, in cents with VAT. */
    outstanding: integer,
    /** What it can use, by kind: it is added to what the other one has. */
    balances: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'amount_open'],
        additionalProperties: false,
        properties: { kind: { enum: ledgerKinds }, amount_open: integer },
      },
    },
    feeds: integer,
    /** Keys of posting systems. */
    keys: integer,
    /** Candidates it asked for contact, and how many of them both asked: one request of each stays. */
    contacts: integer,
    contacts_both: integer,
    /** Where it says something else of itself than the company that stays, whose word stays. */
    differences: {
      type: 'array',
      items: {
        type: 'object',
        required: ['fact', 'stays', 'goes'],
        additionalProperties: false,
        properties: { fact: { enum: companyFacts }, stays: nullableText, goes: text },
      },
    },
  },
});
export type CompanyMerge = ValueOf<typeof companyMerge>;

export const companyNote = shape(noteSchema);
