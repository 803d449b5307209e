import { defineEndpoint } from '../define-endpoint.ts';
import { pageForward } from '../entities/site-document.ts';
import { page as pageOf } from '../shape.ts';
import { paging } from './query-keys.ts';

export const findPageForwards = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/forwards',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Paths that pages had, each of which leads to its page now, newest first; with `match[deleted]=set` those that were deleted in the last 30 days.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, 'match[deleted]': { enum: ['none', 'set'], default: 'none' } },
  },
  reply: pageOf(pageForward),
  errors: ['notFound'],
});

export const deletePageForward = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/forwards/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: 'Forgets a path that a page had: it is not found any more. It can be restored for 30 days.',
  errors: ['notFound'],
});

export const restorePageForward = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/forwards/{id:int}/restore',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Lets a path that was deleted in the last 30 days lead to its page again. Refused while a page has the path.',
  errors: ['notFound', 'validation'],
});

export const pageForwardEndpoints = { findPageForwards, deletePageForward, restorePageForward } as const;
