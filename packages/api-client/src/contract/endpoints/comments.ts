import { defineEndpoint } from '../define-endpoint.ts';
import { commentReader, commentThread, longestComment, mostMentions } from '../entities/comment-thread.ts';
import { list, one, page as pageOf } from '../shape.ts';
import { paging } from './query-keys.ts';
import { id, revision, uid } from './site-builder-parts.ts';

const written = {
  text: { type: 'string', maxLength: longestComment },
  /** Of colleagues by their uuid; who does not work on the pages is left out. */
  mentions: { type: 'array', items: uid, maxItems: mostMentions, default: [] },
} as const;

/** What the team says to each other about blocks: whoever works on the pages takes part. */
const common = { roles: ['admin'], area: 'pages' } as const;

const findThreads = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/comments',
  summary:
    'Conversations about blocks of a site, those that changed last first; open ones, or resolved ones.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, 'match[state]': { enum: ['open', 'resolved'], default: 'open' } },
  },
  reply: pageOf(commentThread),
  errors: ['notFound'],
});

const findReaders = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/comments/readers',
  summary: 'Who can be called in a comment: whoever of the team works on the pages, by name.',
  reply: list(commentReader),
  errors: ['notFound'],
});

const startThread = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/job-board-builder/blocks/{id:int}/comments',
  summary: 'Begins a conversation about a block. Sent twice with one `uid`, it is there once.',
  body: {
    type: 'object',
    required: ['uid', 'page_id', 'text'],
    additionalProperties: false,
    properties: { uid, page_id: id, ...written },
  },
  status: 201,
  reply: one(commentThread),
  errors: ['notFound', 'blockDeleted', 'commentThreadsMany', 'validation'],
});

const reply = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/job-board-builder/comment-threads/{id:int}/comments',
  summary:
    'Adds a comment to a conversation; one that was resolved is open again. Sent twice with one `uid`, it is there once.',
  body: {
    type: 'object',
    required: ['uid', 'text'],
    additionalProperties: false,
    properties: { uid, ...written },
  },
  status: 201,
  reply: one(commentThread),
  errors: ['notFound', 'commentsMany', 'commentThreadsMany', 'validation'],
});

const resolveThread = defineEndpoint({
  ...common,
  method: 'PUT',
  path: '/job-board-builder/comment-threads/{id:int}',
  summary: 'Resolves a conversation, or opens it again.',
  overwrites: 'One of two is chosen, and nothing is typed: the last choice counts.',
  body: {
    type: 'object',
    required: ['is_resolved'],
    additionalProperties: false,
    properties: { is_resolved: { type: 'boolean' } },
  },
  reply: one(commentThread),
  errors: ['notFound', 'commentThreadsMany'],
});

const changeComment = defineEndpoint({
  ...common,
  method: 'PUT',
  path: '/job-board-builder/comments/{id:int}',
  summary: 'Writes one’s own comment anew. Who is called for the first time is mailed.',
  body: {
    type: 'object',
    required: ['revision', 'text'],
    additionalProperties: false,
    properties: { revision, ...written },
  },
  reply: one(commentThread),
  errors: ['notFound', 'conflict', 'validation'],
});

const deleteComment = defineEndpoint({
  ...common,
  method: 'DELETE',
  path: '/job-board-builder/comments/{id:int}',
  summary:
    'Deletes one’s own comment, and with the last one its conversation. A second time changes nothing.',
  errors: ['notFound'],
});

/** Specification §4: the editor is used by several people at once; see `docs/decisions`, 'Comments stay with their block'. */
export const comments = {
  findThreads,
  findReaders,
  startThread,
  reply,
  resolveThread,
  changeComment,
  deleteComment,
} as const;
