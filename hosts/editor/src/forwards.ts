import type { ForwardSource } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const pageSize = 25;

/** The former paths of a site's pages. */
export const forwards: ForwardSource = {
  list: (id, page) =>
    withFieldMessages(
      client.siteBuilder.findPageForwards({ params: { id }, query: { page, limit: pageSize }, as }),
    ),
  listDeleted: (id, page) =>
    withFieldMessages(
      client.siteBuilder.findPageForwards({
        params: { id },
        query: { page, limit: pageSize, 'match[deleted]': 'set' },
        as,
      }),
    ),
  remove: (id) => withFieldMessages(client.siteBuilder.deletePageForward({ params: { id }, as })),
  restore: (id) => withFieldMessages(client.siteBuilder.restorePageForward({ params: { id }, as })),
};
