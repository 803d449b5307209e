import { defineEndpoint } from '../define-endpoint.ts';
import { createdPage, longestRevisionName, pageRevision, savedRow } from '../entities/site-document.ts';
import { one, page as pageOf } from '../shape.ts';
import { paging } from './query-keys.ts';
import { anything, id, ofRevision, revision, localeUpper, uid } from './site-builder-parts.ts';

export const createPage = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/pages',
  roles: ['admin'],
  area: 'pages',
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
  errors: ['validation', 'notFound', 'pageDeleted'],
});

export const updatePage = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/pages/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: 'Changes paths or kind of a page. `path` is a JSON object by language, as a string.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      revision,
      path: { type: 'string', maxLength: 10_000 },
      key: { type: 'string', maxLength: 60 },
      order: { type: 'integer', minimum: 0, maximum: 10_000 },
    },
  },
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation', 'pageDeleted'],
});

export const deletePage = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/pages/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: 'Takes a page off the site; for 30 days it can be put back.',
  errors: ['notFound'],
});

export const restorePage = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/pages/{id:int}/restore',
  roles: ['admin'],
  area: 'pages',
  summary: 'Puts a deleted page back as it was, and answers it with its blocks.',
  reply: one(createdPage),
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
  area: 'pages',
  summary: "Writes a page's label, title and description in a language that had none.",
  body: pageTexts,
  status: 201,
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation', 'pageDeleted'],
});

export const updatePageSettings = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/page-settings/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: "Changes a page's label, title and description in a language.",
  body: pageTexts,
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation', 'pageDeleted'],
});

export const deletePageSettings = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/page-settings/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: "Forgets a page's texts in a language: visitors get those of the default language again.",
  query: ofRevision,
  errors: ['conflict', 'pageDeleted'],
});

export const findPageRevisions = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/pages/{id:int}/revisions',
  roles: ['admin'],
  area: 'pages',
  summary: 'What a page was, newest first: who saved it, when, and all of it.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: pageOf(pageRevision),
  errors: ['notFound'],
});

export const namePageRevision = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/page-revisions/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Names what a page was, so that it is found again and never forgotten; an empty name takes it away. Who read another name than it has by now is refused with the one it has.',
  body: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: longestRevisionName },
      /** The name that was read; without it the new one is set whatever it was. */
      was: { type: 'string', maxLength: longestRevisionName },
    },
  },
  errors: ['notFound', 'validation', 'conflict'],
});

export const sitePages = {
  createPage,
  updatePage,
  deletePage,
  restorePage,
  createPageSettings,
  updatePageSettings,
  deletePageSettings,
  findPageRevisions,
  namePageRevision,
} as const;
