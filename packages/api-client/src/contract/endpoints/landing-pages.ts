import { defineEndpoint } from '../define-endpoint.ts';
import {
  adminLandingPage,
  frequentSearch,
  landingPageLimits,
  landingPageStates,
  landingSearchQuery,
} from '../entities/admin-landing-page.ts';
import { list, one, page, shape } from '../shape.ts';
import { paging } from './query-keys.ts';

/** What a landing page is made of; what is left out stays as it was. */
const form = {
  title: { type: 'string', maxLength: landingPageLimits.title },
  /** Left out of a new one, or empty: made of its title. */
  slug: { type: 'string', maxLength: landingPageLimits.slug },
  locale: { type: 'string', pattern: '^[a-z]{2}$' },
  description: { type: 'string', maxLength: landingPageLimits.description },
  /** HTML; it is sanitised. */
  text_above: { type: 'string', maxLength: landingPageLimits.text },
  text_below: { type: 'string', maxLength: landingPageLimits.text },
  seo_title: { type: 'string', maxLength: landingPageLimits.seo_title },
  seo_description: { type: 'string', maxLength: landingPageLimits.seo_description },
  /** The whole search. */
  query: landingSearchQuery,
  /** The address of a picture. */
  image: { type: ['string', 'null'], maxLength: 2000, pattern: '^$|^https?://|^/(?!/)' },
  /** Shows it to visitors, or to nobody. Left out: as it was. */
  publish: { type: 'boolean' },
} as const;

const findAllLandingPages = defineEndpoint({
  method: 'GET',
  path: '/landing-pages',
  roles: ['admin'],
  area: 'content',
  summary:
    'The landing pages of the board in every state but `deleted`, or those of one state, the last changed first. Each with the jobs that it finds now; without its texts.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      'match[state]': { enum: landingPageStates },
      'match[locale]': { type: 'string', pattern: '^[a-z]{2}$' },
    },
  },
  reply: page(adminLandingPage),
});

const readStoredLandingPage = defineEndpoint({
  method: 'GET',
  path: '/landing-pages/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary: 'One landing page of the board with its texts, in whatever state.',
  reply: one(adminLandingPage),
  errors: ['notFound'],
});

const createLandingPage = defineEndpoint({
  method: 'POST',
  path: '/landing-pages',
  roles: ['admin'],
  area: 'content',
  summary: 'Writes a landing page: a draft, unless `publish` shows it.',
  body: {
    type: 'object',
    required: ['title', 'locale', 'query'],
    additionalProperties: false,
    properties: form,
  },
  status: 201,
  reply: one(adminLandingPage),
  errors: ['validation'],
});

const updateLandingPage = defineEndpoint({
  method: 'PUT',
  path: '/landing-pages/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary:
    'Changes a landing page; what is left out stays. `revision` is the one that was read: where somebody saved it since, nothing is changed and `current` says what there is. The address that a shown one leaves leads on to it.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { ...form, revision: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
  },
  reply: one(adminLandingPage),
  errors: ['notFound', 'landingPageDeleted', 'conflict', 'validation'],
});

const deleteLandingPage = defineEndpoint({
  method: 'DELETE',
  path: '/landing-pages/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary:
    'Takes a landing page off the board. It can be restored for 30 days, and keeps its slug meanwhile. Said again it changes nothing.',
  errors: ['notFound'],
});

const restoreLandingPage = defineEndpoint({
  method: 'POST',
  path: '/landing-pages/{id:int}/restore',
  roles: ['admin'],
  area: 'content',
  summary:
    'Puts a landing page back that was deleted, in the state that it had. Said again it changes nothing.',
  reply: one(adminLandingPage),
  errors: ['notFound'],
});

const countLandingSearch = defineEndpoint({
  method: 'POST',
  path: '/landing-pages/count',
  roles: ['admin'],
  area: 'content',
  changesNothing: true,
  summary: 'How many jobs a search finds now that a landing page is to have.',
  body: {
    type: 'object',
    required: ['locale', 'query'],
    additionalProperties: false,
    properties: { locale: form.locale, query: landingSearchQuery },
  },
  reply: one(
    shape({
      type: 'object',
      required: ['jobs_count'],
      additionalProperties: false,
      properties: { jobs_count: { type: 'integer' } },
    }),
  ),
});

const findFrequentSearches = defineEndpoint({
  method: 'GET',
  path: '/landing-pages/searches',
  roles: ['admin'],
  area: 'content',
  summary:
    'What visitors searched for most in the last 28 days and no landing page stands for, or what they searched for in vain. Counted on the server as sums per day: nothing says who.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
      /** Those that find nothing now alone. */
      in_vain: { type: 'boolean', default: false },
    },
  },
  reply: list(frequentSearch),
});

/** What an admin does with the landing pages of a board (specification §3 'Landing page'). */
export const landingPages = {
  findAllLandingPages,
  readStoredLandingPage,
  createLandingPage,
  updateLandingPage,
  deleteLandingPage,
  restoreLandingPage,
  countLandingSearch,
  findFrequentSearches,
} as const;
