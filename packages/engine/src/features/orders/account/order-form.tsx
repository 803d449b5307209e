import { isRequest } from '@boardwright/api-client/contract';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import {
  AddressFields,
  InvoiceFields,
  NothingPayable,
  orderField,
  payableWays,
  PaymentFields,
  PlaceOrder,
} from '../site/order-fields.tsx';
import { OrderSummary } from '../site/order-summary.tsx';
import { offeredQuote, useQuote } from '../site/use-quote.ts';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Link } from '@boardwright/ui/link';
import { SelectField } from '@boardwright/ui/select-field';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelMachineForm, panelResult } from '../../../page/account/panel-form.tsx';
import { FailureWays } from '../../../page/forms/failure-notice.tsx';
import { useOrder } from '../site/use-order.ts';
import { shopAddress } from './web-shop-address.ts';
import type { ShopFormData } from './web-shop.load.ts';
import type { ShopPart } from './web-shop-props.ts';
import styles from './web-shop.module.css';

/** The order form of an employer: what, for which job, how it is billed and paid. */
export function OrderForm(props: ShopPart<ShopFormData>) {
  const { data, t } = props;
  const board = useBoard();
  const state = useOrder({ status: undefined, initial: panelResult(props, 'place', undefined) });
  const { answer, isBusy, failure } = state;
  const isAsked = isRequest(data.product);
  const address = { path: board.path, id: props.id, action: `${props.tab}.quote` };
  const displayed = useQuote(
    { ...data.quote, ...offeredQuote(props.outcome?.result) },
    data.product.id,
    address,
  );
  return (
    <section aria-labelledby="order-form-title">
      <BackLink href={shopAddress(board)}>{t('toShop')}</BackLink>
      <h2 id="order-form-title" className={styles.title}>
        {t(isAsked ? 'order.request.title' : 'order.title', { product: data.product.name })}
      </h2>
      <div className={styles.ordering}>
        {payableWays(data).length === 0 ? (
          <NothingPayable data={data} t={t} />
        ) : (
          <PanelMachineForm
            panel={props}
            action="place"
            className={styles.form}
            failure={failure}
            onPost={state.place}
            onInput={displayed.onInput}
          >
            <FormMessage
              id="order-message"
              answer={answer}
              check={t('form.check')}
              className={styles.full}
              action={<FailureWays failure={failure} onRetry={state.retry} />}
            />
            <input type="hidden" name="product_id" value={data.product.id} />
            <Purpose {...props} answer={answer} />
            <Billed {...props} answer={answer} />
            {!isAsked && <InvoiceFields answer={answer} t={t} hidden={[]} known={data.invoicing} />}
            <div className={styles.full}>
              <PaymentFields {...{ data, answer, t }} />
            </div>
            <PlaceOrder {...{ data, answer, t, displayed }} busy={isBusy} />
          </PanelMachineForm>
        )}
        <OrderSummary product={data.product} quote={displayed.quote} t={t} headingLevel={3} />
      </div>
    </section>
  );
}

/** Which job or which organisation it is for. */
function Purpose({ data, t, answer }: ShopPart<ShopFormData> & { readonly answer: FormResponse }) {
  const { jobs, job, organisations } = data;
  return (
    <>
      {jobs && (
        <SelectField
          {...orderField('job_id', { answer, t })}
          placeholder={t('order.fields.noJob')}
          options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
          defaultValue={answer.text('job_id') ?? (job === undefined ? '' : String(job))}
          fieldClassName={styles.full}
        />
      )}
      {organisations && (
        <SelectField
          {...orderField('organisation_id', { answer, t })}
          options={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
          required
          fieldClassName={styles.full}
        />
      )}
    </>
  );
}

function Billed({ data, t, answer }: ShopPart<ShopFormData> & { readonly answer: FormResponse }) {
  const board = useBoard();
  const { company, address } = data.billed;
  const place =
    address && [address.address_line_1, address.postal_code, address.city].filter(Boolean).join(', ');
  const wrong = answer.error('address_line_1');
  if (!place)
    return (
      <>
        <p className={styles.billed}>{t('order.billedToCompany', { company })}</p>
        <AddressFields {...{ data, answer, t }} wide={styles.full} />
      </>
    );
  return (
    <p className={styles.billed}>
      {t('order.billedTo', { company, address: place })}{' '}
      {data.canChange && <Link href={tabAddress(board, 'edit-profile')}>{t('order.changeAddress')}</Link>}
      {wrong && (
        <span role="alert" className={styles.alert}>
          {wrong}
        </span>
      )}
    </p>
  );
}
