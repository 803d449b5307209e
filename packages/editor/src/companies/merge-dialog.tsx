import type { Company, CompanyMerge } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { ChoiceField, TextField } from '../lists/fields.tsx';
import { FindForm } from '../lists/find-form.tsx';
import list from '../lists/list.module.css';
import { Failure, Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { useSubmission } from '../lists/use-submission.ts';
import { useHas } from '../shop/companies/use-has.ts';
import { useShopMessages } from '../shop/use-shop-messages.ts';
import { Modal } from '../ui/modal.tsx';
import { useCompaniesApi } from './companies-api.ts';
import styles from './companies.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface MergeDialogProps {
  /** The company that stays. */
  readonly company: Company;
  readonly onClose: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

/** Makes another company a part of this one, once what moves was read and its name was typed. */
export function MergeDialog({ company, onClose, onDone }: MergeDialogProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const formId = useId();
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const others = useFound(
    useCallback(async () => {
      const { companies } = await api.list({ search: find, sort: 'name' });
      return companies.filter(({ id }) => id !== company.id);
    }, [api, find, company.id]),
  );
  const other = others.found?.find(({ id }) => String(id) === chosen);
  const otherId = other?.id;
  const isTyped = other !== undefined && typed.trim().toLowerCase() === other.name.trim().toLowerCase();
  const sent = useSubmission(
    (id: number) => api.merge(company.id, id, typed),
    () => onDone(t('merge.done', { name: other?.name ?? '', company: company.name })),
  );
  return (
    <Modal
      title={t('merge.title', { name: company.name })}
      intro={t('merge.intro', { name: company.name })}
      width="wide"
      isDirty={typed !== ''}
      onClose={onClose}
      foot={<DialogFoot action={t('merge.act')} isBusy={sent.isBusy} onClose={onClose} submits={formId} />}
    >
      <Failure of={sent.failure} />
      <div className={list.bar} data-reads>
        <FindForm label={t('merge.find')} find={find} onFind={setFind} />
      </div>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (otherId !== undefined && isTyped) sent.submit(otherId);
        }}
      >
        <Reading state={others}>
          {(found) => (
            <ChoiceField
              label={t('merge.other')}
              hint={t('merge.otherHint')}
              problem={isTried && other === undefined ? t('merge.choose') : undefined}
              value={chosen}
              options={[
                { value: '', text: t('merge.choose') },
                ...found.map(({ id, name }) => ({
                  value: String(id),
                  text: t('merge.named', { name, id }),
                })),
              ]}
              onChange={(id) => {
                setChosen(id);
                setTyped('');
              }}
            />
          )}
        </Reading>
        {other === undefined ? null : (
          <>
            <MergePreview key={other.id} id={company.id} otherId={other.id} />
            <TextField
              label={t('merge.name', { name: other.name })}
              hint={t('merge.nameHint')}
              problem={isTried && !isTyped ? t('merge.nameNeeded') : undefined}
              value={typed}
              maxLength={1000}
              onChange={setTyped}
            />
          </>
        )}
      </form>
    </Modal>
  );
}

interface MergePreviewProps {
  readonly id: number;
  readonly otherId: number;
}

/** What moves, and where the two say something else. */
function MergePreview({ id, otherId }: MergePreviewProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const state = useFound(useCallback(() => api.previewMerge(id, otherId), [api, id, otherId]));
  return (
    <Reading state={state}>
      {(merge) => (
        <section className={styles.moves}>
          <h3>{t('merge.moves', { name: merge.name })}</h3>
          <Moves merge={merge} />
          {merge.differences.length === 0 ? null : (
            <>
              <h3>{t('merge.differ')}</h3>
              <ul>
                {merge.differences.map(({ fact, stays, goes }) => (
                  <li key={fact}>
                    {t('merge.fact', {
                      fact: t(`details.${fact}`),
                      stays: stays ?? t('merge.nothing'),
                      goes,
                    })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </Reading>
  );
}

function Moves({ merge }: { readonly merge: CompanyMerge }) {
  const t = useCompaniesMessages();
  const has = useHas();
  const { money } = useShopMessages();
  return (
    <ul>
      {merge.people.map(({ name, email }) => (
        <li key={email}>{t('merge.person', { name, email })}</li>
      ))}
      {(['jobs', 'applications', 'orders', 'feeds', 'keys', 'contacts'] as const).map((name) =>
        merge[name] === 0 ? null : <li key={name}>{t(`merge.count.${name}`, { count: merge[name] })}</li>,
      )}
      {merge.outstanding === 0 ? null : (
        <li>{t('orders.outstanding', { amount: money(merge.outstanding) })}</li>
      )}
      {merge.balances.map(({ kind, amount_open: left }) => (
        <li key={kind}>{has(kind, left)}</li>
      ))}
      {merge.organisations.map((name) => (
        <li key={name}>{t('merge.page', { name })}</li>
      ))}
      {merge.both.length === 0 ? null : <li>{t('merge.both', { names: merge.both.join(', ') })}</li>}
      {merge.contacts_both === 0 ? null : <li>{t('merge.contactsBoth', { count: merge.contacts_both })}</li>}
      <li>{t('merge.login')}</li>
    </ul>
  );
}
