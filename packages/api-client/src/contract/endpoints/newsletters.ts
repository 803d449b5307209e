import { defineEndpoint } from '../define-endpoint.ts';
import {
  boardNewsletters,
  newsletterLink,
  newsletterSubscription,
  requestedNewsletters,
  subscriptionSorts,
  subscriptionSources,
  subscriptionStates,
} from '../entities/newsletter.ts';
import { one, page } from '../shape.ts';
import { paging, readRevision } from './query-keys.ts';

const narrowed = {
  search: { type: 'string', maxLength: 200 },
  'match[newsletter_id]': { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
  'match[source]': { enum: subscriptionSources },
  'match[locale]': { type: 'string', pattern: '^[a-z]{2}$' },
} as const;

const findNewsletters = defineEndpoint({
  method: 'GET',
  path: '/newsletters',
  roles: ['admin'],
  area: 'content',
  summary:
    'The newsletters of the board, with how many addresses receive each, and those that were deleted in the last 30 days.',
  reply: one(boardNewsletters),
});

const saveNewsletters = defineEndpoint({
  method: 'PUT',
  path: '/newsletters',
  roles: ['admin'],
  area: 'content',
  summary:
    'Replaces the newsletters of the board. One without a number is new; one that is left out is deleted and ends for all who had it. Sent again within 30 days it is restored, and begins again for them. Who read another `revision` is refused with what there is now.',
  body: {
    type: 'object',
    required: ['revision', 'newsletters'],
    additionalProperties: false,
    properties: {
      revision: readRevision,
      newsletters: {
        type: 'array',
        maxItems: 50,
        items: {
          type: 'object',
          required: ['names'],
          additionalProperties: false,
          properties: {
            id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
            names: {
              type: 'object',
              maxProperties: 20,
              propertyNames: { pattern: '^[a-z]{2}$' },
              additionalProperties: { type: 'string', maxLength: 120 },
            },
          },
        },
      },
    },
  },
  reply: one(boardNewsletters),
  errors: ['validation', 'conflict'],
});

const findSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/newsletters/subscriptions',
  roles: ['admin'],
  area: 'people',
  summary: 'Who wanted a newsletter of the board, newest first unless asked otherwise.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      ...narrowed,
      'match[state]': { enum: ['all', ...subscriptionStates] },
      sort: { enum: subscriptionSorts, default: '-agreed_at' },
    },
  },
  reply: page(newsletterSubscription),
});

const exportSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/newsletters/subscriptions/export',
  roles: ['admin'],
  area: 'people',
  summary: 'The confirmed addresses as CSV, each with the link by which it ends the newsletter.',
  query: { type: 'object', additionalProperties: false, properties: narrowed },
  produces: 'binary',
});

/** Somebody asked an admin for what the link in each newsletter does. */
const endSubscription = defineEndpoint({
  method: 'POST',
  path: '/newsletters/subscriptions/{id:int}/end',
  roles: ['admin'],
  area: 'people',
  summary:
    'Ends a newsletter for an address that asked for it; that it once agreed stays. A second time changes nothing.',
  reply: one(newsletterSubscription),
  errors: ['notFound'],
});

const deleteSubscription = defineEndpoint({
  method: 'DELETE',
  path: '/newsletters/subscriptions/{id:int}',
  roles: ['admin'],
  area: 'people',
  summary:
    'Deletes what is stored of an address and a newsletter, at its owner’s wish. It cannot be taken back.',
  errors: ['notFound'],
});

/** The form that is there for nothing else: whoever has an account need not have one for it. */
const requestNewsletters = defineEndpoint({
  method: 'POST',
  path: '/job-boards/{boardId:int}/newsletters',
  roles: ['public', 'candidate', 'employer'],
  summary:
    'Asks for newsletters by an address: a mail asks its owner to confirm each first. The address of one’s own account, once it is verified, needs none.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['email', 'newsletters'],
    additionalProperties: false,
    properties: {
      email: { type: 'string', maxLength: 254 },
      newsletters: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      },
    },
  },
  status: 202,
  // The same whether the address is known or not.
  reply: one(requestedNewsletters),
  errors: ['notFound', 'validation', 'tooManyRequests'],
});

const readNewsletterLink = defineEndpoint({
  method: 'GET',
  path: '/newsletters/links/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'The newsletter and the address behind a mailed link. Reading it changes nothing.',
  perMinute: 60,
  reply: one(newsletterLink),
  errors: ['linkExpired', 'tooManyRequests'],
});

const confirmNewsletter = defineEndpoint({
  method: 'POST',
  path: '/newsletters/confirm/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'Confirms a newsletter by the link that was mailed; a second time changes nothing.',
  perMinute: 30,
  reply: one(newsletterLink),
  errors: ['linkExpired', 'tooManyRequests'],
});

/** Mail programs call it themselves (RFC 8058); the form body they send says nothing more. */
const endNewsletter = defineEndpoint({
  method: 'POST',
  path: '/newsletters/unsubscribe/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'Ends a newsletter for the address behind a mailed link; a second time changes nothing.',
  reply: one(newsletterLink),
  errors: ['linkExpired'],
});

export const newsletters = {
  findNewsletters,
  saveNewsletters,
  findSubscriptions,
  exportSubscriptions,
  endSubscription,
  deleteSubscription,
  requestNewsletters,
  readNewsletterLink,
  confirmNewsletter,
  endNewsletter,
} as const;
