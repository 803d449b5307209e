import { blocks, pages } from '../src/platform/database/schema.ts';
import type { Shop } from './open-shop.ts';

/** Gives the site of the shop the page on which quotes are read. */
export async function addQuotePage({ db }: Shop): Promise<void> {
  const [page] = await db
    .insert(pages)
    .values({ siteId: 18, key: 'p-products', path: { nl: 'adverteren' } })
    .returning({ id: pages.id });
  await db.insert(blocks).values({ siteId: 18, pageId: page?.id ?? null, key: 'products' });
}
