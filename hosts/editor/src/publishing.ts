import type { PublishingSource } from '@boardwright/editor';
import { now } from './clock.ts';
import { client } from './engine.ts';
import { whenCalled } from './when-called.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

/** What visitors have of a site's pages, and how they get what was changed. */
export const publishing: PublishingSource = {
  find: async (id) => (await client.siteBuilder.findPublication({ params: { id }, as })).data,
  readPage: async (id) => (await client.siteBuilder.readPublishedPage({ params: { id }, as })).data.published,
  publish: (id, { pages, blocks, appearance, remarks }) =>
    withFieldMessages(
      client.siteBuilder.publishPages({
        params: { id },
        body: { pages: [...pages], blocks: [...blocks], appearance, remarks },
        as,
      }),
    ),
  takeOffline: (id) => client.siteBuilder.takePageOffline({ params: { id }, as }),
  now,
  plans: whenCalled(async () => (await import('./publishing-parts.ts')).plans),
  previews: whenCalled(async () => (await import('./publishing-parts.ts')).previews),
  experiments: whenCalled(async () => (await import('./publishing-parts.ts')).experiments),
  choose: (id, way) => client.siteBuilder.choosePublishing({ params: { id }, body: { publishing: way }, as }),
};
