import { defineEndpoint } from '../define-endpoint.ts';
import { longestPreviewName, previewLink } from '../entities/preview-link.ts';
import { list, one } from '../shape.ts';
import { uid } from './site-builder-parts.ts';

const endsAt = { type: 'string', format: 'date-time' } as const;

export const findPreviewLinks = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/pages/{id:int}/preview-links',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Links by which people without an account see a page before it is published, and those to the whole site, newest first; of the ended ones those of the last 30 days.',
  reply: list(previewLink),
  errors: ['notFound'],
});

export const createPreviewLink = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/pages/{id:int}/preview-links',
  roles: ['admin'],
  area: 'pages',
  summary: 'Makes a link by which people without an account see a page as it is saved, for at most 30 days.',
  body: {
    type: 'object',
    required: ['uid', 'ends_at'],
    additionalProperties: false,
    properties: {
      uid,
      name: { type: 'string', maxLength: longestPreviewName, default: '' },
      whole_site: { type: 'boolean', default: false },
      ends_at: endsAt,
    },
  },
  status: 201,
  reply: one(previewLink),
  errors: ['notFound', 'pageDeleted', 'previewLinksMany', 'validation'],
});

export const renewPreviewLink = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/preview-links/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: 'Lets a preview link work until another moment, also one that has ended.',
  body: {
    type: 'object',
    required: ['ends_at'],
    additionalProperties: false,
    properties: { ends_at: endsAt },
  },
  overwrites: 'An end is chosen, and nothing is typed: the last one counts.',
  reply: one(previewLink),
  errors: ['notFound', 'previewLinksMany', 'validation'],
});

export const endPreviewLink = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/preview-links/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: 'Ends a preview link now; it is listed for 30 days, and can be renewed.',
  reply: one(previewLink),
  errors: ['notFound'],
});

export const previewLinkEndpoints = {
  findPreviewLinks,
  createPreviewLink,
  renewPreviewLink,
  endPreviewLink,
} as const;
