import type { FormAnswer } from '../../forms/form-answer.ts';
import { BlockForm } from '../../forms/block-form.tsx';
import { formAnswer } from '../../forms/form-answer.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import { InvoiceFields, orderField, PaymentFields, PlaceOrder } from '../../orders/order-fields.tsx';
import { OrderSummary } from '../../orders/order-summary.tsx';
import { useBoard } from '../../pages/board-context.ts';
import { BackLink } from '../../ui/back-link/back-link.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { loginToOrder, orderAnchor } from './order-link.ts';
import type { GuestOrderData } from './products.load.ts';
import type { ProductsProps } from './products.tsx';
import styles from './guest-order.module.css';

type GuestOrderProps = ProductsProps & { readonly ordering: GuestOrderData };

/** The order form of somebody without an account: who is billed, how it is paid. */
export function GuestOrder(props: GuestOrderProps) {
  const { id, ordering, t, first, outcome } = props;
  const board = useBoard();
  const Title = first ? 'h1' : 'h2';
  return (
    <section id={orderAnchor} className={styles.order} aria-labelledby="order-form-title">
      <BackLink href={board.path}>{t('order.back')}</BackLink>
      <Title id="order-form-title" className={styles.title}>
        {t('order.title', { product: ordering.product.name })}
      </Title>
      <p className={styles.lead}>
        {t('order.intro')} {t('order.haveAccount')}{' '}
        <Link href={loginToOrder(ordering.product, board)}>{t('order.login')}</Link>
      </p>
      <div className={styles.columns}>
        {ordering.payments.length === 0 ? (
          <Notice title={t('order.noPayment')} />
        ) : (
          <BlockForm
            id={id}
            action="order"
            initial={outcome?.action === 'order' ? outcome.result : undefined}
            anchor={orderAnchor}
            className={styles.form}
          >
            {({ result, busy }) => <Fields {...props} answer={formAnswer(result)} busy={busy} />}
          </BlockForm>
        )}
        <OrderSummary product={ordering.product} t={t} headingLevel={first ? 2 : 3} />
      </div>
    </section>
  );
}

type FieldsProps = GuestOrderProps & { readonly answer: FormAnswer; readonly busy: boolean };

function Fields(props: FieldsProps) {
  const { ordering, settings, t, answer, busy } = props;
  const field = (name: string) => ({ ...orderField(name, { answer, t }), required: true });
  return (
    <>
      <FormMessage id="order-message" answer={answer} check={t('form.check')} className={styles.full} />
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
      <InvoiceFields answer={answer} t={t} hidden={settings.hiddenOrderFields} />
      <div className={styles.full}>
        <PaymentFields data={ordering} answer={answer} t={t} />
      </div>
      <PlaceOrder data={ordering} answer={answer} t={t} busy={busy} />
    </>
  );
}

/** Where a company is and how to call it, unless the board leaves them out. */
function Place({ ordering, settings, t, answer }: FieldsProps) {
  const hidden = settings.hiddenOrderFields;
  const field = (name: string) => ({ ...orderField(name, { answer, t }), required: true });
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
        <>
          <TextField
            {...field('address_line_1')}
            autoComplete="address-line1"
            maxLength={200}
            fieldClassName={styles.full}
          />
          <TextField {...field('postal_code')} autoComplete="postal-code" maxLength={20} />
          <TextField {...field('city')} autoComplete="address-level2" maxLength={120} />
          <SelectField
            {...field('country_code')}
            defaultValue={answer.text('country_code') ?? 'NL'}
            autoComplete="country"
            options={ordering.countries.map(({ code, name }) => ({ value: code, label: name }))}
            fieldClassName={styles.full}
          />
        </>
      )}
    </>
  );
}
