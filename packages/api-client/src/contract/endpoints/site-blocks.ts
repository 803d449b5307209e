import { defineEndpoint } from '../define-endpoint.ts';
import { documentBlockShape, savedSettings } from '../entities/site-document.ts';
import { one } from '../shape.ts';
import {
  anything,
  id,
  ofRevision,
  revision,
  localeUpper,
  blockKey,
  css,
  uid,
  settingsByLocale,
} from './site-builder-parts.ts';

const place = {
  /** Position on the page, from 0. */
  order: { type: 'integer', minimum: 0, maximum: 10_000 },
  /** The block it goes below, wherever that stands by now; where it is not on the page, `order` says the place. */
  below_id: id,
} as const;

export const createBlock = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/blocks',
  roles: ['admin'],
  area: 'pages',
  summary: 'Puts a block on a page, at a position; those below it move down.',
  body: {
    type: 'object',
    required: ['key', 'page_id', 'order', 'uid'],
    additionalProperties: false,
    properties: {
      uid,
      key: blockKey,
      page_id: id,
      ...place,
      isGlobal: { type: 'boolean', default: false },
      custom_styles: css,
      settings: settingsByLocale,
    },
  },
  status: 201,
  reply: one(documentBlockShape),
  errors: ['notFound', 'validation', 'pageDeleted'],
});

export const updateBlock = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/blocks/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Changes custom styles or scope of a block. Making a shared block local gives the page a copy of its own.',
  body: {
    type: 'object',
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
  errors: ['notFound', 'conflict', 'validation', 'blockDeleted', 'pageDeleted', 'blockTested'],
});

export const orderBlocks = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/blocks/bulk-update',
  roles: ['admin'],
  area: 'pages',
  summary: 'Puts blocks at positions of their pages; the blocks not named keep their order around them.',
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
        page_id: id,
        ...place,
      },
    },
  },
  errors: ['notFound', 'validation', 'pageDeleted', 'blockDeleted'],
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
  area: 'pages',
  summary: 'Takes a block off a page; a shared one stays on the others. For 30 days it can be put back.',
  query: ofPage,
  errors: ['notFound', 'pageDeleted'],
});

export const restoreBlock = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/blocks/{id:int}/restore',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Puts a block that was taken off back on a page, at a position; a shared one on any page. Answers it as it is now.',
  body: {
    type: 'object',
    required: ['page_id', 'order'],
    additionalProperties: false,
    properties: { page_id: id, ...place },
  },
  reply: one(documentBlockShape),
  errors: ['notFound', 'validation', 'pageDeleted'],
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
    /**
     * Nothing in a list was moved, whatever it says now: without it, what moved is derived from what was there before.
     */
    in_place: { type: 'boolean' },
  },
} as const;

export const createBlockSettings = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/block-settings',
  roles: ['admin'],
  area: 'pages',
  summary:
    "Writes a block's settings in a language that had none. Their design is written to every language of the block.",
  body: blockTexts,
  status: 201,
  reply: one(savedSettings),
  errors: ['notFound', 'conflict', 'validation', 'blockDeleted', 'pageDeleted', 'blockTested'],
});

export const updateBlockSettings = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/block-settings/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary:
    "Writes a block's settings in a language, and their design in every other. With a stale `revision` it answers 409, the settings of now under `current`.",
  body: blockTexts,
  reply: one(savedSettings),
  errors: ['notFound', 'conflict', 'validation', 'blockDeleted', 'pageDeleted', 'blockTested'],
});

export const deleteBlockSettings = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/block-settings/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: "Forgets a block's settings in a language: visitors get those of the default language again.",
  query: ofRevision,
  errors: ['conflict', 'blockDeleted', 'pageDeleted', 'blockTested'],
});

export const siteBlocks = {
  createBlock,
  updateBlock,
  orderBlocks,
  deleteBlock,
  restoreBlock,
  createBlockSettings,
  updateBlockSettings,
  deleteBlockSettings,
} as const;
