import { useState } from 'react';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { centsOf } from '../amounts.ts';
import { type Company, useShopApi } from '../shop-api.ts';
import { TextField } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { plainShape } from '../../written/draft-shape.ts';
import { useDialogDraft } from '../../written/use-dialog-draft.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';
import { Acts, ActsFields } from '../../ui/acts.tsx';

interface InvoiceTermsProps {
  readonly company: Company;
  readonly onChanged: () => void;
}

interface Terms {
  readonly verified: boolean;
  /** As it is typed, in whole money; empty for what the site allows everybody. */
  readonly limit: string;
}
const shape = plainShape<Terms>(['verified', 'limit']);
const toDraft = (company: Company | undefined): Terms => {
  const cents = company?.invoice_limit ?? null;
  return {
    verified: (company?.verified_at ?? null) !== null,
    limit: cents === null ? '' : String(cents / 100),
  };
};
const centsOfTerms = ({ limit }: Terms) => (limit.trim() === '' ? null : centsOf(limit));
/** Whether a company may order on invoice, and how much it may have outstanding. */
export function InvoiceTerms({ company, onChanged }: InvoiceTermsProps) {
  const { t, money } = useShopMessages();
  const api = useShopApi();
  const { outstanding } = company;
  const editing = useDialogDraft({ row: company, toDraft, shape });
  const { draft, change } = editing;
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const saved = t('company.saved', { company: company.name });
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft,
    // There is one before it is changed.
    add: async () => company,
    async change(id, { draft: sent, revision }) {
      const body = { verified: sent.verified, invoice_limit: centsOfTerms(sent) ?? null, revision };
      const result = await api.changeCompany(id, body);
      if ('current' in result) return result;
      onChanged();
      return result;
    },
    sentenceOf: () => saved,
    onAdded: () => undefined,
  });
  const save = () => {
    const isWrong = centsOfTerms(draft) === undefined;
    setProblem(isWrong ? t('company.limitWrong') : undefined);
    if (!isWrong) saving.save();
  };
  return (
    <form
      className={styles.terms}
      noValidate
      aria-label={t('company.onInvoice')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Failure of={saving.failure} onStale={onChanged} />
      <ActsFields>
        <div className={styles.checks}>
          <label className={form.check}>
            <input
              type="checkbox"
              checked={draft.verified}
              onChange={(event) => change({ verified: event.target.checked })}
            />
            {t('company.verified')}
          </label>
        </div>
        <TextField
          label={t('company.limit')}
          hint={[
            t('company.limitHint'),
            outstanding > 0 && t('company.outstanding', { amount: money(outstanding) }),
          ]
            .filter(Boolean)
            .join('. ')}
          problem={problem}
          value={draft.limit}
          numeric
          onChange={(limit) => change({ limit })}
        />
      </ActsFields>
      <Acts>
        <button
          type="submit"
          className={`${controls.button} ${controls.secondary}`}
          aria-disabled={saving.isBusy}
        >
          {t('company.save')}
        </button>
      </Acts>
      <SavingConflict
        saving={saving}
        shape={shape}
        nameOf={(field) => t(`company.${field}`)}
        valueOf={(field, of) =>
          field === 'limit' ? of.limit : t(of.verified ? 'product.yes' : 'product.no')
        }
      />
    </form>
  );
}
