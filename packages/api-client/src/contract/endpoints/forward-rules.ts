import { defineEndpoint } from '../define-endpoint.ts';
import {
  forwardRule,
  forwardStatuses,
  importedForwardRules,
  longestForward,
  missingPath,
  mostForwardRulesAtOnce,
} from '../entities/forward-rule.ts';
import { one, page, shape } from '../shape.ts';
import { paging } from './query-keys.ts';

const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const address = { type: 'string', minLength: 1, maxLength: longestForward } as const;
const ids = {
  type: 'array',
  minItems: 1,
  maxItems: mostForwardRulesAtOnce,
  uniqueItems: true,
  items: id,
} as const;
const rule = { path: address, url: address, status: { enum: forwardStatuses } } as const;

/** Where addresses without a page lead: the rules that an admin keeps (specification §1 'forward rule'). */
const findForwardRules = defineEndpoint({
  method: 'GET',
  path: '/forward-rules',
  roles: ['admin'],
  area: 'content',
  summary:
    'The rules by which unknown addresses of the board lead on, with how many visitors came by each; with `match[deleted]=set` those that were deleted in the last 30 days.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      sort: { enum: ['-hits', 'hits', '-created_at', 'created_at', 'path', '-path'], default: '-hits' },
      'match[deleted]': { enum: ['none', 'set'], default: 'none' },
    },
  },
  reply: page(forwardRule),
});

const createForwardRule = defineEndpoint({
  method: 'POST',
  path: '/forward-rules',
  roles: ['admin'],
  area: 'content',
  summary:
    'Adds a rule. One that leads to itself, in a circle or to another rule is refused, and so is one for an address that has a page.',
  body: { type: 'object', required: ['path', 'url'], additionalProperties: false, properties: rule },
  status: 201,
  reply: one(forwardRule),
  errors: ['validation'],
});

const updateForwardRule = defineEndpoint({
  method: 'PUT',
  path: '/forward-rules/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary: 'Changes a rule that nobody changed since it was read with this `revision`.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { ...rule, revision: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
  },
  reply: one(forwardRule),
  errors: ['notFound', 'conflict', 'validation'],
});

const deleteForwardRules = defineEndpoint({
  method: 'POST',
  path: '/forward-rules/delete',
  roles: ['admin'],
  area: 'content',
  summary: 'Deletes rules; for 30 days they can be restored. Those that are not there are passed over.',
  body: { type: 'object', required: ['ids'], additionalProperties: false, properties: { ids } },
  reply: one(
    shape({
      type: 'object',
      required: ['deleted'],
      additionalProperties: false,
      properties: { deleted: { type: 'integer' } },
    }),
  ),
});

const restoreForwardRules = defineEndpoint({
  method: 'POST',
  path: '/forward-rules/restore',
  roles: ['admin'],
  area: 'content',
  summary: 'Restores deleted rules. One that does not fit any more stays deleted, and its path is said.',
  body: { type: 'object', required: ['ids'], additionalProperties: false, properties: { ids } },
  reply: one(
    shape({
      type: 'object',
      required: ['restored', 'left'],
      additionalProperties: false,
      properties: {
        restored: { type: 'integer' },
        left: { type: 'array', items: { type: 'string' } },
      },
    }),
  ),
});

const importForwardRules = defineEndpoint({
  method: 'POST',
  path: '/forward-rules/import',
  roles: ['admin'],
  area: 'content',
  summary:
    'Adds the rules of a list, one a line: from, to and, if it is not for good, the status, with a comma, a semicolon or a tab between them. A rule for the same path is changed; a line that is wrong keeps none of the others from being added. With `dry_run` it only says what would become of each.',
  body: {
    type: 'object',
    required: ['text'],
    additionalProperties: false,
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 3_900_000 },
      dry_run: { type: 'boolean', default: false },
    },
  },
  reply: one(importedForwardRules),
  errors: ['validation'],
});

const exportForwardRules = defineEndpoint({
  method: 'GET',
  path: '/forward-rules/export',
  roles: ['admin'],
  area: 'content',
  summary: 'All rules as CSV, as they can be imported again, with their hits.',
  produces: 'binary',
});

const findMissingPaths = defineEndpoint({
  method: 'GET',
  path: '/missing-paths',
  roles: ['admin'],
  area: 'content',
  summary:
    'Addresses without a page that visitors asked for more than once in the last 28 days, the most often first, each with its likely answer; robots, and what was ignored, are left out.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(missingPath),
});

const ignoreMissingPath = defineEndpoint({
  method: 'POST',
  path: '/missing-paths/ignore',
  roles: ['admin'],
  area: 'content',
  summary: 'Leaves an address without a page out of the list, or takes it in again.',
  body: {
    type: 'object',
    required: ['path', 'ignored'],
    additionalProperties: false,
    properties: { path: address, ignored: { type: 'boolean' } },
  },
  reply: one(
    shape({
      type: 'object',
      required: ['ignored'],
      additionalProperties: false,
      properties: { ignored: { type: 'boolean' } },
    }),
  ),
});

export const forwardRules = {
  findForwardRules,
  createForwardRule,
  updateForwardRule,
  deleteForwardRules,
  restoreForwardRules,
  importForwardRules,
  exportForwardRules,
  findMissingPaths,
  ignoreMissingPath,
} as const;
