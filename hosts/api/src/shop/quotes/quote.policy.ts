import { quoteStateOf } from '@boardwright/api-client/contract';
import type { Tenant } from '../../platform/http/tenants.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { dueDayIn } from '../invoice-terms.ts';
import type { QuoteRow } from './quotes.queries.ts';

type Standing = Pick<QuoteRow, 'state' | 'validUntil'>;

/** Who reads why something is refused. */
interface Reader {
  readonly tenant: Pick<Tenant, 'site'>;
  readonly locale: string;
  readonly now: Date;
}

const ended = {
  accepted: 'quoteAccepted',
  declined: 'quoteDeclined',
  withdrawn: 'quoteWithdrawn',
} as const;

/** What was decided about is changed, sent and withdrawn no more. @throws HttpError `quoteAccepted`, `quoteDeclined`, `quoteWithdrawn` */
export function mayWrite({ state }: Pick<Standing, 'state'>): void {
  if (state !== 'draft' && state !== 'sent') throw new HttpError(ended[state]);
}

/**
 * A buyer decides about what was sent, as it was read, while it is valid.
 * @throws HttpError `quoteAccepted`, `quoteDeclined`, `quoteWithdrawn`, `quoteChanged`, `quoteExpired`
 */
export function mayDecide(
  quote: Standing & Pick<QuoteRow, 'version'>,
  version: number,
  { tenant, locale, now }: Reader,
): void {
  mayWrite(quote);
  if (quote.state === 'draft' || quote.version !== version) throw new HttpError('quoteChanged');
  if (quoteStateOf(quote, now) === 'expired')
    throw new HttpError('quoteExpired', { values: { date: dueDayIn(locale, tenant, quote.validUntil) } });
}
