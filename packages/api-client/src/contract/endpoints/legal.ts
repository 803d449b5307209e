import { defineEndpoint } from '../define-endpoint.ts';
import {
  legalDraft,
  legalPreview,
  legalState,
  legalVersion,
  readLegalVersion as readVersionShape,
} from '../entities/legal.ts';
import { list, one } from '../shape.ts';

const revision = { type: 'integer', minimum: 0, maximum: 2_147_483_646 } as const;

/** The legal pages of a site, written from what its owner answers and from what the board does. */
const readLegal = defineEndpoint({
  method: 'GET',
  path: '/legal',
  roles: ['admin'],
  area: 'content',
  summary:
    'What the owner answered for the legal pages, what the board does with data, what is missing, and whether visitors read what it would say now.',
  reply: one(legalState),
});

const saveLegal = defineEndpoint({
  method: 'PUT',
  path: '/legal',
  roles: ['admin'],
  area: 'content',
  summary:
    'Stores answers and words of one’s own; visitors read them once they are published. Who read an older `revision` is refused with what there is now.',
  body: {
    type: 'object',
    required: ['revision', 'answers', 'own'],
    additionalProperties: false,
    properties: { revision, ...legalDraft.properties },
  },
  reply: one(legalState),
  errors: ['validation', 'conflict'],
});

const previewLegal = defineEndpoint({
  method: 'POST',
  path: '/legal/preview',
  roles: ['admin'],
  area: 'content',
  changesNothing: true,
  summary: 'The papers in a language as they would be published with these answers. Nothing is stored.',
  body: {
    type: 'object',
    required: ['language', 'answers', 'own'],
    additionalProperties: false,
    properties: { language: { type: 'string', pattern: '^[a-z]{2}$' }, ...legalDraft.properties },
  },
  reply: one(legalPreview),
  errors: ['notFound'],
});

const publishLegal = defineEndpoint({
  method: 'POST',
  path: '/legal/publish',
  roles: ['admin'],
  area: 'content',
  summary:
    'Puts the papers on the pages of the site in each of its languages, and stores them as a version that stays. Pages that are not there are made. A second time without a change is no version.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { revision },
  },
  reply: one(legalState),
  errors: ['validation', 'conflict'],
});

const findLegalVersions = defineEndpoint({
  method: 'GET',
  path: '/legal/versions',
  roles: ['admin'],
  area: 'content',
  summary: 'Every version of the papers that visitors could read, newest first; the latest hundred.',
  reply: list(legalVersion),
});

const readLegalVersion = defineEndpoint({
  method: 'GET',
  path: '/legal/versions/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary: 'The papers as visitors read them from that moment on, by language.',
  reply: one(readVersionShape),
  errors: ['notFound'],
});

export const legal = {
  readLegal,
  saveLegal,
  previewLegal,
  publishLegal,
  findLegalVersions,
  readLegalVersion,
} as const;
