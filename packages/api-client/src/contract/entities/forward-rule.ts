import { shape, type ValueOf } from '../shape.ts';

const integer = { type: 'integer' } as const;
const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

/** Rules that a board may have. */
export const mostForwardRules = 10_000;
/** Those that are deleted or put back together at most. */
export const mostForwardRulesAtOnce = 1000;
/** Longest address of a rule, in characters. */
export const longestForward = 1000;
/** What a rule may answer with, the usual one first: for good, for now. */
export const forwardStatuses = [301, 302, 303, 307, 308] as const;
/** Days that hits are counted over. */
export const forwardDays = 28;

/** Where an address without a page leads by an admin's rule. */
export const forwardRule = shape({
  type: 'object',
  required: [
    'id',
    'path',
    'url',
    'status',
    'hits',
    'last_hit_on',
    'created_at',
    'created_by',
    'deleted_at',
    'revision',
  ],
  additionalProperties: false,
  properties: {
    id: integer,
    /** A path of the site; one that ends in `/*` stands for all beneath it. */
    path: text,
    /** A path of the site or a whole address; its `*` stands for what that of the path matched. */
    url: text,
    status: { enum: forwardStatuses },
    /** Visitors it led on in the last 28 days. */
    hits: integer,
    /** The last such day, of the site's calendar. */
    last_hit_on: nullableText,
    created_at: text,
    /** The name of the admin who added it; null where nobody did by hand. */
    created_by: nullableText,
    deleted_at: nullableText,
    revision: integer,
  },
});
export type ForwardRule = ValueOf<typeof forwardRule>;

/** What became of a list of rules that is imported. */
export const importedForwardRules = shape({
  type: 'object',
  required: ['added', 'changed', 'known', 'wrong', 'lines'],
  additionalProperties: false,
  properties: {
    added: integer,
    changed: integer,
    known: integer,
    wrong: integer,
    /** Those that are wrong first, and at most 500. */
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['line', 'text', 'state', 'problem'],
        additionalProperties: false,
        properties: {
          /** From 1. */
          line: integer,
          text,
          state: { enum: ['added', 'changed', 'known', 'wrong'] },
          /** What is wrong with it, in the caller's language; null where nothing is. */
          problem: nullableText,
        },
      },
    },
  },
});
export type ImportedForwardRules = ValueOf<typeof importedForwardRules>;

/** Why an address is thought to be what a visitor wanted. */
export const missingPathReasons = ['sameWords', 'slip', 'list'] as const;

/** An address that visitors asked for and that has no page, with its likely answer. */
export const missingPath = shape({
  type: 'object',
  required: ['path', 'hits', 'last_hit_on', 'suggestion'],
  additionalProperties: false,
  properties: {
    path: text,
    /** In the last 28 days. */
    hits: integer,
    last_hit_on: text,
    suggestion: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          required: ['url', 'reason'],
          additionalProperties: false,
          properties: { url: text, reason: { enum: missingPathReasons } },
        },
      ],
    },
  },
});
export type MissingPath = ValueOf<typeof missingPath>;
