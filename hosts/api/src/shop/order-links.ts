import type { Tokens } from '../platform/http/tokens.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import type { Database } from '../platform/database/connect.ts';
import type { orders } from '../platform/database/schema.ts';
import { pagePath } from '../people/account/mailed-links.ts';

type Reader = Pick<Database, 'select'>;
type LinkedOrder = Pick<typeof orders.$inferSelect, 'uuid' | 'userId' | 'redirectUrl' | 'locale'>;

/** The web shop of a site's account page, in a language. */
export async function webShopUrl(db: Reader, tenant: Tenant, locale: string): Promise<URL> {
  const url = new URL(await pagePath(db, tenant, 'p-account', locale), tenant.board.url);
  url.searchParams.set('menuType', 'web-shop');
  return url;
}

/**
 * Where an order is shown, with the token of its link as `order`: the path its buyer asked for, else the web shop, or
 * for a guest the page of products.
 */
export async function orderUrl(
  db: Reader,
  { tokens }: { readonly tokens: Pick<Tokens, 'seal'> },
  tenant: Tenant,
  order: LinkedOrder,
): Promise<string> {
  const own = async () =>
    order.userId === null
      ? new URL(await pagePath(db, tenant, 'p-products', order.locale), tenant.board.url)
      : webShopUrl(db, tenant, order.locale);
  const url = order.redirectUrl === null ? await own() : new URL(order.redirectUrl, tenant.board.url);
  url.searchParams.set('order', tokens.seal('order', order.uuid));
  return url.href;
}
