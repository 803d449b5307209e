import type { CommentSource } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

/** Open conversations that are read: more are older than anybody remembers. */
const openAtOnce = 200;
const resolvedAtOnce = 25;
const as = 'admin';

const written = ({ text, mentions }: { readonly text: string; readonly mentions: readonly string[] }) => ({
  text,
  mentions: [...mentions],
});

/** What the team says about the blocks of a site, over our API. */
export const comments: CommentSource = {
  async findThreads(id, state, page) {
    const limit = state === 'open' ? openAtOnce : resolvedAtOnce;
    const query = { page, limit, 'match[state]': state } as const;
    const { data, meta } = await client.comments.findThreads({ params: { id }, query, as });
    return { threads: data, total: meta.total };
  },
  findReaders: async (id) => (await client.comments.findReaders({ params: { id }, as })).data,
  start: async (id, { uid, page, ...comment }) => {
    const body = { uid, page_id: page, ...written(comment) };
    return (await withFieldMessages(client.comments.startThread({ params: { id }, body, as }))).data;
  },
  reply: async (id, { uid, ...comment }) => {
    const body = { uid, ...written(comment) };
    return (await withFieldMessages(client.comments.reply({ params: { id }, body, as }))).data;
  },
  resolve: async (id, isResolved) =>
    (await client.comments.resolveThread({ params: { id }, body: { is_resolved: isResolved }, as })).data,
  change: async (id, { revision, ...comment }) => {
    const body = { revision, ...written(comment) };
    return (await withFieldMessages(client.comments.changeComment({ params: { id }, body, as }))).data;
  },
  remove: (id) => client.comments.deleteComment({ params: { id }, as }),
};
