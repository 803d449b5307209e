import { and, eq, lte, sql } from '../../platform/database/drizzle.ts';
import { isOfClient } from '../../platform/database/deleted-sites.ts';
import { applyClicks, organisations, quotes } from '../../platform/database/schema.ts';
import { endJobsByClick, pauseOutOfClicks } from '../click-budgets.ts';
import { emptyLots, findEndedLots, findLotsById } from '../ledger.ts';
import { lockClient } from '../../people/client/lock-client.ts';
import { finishRefunds } from '../refund-order.ts';
import { isForgotten } from '../quotes/quotes.queries.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { pollProviders, expireAbandonedOrders } from './open-orders.ts';
import { remindOfInvoices } from './remind-invoices.ts';
import { endSlots, renewSlots } from './slot-cycles.ts';
import { warnOfEndings } from './warn-of-endings.ts';

const day = 24 * 60 * 60 * 1000;
/** At most so many at once; the next minute goes on. */
const batch = 200;
/** How long it is kept who clicked, for the count of a day. */
const clicksLive = 60 * day;
/** How long a quote is stored that came to nothing. */
const quotesLive = 2 * 365 * day;

/** Balances whose time is over: the rest is written off, so that the ledger's sum is what can be used. */
async function expireLots({ db, clock }: ShopDeps): Promise<void> {
  const now = clock.now();
  const ended = await findEndedLots(db, now, batch);
  for (const { lot } of ended)
    await db.transaction(async (tx) => {
      await lockClient(tx, lot.clientId);
      // Read again: somebody may have given something back meanwhile.
      await emptyLots(tx, await findLotsById(tx, [lot.id]), 'expired', now);
    });
}

async function endFeatured({ db, clock }: ShopDeps): Promise<void> {
  await db
    .update(organisations)
    .set({ featured: false, featuredTill: null })
    .where(
      and(
        eq(organisations.featured, true),
        lte(organisations.featuredTill, clock.now()),
        isOfClient(organisations.clientId),
      ),
    );
}

async function forgetClicks({ db, clock }: ShopDeps): Promise<void> {
  const last = new Date(clock.now().getTime() - clicksLive);
  await db.delete(applyClicks).where(sql`${applyClicks.createdAt} < ${last.toISOString()}::timestamptz`);
}

/** Quotes that came to nothing, with the names and reasons that buyers typed; what was accepted stays with its orders. */
async function forgetQuotes({ db, clock }: ShopDeps): Promise<void> {
  await db.delete(quotes).where(isForgotten(new Date(clock.now().getTime() - quotesLive)));
}

/**
 * The shop's work of a minute: refunds that were not done yet, payments whose message never came, what ends, what is
 * billed again, and the mails about it. Each part may be interrupted, and goes on the next time.
 * @throws the first failure, after all parts had their turn
 */
export async function sweepShop(deps: ShopDeps): Promise<void> {
  const parts = [
    finishRefunds,
    pollProviders,
    expireAbandonedOrders,
    remindOfInvoices,
    renewSlots,
    endSlots,
    expireLots,
    endJobsByClick,
    (of: ShopDeps) => pauseOutOfClicks(of),
    endFeatured,
    forgetQuotes,
    warnOfEndings,
    forgetClicks,
  ];
  const failures: unknown[] = [];
  // Policy: a part that fails must not keep the next from its turn.
  for (const part of parts) await part(deps).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}
