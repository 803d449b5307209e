import { experimentMeasures } from '../entities/experiment.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { configuration } from '../entities/configuration.ts';
import { article, feedItem, forward, landingPage, locatedPlace, place } from '../entities/content.ts';
import { organisation } from '../entities/organisation.ts';
import { preview } from '../entities/preview-link.ts';
import { site } from '../entities/site.ts';
import { list, one, page, shape } from '../shape.ts';
import { paging } from './query-keys.ts';

/** Specification §7 'Site content'. */
export const readConfiguration = defineEndpoint({
  method: 'GET',
  path: '/configuration',
  roles: ['public'],
  summary: 'What a site needs before it draws a page: boards, segments, countries, settings.',
  open: ['public'],
  reply: one(configuration),
  errors: ['unknownHost'],
});

export const readSite = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}',
  roles: ['public', 'admin'],
  area: 'everyone',
  summary: 'A site with its pages, blocks and settings in one language.',
  open: ['public'],
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      locale: { type: 'string', pattern: '^[A-Z]{2}(-[A-Z]{2})?$' },
      /** An admin's alone: pages as they are saved, be they published or not. */
      state: { enum: ['published', 'draft'] },
    },
  },
  reply: one(site),
  errors: ['notFound', 'forbidden'],
});

export const readOrganisation = defineEndpoint({
  method: 'GET',
  path: '/organisations/{id}',
  roles: ['public'],
  summary: 'An organisation by its number or slug.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { with: { type: 'string', pattern: '^[a-z_]+(,[a-z_]+)*$', maxLength: 200 } },
  },
  reply: one(organisation),
  errors: ['notFound'],
});

const organisationQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...paging,
    search: { type: 'string', maxLength: 200 },
    sort: { enum: ['featured', 'random', 'created_at', '-created_at', 'name'] },
    seed: { type: 'integer', minimum: 0, maximum: 4_294_967_295 },
    'match[premium]': { type: 'boolean' },
  },
} as const;

export const findOrganisations = defineEndpoint({
  method: 'GET',
  path: '/organisations',
  roles: ['public'],
  summary: 'Organisations of the site the call comes from.',
  query: organisationQuery,
  reply: page(organisation),
});

export const findBoardOrganisations = defineEndpoint({
  method: 'GET',
  path: '/job-boards/{id:int}/organisations',
  roles: ['public'],
  summary: 'Organisations with jobs on a board.',
  query: organisationQuery,
  reply: page(organisation),
  errors: ['notFound'],
});

export const findArticles = defineEndpoint({
  method: 'GET',
  path: '/cms',
  roles: ['public'],
  summary: 'News articles of the board that are published, in one language, by when they were.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      sort: { enum: ['created_at', '+created_at', '-created_at'] },
      locale: { type: 'string', pattern: '^[a-z]{2}$' },
    },
  },
  reply: page(article),
});

export const readArticle = defineEndpoint({
  method: 'GET',
  path: '/cms/slug/{slug}',
  roles: ['public'],
  summary: 'One news article that is published, by its slug or one it had before: its own says which.',
  reply: one(article),
  errors: ['notFound'],
});

export const readFeed = defineEndpoint({
  method: 'GET',
  path: '/rss',
  roles: ['public'],
  summary: 'The items of a public RSS or Atom feed, fetched and cleaned by the server.',
  perMinute: 30,
  query: {
    type: 'object',
    required: ['url'],
    additionalProperties: false,
    properties: {
      url: { type: 'string', maxLength: 2000 },
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 9 },
      image_tag: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9:_-]{0,40}$' },
    },
  },
  reply: list(feedItem),
  errors: ['feedUnavailable', 'addressRefused', 'tooManyRequests'],
});

export const openPreviewLink = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/previews',
  roles: ['public'],
  open: ['public'],
  summary:
    'What a preview link leads to. Its token then opens this as a bearer token of everybody’s calls, to read.',
  body: {
    type: 'object',
    required: ['token'],
    additionalProperties: false,
    properties: {
      token: { type: 'string', maxLength: 100 },
      /** No person asks: it is not counted. */
      robot: { type: 'boolean', default: false },
    },
  },
  reply: one(preview),
  errors: ['previewEnded'],
});

export const findForward = defineEndpoint({
  method: 'GET',
  path: '/job-boards/{id:int}/forward',
  roles: ['public'],
  summary: "Where an unknown address of a board leads, by the admin's own rules.",
  query: {
    type: 'object',
    required: ['url'],
    additionalProperties: false,
    properties: {
      url: { type: 'string', maxLength: 2000 },
      /** No person asks: it is not counted. */
      robot: { type: 'boolean', default: false },
    },
  },
  reply: one(forward),
  errors: ['notFound'],
});

export const findLandingPages = defineEndpoint({
  method: 'GET',
  path: '/job-boards/{id:int}/landing-pages',
  roles: ['public'],
  summary: 'Landing pages of a board that are published, in one language.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, 'match[locale]': { type: 'string', pattern: '^[a-z]{2}$' } },
  },
  reply: page(landingPage),
  errors: ['notFound'],
});

export const readLandingPage = defineEndpoint({
  method: 'GET',
  path: '/landing-pages/{slug}',
  roles: ['public'],
  summary:
    'One landing page that is published and the search it stands for, by its slug or one it had before: its own says which.',
  reply: one(landingPage),
  errors: ['notFound'],
});

const seen = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const;
const board = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

export const countVisits = defineEndpoint({
  method: 'POST',
  path: '/visits',
  roles: ['public'],
  open: ['public'],
  summary:
    "Adds how often the site's own server drew landing pages, what visitors searched for, and what visitors of experiments did. It brings the secret that both hosts were started with. Nothing says who.",
  body: {
    type: 'object',
    required: ['secret', 'batch', 'landing_pages', 'searches'],
    additionalProperties: false,
    properties: {
      secret: { type: 'string', minLength: 1, maxLength: 500 },
      /** Sent again it counts once. */
      batch: { type: 'string', minLength: 8, maxLength: 80 },
      landing_pages: {
        type: 'array',
        maxItems: 5000,
        items: {
          type: 'object',
          required: ['job_board_id', 'slug', 'views'],
          additionalProperties: false,
          properties: { job_board_id: board, slug: { type: 'string', maxLength: 100 }, views: seen },
        },
      },
      searches: {
        type: 'array',
        maxItems: 5000,
        items: {
          type: 'object',
          required: ['job_board_id', 'locale', 'words', 'place', 'segment_ids', 'searches', 'in_vain'],
          additionalProperties: false,
          properties: {
            job_board_id: board,
            locale: { type: 'string', pattern: '^[a-z]{2}$' },
            words: { type: 'string', maxLength: 200 },
            place: { type: 'string', maxLength: 120 },
            segment_ids: { type: 'array', maxItems: 100, items: { type: 'integer', minimum: 1 } },
            searches: seen,
            in_vain: { type: 'integer', minimum: 0, maximum: 1_000_000 },
          },
        },
      },
      /** What visitors of experiments did; left out by a site of before. */
      experiments: {
        type: 'array',
        maxItems: 5000,
        items: {
          type: 'object',
          required: ['job_board_id', 'experiment_id', 'version', 'did', 'visitors'],
          additionalProperties: false,
          properties: {
            job_board_id: board,
            experiment_id: board,
            version: { enum: ['a', 'b'] },
            /** That they saw the page is one of it. */
            did: { enum: ['visitors', ...experimentMeasures] },
            visitors: seen,
          },
        },
      },
    },
  },
  status: 204,
  errors: ['forbidden'],
});

/** Non-empty fields plus the block whose settings hold the address: the address itself never travels. */
export const sendContact = defineEndpoint({
  method: 'POST',
  path: '/job-boards/{id:int}/contact',
  roles: ['public'],
  summary: "Mails a visitor's message to the address of a contact block.",
  perMinute: 5,
  body: {
    type: 'object',
    required: ['email', 'name', 'email_contact_form'],
    additionalProperties: false,
    properties: {
      email: { type: 'string', maxLength: 254 },
      name: { type: 'string', maxLength: 200 },
      phone: { type: 'string', maxLength: 40 },
      subject: { type: 'string', maxLength: 200 },
      message: { type: 'string', maxLength: 10_000 },
      email_contact_form: { type: 'integer', minimum: 1 },
    },
  },
  status: 201,
  reply: one(
    shape({
      type: 'object',
      required: ['sent'],
      additionalProperties: false,
      properties: { sent: { type: 'boolean' } },
    }),
  ),
  errors: ['notFound', 'validation', 'tooManyRequests'],
});

export const findPlaces = defineEndpoint({
  method: 'GET',
  path: '/geo/locations',
  roles: ['public'],
  summary: 'Places by name, big ones first; tolerant of a typo and of missing diacritics.',
  query: {
    type: 'object',
    required: ['location'],
    additionalProperties: false,
    properties: {
      location: { type: 'string', maxLength: 120 },
      countries: { type: 'string', pattern: '^[A-Z]{2}(,[A-Z]{2})*$', maxLength: 80 },
      limit: { type: 'integer', minimum: 1, maximum: 20, default: 7 },
      /** Also provinces and other areas. */
      areas: { type: 'boolean', default: false },
    },
  },
  reply: list(place),
});

/** For a map, which asks for all its places at once. */
export const locatePlaces = defineEndpoint({
  method: 'GET',
  path: '/geo/places',
  roles: ['public'],
  summary:
    'Where places are, by their whole names in any language, at most 40 with a `|` between them, in the countries of the board. One that is not known is left out.',
  query: {
    type: 'object',
    required: ['names'],
    additionalProperties: false,
    properties: { names: { type: 'string', maxLength: 5000 } },
  },
  reply: list(locatedPlace),
});

export const siteContent = {
  readConfiguration,
  readSite,
  readOrganisation,
  findOrganisations,
  findBoardOrganisations,
  findArticles,
  readArticle,
  readFeed,
  openPreviewLink,
  findForward,
  findLandingPages,
  readLandingPage,
  countVisits,
  sendContact,
  findPlaces,
  locatePlaces,
} as const;
