import type { Database } from '../../platform/database/connect.ts';
import { and, asc, eq, isNotNull, sql } from '../../platform/database/drizzle.ts';
import { clientUsers } from '../../platform/database/schema.ts';
import type { QuoteLine } from '../../platform/database/tables/shop.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { Locale } from '@boardwright/messages';
import { mayAct, mustBeApproved } from '../../people/client/company-state.ts';
import { invoiceRefusal } from '../invoice-terms.ts';
import { billingOf, type KnownBuyer } from '../order-form.ts';
import { knownBuyer, runsByItself } from '../order-product.ts';
import { type PricedOrder, priceFor } from '../place-order.ts';
import { sellerOf } from '../seller.ts';
import { quoteMessage } from './quote.messages.ts';
import { findOrdersOfQuotes, findUnsold, type QuoteRow } from './quotes.queries.ts';

type Reader = Pick<Database, 'select'>;

/** What one line comes to without VAT, in cents. */
export const netOfLine = ({ price, pieces }: Pick<QuoteLine, 'price' | 'pieces'>): number => price * pieces;

/** What lines come to, each with its own VAT: it is what their orders come to. */
export function sumOf(priced: readonly PricedOrder[], currency: string): PricedOrder {
  const [first] = priced;
  const sum = (of: 'netCents' | 'vatCents' | 'totalCents') =>
    priced.reduce((total, one) => total + one[of], 0);
  return {
    netCents: sum('netCents'),
    vatCents: sum('vatCents'),
    totalCents: sum('totalCents'),
    vatRate: first?.vatRate ?? 0,
    reverseCharge: first?.reverseCharge ?? false,
    currency: first?.currency ?? currency,
  };
}

/** Who orders what a quote offers: who it is for while they work there, else the first who does; undefined for nobody. */
export async function findBuyer(
  db: Reader,
  { clientId, userId }: Pick<QuoteRow, 'clientId' | 'userId'>,
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: clientUsers.userId })
    .from(clientUsers)
    .where(
      and(
        eq(clientUsers.clientId, clientId),
        eq(clientUsers.active, true),
        isNotNull(clientUsers.acceptedAt),
      ),
    )
    .orderBy(sql`${clientUsers.userId} is distinct from ${userId}`, asc(clientUsers.id))
    .limit(1);
  return found?.id;
}

/** A quote, who would be billed, and what it would ask of them. */
export interface PricedQuote {
  readonly quote: QuoteRow;
  /** Undefined where nobody works for the company. */
  readonly buyer: { readonly userId: number; readonly known: KnownBuyer } | undefined;
  readonly amounts: PricedOrder;
  /** The country that the VAT was reckoned for. */
  readonly country: string;
  /** Who accepts it has to say where the invoices go. */
  readonly needsAddress: boolean;
  readonly orders: readonly number[];
}

/**
 * What a quote comes to: of one that was accepted what its orders ask, else by where its company is billed now.
 * @param typed another country than the company's own
 */
export async function priceQuote(
  db: Database,
  tenant: Tenant,
  quote: QuoteRow,
  typed: Parameters<typeof billingOf>[0] = {},
): Promise<PricedQuote> {
  const placed = quote.state === 'accepted' ? await findOrdersOfQuotes(db, [quote.id]) : [];
  const userId = await findBuyer(db, quote);
  const known =
    userId === undefined
      ? undefined
      : await knownBuyer(db, { visitor: { id: userId }, owner: { clientId: quote.clientId } });
  const home = sellerOf(tenant).countryCode;
  const billing = billingOf(typed, known ?? { address: null, vatNumber: null }, home, 'en');
  const asked = quote.lines.map((line) =>
    priceFor(tenant, netOfLine(line), { country: billing.country, vatNumber: billing.vatNumber }),
  );
  return {
    quote,
    buyer: userId === undefined || !known ? undefined : { userId, known },
    amounts: sumOf(quote.state === 'accepted' ? placed : asked, quote.currency),
    country: billing.country,
    needsAddress: known !== undefined && quote.netCents > 0 && !hasAddress(known),
    orders: placed.map(({ id }) => id),
  };
}

const hasAddress = ({ address }: KnownBuyer) =>
  address !== null && address.addressLine1 !== '' && address.city !== '';

/** What a company's state keeps from being ordered. @throws HttpError `companyBlocked`, `companyNotApproved` */
async function checkCompany(db: Reader, { clientId, lines }: QuoteRow): Promise<void> {
  // What runs by itself would be over before anybody saw it.
  await (lines.some(runsByItself) ? mustBeApproved : mayAct)(db, clientId);
}

/**
 * What would keep a quote from becoming its orders now, whatever its buyer does.
 * @throws HttpError `companyBlocked`, `companyNotApproved`, `quoteProductNotSold`, `paymentTypeUnknown`, `validation`,
 *   `invoiceNotVerified`, `invoiceOverdue`, `invoiceLimitReached`
 */
export async function checkAcceptable(
  db: Database,
  tenant: Tenant,
  { quote, buyer, amounts }: PricedQuote,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<void> {
  await checkCompany(db, quote);
  const unsold = await findUnsold(
    db,
    tenant.board.id,
    quote.lines.map(({ productId }) => productId),
  );
  const line = quote.lines.find(({ productId }) => unsold.has(productId));
  if (line) throw new HttpError('quoteProductNotSold', { values: { product: line.name } });
  if (!sellerOf(tenant).takesInvoice) throw new HttpError('paymentTypeUnknown');
  refuseProblems(buyer ? [] : [['person', quoteMessage(locale, 'nobodyLeft')]]);
  const question = { tenant, clientId: quote.clientId, totalCents: amounts.totalCents, locale };
  const refusal = await invoiceRefusal(db, question, now);
  if (refusal) throw refusal;
}

/** {@link checkAcceptable}, as a refusal rather than thrown. */
export async function acceptRefusal(
  ...question: Parameters<typeof checkAcceptable>
): Promise<HttpError | undefined> {
  try {
    await checkAcceptable(...question);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}
