import { isRequest } from '@boardwright/api-client/contract';
import type { KeyBelow } from '@boardwright/messages';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { Button } from '@boardwright/ui/button';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { Notice } from '@boardwright/ui/notice';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { OrderFormData } from './order-view.ts';
import type { DisplayedQuote } from './use-quote.ts';
import styles from './orders.module.css';
import type { OrderPageKey } from './order.messages.ts';

/** Parts of an order form that a board may leave out (specification §2 'hiddenOrderFields'). */
export type HiddenField = 'invoice_email' | 'po_number' | 'phone' | 'address';

interface OrderPartProps {
  readonly data: OrderFormData;
  readonly answer: FormResponse;
  readonly t: Translate<OrderPageKey>;
}

export type OrderField = KeyBelow<'order.fields', OrderPageKey>;

/** A field of an order form, wired to what was typed and to what was wrong with it. */
export function orderField(name: OrderField, { answer, t }: Pick<OrderPartProps, 'answer' | 't'>) {
  return {
    id: `order-${name.replaceAll('_', '-')}`,
    name,
    label: t(`order.fields.${name}`),
    defaultValue: answer.text(name),
    error: answer.error(name),
  };
}

/** What a company keeps for its invoices: the form begins with it. */
export interface KnownInvoice {
  readonly invoice_email?: string | null;
  readonly vat_number?: string | null;
}

interface InvoiceFieldsProps extends Omit<OrderPartProps, 'data'> {
  readonly hidden: readonly HiddenField[];
  readonly known?: KnownInvoice;
}

/** Where the invoice goes and what stands on it. */
export function InvoiceFields({ answer, t, hidden, known = {} }: InvoiceFieldsProps) {
  const field = (name: keyof KnownInvoice | 'po_number') => ({
    ...orderField(name, { answer, t }),
    defaultValue: answer.text(name) ?? (name === 'po_number' ? undefined : (known[name] ?? undefined)),
    hint: t(`order.fields.${name}Hint`),
    optional: true,
  });
  return (
    <>
      {!hidden.includes('invoice_email') && (
        <TextField {...field('invoice_email')} type="email" autoComplete="email" maxLength={254} />
      )}
      {!hidden.includes('po_number') && <TextField {...field('po_number')} maxLength={100} />}
      <TextField {...field('vat_number')} maxLength={40} />
    </>
  );
}

interface AddressFieldsProps extends Omit<OrderPartProps, 'data'> {
  readonly data: Pick<OrderFormData, 'countries'> & {
    readonly quote: Pick<OrderFormData['quote'], 'country_code'>;
  };
  /** Of what takes a whole line. */
  readonly wide: string | undefined;
}

/** Where who is billed is. */
export function AddressFields({ data, answer, t, wide }: AddressFieldsProps) {
  const field = (name: OrderField) => ({ ...orderField(name, { answer, t }), required: true });
  return (
    <>
      <TextField
        {...field('address_line_1')}
        autoComplete="address-line1"
        maxLength={200}
        fieldClassName={wide}
      />
      <TextField {...field('postal_code')} autoComplete="postal-code" maxLength={20} />
      <TextField {...field('city')} autoComplete="address-level2" maxLength={120} />
      <SelectField
        {...field('country_code')}
        defaultValue={answer.text('country_code') ?? data.quote.country_code}
        autoComplete="country"
        options={data.countries.map(({ code, name }) => ({ value: code, label: name }))}
        fieldClassName={wide}
      />
    </>
  );
}

/** The ways to pay that can be chosen. */
export function payableWays({ payments }: Pick<OrderFormData, 'payments'>) {
  return payments.filter(({ refusal }) => refusal === null);
}

/** Instead of the form, where nothing can be paid. */
export function NothingPayable({ data, t }: Pick<OrderPartProps, 'data' | 't'>) {
  const [refusal] = data.payments.flatMap((payment) => payment.refusal ?? []);
  return <Notice title={t('order.noPayment')}>{refusal?.message}</Notice>;
}

/** How it is paid; of a way that is not open to this company, why. */
export function PaymentFields({ data, answer, t }: OrderPartProps) {
  const ways = payableWays(data);
  const [first] = ways;
  const [refusal] = data.payments.flatMap((payment) => payment.refusal ?? []);
  // Nothing is paid for what has no price yet.
  if (isRequest(data.product)) return <input type="hidden" name="payment_type_id" value={first?.id} />;
  return (
    <ChoiceGroup
      id="order-payment"
      name="payment_type_id"
      legend={t('order.fields.payment_type_id')}
      options={ways.map(({ id, name }) => ({ value: String(id), label: name }))}
      defaultValue={[answer.text('payment_type_id') ?? String(first?.id ?? '')]}
      error={answer.error('payment_type_id')}
      hint={refusal?.message}
      required
      stacked
    />
  );
}

/** A price, or a total with VAT, that is no longer what was shown: both, and the button below takes the new one. */
function AmountChanged({
  answer,
  t,
  what,
}: Pick<OrderPartProps, 'answer' | 't'> & { what: 'net' | 'total' }) {
  const format = useFormat();
  const now = Number(answer.text(`offered_${what}`));
  const before = Number(answer.text(`shown_${what}`));
  const values = { before: format.money(before / 100), now: format.money(now / 100) };
  const word = what === 'net' ? 'price' : 'total';
  return (
    <Notice tone="danger" id="order-price" title={t(`order.${word}Changed`)}>
      {t(`order.${word}ChangedText`, values)}
    </Notice>
  );
}

interface PlaceOrderProps extends OrderPartProps {
  readonly busy: boolean;
  readonly displayed: Pick<DisplayedQuote, 'quote' | 'isLive'>;
}

/** The end of an order form: what it costs is sent along, so that nobody pays another price than was shown. */
export function PlaceOrder({ data, answer, t, busy, displayed }: PlaceOrderProps) {
  const format = useFormat();
  const net = answer.text('offered_net');
  const replaces = answer.text('replaces_key');
  const offered = answer.text('offered_total');
  // What scripts reckoned since is newer than what was offered before.
  const total = displayed.isLive ? displayed.quote.total : Number(offered ?? displayed.quote.total);
  const isAsked = isRequest(data.product);
  const hasInvoice = payableWays(data).some(({ third_party: provider }) => provider === null);
  const note = isAsked ? 'order.request.note' : hasInvoice ? 'order.placeNote' : 'order.placeNoteOnline';
  const asked = net ?? (offered === undefined || displayed.isLive ? undefined : offered);
  return (
    <div className={styles.end}>
      {net !== undefined && <AmountChanged {...{ answer, t }} what="net" />}
      {net === undefined && asked !== undefined && <AmountChanged {...{ answer, t }} what="total" />}
      <input type="hidden" name="shown_net" value={net ?? data.product.net} />
      {/* Of another price the total is not known yet: it is asked for by the price alone. */}
      {net === undefined && <input type="hidden" name="shown_total" value={total} />}
      <input type="hidden" name="idempotency_key" value={data.key} />
      {replaces !== undefined && <input type="hidden" name="replaces_key" value={replaces} />}
      <Button busy={busy}>
        {asked === undefined
          ? t(isAsked ? 'order.request.place' : 'order.place')
          : t('order.accept', { price: format.money(Number(asked) / 100) })}
      </Button>
      <p className="muted small">{t(note)}</p>
    </div>
  );
}
