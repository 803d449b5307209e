import { invoiceRefusals } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { numberOf, textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import type { Translate } from '@boardwright/ui/translate';
import { apiFailure } from '../../../page/api-failure.ts';
import type { OrderPageKey } from './order.messages.ts';

// Server only: it reads what was posted.

const texts = [
  'email',
  'name',
  'given_name',
  'family_name',
  'phone',
  'address_line_1',
  'postal_code',
  'city',
  'country_code',
  'invoice_email',
  'po_number',
  'vat_number',
  'payment_type_id',
  'job_id',
  'organisation_id',
] as const;

/** The key of an order whose payment could not be opened: who orders anew from its form puts another in its place. */
const replacesField = 'replaces_key';

/** What was typed into an order form. */
export function typedOrder(form: FormData): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(texts.filter((name) => form.has(name)).map((name) => [name, textOf(form, name)])),
    ...Object.fromEntries(
      ['shown_net', 'shown_total', replacesField]
        .filter((name) => form.has(name))
        .map((name) => [name, textOf(form, name)]),
    ),
  };
}

/** What every order form sends to the API. */
export function orderBody(form: FormData) {
  const or = (name: string) => textOf(form, name) || undefined;
  const address = {
    address_line_1: textOf(form, 'address_line_1'),
    postal_code: textOf(form, 'postal_code'),
    city: textOf(form, 'city'),
    country_code: /^[A-Z]{2}$/.test(textOf(form, 'country_code')) ? textOf(form, 'country_code') : 'NL',
  };
  const isTyped = [address.address_line_1, address.postal_code, address.city].some((text) => text !== '');
  // Emptied is none; a form without the field leaves it to what is known of the company.
  const emptied = (name: string) => (form.has(name) ? textOf(form, name) : undefined);
  return {
    payment_type_id: numberOf(form, 'payment_type_id') ?? 0,
    po_number: or('po_number')?.slice(0, 100),
    invoice_email: emptied('invoice_email')?.slice(0, 254),
    phone: or('phone')?.slice(0, 40),
    vat_number: emptied('vat_number')?.slice(0, 40),
    shown_net: numberOf(form, 'shown_net'),
    shown_total: numberOf(form, 'shown_total'),
    ...(isTyped && { address }),
  };
}

/**
 * An order under its form's key and what is in it: pressed twice it is one order, and with something else in it, as another
 * way to pay after the first could not be reached, it is another, which takes the first one's place.
 */
export async function underKey<Body extends object>(
  form: FormData,
  productId: number,
  body: Body,
): Promise<Body & { readonly idempotency_key?: string; readonly replaces_key?: string }> {
  const key = textOf(form, 'idempotency_key');
  if (key.length < 8) return body;
  const under = async (content: unknown) => `${key.slice(0, 60)}-${await digestOf(content)}`;
  const usual = await under([productId, body]);
  const replaced = textOf(form, replacesField).slice(0, 80);
  if (replaced.length < 8 || replaced === usual) return { ...body, idempotency_key: usual };
  const anew = { ...body, replaces_key: replaced };
  return { ...anew, idempotency_key: await under([productId, anew]) };
}

async function digestOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is said of an order beside how it is to be paid. */
const aboutPayment: ReadonlySet<string> = new Set([
  'paymentTypeUnknown',
  'stripeNotSetUp',
  ...invoiceRefusals,
]);

/**
 * Why an order was refused: a changed price with both, so that the form can ask again; the rest beside its field.
 * @param sent the order as it was sent
 * @throws what is no answer of the API
 */
export function orderRefusal(
  error: unknown,
  form: FormData,
  sent: { readonly idempotency_key?: string },
  t: Translate<OrderPageKey | 'form.unsent'>,
): ActionResult {
  const failure = apiFailure(error);
  const values = typedOrder(form);
  const net = failure?.code === 'priceChanged' ? failure.current?.['net'] : undefined;
  if (typeof net === 'number')
    return {
      ok: false,
      status: 409,
      message: t('order.priceChanged'),
      values: { ...values, offered_net: String(net) },
    };
  const total = failure?.code === 'totalChanged' ? failure.current : undefined;
  if (typeof total?.['total'] === 'number')
    return {
      ok: false,
      status: 409,
      message: t('order.totalChanged'),
      values: {
        ...values,
        offered_total: String(total['total']),
        offered_quote: JSON.stringify(total),
      },
    };
  if (failure && aboutPayment.has(failure.code))
    return { ok: false, fields: { payment_type_id: [failure.message] }, values };
  if (failure?.code === 'paymentUnavailable') {
    // The order is there, and nobody can pay it yet.
    const replaced = sent.idempotency_key && { [replacesField]: sent.idempotency_key };
    return { ok: false, message: failure.message, values: { ...values, ...replaced } };
  }
  // Whatever went wrong on our side: what matters is that nothing was bought (§8).
  if (failure && (failure.status === 0 || failure.status >= 500))
    return { ok: false, status: 503, message: t('order.notBought'), values };
  return refusalOf(error, values, texts, t);
}
