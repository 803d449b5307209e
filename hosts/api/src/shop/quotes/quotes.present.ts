import {
  type AdminQuote,
  errorMessage,
  type PublicQuote,
  quoteStateOf,
} from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { sellerOf } from '../seller.ts';
import { netOfLine, type PricedQuote } from './quote-amounts.ts';
import type { QuoteWith } from './quotes.queries.ts';

/** What is known of a quote beside its row. */
export interface QuoteFacts extends PricedQuote {
  readonly row: QuoteWith;
  /** Which of its products are sold no more. */
  readonly unsold: ReadonlySet<number>;
  /** Why it could not be accepted now. */
  readonly refusal: HttpError | undefined;
}

export interface QuoteReader {
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly now: Date;
}

/** A refusal as one sentence: what is said of its field, else of all of it. */
function sentenceOf(refusal: HttpError | undefined, locale: Locale): string | null {
  if (!refusal) return null;
  const [first] = Object.values(refusal.fields ?? {}).flat();
  return first ?? errorMessage(refusal.code, locale, refusal.values);
}

function summaryOf({ row, amounts, refusal }: QuoteFacts, { locale, now }: QuoteReader) {
  const { quote, company } = row;
  const state = quoteStateOf(quote, now);
  const isOpen = state === 'draft' || state === 'sent';
  return {
    id: quote.id,
    state,
    version: quote.version,
    company,
    message: quote.message,
    currency: quote.currency,
    net: amounts.netCents,
    vat: amounts.vatCents,
    total: amounts.totalCents,
    vat_rate: amounts.vatRate / 100,
    reverse_charge: amounts.reverseCharge,
    valid_until: quote.validUntil.toISOString(),
    sent_at: quote.sentAt?.toISOString() ?? null,
    decided_at: quote.decidedAt?.toISOString() ?? null,
    decided_name: quote.decidedName,
    po_number: quote.poNumber,
    decline_reason: quote.declineReason,
    refusal: isOpen ? sentenceOf(refusal, locale) : null,
  };
}

function linesOf({ row: { quote }, unsold }: QuoteFacts, isOpen: boolean) {
  return quote.lines.map((line) => ({
    name: line.name,
    type: line.type,
    duration: line.duration,
    pieces: line.pieces,
    price: line.price,
    net: netOfLine(line),
    remark: line.remark,
    is_withdrawn: isOpen && unsold.has(line.productId),
  }));
}

/**
 * A quote as its buyer reads it. One that is written anew has nothing to read until it is sent: neither lines nor amounts.
 */
export function presentPublicQuote(facts: QuoteFacts, reader: QuoteReader): PublicQuote {
  const summary = {
    ...summaryOf(facts, reader),
    country_code: facts.country,
    needs_address: facts.needsAddress,
  };
  const { name, address, registration, vatNumber } = sellerOf(reader.tenant);
  const seller = { name, address, registration, vat_number: vatNumber };
  if (summary.state === 'draft')
    return { ...summary, message: '', net: 0, vat: 0, total: 0, refusal: null, lines: [], seller };
  return { ...summary, lines: linesOf(facts, summary.state === 'sent'), seller };
}

const nameOf = ({ givenName, familyName, email }: { givenName: string; familyName: string; email: string }) =>
  [givenName, familyName].filter(Boolean).join(' ') || email;

/** A quote as the board's admin reads it. */
export function presentAdminQuote(facts: QuoteFacts, reader: QuoteReader): AdminQuote {
  const { row, orders } = facts;
  const { quote, person, author } = row;
  const summary = summaryOf(facts, reader);
  const lines = linesOf(facts, summary.state === 'draft' || summary.state === 'sent');
  return {
    ...summary,
    lines: lines.flatMap((line, at) => {
      const stored = quote.lines[at];
      return stored
        ? [
            {
              ...line,
              product_id: stored.productId,
              list_price: stored.listPrice,
              organisation_id: stored.organisationId,
            },
          ]
        : [];
    }),
    revision: quote.revision,
    client_id: quote.clientId,
    person: person && { uuid: person.uuid, name: nameOf(person), email: person.email },
    reason: quote.reason,
    list_net: quote.lines.reduce((sum, { listPrice, pieces }) => sum + listPrice * pieces, 0),
    made_by: author && nameOf(author),
    created_at: quote.createdAt.toISOString(),
    orders: [...orders],
  };
}
