import type { PublicQuote } from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult } from '../../../board/define-block.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { countryOf, numberOf, textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import type { QuotePageKey } from './quote-page.messages.ts';

// Server only: it reads what was posted.

type Context = Pick<ActionContext<unknown, QuotePageKey | 'form.unsent'>, 't'>;

/** What was filled in to accept a quote. */
export interface QuoteAcceptance {
  readonly version: number;
  readonly shown_total: number;
  readonly name: string;
  readonly po_number: string | null;
  readonly address?: {
    readonly address_line_1: string;
    readonly postal_code: string;
    readonly city: string;
    readonly country_code: string;
  };
  readonly terms: boolean;
}

/** What was filled in to decline one. */
export interface QuoteRefusal {
  readonly version: number;
  readonly reason: string;
}

const addressFields = ['address_line_1', 'postal_code', 'city', 'country_code'] as const;

/** What was typed of where the invoices go, where the form asks it. */
function typedAddress(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    addressFields.filter((name) => form.has(name)).map((name) => [name, textOf(form, name)]),
  );
}

function addressOf(form: FormData): Pick<QuoteAcceptance, 'address'> {
  if (!form.has('address_line_1')) return {};
  return {
    address: {
      address_line_1: textOf(form, 'address_line_1').slice(0, 200),
      postal_code: textOf(form, 'postal_code').slice(0, 20),
      city: textOf(form, 'city').slice(0, 120),
      country_code: countryOf(form, 'country_code'),
    },
  };
}

/** Why a decision was refused: another total with both, the rest as the API says it. */
function refused(
  error: unknown,
  values: Readonly<Record<string, string>>,
  known: readonly string[],
  t: Context['t'],
): ActionResult {
  const failure = apiFailure(error);
  // What stands in the form then is what is offered now.
  const total = failure?.code === 'totalChanged' ? failure.current?.['total'] : undefined;
  if (failure && typeof total === 'number')
    return { ok: false, message: failure.message, values: { ...values, shown_total: String(total) } };
  return refusalOf(error, values, known, t);
}

/**
 * Accepts a quote as it was read.
 * @param send gives it to the API; the page then reads how the quote stands
 */
export async function acceptQuote(
  form: FormData,
  { t }: Context,
  send: (body: QuoteAcceptance) => Promise<PublicQuote>,
  done: string,
): Promise<ActionResult> {
  const values = {
    name: textOf(form, 'name').slice(0, 200),
    po_number: textOf(form, 'po_number').slice(0, 100),
    ...(form.has('terms') && { terms: '1' }),
    ...typedAddress(form),
  };
  const fields = {
    ...(values.name === '' && { name: [t('quote.nameNeeded')] }),
    ...(!form.has('terms') && { terms: [t('quote.termsNeeded')] }),
  };
  if (Object.keys(fields).length > 0) return { ok: false, fields, values };
  try {
    await send({
      version: numberOf(form, 'version') ?? 1,
      shown_total: numberOf(form, 'shown_total') ?? 0,
      name: values.name,
      po_number: values.po_number || null,
      ...addressOf(form),
      terms: true,
    });
    return { ok: true, redirect: done };
  } catch (error) {
    return refused(error, values, ['name', 'po_number', 'terms', ...addressFields], t);
  }
}

/** Declines a quote, with a reason or without. */
export async function declineQuote(
  form: FormData,
  { t }: Context,
  send: (body: QuoteRefusal) => Promise<PublicQuote>,
  done: string,
): Promise<ActionResult> {
  const values = { reason: textOf(form, 'reason').slice(0, 2000) };
  try {
    await send({ version: numberOf(form, 'version') ?? 1, reason: values.reason });
    return { ok: true, redirect: done };
  } catch (error) {
    return refused(error, values, ['reason'], t);
  }
}
