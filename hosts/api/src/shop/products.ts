import type { AdminProduct, BodyOf, Contract, MyProduct, Product } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { and, asc, eq } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { products } from '../platform/database/schema.ts';
import { revisionOf } from '../platform/forms/revision-of.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { budgetLeft, nextUse, usesLeft } from './charge-job.ts';
import { isOrdered, type ProductRow } from './place-order.ts';
import { orderMessage } from './order.messages.ts';
import { netOf } from './price.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../platform/http/tenants.ts';
import { type Seller, sellerOf } from './seller.ts';

type NewProduct = BodyOf<Contract['shop']['createProduct']>;
type ProductChange = BodyOf<Contract['shop']['updateProduct']>;

/** A product as it is read; its price in euro. */
export function presentProduct(row: ProductRow, { vatRate }: Pick<Seller, 'vatRate'>): Product {
  return {
    id: row.id,
    name: row.name,
    price: row.priceCents / 100,
    active: row.active,
    product_type: row.productType,
    type: row.type,
    purchase_url: row.purchaseUrl,
    benefits: row.benefits.map((benefit) => ({ ...benefit })),
    vat_rate: vatRate / 100,
    duration: row.duration,
    discount: row.discount,
    job_board_id: row.jobBoardId,
    quantity: row.quantity,
    credits: row.credits,
    click_price: row.clickPrice,
    requires_email_apply: row.requiresEmailApply,
    order: row.order,
  };
}

/** A product as those read it who change it. */
export const presentAdminProduct = (row: ProductRow, seller: Pick<Seller, 'vatRate'>): AdminProduct => ({
  ...presentProduct(row, seller),
  revision: revisionOf(row),
});

/** Products of a board in the admin's order. */
export function findBoardProducts(db: Pick<Database, 'select'>, boardId: number, onlyActive: boolean) {
  return db
    .select()
    .from(products)
    .where(and(eq(products.jobBoardId, boardId), onlyActive ? eq(products.active, true) : undefined))
    .orderBy(asc(products.order), asc(products.id));
}

/** What a company can buy on a board, and what of it is paid already. */
export async function findMyProducts(
  db: Database,
  { clientId, boardId }: { readonly clientId: number; readonly boardId: number },
  seller: Seller,
  now: Date,
  type?: ProductRow['type'],
): Promise<MyProduct[]> {
  const rows = await findBoardProducts(db, boardId, true);
  return Promise.all(
    rows
      .filter((row) => type === undefined || row.type === type)
      .map(async (row) => ({
        product: presentProduct(row, seller),
        net: netOf(row),
        available: await usesLeft(db, clientId, row, now),
        currency: seller.currency,
        budget: await budgetLeft(db, clientId, row, now),
        takes: await nextUse(db, clientId, row, now),
        ordered: isOrdered(row),
      })),
  );
}

/** Where a product is bought elsewhere: a page of the web, or of this site. @throws HttpError `validation` */
function checkPurchaseUrl(url: string | null | undefined, locale: Locale): void {
  if (!url || /^\/(?!\/)\S*$/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url))) return;
  throw new HttpError('validation', { fields: { purchase_url: [orderMessage(locale, 'urlWrong')] } });
}

function columnsOf(body: Omit<ProductChange, 'revision'>) {
  const columns = {
    name: body.name === undefined ? undefined : normalised(body.name, 'NFC').trim(),
    priceCents: body.price_cents,
    active: body.active,
    productType: body.product_type,
    type: body.type,
    purchaseUrl: body.purchase_url,
    benefits: body.benefits?.map((benefit) => ({ ...benefit })),
    duration: body.duration,
    discount: body.discount,
    quantity: body.quantity,
    credits: body.credits,
    clickPrice: body.click_price,
    requiresEmailApply: body.requires_email_apply,
    order: body.order,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Adds a product to a board. @throws HttpError `validation` */
export async function createProduct(
  { db, now, locale }: { readonly db: Database; readonly now: Date; readonly locale: Locale },
  tenant: Tenant,
  body: NewProduct,
): Promise<AdminProduct> {
  checkPurchaseUrl(body.purchase_url, locale);
  const [row] = await db
    .insert(products)
    .values({
      productType: 'job_posting',
      ...columnsOf(body),
      name: normalised(body.name, 'NFC').trim(),
      priceCents: body.price_cents,
      type: body.type,
      jobBoardId: tenant.board.id,
      createdAt: now,
    })
    .returning();
  if (!row) throw new HttpError('productNotFound');
  return presentAdminProduct(row, sellerOf(tenant));
}

/**
 * Changes a product.
 * @throws HttpError `productNotFound`, also for another board's; `validation`; `conflict` with what somebody else saved
 */
export async function updateProduct(
  db: Database,
  tenant: Tenant,
  id: number,
  { revision, ...change }: ProductChange,
  locale: Locale,
): Promise<AdminProduct> {
  checkPurchaseUrl(change.purchase_url, locale);
  const own = and(eq(products.id, id), eq(products.jobBoardId, tenant.board.id));
  const columns = columnsOf(change);
  const seller = sellerOf(tenant);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(products).where(own).for('update');
    if (!before) throw new HttpError('productNotFound');
    const current = presentAdminProduct(before, seller);
    if (revision !== undefined && revision !== current.revision)
      throw new HttpError('conflict', { current: { ...current } });
    if (Object.keys(columns).length === 0) return current;
    const [row] = await tx.update(products).set(columns).where(own).returning();
    return presentAdminProduct(row ?? before, seller);
  });
}
