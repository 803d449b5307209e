import { shape, type ValueOf } from '../shape.ts';

const moment = { type: 'string', format: 'date-time' } as const;
const momentOrNull = { anyOf: [moment, { type: 'null' }] } as const;
const uuid = { type: 'string' } as const;

/** Characters in one comment. */
export const longestComment = 4000;
/** Colleagues that one comment calls. */
export const mostMentions = 20;
/** Comments in one thread. */
export const mostComments = 200;
/** Threads of a site that are open at the same time. */
export const mostThreads = 500;
/** Minutes without another comment in a thread after which who should know is mailed. */
export const quietMinutes = 5;

/** What somebody of the team said about a block: visitors never see it. */
const comment = {
  type: 'object',
  required: ['id', 'user_uuid', 'name', 'text', 'mentions', 'revision', 'created_at', 'edited_at'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    /** Null when their account is gone; the name is empty then. */
    user_uuid: { type: ['string', 'null'] },
    name: { type: 'string' },
    /** Plain words, line breaks kept. */
    text: { type: 'string' },
    /** Whom it calls, who stand in the text as `@` and their name. */
    mentions: { type: 'array', items: uuid },
    revision: { type: 'integer' },
    created_at: moment,
    edited_at: momentOrNull,
  },
} as const;

/** A conversation about a block, oldest comment first. */
export const commentThread = shape({
  type: 'object',
  required: ['id', 'block_id', 'page_id', 'resolved_at', 'resolved_by', 'changed_at', 'comments'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    /** It moves with its block, and stays while that is deleted. */
    block_id: { type: 'integer' },
    /** Where the block stands; of a shared block the page on which the conversation began. */
    page_id: { type: 'integer' },
    resolved_at: momentOrNull,
    /** Who did, empty when their account is gone; null while it is open. */
    resolved_by: { type: ['string', 'null'] },
    /** When something of it changed last. */
    changed_at: moment,
    comments: { type: 'array', items: comment },
  },
});
export type CommentThread = ValueOf<typeof commentThread>;
export type BlockComment = CommentThread['comments'][number];

/** Somebody who works on the pages of a site, and so reads its comments. */
export const commentReader = shape({
  type: 'object',
  required: ['user_uuid', 'name'],
  additionalProperties: false,
  properties: { user_uuid: uuid, name: { type: 'string' } },
});
export type CommentReader = ValueOf<typeof commentReader>;
