import type { BalanceLot, BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, asc, count, eq, ilike } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { clients, ledgerEntries, products } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Tenant } from '../../http/tenants.ts';
import { timeZoneOf } from '../../worker/alerts/alert-times.ts';
import { momentOf } from '../employer-jobs/job-days.ts';
import { presentLot } from './balances.ts';
import { addLot, balanceOf, findLots } from './ledger.ts';

type Grant = BodyOf<Contract['shop']['grantBalance']>;

/**
 * Gives a company something by hand (§7 admin). The same `idempotency_key` again is the same grant.
 * @throws ApiError `notFound` for another site's company, `productNotFound`
 */
export async function grantBalance(
  db: Database,
  { site, board }: Tenant,
  clientId: number,
  body: Grant,
  now: Date,
): Promise<BalanceLot> {
  const operation = `grant:${site.id}:${body.idempotency_key}`;
  return db.transaction(async (tx) => {
    const [client] = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.id, clientId), eq(clients.siteId, site.id)));
    if (!client) throw new ApiError('notFound');
    const productId = body.product_id ?? null;
    const [product] =
      productId === null
        ? []
        : await tx
            .select()
            .from(products)
            .where(and(eq(products.id, productId), eq(products.jobBoardId, board.id)));
    const needsProduct = body.kind === 'posting' || body.kind === 'upsell' || body.kind === 'cpc';
    if (!product && (productId !== null || needsProduct)) throw new ApiError('productNotFound');
    const validTill = body.valid_till
      ? (momentOf(body.valid_till, timeZoneOf(site.settings), 'end', null) ?? null)
      : null;
    const lot = {
      clientId,
      kind: body.kind,
      amount: body.amount,
      reason: 'granted' as const,
      name: body.name?.trim() || (product?.name ?? body.kind),
      productId,
      validTill,
      operation,
      note: body.note ?? null,
    };
    await addLot(tx, lot, now);
    const [granted] = await findLots(tx, eq(ledgerEntries.operation, operation));
    if (!granted || granted.lot.clientId !== clientId) throw new ApiError('notFound');
    return presentLot(granted, now);
  });
}

/** A page of a site's companies, with what they can use. */
export async function findClients(
  db: Database,
  siteId: number,
  { page, limit, search }: { readonly page: number; readonly limit: number; readonly search?: string },
  now: Date,
) {
  const pattern = `%${(search ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = and(eq(clients.siteId, siteId), ilike(clients.name, pattern));
  const [counted] = await db.select({ total: count() }).from(clients).where(where);
  const rows = await db
    .select()
    .from(clients)
    .where(where)
    .orderBy(asc(clients.name), asc(clients.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const data = await Promise.all(
    rows.map(async ({ id, name, createdAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      credits: await balanceOf(db, { clientId: id, kind: 'credit', now }),
      contracts: await balanceOf(db, { clientId: id, kind: 'contract', now }),
    })),
  );
  return { data, total: counted?.total ?? 0 };
}
