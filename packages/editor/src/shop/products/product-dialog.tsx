import {
  type AdminProduct,
  productKinds,
  productTypes,
  type Product,
} from '@boardwright/api-client/contract';
import { type ReactNode, useId, useState } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { ActsFields } from '../../ui/acts.tsx';
import form from '../../ui/form.module.css';
import { Modal } from '../../ui/modal.tsx';
import { ChoiceField, Field, TextField } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { useDialogDraft } from '../../written/use-dialog-draft.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { useShopApi } from '../shop-api.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import {
  draftProblems,
  netOfDraft,
  productDraft,
  type ProductDraft,
  productOfDraft,
  productShape,
} from './product-draft.ts';
import styles from '../shop.module.css';

interface ProductDialogProps {
  /** Undefined for a new one. */
  readonly product: AdminProduct | undefined;
  /** Percent of VAT at home, where it is known. */
  readonly vatRate: number | undefined;
  readonly onClose: () => void;
  readonly onStored: (name: string) => void;
}

type TextName = Exclude<
  { [Name in keyof ProductDraft]: ProductDraft[Name] extends string ? Name : never }[keyof ProductDraft],
  'type' | 'product_type'
>;

function useProductWriting({ product, onStored }: ProductDialogProps) {
  const shop = useShopApi();
  const languages = useEdited((site) => site.languages);
  const toDraft = (row: Product | undefined) => productDraft(row, languages);
  const editing = useDialogDraft({ row: product, toDraft, shape: productShape });
  const bodyOf = (draft: ProductDraft) => {
    const body = productOfDraft(draft, editing.row);
    // Policy: nothing is saved before all of it can be kept.
    if (!body) throw new Error('The product cannot be kept yet');
    return body;
  };
  const saving = useSaveWritten({
    editing,
    shape: productShape,
    toDraft,
    add: (draft) => shop.addProduct(bodyOf(draft)),
    async change(id, { draft, revision }) {
      const result = await shop.changeProduct(id, { ...bodyOf(draft), revision });
      if ('current' in result) return result;
      onStored(result.saved.name);
      return result;
    },
    sentenceOf: ({ name }) => name,
    onAdded: ({ name }) => onStored(name),
  });
  return { editing, saving };
}

/** A product, changed or added (specification §3 'Product'). */
export function ProductDialog(props: ProductDialogProps) {
  const { product, vatRate, onClose } = props;
  const { t } = useShopMessages();
  const { editing, saving } = useProductWriting(props);
  const { draft, isDirty, change } = editing;
  const [tried, setTried] = useState(false);
  const formId = useId();
  return (
    <Modal
      title={product ? t('product.change', { name: product.name }) : t('product.add')}
      width="wide"
      isDirty={isDirty}
      onClose={onClose}
      foot={
        <DialogFoot action={t('product.save')} isBusy={saving.isBusy} onClose={onClose} submits={formId} />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (Object.keys(draftProblems(draft)).length === 0) saving.save();
        }}
      >
        <Failure of={saving.failure} />
        <ActsFields>
          <ProductFields draft={draft} tried={tried} vatRate={vatRate} onChange={change} />
        </ActsFields>
      </form>
      <SavingConflict
        saving={saving}
        shape={productShape}
        nameOf={(field) =>
          t(`product.${field}`, { lang: Object.keys(draft.benefits).join(', ').toUpperCase() })
        }
        valueOf={(field, of) => productWords(field, of, t)}
      />
    </Modal>
  );
}

/** What a field of a product says to who compares it. */
function productWords(
  field: keyof ProductDraft,
  draft: ProductDraft,
  t: ReturnType<typeof useShopMessages>['t'],
): string {
  if (field === 'type') return t(`kind.${draft.type}`);
  if (field === 'product_type') return t(`paid.${draft.product_type}`);
  if (field === 'benefits') return Object.values(draft.benefits).filter(Boolean).join('\n');
  if (field === 'emailOnly' || field === 'active') return t(draft[field] ? 'product.yes' : 'product.no');
  return draft[field];
}

interface ProductFieldsProps {
  readonly draft: ProductDraft;
  /** Somebody tried to keep it: what is wrong is said. */
  readonly tried: boolean;
  readonly vatRate: number | undefined;
  readonly onChange: (change: Partial<ProductDraft>) => void;
}

function ProductFields({ draft, tried, vatRate, onChange }: ProductFieldsProps) {
  const { t } = useShopMessages();
  const problems = draftProblems(draft);
  const set = onChange;
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
