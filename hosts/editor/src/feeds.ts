import type { FeedApi } from '@boardwright/engine/editor';
import { client } from './engine.ts';
import { told } from './told.ts';

const as = 'admin';
const pageSize = 10;
const itemsOnPage = 25;

/** The feeds of the board, as an admin keeps them. */
export const feeds: FeedApi = {
  list: (page) => told(client.feeds.findFeeds({ query: { page, limit: pageSize }, as })),
  inspect: async ({ address, company, mapping }) => {
    const body = { address, company: company ?? null, ...(mapping && { mapping }) };
    return (await told(client.feeds.inspectFeed({ body, as }))).data;
  },
  keep: async (draft, of) => {
    if (of) {
      const body = { ...draft, revision: of.revision };
      return (await told(client.feeds.saveFeed({ params: { id: of.id }, body, as }))).data;
    }
    const { name = '', address = '', schedule = 'daily' } = draft;
    return (await told(client.feeds.createFeed({ body: { ...draft, name, address, schedule }, as }))).data;
  },
  allow: async (id, allowed) =>
    (await told(client.feeds.allowFeed({ params: { id }, body: { allowed } }))).data,
  remove: (id, jobs) => told(client.feeds.deleteFeed({ params: { id }, query: { jobs }, as })),
  run: async (id, kind, anyway) =>
    (await told(client.feeds.runFeed({ params: { id }, body: { kind, allow_shrinking: anyway }, as }))).data,
  runs: (id, page) =>
    told(client.feeds.findFeedRuns({ params: { id }, query: { page, limit: pageSize }, as })),
  items: (id, runId, page) =>
    told(client.feeds.findFeedRunItems({ params: { id, runId }, query: { page, limit: itemsOnPage }, as })),
};
