import { defineEndpoint } from '../define-endpoint.ts';
import {
  longestReleaseName,
  publishedPage,
  publishingWays,
  publishPlan,
  sitePublication,
} from '../entities/site-document.ts';
import { one } from '../shape.ts';
import { id, uid } from './site-builder-parts.ts';

export const findPublication = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/publication',
  roles: ['admin'],
  area: 'everyone',
  summary: 'How a site publishes, and how each of its pages stands to what visitors have.',
  reply: one(sitePublication),
  errors: ['notFound'],
});

export const choosePublishing = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/sites/{id:int}/publication',
  roles: ['admin'],
  area: 'site',
  summary:
    'Chooses whether visitors see each save at once or a page when it is published. By hand begins with what they see now; at once shows them what was not published yet.',
  body: {
    type: 'object',
    required: ['publishing'],
    additionalProperties: false,
    properties: { publishing: { enum: publishingWays } },
  },
  overwrites:
    'One of two ways is chosen, and nothing is typed: whoever chooses last is asked what visitors would see.',
  errors: ['notFound'],
});

export const readPublishedPage = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/pages/{id:int}/published',
  roles: ['admin'],
  area: 'pages',
  summary: 'A page as visitors have it, in every language.',
  reply: one(publishedPage),
  errors: ['notFound'],
});

/** How many remarks the editor's checks have about what goes to visitors. A site with `publish_checks: block` refuses any, and who does not say. */
const remarks = { type: 'integer', minimum: 0, maximum: 100_000 } as const;

/** How the site looks goes along: its theme, name and pictures. */
const appearance = { type: 'boolean' } as const;

export const publishPages = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{id:int}/publish',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Shows visitors pages as they are saved now, all of them or none. Shared blocks that they know change only when they are named, and so does the appearance of the site; blocks they have not seen go along.',
  body: {
    type: 'object',
    required: ['pages'],
    additionalProperties: false,
    properties: {
      pages: { type: 'array', maxItems: 500, items: id },
      blocks: { type: 'array', maxItems: 500, items: id },
      appearance,
      remarks,
    },
  },
  errors: ['notFound', 'pageDeleted', 'publishesAtOnce', 'remarksOpen', 'validation'],
});

export const takePageOffline = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/pages/{id:int}/published',
  roles: ['admin'],
  area: 'pages',
  summary: 'Takes a page from visitors; the editor has it still.',
  errors: ['notFound', 'pageDeleted', 'publishesAtOnce'],
});

const moment = { type: 'string', format: 'date-time' } as const;
const numbers = { type: 'array', maxItems: 500, items: id } as const;
const releaseName = { type: 'string', minLength: 1, maxLength: longestReleaseName } as const;

export const planPublication = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{id:int}/plans',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Plans that pages go to visitors as they are saved now, or are taken from them, all or none; with `back_at` they go back afterwards to what visitors have now. With a name it is a release, which may have no time yet: it then holds nothing, and publishes what is saved by then.',
  body: {
    type: 'object',
    required: ['uid'],
    additionalProperties: false,
    properties: {
      uid,
      name: releaseName,
      due_at: moment,
      pages: numbers,
      offline: numbers,
      blocks: numbers,
      appearance,
      back_at: moment,
      remarks,
    },
  },
  status: 201,
  reply: one(publishPlan),
  errors: ['notFound', 'pageDeleted', 'plansMany', 'publishesAtOnce', 'remarksOpen', 'validation'],
});

export const changePlan = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/plans/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Gives what is planned another moment, name or contents; with `anew` it also takes along what was saved since. Without a moment a release waits until somebody plans or publishes it.',
  body: {
    type: 'object',
    required: ['due_at'],
    additionalProperties: false,
    properties: {
      due_at: { anyOf: [moment, { type: 'null' }] },
      anew: { type: 'boolean', default: false },
      name: releaseName,
      pages: numbers,
      offline: numbers,
      blocks: numbers,
      appearance,
      /** When it goes back to what visitors have now; null for never. Without it that stays as it is planned. */
      back_at: { anyOf: [moment, { type: 'null' }] },
      remarks,
    },
  },
  overwrites: 'Pages and a moment are chosen, and a name is typed: the last ones count.',
  reply: one(publishPlan),
  errors: ['notFound', 'pageDeleted', 'publishesAtOnce', 'remarksOpen', 'validation'],
});

export const cancelPlan = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/plans/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: 'Nothing comes of what was planned, nor of what was to put it back.',
  errors: ['notFound'],
});

export const runPlan = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/plans/{id:int}/run',
  roles: ['admin'],
  area: 'pages',
  summary: 'Does what is planned now, also what could not be done when its time had come.',
  body: { type: 'object', additionalProperties: false, properties: { remarks } },
  errors: ['notFound', 'publishesAtOnce', 'remarksOpen', 'validation'],
});

export const pagePublishing = {
  findPublication,
  choosePublishing,
  readPublishedPage,
  publishPages,
  takePageOffline,
  planPublication,
  changePlan,
  cancelPlan,
  runPlan,
} as const;
