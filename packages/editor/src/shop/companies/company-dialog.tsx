import type { AdminLot } from '@boardwright/api-client/contract';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { type Company, useShopApi } from '../shop-api.ts';
import { TextField } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { useListMessages } from '../../lists/use-list-messages.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { InvoiceTerms } from './invoice-terms.tsx';
import { LotTable } from './lot-table.tsx';
import { useHas } from './use-has.ts';
import list from '../../lists/list.module.css';
import styles from '../shop.module.css';
import { Acts } from '../../ui/acts.tsx';

interface CompanyDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
  readonly onGrant: () => void;
  /** Something was taken back: the list is old. */
  readonly onChanged: () => void;
}

/** What a company bought and was granted, by whom and why; a grant that was a mistake is taken back here. */
export function CompanyDialog({ company, onClose, onGrant, onChanged }: CompanyDialogProps) {
  const { t } = useShopMessages();
  const words = useListMessages();
  const { editorQuery } = useShopAddress();
  const has = useHas();
  const api = useShopApi();
  const [page, setPage] = useState(1);
  const state = useFound(useCallback(() => api.lots(company.id, page), [api, company.id, page]));
  const [asked, setAsked] = useState<AdminLot | undefined>(undefined);
  const [note, setNote] = useState('');
  const ask = (lot: AdminLot | undefined) => {
    setAsked(lot);
    setNote('');
  };
  const showNow = () => {
    ask(undefined);
    onChanged();
    state.again();
  };
  const submission = useSubmission(
    (lot: AdminLot) => api.withdraw(company.id, lot.id, note.trim()),
    (_left, lot) => {
      announce(t('lot.withdrawn', { name: lot.name, left: has(lot.kind, lot.amount_open) }));
      showNow();
    },
  );
  const { isBusy, failure, submit, reset } = submission;
  const leave = () => {
    reset();
    ask(undefined);
  };
  const button = (kind: 'primary' | 'secondary', label: string, onClick: () => void) => (
    <button
      type="button"
      className={`${controls.button} ${controls[kind]}`}
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <Modal
      title={company.name}
      intro={t('company.about')}
      width="page"
      isDirty={asked !== undefined && note !== ''}
      onClose={onClose}
      foot={
        asked ? (
          <>
            {button('secondary', t('cancel'), leave)}
            {button('primary', t('lot.withdraw'), () => submit(asked))}
          </>
        ) : (
          <>
            <Acts>{button('secondary', t('grant.ask'), onGrant)}</Acts>
            {button('primary', t('close'), onClose)}
          </>
        )
      }
    >
      <Failure
        of={failure}
        onStale={() => {
          reset();
          showNow();
        }}
      />
      {asked ? (
        <section aria-label={t('lot.withdraw')}>
          <p role="alert" className={styles.ask}>
            {t('lot.withdrawAbout', { name: asked.name, left: has(asked.kind, asked.amount_open) })}
          </p>
          <TextField label={t('lot.withdrawNote')} value={note} maxLength={500} onChange={setNote} />
        </section>
      ) : (
        <Reading state={state}>
          {({ data, meta }) => (
            <>
              <p className={styles.ask}>
                <Link
                  className={list.name}
                  to={`/jobs?${[editorQuery, `client=${company.id}`].filter(Boolean).join('&')}`}
                >
                  {t('company.jobs')}
                </Link>
              </p>
              <InvoiceTerms company={company} onChanged={onChanged} />
              <LotTable lots={data} onWithdraw={ask} />
              {meta.last_page > 1 ? (
                <p className={list.pages}>
                  {page > 1 ? button('secondary', words('before'), () => setPage(page - 1)) : null}
                  <span>{words('page', { page, last: meta.last_page })}</span>
                  {page < meta.last_page
                    ? button('secondary', words('after'), () => setPage(page + 1))
                    : null}
                </p>
              ) : null}
            </>
          )}
        </Reading>
      )}
    </Modal>
  );
}
