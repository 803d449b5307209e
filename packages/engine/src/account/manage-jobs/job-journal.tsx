import { useEffect } from 'react';
import { forgetJournal, restoreJournal, useJournalOffer } from '../../forms/form-journal.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useBoard } from '../../pages/board-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { JobDeed } from './manage-jobs-address.ts';
import styles from './job-form.module.css';

/** Under which name what was typed of a job is kept on this device. @param owner whose it is: a device may have several */
export function jobJournal(owner: string, job: number | undefined): string {
  return `job.${owner}.${job ?? 'new'}`;
}

const saved: ReadonlySet<JobDeed> = new Set(['drafted', 'published', 'scheduled', 'saved']);

/** A job that was just saved needs no journal any more, neither its own nor that of a new one. */
export function useForgottenJournal(owner: string, job: number, deed: JobDeed | undefined): void {
  useEffect(() => {
    if (!deed || !saved.has(deed)) return;
    forgetJournal(jobJournal(owner, job));
    forgetJournal(jobJournal(owner, undefined));
  }, [owner, job, deed]);
}

/** Offers what was typed here on an earlier visit and never sent. */
export function JobJournalOffer({ name, t }: { readonly name: string; readonly t: Translate }) {
  const board = useBoard();
  const [values, close] = useJournalOffer(name, board.now);
  if (!values) return null;
  return (
    <Notice
      title={t('form.journal.title')}
      className={styles.notice}
      action={
        <span className={styles.journal}>
          <Button
            type="button"
            size="small"
            onClick={(event) => {
              const { form } = event.currentTarget;
              if (form) restoreJournal(form, values);
              close();
            }}
          >
            {t('form.journal.restore')}
          </Button>
          <Button
            type="button"
            variant="plain"
            size="small"
            onClick={() => {
              forgetJournal(name);
              close();
            }}
          >
            {t('form.journal.forget')}
          </Button>
        </span>
      }
    >
      {t('form.journal.text')}
    </Notice>
  );
}
