import { type BodyOf, type Contract, normalised, paymentTypeId } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { Transaction } from '../../platform/database/connect.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { quotes } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { type Doer, noteEvent } from '../../people/account/account-logs.ts';
import { lockClient } from '../../people/client/lock-client.ts';
import { checkTotal, placeOrder } from '../place-order.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { mailDecision } from './mail-quote.ts';
import { checkAcceptable, netOfLine, type PricedQuote, priceQuote } from './quote-amounts.ts';
import { mayDecide } from './quote.policy.ts';
import { quoteMessage } from './quote.messages.ts';
import { lockQuote, type QuoteRow } from './quotes.queries.ts';

type Acceptance = BodyOf<Contract['quotes']['acceptQuoteByToken']>;
type Refusal = BodyOf<Contract['quotes']['declineQuoteByToken']>;

/** Who decides about a quote of their company, by a link or logged in. */
export interface Decider {
  readonly tenant: Tenant;
  readonly locale: Locale;
  /** Null for who holds the link. */
  readonly userId: number | null;
}

const line = (text: string) => normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * A quote that is decided about, with its company: the company first, as everybody locks them.
 * @throws HttpError `quoteNotFound`, `quoteChanged` where its company became a part of another one meanwhile
 */
async function lockDecided(
  tx: Transaction,
  { board }: Tenant,
  { id, clientId }: QuoteRow,
): Promise<QuoteRow> {
  await lockClient(tx, clientId);
  const quote = await lockQuote(tx, board.id, id);
  if (!quote) throw new HttpError('quoteNotFound');
  if (quote.clientId !== clientId) throw new HttpError('quoteChanged');
  return quote;
}

/** Who the company's log says it was. */
const doerOf = ({ userId }: Decider, clientId: number, name: string): Doer =>
  userId === null ? { id: null, clientId, system: name } : { id: userId, clientId };

/** Places the order of each line, at what was read. */
async function placeLines(
  deps: ShopDeps,
  { tenant }: Decider,
  { quote, buyer }: PricedQuote,
  {
    by,
    poNumber,
    address,
  }: {
    readonly by: Doer;
    readonly poNumber: string | null;
    readonly address: Acceptance['address'];
  },
): Promise<void> {
  if (!buyer) return;
  for (const [at, { productId, pieces, price, listPrice, organisationId }] of quote.lines.entries())
    await placeOrder(deps, tenant, {
      form: {
        payment_type_id: paymentTypeId('invoice'),
        po_number: poNumber,
        ...(address && { address }),
      },
      known: buyer.known,
      productId,
      locale: quote.locale as Locale,
      clientId: quote.clientId,
      userId: buyer.userId,
      organisationId,
      jobId: null,
      byAdmin: {
        adminId: quote.createdBy,
        pieces,
        net: netOfLine({ price, pieces }),
        reason: price === listPrice ? null : quote.reason,
        quote: { id: quote.id, line: at + 1, acceptedBy: by },
      },
    });
}

/**
 * Accepts a quote as it was read: one order for each of its lines, all or none. Accepted before, also a moment ago in
 * another call, it stays as it is.
 * @param found as it was looked up, of the decider's own company or by its link
 * @throws HttpError `quoteDeclined`, `quoteWithdrawn`, `quoteChanged`, `quoteExpired`, `totalChanged`, `validation`, and as
 *   `checkAcceptable` and `placeOrder`
 */
export async function acceptQuote(
  deps: ShopDeps,
  decider: Decider,
  found: QuoteRow,
  sent: Acceptance,
): Promise<void> {
  const { tenant, locale, userId } = decider;
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const quote = await lockDecided(tx, tenant, found);
    if (quote.state === 'accepted') return;
    mayDecide(quote, sent.version, { tenant, locale, now });
    const name = line(sent.name);
    const problems: Problem[] = [];
    if (name === '') problems.push(['name', quoteMessage(locale, 'nameNeeded')]);
    if (!sent.terms) problems.push(['terms', quoteMessage(locale, 'termsNeeded')]);
    refuseProblems(problems);
    const { address } = sent;
    const priced = await priceQuote(tx, tenant, quote, {
      ...(address?.country_code !== undefined && { country_code: address.country_code }),
    });
    await checkAcceptable(tx, tenant, priced, { locale, now });
    checkTotal(priced.amounts, sent.shown_total, locale);
    const poNumber = line(sent.po_number ?? '') || null;
    const by = doerOf(decider, quote.clientId, name);
    await placeLines({ ...deps, db: tx }, decider, priced, { by, poNumber, address });
    const [accepted] = await tx
      .update(quotes)
      .set({
        state: 'accepted',
        decidedAt: now,
        decidedName: name,
        decidedBy: userId,
        poNumber,
        revision: quote.revision + 1,
        updatedAt: now,
      })
      .where(eq(quotes.id, quote.id))
      .returning();
    await noteEvent(tx, 'quote.accepted', by, now, { quote: quote.id });
    if (accepted) await mailDecision(tx, tenant, { ...priced, quote: accepted }, now);
  });
}

/**
 * Declines a quote. Declined before, it stays as it is.
 * @throws HttpError `quoteAccepted`, `quoteWithdrawn`, `quoteChanged`, `quoteExpired`
 */
export async function declineQuote(
  deps: ShopDeps,
  decider: Decider,
  found: QuoteRow,
  { version, name: typed, reason }: Refusal,
): Promise<void> {
  const { tenant, locale, userId } = decider;
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const quote = await lockDecided(tx, tenant, found);
    if (quote.state === 'declined') return;
    mayDecide(quote, version, { tenant, locale, now });
    const name = line(typed);
    const [declined] = await tx
      .update(quotes)
      .set({
        state: 'declined',
        decidedAt: now,
        decidedName: name === '' ? null : name,
        decidedBy: userId,
        declineReason: reason.trim(),
        revision: quote.revision + 1,
        updatedAt: now,
      })
      .where(eq(quotes.id, quote.id))
      .returning();
    const priced = await priceQuote(tx, tenant, declined ?? quote);
    const by = doerOf(decider, quote.clientId, name || (priced.buyer?.known.company ?? ''));
    await noteEvent(tx, 'quote.declined', by, now, { quote: quote.id });
    await mailDecision(tx, tenant, priced, now);
  });
}
