import type { PublishingSource } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

/** What visitors have of a site's pages, and how they get what was changed. */
export const publishing: PublishingSource = {
  find: async (id) => (await client.siteBuilder.findPublication({ params: { id }, as })).data,
  readPage: async (id) => (await client.siteBuilder.readPublishedPage({ params: { id }, as })).data.published,
  publish: (id, pages, blocks) =>
    withFieldMessages(
      client.siteBuilder.publishPages({
        params: { id },
        body: { pages: [...pages], blocks: [...blocks] },
        as,
      }),
    ),
  takeOffline: (id) => client.siteBuilder.takePageOffline({ params: { id }, as }),
  choose: (id, way) => client.siteBuilder.choosePublishing({ params: { id }, body: { publishing: way }, as }),
};
