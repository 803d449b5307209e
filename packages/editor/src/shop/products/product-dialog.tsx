import { productKinds, productTypes, type Product } from '@boardwright/api-client/contract';
import { type ReactNode, useId, useState } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { ActsFields } from '../../ui/acts.tsx';
import form from '../../ui/form.module.css';
import { Modal } from '../../ui/modal.tsx';
import { ChoiceField, Field, TextField } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { type NewProduct, useShopApi } from '../shop-api.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import {
  draftProblems,
  netOfDraft,
  productDraft,
  type ProductDraft,
  productOfDraft,
} from './product-draft.ts';
import styles from '../shop.module.css';

interface ProductDialogProps {
  /** Undefined for a new one. */
  readonly product: Product | undefined;
  /** Percent of VAT at home, where it is known. */
  readonly vatRate: number | undefined;
  readonly onClose: () => void;
  readonly onStored: (name: string) => void;
}

type TextName = Exclude<
  { [Name in keyof ProductDraft]: ProductDraft[Name] extends string ? Name : never }[keyof ProductDraft],
  'type' | 'product_type'
>;

/** A product, changed or added (specification §3 'Product'). */
export function ProductDialog({ product, vatRate, onClose, onStored }: ProductDialogProps) {
  const { t } = useShopMessages();
  const shop = useShopApi();
  const languages = useEdited((site) => site.languages);
  const [first] = useState(() => productDraft(product, languages));
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState(false);
  const formId = useId();
  const submission = useSubmission(
    (body: NewProduct) => (product ? shop.changeProduct(product.id, body) : shop.addProduct(body)),
    (_stored, { name }) => onStored(name),
  );
  const save = () => {
    setTried(true);
    const body = productOfDraft(draft, product);
    if (body) submission.submit(body);
  };
  return (
    <Modal
      title={product ? t('product.change', { name: product.name }) : t('product.add')}
      width="wide"
      isDirty={draft !== first}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('product.save')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Failure of={submission.failure} />
        <ActsFields>
          <ProductFields draft={draft} tried={tried} vatRate={vatRate} onChange={setDraft} />
        </ActsFields>
      </form>
    </Modal>
  );
}

interface ProductFieldsProps {
  readonly draft: ProductDraft;
  /** Somebody tried to keep it: what is wrong is said. */
  readonly tried: boolean;
  readonly vatRate: number | undefined;
  readonly onChange: (draft: ProductDraft) => void;
}

function ProductFields({ draft, tried, vatRate, onChange }: ProductFieldsProps) {
  const { t } = useShopMessages();
  const problems = draftProblems(draft);
  const set = (change: Partial<ProductDraft>) => onChange({ ...draft, ...change });
  const text = (name: TextName, hint?: string): ReactNode => {
    const wrong = name in problems ? problems[name as keyof typeof problems] : undefined;
    return (
      <TextField
        label={t(`product.${name}`)}
        hint={hint}
        problem={tried && wrong ? t(`wrong.${wrong}`) : undefined}
        value={draft[name]}
        numeric={name !== 'name'}
        onChange={(typed) => set({ [name]: typed })}
      />
    );
  };
  return (
    <>
      {text('name')}
      <div className={styles.pair}>
        <ChoiceField
          label={t('product.type')}
          value={draft.type}
          options={productKinds.map((value) => ({ value, text: t(`kind.${value}`) }))}
          onChange={(type) => set({ type })}
        />
        <ChoiceField
          label={t('product.product_type')}
          value={draft.product_type}
          options={productTypes.map((value) => ({ value, text: t(`paid.${value}`) }))}
          onChange={(product_type) => set({ product_type })}
        />
        {text('price', t('product.priceHint'))}
        {text('discount', t('product.discountHint'))}
      </div>
      <Asked draft={draft} vatRate={vatRate} />
      <div className={styles.pair}>
        {text('duration', t('product.durationHint'))}
        {text('quantity', t('product.quantityHint'))}
        {text('credits', t('product.creditsHint'))}
        {draft.type === 'CPC' ? text('clickPrice') : null}
        {text('order', t('product.orderHint'))}
      </div>
      <TextField
        label={t('product.purchaseUrl')}
        hint={t('product.purchaseUrlHint')}
        value={draft.purchaseUrl}
        maxLength={500}
        onChange={(purchaseUrl) => set({ purchaseUrl })}
      />
      {Object.entries(draft.benefits).map(([lang, lines]) => (
        <Field
          key={lang}
          label={t('product.benefits', { lang: lang.toUpperCase() })}
          hint={t('product.benefitsHint')}
        >
          {(control) => (
            <textarea
              {...control}
              lang={lang}
              rows={3}
              value={lines}
              onChange={(event) => set({ benefits: { ...draft.benefits, [lang]: event.target.value } })}
            />
          )}
        </Field>
      ))}
      <div className={styles.checks}>
        {(['emailOnly', 'active'] as const).map((name) => (
          <label key={name} className={form.check}>
            <input
              type="checkbox"
              checked={draft[name]}
              onChange={(event) => set({ [name]: event.target.checked })}
            />
            {t(`product.${name}`)}
          </label>
        ))}
      </div>
    </>
  );
}

/** What a buyer will be asked, said while the price is typed. */
function Asked({ draft, vatRate }: Pick<ProductFieldsProps, 'draft' | 'vatRate'>) {
  const { t, money } = useShopMessages();
  const net = netOfDraft(draft);
  if (net === undefined) return null;
  return (
    <p className={form.preview}>
      {vatRate === undefined
        ? t('product.asked', { net: money(net) })
        : t('product.askedVat', {
            net: money(net),
            rate: vatRate,
            total: money(net + Math.round((net * vatRate) / 100)),
          })}
    </p>
  );
}
