import type { OutdatedSource } from '@boardwright/editor';
import { client } from './engine.ts';

const as = 'admin';

/** Which translations of a site are older than their source. */
export const outdated: OutdatedSource = {
  find: async (id) => (await client.siteBuilder.findOutdatedTexts({ params: { id }, as })).data,
  confirm: async (id, { block, page, locale, path, text, source }) => {
    // Of a block's text the page is only where it was read.
    const owner = block === undefined ? { page_id: page ?? 0 } : { block_id: block };
    const body = { ...owner, locale, path, text, source };
    return (await client.siteBuilder.confirmTranslation({ params: { id }, body, as })).data;
  },
};
