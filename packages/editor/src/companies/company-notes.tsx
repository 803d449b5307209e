import { type Company, companyLengths } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { Field } from '../lists/fields.tsx';
import { Failure, Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { useMoment } from '../lists/use-day.ts';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import list from '../lists/list.module.css';
import controls from '../ui/controls.module.css';
import record from '../lists/record.module.css';
import { useCompaniesApi } from './companies-api.ts';
import { Section } from '../lists/section.tsx';
import styles from './companies.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';
import { Acts } from '../ui/acts.tsx';

interface CompanyNotesProps {
  readonly company: Company;
  readonly onChanged: () => void;
}

/** What admins wrote down about a company, and one more. */
export function CompanyNotes({ company, onChanged }: CompanyNotesProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const moment = useMoment();
  const [text, setText] = useState('');
  const [deleted, setDeleted] = useState<number>();
  const { refused, attempt } = useAttempt();
  const adding = useSubmission(
    (note: string) => api.addNote(company.id, note),
    () => {
      setText('');
      announce(t('notes.added'));
      onChanged();
    },
  );
  const add = (): void => {
    if (text.trim() !== '') adding.submit(text);
  };
  const act = async (work: () => Promise<unknown>, next: number | undefined): Promise<void> => {
    const isDone = await attempt(async () => {
      await work();
      onChanged();
    });
    if (!isDone) return;
    setDeleted(next);
    announce(t(next === undefined ? 'notes.restored' : 'notes.deleted'));
  };
  return (
    <Section title={t('notes.title')} about={t('notes.about')}>
      <Failure of={adding.failure} />
      <Acts>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Field label={t('notes.write')}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={companyLengths.note}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <button
            type="submit"
            className={`${controls.button} ${controls.secondary}`}
            aria-disabled={adding.isBusy || text.trim() === ''}
          >
            {t('notes.add')}
          </button>
        </form>
      </Acts>
      {refused === undefined ? null : <Problem text={refused} />}
      {deleted === undefined ? null : (
        <p className={list.done}>
          {t('notes.deleted')}
          <button
            type="button"
            className={controls.link}
            onClick={() => void act(() => api.restoreNote(company.id, deleted), undefined)}
          >
            {t('undo')}
          </button>
        </p>
      )}
      <ul className={record.entries}>
        {company.notes.map(({ id, text: words, created_at: at, by }) => (
          <li key={id}>
            <p className={styles.note}>{words}</p>
            <small>
              {[by, moment(at)].filter(Boolean).join(', ')}
              <Acts>
                <button
                  type="button"
                  className={controls.link}
                  onClick={() => void act(() => api.removeNote(company.id, id), id)}
                >
                  {t('notes.delete')}
                  <span className={controls.unseen}>: {words}</span>
                </button>
              </Acts>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
