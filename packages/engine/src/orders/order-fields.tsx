import type { FormAnswer } from '../forms/form-answer.ts';
import type { Translate } from '../i18n/translate.ts';
import { Button } from '../ui/button/button.tsx';
import { ChoiceGroup } from '../ui/field/choice-group.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { useFormat } from '../ui/format/use-format.ts';
import { Notice } from '../ui/notice/notice.tsx';
import type { OrderFormData } from './order-view.ts';
import styles from './orders.module.css';

/** Parts of an order form that a board may leave out (specification §2 'hiddenOrderFields'). */
export type HiddenField = 'invoice_email' | 'po_number' | 'phone' | 'address';

interface OrderPartProps {
  readonly data: OrderFormData;
  readonly answer: FormAnswer;
  readonly t: Translate;
}

/** A field of an order form, wired to what was typed and to what was wrong with it. */
export function orderField(name: string, { answer, t }: Pick<OrderPartProps, 'answer' | 't'>) {
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

/** How it is paid. */
export function PaymentFields({ data, answer, t }: OrderPartProps) {
  const [first] = data.payments;
  return (
    <ChoiceGroup
      id="order-payment"
      name="payment_type_id"
      legend={t('order.fields.payment_type_id')}
      options={data.payments.map(({ id, name }) => ({ value: String(id), label: name }))}
      defaultValue={[answer.text('payment_type_id') ?? String(first?.id ?? '')]}
      error={answer.error('payment_type_id')}
      required
      stacked
    />
  );
}

/** A price that is no longer what was shown: both, and the button that takes the new one. */
function PriceChanged({ data, answer, t }: OrderPartProps) {
  const format = useFormat();
  const now = Number(answer.text('offered_net'));
  const before = Number(answer.text('shown_net'));
  const values = { before: format.money(before / 100), now: format.money(now / 100) };
  return (
    <Notice tone="danger" id="order-price" title={t('order.priceChanged')}>
      {t('order.priceChangedText', values)}
      <input type="hidden" name="shown_net" value={now} />
      <input type="hidden" name="idempotency_key" value={`${data.key}-${now}`} />
    </Notice>
  );
}

/** The end of an order form: what it costs is sent along, so that nobody pays another price than was shown. */
export function PlaceOrder({ data, answer, t, busy }: OrderPartProps & { readonly busy: boolean }) {
  const format = useFormat();
  const offered = answer.text('offered_net');
  const price = Number(offered ?? data.product.net) / 100;
  return (
    <div className={styles.end}>
      {offered === undefined ? (
        <>
          <input type="hidden" name="shown_net" value={data.product.net} />
          <input type="hidden" name="idempotency_key" value={data.key} />
        </>
      ) : (
        <PriceChanged {...{ data, answer, t }} />
      )}
      <Button busy={busy}>
        {offered === undefined ? t('order.place') : t('order.accept', { price: format.money(price) })}
      </Button>
      <p className="muted small">{t('order.placeNote')}</p>
    </div>
  );
}
