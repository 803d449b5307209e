import type { ForwardSource } from '@boardwright/engine/editor';
import { client } from './engine.ts';
import { told } from './told.ts';

const as = 'admin';
const pageSize = 25;

/** The former paths of a site's pages. */
export const forwards: ForwardSource = {
  list: (id, page) =>
    told(client.siteBuilder.findPageForwards({ params: { id }, query: { page, limit: pageSize }, as })),
  remove: (id) => told(client.siteBuilder.deletePageForward({ params: { id }, as })),
};
