import type { FeedApi } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const pageSize = 10;
const itemsOnPage = 25;

/** The feeds of the board, as an admin keeps them. */
export const feeds: FeedApi = {
  list: (page) => withFieldMessages(client.feeds.findFeeds({ query: { page, limit: pageSize }, as })),
  inspect: async ({ address, company, mapping }) => {
    const body = { address, company: company ?? null, ...(mapping && { mapping }) };
    return (await withFieldMessages(client.feeds.inspectFeed({ body, as }))).data;
  },
  save: async (draft, of) => {
    if (of) {
      const body = { ...draft, revision: of.revision };
      return (await withFieldMessages(client.feeds.saveFeed({ params: { id: of.id }, body, as }))).data;
    }
    const { name = '', address = '', schedule = 'daily' } = draft;
    return (
      await withFieldMessages(client.feeds.createFeed({ body: { ...draft, name, address, schedule }, as }))
    ).data;
  },
  allow: async (id, allowed) =>
    (await withFieldMessages(client.feeds.allowFeed({ params: { id }, body: { allowed } }))).data,
  remove: (id, jobs) => withFieldMessages(client.feeds.deleteFeed({ params: { id }, query: { jobs }, as })),
  deleted: (page) =>
    withFieldMessages(client.feeds.findDeletedFeeds({ query: { page, limit: pageSize }, as })),
  restore: async (id) => (await withFieldMessages(client.feeds.restoreFeed({ params: { id }, as }))).data,
  run: async (id, kind, anyway) =>
    (
      await withFieldMessages(
        client.feeds.runFeed({ params: { id }, body: { kind, allow_shrinking: anyway }, as }),
      )
    ).data,
  runs: (id, page) =>
    withFieldMessages(client.feeds.findFeedRuns({ params: { id }, query: { page, limit: pageSize }, as })),
  items: (id, runId, page) =>
    withFieldMessages(
      client.feeds.findFeedRunItems({ params: { id, runId }, query: { page, limit: itemsOnPage }, as }),
    ),
};
