import { shape, type ValueOf } from '../shape.ts';

/** Where somebody asked for a newsletter: in a form that offers it as well, or in the block that is there for it. */
export const subscriptionSources = ['register', 'application', 'profile', 'page'] as const;
export type SubscriptionSource = (typeof subscriptionSources)[number];

/** How a subscription stands: asked for by an address that did not confirm it yet, confirmed, or ended. */
export const subscriptionStates = ['pending', 'confirmed', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** By what a list of subscriptions is sorted. */
export const subscriptionSorts = ['agreed_at', '-agreed_at', 'email', '-email'] as const;
export type SubscriptionSort = (typeof subscriptionSorts)[number];

const names = { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } } as const;

/** A newsletter of the board, as its admin keeps it. */
const newsletter = {
  type: 'object',
  required: ['id', 'names', 'confirmed', 'pending'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    /** By language. */
    names,
    /** How many receive it, and how many were asked to confirm it. */
    confirmed: { type: 'integer' },
    pending: { type: 'integer' },
  },
} as const;
/** All newsletters of a board, and those that were deleted in the last thirty days. */
export const boardNewsletters = shape({
  type: 'object',
  required: ['revision', 'newsletters', 'deleted'],
  additionalProperties: false,
  properties: {
    /** Names what is stored, so that nobody overwrites what they have not read; it does not grow. */
    revision: { type: 'integer' },
    newsletters: { type: 'array', items: newsletter },
    /** The last first. */
    deleted: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'names', 'deleted_at', 'addresses'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer' },
          names,
          /** ISO 8601. */
          deleted_at: { type: 'string' },
          /** For how many it ended with it, and begins again once it is restored. */
          addresses: { type: 'integer' },
        },
      },
    },
  },
});
export type BoardNewsletters = ValueOf<typeof boardNewsletters>;
export type Newsletter = BoardNewsletters['newsletters'][number];

/** One address that wanted one newsletter, with what it agreed to. */
export const newsletterSubscription = shape({
  type: 'object',
  required: [
    'id',
    'email',
    'newsletter_id',
    'state',
    'source',
    'locale',
    'agreed_text',
    'agreed_at',
    'confirmed_at',
    'ended_at',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    email: { type: 'string' },
    newsletter_id: { type: 'integer' },
    state: { enum: subscriptionStates },
    source: { enum: subscriptionSources },
    locale: { type: 'string' },
    /** The sentence beside the box that was ticked. */
    agreed_text: { type: 'string' },
    agreed_at: { type: 'string' },
    confirmed_at: { type: ['string', 'null'] },
    ended_at: { type: ['string', 'null'] },
  },
});
export type NewsletterSubscription = ValueOf<typeof newsletterSubscription>;

/** What a mailed link is about. */
export const newsletterLink = shape({
  type: 'object',
  required: ['email', 'name', 'state'],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    /** Of the newsletter, in the caller's language. */
    name: { type: 'string' },
    state: { enum: subscriptionStates },
  },
});
export type NewsletterLink = ValueOf<typeof newsletterLink>;

/** What somebody is answered who asked for newsletters. */
export const requestedNewsletters = shape({
  type: 'object',
  required: ['email', 'confirmed'],
  additionalProperties: false,
  properties: {
    /** As it was understood. */
    email: { type: 'string' },
    /** Whether it is their own account's, verified: nobody is asked by mail, and the newsletters come. */
    confirmed: { type: 'boolean' },
  },
});
export type RequestedNewsletters = ValueOf<typeof requestedNewsletters>;
