import { and, eq, isNotNull, isNull, lte, ne, or, sql } from '../../platform/database/drizzle.ts';
import { isOfSite } from '../../platform/database/deleted-sites.ts';
import { applyReport } from '../apply-report.ts';
import { tenantOf } from '../../platform/http/find-tenants.ts';
import { closeOrder, lockOrder } from '../settle-order.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { providerOf } from '../start-payment.ts';
import { orders } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';

const minute = 60 * 1000;
/** How long a message may be late before the provider is asked itself. */
const patience = 10 * minute;
/** The provider is asked about an order once in so many minutes. */
const round = 15;
/** How long an order waits for its payment where its provider says nothing more of it. */
const waits = 3 * 24 * 60 * minute;
const batch = 50;

/** Asks the providers about payments whose message did not come: webhooks get lost, and a machine may be out of reach. */
export async function pollProviders(deps: ShopDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const turn = Math.floor(now / minute) % round;
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'open'),
        isNotNull(orders.providerReference),
        lte(orders.createdAt, new Date(now - patience)),
        sql`${orders.id} % ${round} = ${turn}`,
        isOfSite(orders.siteId),
      ),
    )
    .limit(batch);
  for (const order of rows) {
    const provider = providerOf(deps, order);
    const { providerReference: reference } = order;
    // Policy: a provider that does not answer now is asked again in its next turn.
    const report = reference === null ? undefined : await provider?.report(reference).catch(() => undefined);
    if (provider && report && report.state !== 'open') await applyReport(deps, provider, report);
  }
}

/** Orders nobody paid within days end; those of a slot's next cycle end with the slot. */
export async function expireAbandonedOrders(deps: ShopDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const day = new Date(now.getTime() - waits / 3);
  const rows = await db
    .select({ id: orders.id, siteId: orders.siteId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'open'),
        isNull(orders.subscriptionId),
        ne(orders.payment, 'invoice'),
        isOfSite(orders.siteId),
        or(
          lte(orders.createdAt, new Date(now.getTime() - waits)),
          and(isNull(orders.providerReference), lte(orders.createdAt, day)),
        ),
      ),
    )
    .limit(batch);
  for (const { id, siteId } of rows) {
    const tenant = await tenantOf(db, siteId);
    await transaction(deps, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await closeOrder(tx, deps, tenant, order, 'expired', now);
    });
  }
}
