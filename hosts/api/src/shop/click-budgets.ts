import { transaction } from '../platform/database/transaction.ts';
import {
  and,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts';
import { isOfLiveBoards } from '../platform/database/deleted-sites.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { clients, jobs, organisations, products, subscriptions } from '../platform/database/schema.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { queueMails } from '../platform/mail/queue-mails.ts';
import { budgetUsedMail } from './mails/shop-mails.ts';
import { findPeopleOf } from '../people/client/client-users.queries.ts';
import { lockJob, statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { webShopUrl } from './order-links.ts';
import { tenantOf } from '../platform/http/find-tenants.ts';
import { jobTransitions } from '@boardwright/api-client/contract';
import { ownTillOf, paidTillOf } from './paid-till.ts';
import type { ShopDeps } from './shop-deps.ts';

/** So many jobs are read at once. */
const batch = 200;
/** A scheduled job is looked at before the clock puts it online: the sweep comes once a minute. */
const ahead = 2 * 60_000;

/** One company's budget for the clicks on jobs of one product. */
export interface ClickBudget {
  readonly clientId: number;
  readonly productId: number;
}

/** In a query of jobs: whose budget has less than the price of a click. */
function isOutOfClicks(now: Date): SQL {
  return sql`exists (
    select 1 from ${products} as p join ${organisations} as o on o.id = ${jobs.organisationId}
    where p.id = ${jobs.productId} and p.type = 'CPC' and coalesce((
      select sum(lot.amount + coalesce((select sum(taken.amount) from ledger_entries as taken where taken.lot_id = lot.id), 0))
      from ledger_entries as lot
      where lot.lot_id is null and lot.kind = 'cpc' and lot.product_id = p.id
        and lot.client_id = coalesce(${jobs.clientId}, o.client_id)
        and (lot.valid_till is null or lot.valid_till > ${now.toISOString()}::timestamptz)
    ), 0) < coalesce(p.click_price, 1))`;
}

/** In a query of jobs: the slot one is in. */
const slotsOfJobs = (db: Pick<ShopDeps['db'], 'select'>) =>
  db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(subscriptions.jobId, jobs.id), isNull(subscriptions.endedAt)));

/** Jobs that are online, or about to be, and that nobody's budget, slot or days pay for any more. */
async function findOutOfClicks(
  { db }: Pick<ShopDeps, 'db'>,
  now: Date,
  after: number,
  budget: ClickBudget | undefined,
) {
  const owner = sql<number | null>`coalesce(${jobs.clientId}, ${organisations.clientId})`;
  return db
    .select({ id: jobs.id, owner })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(
      and(
        or(
          eq(jobs.status, 'active'),
          and(eq(jobs.status, 'scheduled'), lte(jobs.from, new Date(now.getTime() + ahead))),
        ),
        gt(jobs.id, after),
        isOutOfClicks(now),
        isOfLiveBoards,
        notExists(slotsOfJobs(db)),
        budget && eq(jobs.productId, budget.productId),
        budget && sql`${owner} = ${budget.clientId}`,
      ),
    )
    .orderBy(jobs.id)
    .limit(batch);
}

/** Tells a company's people which jobs have paused. */
async function mailPeople(
  tx: Transaction,
  clientId: number,
  titles: readonly string[],
  now: Date,
): Promise<void> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId));
  if (!client) return;
  const tenant = await tenantOf(tx, client.siteId);
  const people = await findPeopleOf(tx, clientId);
  const { site, board } = tenant;
  const brand = mailBrand(site, board.url);
  const requests = await Promise.all(
    people.map(async ({ email: to, givenName, locale }) => {
      const url = (await webShopUrl(tx, tenant, locale)).href;
      const named = new Intl.ListFormat(locale).format(titles);
      const mail = budgetUsedMail({ givenName, locale, url }, brand, named);
      return { siteId: site.id, event: 'budget.used', locale, to, mail };
    }),
  );
  await queueMails(tx, requests, now);
}

/**
 * Pauses one job that no click pays for any more. One that days still pay goes on, and ends with them.
 * @returns its title where it was paused
 */
async function pause(deps: ShopDeps, jobId: number, now: Date): Promise<string | undefined> {
  return transaction(deps, async (tx) => {
    await lockJob(tx, jobId);
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
    if (!job || (job.status !== 'active' && job.status !== 'scheduled')) return undefined;
    const paid = await paidTillOf(tx, job, now);
    if (!(paid instanceof Date)) return undefined;
    const isPaid = paid > now;
    if (isPaid && job.till !== null && job.till <= paid) return undefined;
    const change = isPaid ? { till: paid } : { status: 'paused' as const };
    await tx
      .update(jobs)
      .set({ ...change, updatedAt: now })
      .where(eq(jobs.id, jobId));
    return isPaid ? undefined : job.title;
  });
}

/** Jobs whose end has come, that are in no slot and may go on by the click. */
async function findEndedByClick({ db }: Pick<ShopDeps, 'db'>, now: Date) {
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(products, and(eq(products.id, jobs.productId), eq(products.type, 'CPC')))
    .where(
      and(
        inArray(jobs.status, [...jobTransitions.expire.from]),
        lte(jobs.till, now),
        notExists(slotsOfJobs(db)),
        isOfLiveBoards,
      ),
    )
    .orderBy(jobs.id)
    .limit(batch);
}

/**
 * Ends the jobs on a click budget whose end has come, where their employer chose it. One that only came to the end of days
 * that had paid for it has no end any more: it goes on with its clicks, and {@link pauseOutOfClicks} pauses it where there
 * are none.
 */
export async function endJobsByClick(deps: ShopDeps): Promise<void> {
  const now = deps.clock.now();
  for (const { id } of await findEndedByClick(deps, now))
    await transaction(deps, async (tx) => {
      await lockJob(tx, id);
      const [job] = await tx.select().from(jobs).where(eq(jobs.id, id));
      // Somebody changed it while it was waited for.
      if (!job?.till || job.till > now || statusAt(job, now) !== 'expired' || job.status === 'expired')
        return;
      const own = await ownTillOf(tx, job, now);
      const isDaysEnd = own !== undefined && job.till.getTime() === own.getTime();
      await tx
        .update(jobs)
        .set({ ...(isDaysEnd ? { till: null } : { status: jobTransitions.expire.to }), updatedAt: now })
        .where(eq(jobs.id, id));
    });
}

/**
 * Pauses every job that is paid by the click and whose budget holds no click any more: used up, ended or given back. Its
 * company's people are notified once for all of them. Each job is written by itself, as clicks hold one job each.
 * @param budget the one to look at; all of them without
 */
export async function pauseOutOfClicks(deps: ShopDeps, budget?: ClickBudget): Promise<void> {
  const { clock } = deps;
  const now = clock.now();
  const paused = new Map<number, string[]>();
  let found: Awaited<ReturnType<typeof findOutOfClicks>> = [];
  // Those that days still pay are found each time: they must not keep the ones after them from their turn.
  do {
    found = await findOutOfClicks(deps, now, found.at(-1)?.id ?? 0, budget);
    for (const { id, owner } of found) {
      const title = await pause(deps, id, now);
      if (title !== undefined && owner !== null) paused.set(owner, [...(paused.get(owner) ?? []), title]);
    }
  } while (found.length === batch);
  if (paused.size === 0) return;
  for (const [clientId, titles] of paused)
    await transaction(deps, (tx) => mailPeople(tx, clientId, titles, now));
}
