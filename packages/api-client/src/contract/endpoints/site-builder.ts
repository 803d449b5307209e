import { defineEndpoint } from '../define-endpoint.ts';
import {
  blockPreset,
  blockPresetsReply,
  createdPage,
  documentBlockShape,
  pageRevision,
  savedRow,
  siteDocument,
} from '../entities/site-document.ts';
import { one, page as pageOf } from '../shape.ts';
import { paging } from './query-keys.ts';

const anything = { type: 'object', additionalProperties: true } as const;
const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
/** As the row was read: another number has been saved since, and this save is refused. */
const revision = { type: 'integer', minimum: 0 } as const;
const localeUpper = { type: 'string', pattern: '^[A-Z]{2}(-[A-Z]{2})?$' } as const;
const blockKey = { type: 'string', pattern: '^[a-z][a-z0-9-]*(/[a-z][a-z0-9-]*)?$', maxLength: 80 } as const;
const css = { type: 'string', maxLength: 50_000 } as const;
/** Said by the caller, so that the same save sent twice makes one thing. */
const uid = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const;
const settingsByLocale = {
  type: 'object',
  maxProperties: 50,
  additionalProperties: {
    type: 'object',
    required: ['version', 'settings'],
    additionalProperties: false,
    properties: { version: { type: 'integer', minimum: 0 }, settings: anything },
  },
} as const;

/** Specification §7 'Site content', the admin's part: a site is built by these calls alone. */
export const readSiteDocument = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/document',
  roles: ['admin'],
  summary: 'A whole site as an admin edits it: every page and block in every language.',
  reply: one(siteDocument),
  errors: ['notFound'],
});

export const updateSite = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/sites/{id:int}',
  roles: ['admin'],
  summary: 'Changes settings of a site; what is not named stays. A null takes a setting away.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      revision,
      name: { type: 'string', minLength: 1, maxLength: 120 },
      status: { enum: ['draft', 'active'] },
      settings: anything,
      /** By upper-case language. */
      texts: { type: 'object', maxProperties: 50, additionalProperties: anything },
      cookie_scripts: { type: 'array', maxItems: 50, items: anything },
    },
  },
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation'],
});

export const createPage = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/pages',
  roles: ['admin'],
  summary: 'Adds a page of a kind, with the blocks its kind begins with.',
  body: {
    type: 'object',
    required: ['key', 'uid'],
    additionalProperties: false,
    properties: {
      uid,
      key: { type: 'string', maxLength: 60 },
      /** Path per lower-case language; the kind's own where there is none. */
      path: { type: 'object', maxProperties: 50, additionalProperties: { type: 'string', maxLength: 200 } },
      /** Label, title and description by upper-case language. */
      settings: { type: 'object', maxProperties: 50, additionalProperties: anything },
      /** Copies the blocks of this page instead. */
      copy_of: id,
    },
  },
  status: 201,
  reply: one(createdPage),
  errors: ['validation', 'notFound'],
});

export const updatePage = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/pages/{id:int}',
  roles: ['admin'],
  summary: 'Changes paths or kind of a page. `path` is a JSON object by language, as a string.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      revision,
      path: { type: 'string', maxLength: 10_000 },
      key: { type: 'string', maxLength: 60 },
      order: { type: 'integer', minimum: 0, maximum: 10_000 },
    },
  },
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation'],
});

export const deletePage = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/pages/{id:int}',
  roles: ['admin'],
  summary: 'Takes a page off the site; for 30 days it can be put back.',
  errors: ['notFound'],
});

export const restorePage = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/pages/{id:int}/restore',
  roles: ['admin'],
  summary: 'Puts a deleted page back as it was.',
  errors: ['notFound', 'validation'],
});

const pageTexts = {
  type: 'object',
  required: ['page_id', 'locale', 'settings'],
  additionalProperties: false,
  properties: {
    page_id: id,
    locale: localeUpper,
    settings: anything,
    revision,
  },
} as const;

export const createPageSettings = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/page-settings',
  roles: ['admin'],
  summary: "Writes a page's label, title and description in a language that had none.",
  body: pageTexts,
  status: 201,
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation'],
});

export const updatePageSettings = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/page-settings/{id:int}',
  roles: ['admin'],
  summary: "Changes a page's label, title and description in a language.",
  body: pageTexts,
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation'],
});

export const createBlock = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/blocks',
  roles: ['admin'],
  summary: 'Puts a block on a page, at a position; those below it move down.',
  body: {
    type: 'object',
    required: ['key', 'page_id', 'order', 'uid'],
    additionalProperties: false,
    properties: {
      uid,
      key: blockKey,
      page_id: id,
      /** Position on the page, from 0. */
      order: { type: 'integer', minimum: 0, maximum: 10_000 },
      isGlobal: { type: 'boolean', default: false },
      custom_styles: css,
      settings: settingsByLocale,
    },
  },
  status: 201,
  reply: one(documentBlockShape),
  errors: ['notFound', 'validation'],
});

export const updateBlock = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/blocks/{id:int}',
  roles: ['admin'],
  summary:
    'Changes custom styles or scope of a block. Making a shared block local gives the page a copy of its own.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      revision,
      custom_styles: css,
      isGlobal: { type: 'boolean' },
      /** The page whose copy becomes local. */
      page_id: id,
    },
  },
  reply: one(documentBlockShape),
  errors: ['notFound', 'conflict', 'validation'],
});

export const orderBlocks = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/blocks/bulk-update',
  roles: ['admin'],
  summary: 'Puts the blocks of pages in an order.',
  body: {
    type: 'array',
    minItems: 1,
    maxItems: 1000,
    items: {
      type: 'object',
      required: ['id', 'key', 'order', 'page_id'],
      additionalProperties: false,
      properties: {
        id,
        key: blockKey,
        order: { type: 'integer', minimum: 0, maximum: 10_000 },
        page_id: id,
      },
    },
  },
  errors: ['notFound', 'validation'],
});

const ofPage = {
  type: 'object',
  additionalProperties: false,
  properties: { page_id: id },
} as const;

export const deleteBlock = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/blocks/{id:int}',
  roles: ['admin'],
  summary: 'Takes a block off a page; a shared one stays on the others. For 30 days it can be put back.',
  query: ofPage,
  errors: ['notFound'],
});

export const restoreBlock = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/blocks/{id:int}/restore',
  roles: ['admin'],
  summary: 'Puts a block that was taken off back on a page, at a position; a shared one on any page.',
  body: {
    type: 'object',
    required: ['page_id', 'order'],
    additionalProperties: false,
    properties: { page_id: id, order: { type: 'integer', minimum: 0, maximum: 10_000 } },
  },
  errors: ['notFound', 'validation'],
});

const blockTexts = {
  type: 'object',
  required: ['block_id', 'locale', 'settings', 'version'],
  additionalProperties: false,
  properties: {
    block_id: id,
    locale: localeUpper,
    settings: anything,
    /** Of the block's schema the settings were written by. */
    version: { type: 'integer', minimum: 0 },
    revision,
  },
} as const;

export const createBlockSettings = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/block-settings',
  roles: ['admin'],
  summary: "Writes a block's settings in a language that had none.",
  body: blockTexts,
  status: 201,
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation'],
});

export const updateBlockSettings = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/block-settings/{id:int}',
  roles: ['admin'],
  summary:
    "Writes a block's settings in a language. With a stale `revision` it answers 409, the settings of now under `current`.",
  body: blockTexts,
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation'],
});

export const findPresets = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{siteId:int}/block-presets',
  roles: ['admin'],
  summary: 'Blocks that were kept for use elsewhere, newest first.',
  reply: blockPresetsReply,
  errors: ['notFound'],
});

export const createPreset = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{siteId:int}/block-presets',
  roles: ['admin'],
  summary: 'Keeps a block, as it is now, for use elsewhere.',
  body: {
    type: 'object',
    required: ['uid', 'name', 'key', 'settings'],
    additionalProperties: false,
    properties: {
      uid,
      name: { type: 'string', minLength: 1, maxLength: 80 },
      key: blockKey,
      settings: settingsByLocale,
      custom_styles: css,
    },
  },
  status: 201,
  reply: one(blockPreset),
  errors: ['notFound', 'validation'],
});

export const renamePreset = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/block-presets/{id:int}',
  roles: ['admin'],
  summary: 'Gives a preset another name.',
  body: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: { type: 'string', minLength: 1, maxLength: 80 } },
  },
  errors: ['notFound', 'validation'],
});

export const deletePreset = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/block-presets/{id:int}',
  roles: ['admin'],
  summary: 'Takes a preset away; for 30 days it can be put back.',
  errors: ['notFound'],
});

export const restorePreset = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/block-presets/{id:int}/restore',
  roles: ['admin'],
  summary: 'Puts a deleted preset back.',
  errors: ['notFound'],
});

export const findPageRevisions = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/pages/{id:int}/revisions',
  roles: ['admin'],
  summary: 'What a page was, newest first: who saved it, when, and all of it.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: pageOf(pageRevision),
  errors: ['notFound'],
});

export const siteBuilder = {
  readSiteDocument,
  updateSite,
  createPage,
  updatePage,
  deletePage,
  restorePage,
  createPageSettings,
  updatePageSettings,
  createBlock,
  updateBlock,
  orderBlocks,
  deleteBlock,
  restoreBlock,
  createBlockSettings,
  updateBlockSettings,
  findPresets,
  createPreset,
  renamePreset,
  deletePreset,
  restorePreset,
  findPageRevisions,
} as const;
