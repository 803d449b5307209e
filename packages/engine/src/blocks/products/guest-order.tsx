import { isRequest } from '@boardwright/api-client/contract';
import { FailureWays } from '../../page/forms/failure-notice.tsx';
import { MachineForm } from '../../page/forms/machine-form.tsx';
import { FormMessage } from '../../page/forms/form-message.tsx';
import {
  AddressFields,
  InvoiceFields,
  NothingPayable,
  orderField,
  type OrderField,
  payableWays,
  PaymentFields,
  PlaceOrder,
} from '../../features/orders/site/order-fields.tsx';
import { OrderSummary } from '../../features/orders/site/order-summary.tsx';
import { offeredQuote, type DisplayedQuote, useQuote } from '../../features/orders/site/use-quote.ts';
import { type OrderState, useOrder } from '../../features/orders/site/use-order.ts';
import { useBoard } from '../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Link } from '@boardwright/ui/link';
import { PhoneField } from '@boardwright/ui/phone-field';
import { TextField } from '@boardwright/ui/text-field';
import { loginToOrder, orderAnchor } from './order-link.ts';
import type { GuestOrderData } from './products.load.ts';
import type { ProductsProps } from './products-props.ts';
import styles from './guest-order.module.css';
import type { ActionName } from '../../board/define-block.ts';
import type { productsActions } from './products.actions.ts';

type GuestOrderProps = ProductsProps & { readonly ordering: GuestOrderData };

/** The order form of somebody without an account: who is billed, how it is paid. */
export function GuestOrder(props: GuestOrderProps) {
  const { id, ordering, t, first, outcome } = props;
  const board = useBoard();
  const Title = first ? 'h1' : 'h2';
  const state = useOrder({
    status: undefined,
    initial: outcome?.action === 'order' ? outcome.result : undefined,
  });
  const address = { path: board.path, id, action: 'quote' };
  const displayed = useQuote(
    { ...ordering.quote, ...offeredQuote(outcome?.result) },
    ordering.product.id,
    address,
  );
  return (
    <section id={orderAnchor} className={styles.order} aria-labelledby="order-form-title">
      <BackLink href={board.path}>{t('order.back')}</BackLink>
      <Title id="order-form-title" className={styles.title}>
        {t(isRequest(ordering.product) ? 'order.request.title' : 'order.title', {
          product: ordering.product.name,
        })}
      </Title>
      <p className={styles.lead}>
        {t('order.intro')} {t('order.haveAccount')}{' '}
        <Link href={loginToOrder(ordering.product, board)}>{t('order.login')}</Link>
      </p>
      <div className={styles.columns}>
        {payableWays(ordering).length === 0 ? (
          <NothingPayable data={ordering} t={t} />
        ) : (
          <MachineForm<ActionName<typeof productsActions>>
            id={id}
            action="order"
            anchor={orderAnchor}
            className={styles.form}
            failure={state.failure}
            onPost={state.place}
            onInput={displayed.onInput}
          >
            <Fields {...props} state={state} displayed={displayed} />
          </MachineForm>
        )}
        <OrderSummary product={ordering.product} quote={displayed.quote} t={t} headingLevel={first ? 2 : 3} />
      </div>
    </section>
  );
}

type FieldsProps = GuestOrderProps & {
  readonly state: OrderState;
  readonly displayed: DisplayedQuote;
};

function Fields(props: FieldsProps) {
  const { ordering, settings, t, state, displayed } = props;
  const { answer, failure, isBusy } = state;
  const field = (name: OrderField) => ({ ...orderField(name, { answer, t }), required: true });
  return (
    <>
      <FormMessage
        id="order-message"
        answer={answer}
        check={t('form.check')}
        className={styles.full}
        action={<FailureWays failure={failure} onRetry={state.retry} />}
      />
      <input type="hidden" name="product_id" value={ordering.product.id} />
      <TextField
        {...field('name')}
        autoComplete="organization"
        maxLength={200}
        fieldClassName={styles.full}
      />
      <TextField {...field('given_name')} autoComplete="given-name" maxLength={100} />
      <TextField {...field('family_name')} autoComplete="family-name" maxLength={100} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        fieldClassName={styles.full}
      />
      <Place {...props} />
      {!isRequest(ordering.product) && (
        <InvoiceFields answer={answer} t={t} hidden={settings.hiddenOrderFields} />
      )}
      <div className={styles.full}>
        <PaymentFields data={ordering} answer={answer} t={t} />
      </div>
      <PlaceOrder data={ordering} answer={answer} t={t} busy={isBusy} displayed={displayed} />
    </>
  );
}

/** Where a company is and how to call it, unless the board leaves them out. */
function Place({ ordering, settings, t, state }: FieldsProps) {
  const { answer } = state;
  const hidden = settings.hiddenOrderFields;
  const field = (name: OrderField) => ({ ...orderField(name, { answer, t }), required: true });
  return (
    <>
      {!hidden.includes('phone') && (
        <PhoneField
          {...field('phone')}
          countryName="phone_country"
          countries={ordering.countries}
          defaultCountry={answer.text('phone_country')}
          fieldClassName={styles.full}
        />
      )}
      {!hidden.includes('address') && (
        <AddressFields data={ordering} answer={answer} t={t} wide={styles.full} />
      )}
    </>
  );
}
