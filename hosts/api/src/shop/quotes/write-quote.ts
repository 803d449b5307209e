import { type BodyOf, type Contract, quoteLimits, usualQuoteDays } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { Transaction } from '../../platform/database/connect.ts';
import { and, eq } from '../../platform/database/drizzle.ts';
import { quotes, users } from '../../platform/database/schema.ts';
import type { QuoteLine } from '../../platform/database/tables/shop.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { dayOf, momentOf, timeZoneOf } from '../../platform/site-calendar.ts';
import { mayAct } from '../../people/client/company-state.ts';
import { buyerOf } from '../order-for-client.ts';
import { orderMessage } from '../order.messages.ts';
import { organisationOf } from '../order-product.ts';
import { isOrdered, soldProduct } from '../place-order.ts';
import { moneyIn, netOf } from '../price.ts';
import { sellerOf } from '../seller.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { netOfLine } from './quote-amounts.ts';
import { mayWrite } from './quote.policy.ts';
import { quoteMessage } from './quote.messages.ts';
import { lockQuote, type QuoteRow } from './quotes.queries.ts';

type Draft = Omit<BodyOf<Contract['quotes']['changeQuote']>, 'revision'>;
type DraftLine = Draft['lines'][number];

const day = 24 * 60 * 60 * 1000;
/** Most cents of a whole quote without VAT, at its own prices and at those of everybody: with VAT it still is a number of the database. */
const mostCents = 1_000_000_000;

interface Writing {
  readonly tx: Transaction;
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly clientId: number;
  readonly now: Date;
}

/** One line as it is stored. @throws HttpError `productNotFound`, `productNotSold`, `validation` */
async function readLine({ tx, tenant, locale, clientId }: Writing, line: DraftLine): Promise<QuoteLine> {
  const product = await soldProduct(tx, tenant.board.id, line.product_id);
  if (!isOrdered(product)) throw new HttpError('productNotSold');
  const { pieces, organisation_id = null, remark, price } = line;
  const isFeatured = product.type === 'featuredEmployer';
  // Time that is featured follows on itself: it is ordered once, and again.
  refuseProblems(isFeatured && pieces > 1 ? [['pieces', orderMessage(locale, 'featuredOnce')]] : []);
  const owner = { clientId };
  return {
    productId: product.id,
    name: product.name,
    type: product.type,
    duration: product.duration,
    pieces,
    price: price ?? netOf(product),
    listPrice: netOf(product),
    remark: remark.trim(),
    organisationId: await organisationOf(
      tx,
      { locale, board: tenant.board, owner },
      { organisation_id: isFeatured ? organisation_id : null },
      product.id,
    ),
  };
}

/** The last moment of the day until which a quote is valid; undefined for a day that is over, too far away or none. */
function lastMoment({ tenant, now }: Writing, typed: string | undefined): Date | undefined {
  const zone = timeZoneOf(tenant.site.settings);
  const wanted = typed ?? dayOf(new Date(now.getTime() + usualQuoteDays * day), zone);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(wanted)) return undefined;
  const last = momentOf(wanted, zone, 'end');
  const isWithin = last && last >= now && last.getTime() <= now.getTime() + (quoteLimits.days + 1) * day;
  return isWithin ? last : undefined;
}

/**
 * What an admin wrote, as columns.
 * @throws HttpError `companyBlocked`, `productNotFound`, `productNotSold`, `validation`
 */
async function readDraft(writing: Writing, draft: Draft) {
  const { tx, tenant, locale, clientId } = writing;
  await mayAct(tx, clientId);
  const userId = await buyerOf(tx, tenant, clientId, { person: draft.person, locale });
  const lines: QuoteLine[] = [];
  for (const line of draft.lines) lines.push(await readLine(writing, line));
  const netCents = lines.reduce((sum, line) => sum + netOfLine(line), 0);
  const listCents = lines.reduce((sum, { listPrice, pieces }) => sum + listPrice * pieces, 0);
  const validUntil = lastMoment(writing, draft.valid_until);
  const reason = (draft.reason ?? '').trim();
  const { currency } = sellerOf(tenant);
  const problems: Problem[] = [];
  if (lines.length === 0) problems.push(['lines', quoteMessage(locale, 'linesNeeded')]);
  if (Math.max(netCents, listCents) > mostCents)
    problems.push(['lines', quoteMessage(locale, 'tooMuch', { most: moneyIn(locale, currency, mostCents) })]);
  if (validUntil === undefined) problems.push(['valid_until', quoteMessage(locale, 'lastDayWrong')]);
  if (reason === '' && lines.some(({ price, listPrice }) => price !== listPrice))
    problems.push(['reason', orderMessage(locale, 'reasonNeeded')]);
  refuseProblems(problems);
  const [person] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return {
    userId,
    lines,
    netCents,
    currency,
    reason,
    message: (draft.message ?? '').trim(),
    locale: person?.locale ?? tenant.site.defaultLocale,
    validUntil: validUntil ?? writing.now,
  };
}

/**
 * Writes a quote for a company, as a draft.
 * @returns its number; under a key that was sent before, the quote that was made then
 * @throws HttpError `notFound`, `companyBlocked`, `productNotFound`, `productNotSold`, `validation`
 */
export async function createQuote(
  deps: ShopDeps,
  context: RequestContext,
  clientId: number,
  { idempotency_key: key, ...draft }: BodyOf<Contract['quotes']['createQuote']>,
): Promise<number> {
  const tenant = scope(context);
  const { locale } = context;
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const columns = await readDraft({ tx, tenant, locale, clientId, now }, draft);
    const [made] = await tx
      .insert(quotes)
      .values({
        ...columns,
        siteId: tenant.site.id,
        jobBoardId: tenant.board.id,
        clientId,
        createdBy: loggedIn(context).id,
        idempotencyKey: key ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: quotes.id });
    if (made) return made.id;
    const [before] = await tx
      .select({ id: quotes.id })
      .from(quotes)
      .where(
        and(
          eq(quotes.siteId, tenant.site.id),
          eq(quotes.clientId, clientId),
          eq(quotes.idempotencyKey, key ?? ''),
        ),
      );
    if (!before) throw new HttpError('quoteNotFound');
    return before.id;
  });
}

/**
 * A quote of the board that an admin changes as they read it, locked.
 * @returns undefined where somebody changed it since
 * @throws HttpError `quoteNotFound`
 */
export async function lockAsRead(
  tx: Transaction,
  { board }: Tenant,
  id: number,
  revision: number,
): Promise<QuoteRow | undefined> {
  const quote = await lockQuote(tx, board.id, id);
  if (!quote) throw new HttpError('quoteNotFound');
  return quote.revision === revision ? quote : undefined;
}

/**
 * Writes a quote anew: it is a draft again, and another version.
 * @returns false where somebody changed it since it was read
 * @throws HttpError `quoteNotFound`, `quoteAccepted`, `quoteDeclined`, `quoteWithdrawn`, and as {@link createQuote}
 */
export async function changeQuote(
  deps: ShopDeps,
  context: RequestContext,
  id: number,
  { revision, ...draft }: BodyOf<Contract['quotes']['changeQuote']>,
): Promise<boolean> {
  const tenant = scope(context);
  const { locale } = context;
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const quote = await lockAsRead(tx, tenant, id, revision);
    if (!quote) return false;
    mayWrite(quote);
    const columns = await readDraft({ tx, tenant, locale, clientId: quote.clientId, now }, draft);
    await tx
      .update(quotes)
      .set({
        ...columns,
        state: 'draft',
        version: quote.version + 1,
        revision: quote.revision + 1,
        updatedAt: now,
      })
      .where(eq(quotes.id, id));
    return true;
  });
}
