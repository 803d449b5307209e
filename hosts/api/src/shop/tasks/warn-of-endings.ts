import { and, eq, gt, inArray, lte, notExists, sql } from '../../platform/database/drizzle.ts';
import { isOfClient } from '../../platform/database/deleted-sites.ts';
import { findPeopleOf } from '../../people/client/client-users.queries.ts';
import { findLots, type Lot } from '../ledger.ts';
import { lotName } from '../lot-name.ts';
import { webShopUrl } from '../order-links.ts';
import { tenantOf } from '../../platform/http/find-tenants.ts';
import { moneyIn } from '../price.ts';
import { sellerOf } from '../seller.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { clients, ledgerEntries, mails } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { lotEndingMail } from '../mails/shop-mails.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';

const day = 24 * 60 * 60 * 1000;
/** How long before the end of a balance its people are notified. Mails are kept longer than that. */
const notifiedAhead = 7 * day;
const batch = 50;

const eventOf = (lotId: number) => `lot.ending.${lotId}`;

/** Tells a company's people that something they bought ends, each of them once. */
async function warn(deps: ShopDeps, { lot, held }: Lot): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const [client] = await db.select().from(clients).where(eq(clients.id, lot.clientId));
  const { validTill } = lot;
  if (!client || validTill === null) return;
  const tenant = await tenantOf(db, client.siteId);
  const { site, board } = tenant;
  const people = await findPeopleOf(db, client.id);
  const brand = mailBrand(site, board.url);
  const requests = await Promise.all(
    people.map(async ({ email: to, givenName, locale }) => {
      const url = (await webShopUrl(db, tenant, locale)).href;
      const { currency } = sellerOf(tenant);
      const left = lot.kind === 'cpc' ? moneyIn(locale, currency, held) : String(held);
      const format = new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeZone: timeZoneOf(site.settings),
      });
      const notified = { product: lotName(lot, locale), left, date: format.format(validTill) };
      const mail = lotEndingMail({ givenName, locale, url }, brand, notified);
      return { siteId: site.id, event: eventOf(lot.id), locale, to, mail };
    }),
  );
  await transaction(deps, (tx) => queueMails(tx, requests, now));
}

/** Tells of balances that end within a week and still hold something. */
export async function warnOfEndings(deps: ShopDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const notified = db
    .select({ one: sql`1` })
    .from(mails)
    .where(eq(mails.event, sql`'lot.ending.' || "ledger_entries"."id"`));
  const ending = await findLots(
    db,
    and(
      inArray(ledgerEntries.kind, ['credit', 'contract', 'posting', 'upsell', 'cpc']),
      gt(ledgerEntries.validTill, now),
      lte(ledgerEntries.validTill, new Date(now.getTime() + notifiedAhead)),
      // What was short from the start needs no warning.
      sql`${ledgerEntries.validTill} - ${ledgerEntries.createdAt} > interval '14 days'`,
      notExists(notified),
      isOfClient(ledgerEntries.clientId),
    ),
  ).limit(batch);
  for (const lot of ending) if (lot.held > 0) await warn(deps, lot);
}
