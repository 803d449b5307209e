import type { FromSchema } from 'json-schema-to-ts';
import { shape, type ValueOf } from '../shape.ts';

/** Whom a mail goes to. */
export const mailGroups = ['everyone', 'candidates', 'companies', 'team'] as const;
export type MailGroup = (typeof mailGroups)[number];

/** What a text is in its mail. */
export const mailTextRoles = [
  'subject',
  'heading',
  'paragraph',
  'button',
  'link',
  'small',
  'footer',
] as const;
export type MailTextRole = (typeof mailTextRoles)[number];

/** Longest texts of a mail, in characters: on one line, and of several. */
export const mailTextLengths = { line: 200, text: 2000 } as const;

const text = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const texts = { type: 'array', items: text } as const;

const listed = {
  /** Names it for ever, as 'account.verify'. */
  kind: text,
  group: { enum: mailGroups },
  name: text,
} as const;

export const listedMail = shape({
  type: 'object',
  required: ['kind', 'group', 'name', 'changed'],
  additionalProperties: false,
  properties: {
    ...listed,
    /** Languages of the site in which it has words of its own. */
    changed: texts,
  },
});
export type ListedMail = ValueOf<typeof listedMail>;

const field = {
  type: 'object',
  required: ['key', 'role', 'original', 'text', 'deleted', 'variables', 'variants'],
  additionalProperties: false,
  properties: {
    key: text,
    role: { enum: mailTextRoles },
    /** The product's text, with `{{variable}}` where something is filled in. */
    original: text,
    /** The site's own; null: the original is sent. */
    text: { type: ['string', 'null'] },
    /** Own words that were taken back in the last 30 days; null: there are none. */
    deleted: {
      type: ['object', 'null'],
      required: ['text', 'deleted_at'],
      additionalProperties: false,
      properties: { text, deleted_at: text },
    },
    /** What can be filled in in it. */
    variables: texts,
    /** In which forms of the mail it is read. */
    variants: texts,
  },
} as const;
export type MailField = FromSchema<typeof field>;

export const mailText = shape({
  type: 'object',
  required: ['kind', 'group', 'name', 'locale', 'revision', 'needs', 'variants', 'fields'],
  additionalProperties: false,
  properties: {
    ...listed,
    locale: text,
    /** Counts what is saved; 0: nothing is. */
    revision: integer,
    /** Variables that have to stand in it. */
    needs: texts,
    /** The forms that it has, as that of an order on invoice. */
    variants: {
      type: 'array',
      items: {
        type: 'object',
        required: ['key', 'name'],
        additionalProperties: false,
        properties: { key: text, name: text },
      },
    },
    fields: { type: 'array', items: field },
  },
});
export type MailText = ValueOf<typeof mailText>;

export const mailTextPreview = shape({
  type: 'object',
  required: ['from', 'subject', 'text', 'html', 'problems'],
  additionalProperties: false,
  properties: {
    /** Who it is from, as 'Name <address>'. */
    from: text,
    subject: text,
    text,
    html: text,
    /** What is wrong with its texts, by their keys. */
    problems: { type: 'object', additionalProperties: texts },
  },
});
export type MailTextPreview = ValueOf<typeof mailTextPreview>;

export const testedMail = shape({
  type: 'object',
  required: ['to'],
  additionalProperties: false,
  properties: { to: text },
});
