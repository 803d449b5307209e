import { useState } from 'react';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { centsOf } from '../amounts.ts';
import { type Company, type CompanyChange, useShopApi } from '../shop-api.ts';
import { TextField } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';
import { Acts, ActsFields } from '../../ui/acts.tsx';

interface InvoiceTermsProps {
  readonly company: Company;
  readonly onChanged: () => void;
}

/** Whether a company may order on invoice, and how much it may have outstanding. */
export function InvoiceTerms({ company, onChanged }: InvoiceTermsProps) {
  const { t, money } = useShopMessages();
  const api = useShopApi();
  const { invoice_limit: stored, verified_at: verifiedAt, outstanding } = company;
  const [verified, setVerified] = useState(verifiedAt !== null);
  const [limit, setLimit] = useState(stored === null ? '' : String(stored / 100));
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const submission = useSubmission(
    (change: CompanyChange) => api.changeCompany(company.id, change),
    () => {
      announce(t('company.saved', { company: company.name }));
      onChanged();
    },
  );
  const save = () => {
    const cents = limit.trim() === '' ? null : centsOf(limit);
    setProblem(cents === undefined ? t('company.limitWrong') : undefined);
    if (cents !== undefined) submission.submit({ verified, invoice_limit: cents });
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
      <Failure of={submission.failure} onStale={onChanged} />
      <ActsFields>
        <div className={styles.checks}>
          <label className={form.check}>
            <input
              type="checkbox"
              checked={verified}
              onChange={(event) => setVerified(event.target.checked)}
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
          value={limit}
          numeric
          onChange={setLimit}
        />
      </ActsFields>
      <Acts>
        <button
          type="submit"
          className={`${controls.button} ${controls.secondary}`}
          aria-disabled={submission.isBusy}
        >
          {t('company.save')}
        </button>
      </Acts>
    </form>
  );
}
