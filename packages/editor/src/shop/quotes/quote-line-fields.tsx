import { type Product, quoteLimits } from '@boardwright/api-client/contract';
import { Trash2 } from 'lucide-react';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import controls from '../../ui/controls.module.css';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';
import { type LineDraft, readLine } from './quote-draft.ts';
import type { QuotedCompany } from './quotes-api.ts';

interface QuoteLineFieldsProps {
  readonly number: number;
  readonly line: LineDraft;
  readonly products: readonly Product[];
  readonly organisations: QuotedCompany['organisations'];
  readonly onChange: (change: Partial<LineDraft>) => void;
  /** Absent for the only line. */
  readonly onRemove: (() => void) | undefined;
}

/** One line of a quote: what, how many, what one costs, and a remark. */
export function QuoteLineFields(props: QuoteLineFieldsProps) {
  const { number, line, products, organisations, onChange, onRemove } = props;
  const { t, money } = useShopMessages();
  const { product, pieces, price, list } = readLine(line, products);
  const isFeatured = product?.type === 'featuredEmployer';
  return (
    <fieldset className={styles.line}>
      <legend>{t('quote.line', { number })}</legend>
      {onRemove ? (
        <button
          type="button"
          className={`${controls.iconButton} ${styles.remove}`}
          aria-label={t('quote.remove', { number })}
          title={t('quote.remove', { number })}
          onClick={onRemove}
        >
          <Trash2 size={15} aria-hidden />
        </button>
      ) : null}
      <ChoiceField
        label={t('quote.product')}
        problem={product ? undefined : t('quote.choose')}
        value={line.product}
        options={products.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={(id) => onChange({ product: id, pieces: '1', price: '' })}
      />
      {isFeatured && organisations.length > 1 ? (
        <ChoiceField
          label={t('quote.organisation')}
          value={line.organisation}
          options={[
            { value: '', text: t('quote.choose') },
            ...organisations.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          onChange={(organisation) => onChange({ organisation })}
        />
      ) : null}
      <div className={styles.pair}>
        {isFeatured ? null : (
          <TextField
            label={t('quote.pieces')}
            problem={pieces === undefined ? t('quote.piecesWrong', { most: quoteLimits.pieces }) : undefined}
            value={line.pieces}
            maxLength={3}
            numeric
            onChange={(typed) => onChange({ pieces: typed })}
          />
        )}
        <TextField
          label={t('quote.price')}
          hint={list === undefined ? undefined : t('quote.priceHint', { price: money(list) })}
          problem={price === undefined ? t('wrong.money') : undefined}
          value={line.price}
          numeric
          maxLength={20}
          onChange={(typed) => onChange({ price: typed })}
        />
      </div>
      <TextField
        label={t('quote.remark')}
        hint={t('quote.remarkHint')}
        value={line.remark}
        maxLength={quoteLimits.remark}
        onChange={(remark) => onChange({ remark })}
      />
    </fieldset>
  );
}
