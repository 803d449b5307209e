import { transaction } from '../platform/database/transaction.ts';
import type { AdminLot } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, eq } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { clients, ledgerEntries } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { pauseOutOfClicks } from './click-budgets.ts';
import { findAdminLots } from './client-lots.ts';
import { emptyLots, findLotsById } from './ledger.ts';
import { followPayments, lockUses, usesOfGrant } from './purchase-uses.ts';
import type { ShopDeps } from './shop-deps.ts';

interface Withdrawing {
  readonly clientId: number;
  readonly lotId: number;
  readonly locale: Locale;
  readonly adminId: number;
  readonly note: string | null;
}

/** Takes back what is left of a lot, with what runs on it. */
async function takeBack(
  tx: Transaction,
  { clientId, lotId, adminId, note }: Omit<Withdrawing, 'locale'>,
  now: Date,
): Promise<void> {
  const [granted] = await findLotsById(tx, [lotId]);
  if (!granted) return;
  const uses = await usesOfGrant(tx, granted.lot);
  await lockUses(tx, uses, clientId);
  const lots = await findLotsById(tx, [lotId]);
  await emptyLots(tx, lots, 'withdrawn', now, { note, subject: { withdrawn_by: adminId } });
  await followPayments(tx, uses, now);
}

/**
 * Takes back what is left of what an admin granted; slots of it end with their jobs, and what runs on a
 * click budget of it pauses. Asked again nothing more is taken.
 * @throws HttpError `notFound` for what is no grant of this site's company
 */
export async function withdrawGrant(
  deps: ShopDeps,
  { site }: Tenant,
  withdrawing: Withdrawing,
): Promise<AdminLot> {
  const now = deps.clock.now();
  const { clientId, lotId, locale } = withdrawing;
  return await transaction(deps, async (tx, after) => {
    const where = and(eq(ledgerEntries.id, lotId), eq(ledgerEntries.clientId, clientId));
    const [granted] = await tx
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .innerJoin(clients, eq(clients.id, ledgerEntries.clientId))
      .where(and(where, eq(clients.siteId, site.id), eq(ledgerEntries.reason, 'granted')));
    if (!granted) throw new HttpError('notFound');
    await takeBack(tx, withdrawing, now);
    const [left] = await findAdminLots(tx, where, { locale, now });
    if (!left) throw new HttpError('notFound');
    after.run(() => pauseOutOfClicks(deps));
    return left;
  });
}
