import { defineEndpoint } from '../define-endpoint.ts';
import { adminArticle, articleLimits, articleStates } from '../entities/admin-article.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

const word = (maxLength: number) => ({ type: ['string', 'null'], maxLength }) as const;

/** What an article is made of; what is left out stays as it was. */
const form = {
  title: { type: 'string', maxLength: articleLimits.title },
  /** Left out of a new article, or empty: made of its title. */
  slug: { type: 'string', maxLength: articleLimits.slug },
  locale: { type: 'string', pattern: '^[a-z]{2}$' },
  description: { type: 'string', maxLength: articleLimits.description },
  /** HTML; it is sanitised. */
  text: { type: 'string', maxLength: articleLimits.text },
  author: word(articleLimits.author),
  category: word(articleLimits.category),
  /** The address of a picture. */
  image: { type: ['string', 'null'], maxLength: 2000, pattern: '^$|^https?://|^/(?!/)' },
  /** Shows it to visitors, or to nobody. Left out: as it was. */
  publish: { type: 'boolean' },
  /** From which moment on it is shown, if it is. Left out: from now on, or since when it was shown first. */
  published_at: { type: 'string', format: 'date-time' },
} as const;

/** What an admin does with the news of a board (specification §3 'Article'). */
const findAllArticles = defineEndpoint({
  method: 'GET',
  path: '/articles',
  roles: ['admin'],
  area: 'content',
  summary:
    'The articles of the board in every state but `deleted`, or those of one state, the newest first. Without their text.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      'match[state]': { enum: articleStates },
      'match[locale]': { type: 'string', pattern: '^[a-z]{2}$' },
    },
  },
  reply: page(adminArticle),
});

const readStoredArticle = defineEndpoint({
  method: 'GET',
  path: '/articles/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary: 'One article of the board with its text, in whatever state.',
  reply: one(adminArticle),
  errors: ['notFound'],
});

const createArticle = defineEndpoint({
  method: 'POST',
  path: '/articles',
  roles: ['admin'],
  area: 'content',
  summary: 'Writes an article: a draft, unless `publish` shows it or plans it.',
  body: { type: 'object', required: ['title', 'locale'], additionalProperties: false, properties: form },
  status: 201,
  reply: one(adminArticle),
  errors: ['validation'],
});

const updateArticle = defineEndpoint({
  method: 'PUT',
  path: '/articles/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary:
    'Changes an article; what is left out stays. `revision` is the one that was read: where somebody saved it since, nothing is changed and `current` says what there is. The address that a shown article leaves leads on to it.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { ...form, revision: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
  },
  reply: one(adminArticle),
  errors: ['notFound', 'articleDeleted', 'conflict', 'validation'],
});

const deleteArticle = defineEndpoint({
  method: 'DELETE',
  path: '/articles/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary:
    'Takes an article off the board. It can be restored for 30 days, and keeps its slug meanwhile. Said again it changes nothing.',
  errors: ['notFound'],
});

const restoreArticle = defineEndpoint({
  method: 'POST',
  path: '/articles/{id:int}/restore',
  roles: ['admin'],
  area: 'content',
  summary:
    'Puts an article back that was deleted, in the state that it had; one that was planned for a moment that is past by now is not shown before somebody says so. Said again it changes nothing.',
  reply: one(adminArticle),
  errors: ['notFound'],
});

export const articles = {
  findAllArticles,
  readStoredArticle,
  createArticle,
  updateArticle,
  deleteArticle,
  restoreArticle,
} as const;
