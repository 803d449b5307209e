import { defineEndpoint } from '../define-endpoint.ts';
import { pageForward } from '../entities/site-document.ts';
import { page as pageOf } from '../shape.ts';
import { paging } from './query-keys.ts';

export const findPageForwards = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/forwards',
  roles: ['admin'],
  area: 'pages',
  summary: 'Paths that pages had, each of which leads to its page now; newest first.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: pageOf(pageForward),
  errors: ['notFound'],
});

export const deletePageForward = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/forwards/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: 'Forgets a path that a page had: it is not found any more.',
  errors: ['notFound'],
});

export const pageForwardEndpoints = { findPageForwards, deletePageForward } as const;
