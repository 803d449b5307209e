import { shape, type ValueOf } from '../shape.ts';
import { companyStates } from './company.ts';
import { ledgerKinds } from './balance.ts';

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

/** A company as customer: what is bought belongs to it (specification §3 'User': client). */
export const client = shape({
  type: 'object',
  required: [
    'uuid',
    'name',
    'vat_number',
    'kvk_number',
    'invoice_email',
    'state',
    'blocked_reason',
    'revision',
    'created_at',
  ],
  additionalProperties: false,
  properties: {
    uuid: text,
    name: text,
    /** With its country, as 'NL123456789B01'. */
    vat_number: nullableText,
    /** Of the Dutch chamber of commerce, eight digits. */
    kvk_number: nullableText,
    /** Where invoices go; null: to whoever orders. */
    invoice_email: nullableText,
    /** Whether its jobs may be online, and it may act. */
    state: { enum: companyStates },
    /** What the site says of why it is blocked; null: it is not. */
    blocked_reason: nullableText,
    /** Grows with every save: who saves an older one is refused (`conflict`). */
    revision: { type: 'integer' },
    created_at: text,
  },
});
export type Client = ValueOf<typeof client>;

/** `invited`: has a mailed invitation and did not accept yet. `inactive`: works there no more. */
export const clientUserStatuses = ['active', 'invited', 'inactive'] as const;
export type ClientUserStatus = (typeof clientUserStatuses)[number];

/** Somebody who works for the company. */
export const clientUser = shape({
  type: 'object',
  required: ['id', 'given_name', 'family_name', 'email', 'status', 'is_you', 'created_at'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    given_name: text,
    family_name: text,
    email: text,
    status: { enum: clientUserStatuses },
    is_you: { type: 'boolean' },
    created_at: text,
  },
});
export type ClientUser = ValueOf<typeof clientUser>;

/** One of the companies that the caller works for, or is invited to. */
export const myUser = shape({
  type: 'object',
  required: ['id', 'client', 'status', 'is_current'],
  additionalProperties: false,
  properties: {
    /** Of the person in that company: `PUT /users/{id}/switch` takes it. */
    id: { type: 'integer' },
    client: {
      type: 'object',
      required: ['uuid', 'name'],
      additionalProperties: false,
      properties: { uuid: text, name: text },
    },
    status: { enum: ['active', 'invited'] },
    /** The one this session speaks for. */
    is_current: { type: 'boolean' },
  },
});
export type MyUser = ValueOf<typeof myUser>;

/** A company as the board's admin sees it. */
export const adminClient = shape({
  type: 'object',
  required: [
    'id',
    'name',
    'created_at',
    'balances',
    'verified_at',
    'invoice_limit',
    'outstanding',
    'revision',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    name: text,
    created_at: text,
    /** What can be used now, by kind: pieces, of a click budget cents. Kinds there is nothing of are left out. */
    balances: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'amount_open'],
        additionalProperties: false,
        properties: { kind: { enum: ledgerKinds }, amount_open: { type: 'integer' } },
      },
    },
    /** Since when an admin has known the company, so that it may order on invoice; null: not verified. */
    verified_at: nullableText,
    /** Its own limit for orders on invoice, in cents with VAT; null: that of the site. */
    invoice_limit: { type: ['integer', 'null'] },
    /** What its invoices still ask, in cents with VAT. */
    outstanding: { type: 'integer' },
    /** Names what an admin says of it as it is stored, so that nobody overwrites what they have not read. */
    revision: { type: 'integer' },
  },
});
export type AdminClient = ValueOf<typeof adminClient>;
