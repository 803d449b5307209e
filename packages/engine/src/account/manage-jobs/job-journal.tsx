import { useEffect } from 'react';
import { forgetJournal, restoreJournal, useJournalOffer } from '../../forms/form-journal.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useBoard } from '../../pages/board-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { JobDeed } from './manage-jobs-address.ts';
import styles from './job-form.module.css';

/** Under which name what was typed of a job is kept on this device. */
export function jobJournal(job: number | undefined): string {
  return `job.${job ?? 'new'}`;
}

const saved: ReadonlySet<JobDeed> = new Set(['drafted', 'published', 'scheduled', 'saved']);

/** A job that was just saved needs no journal any more, neither its own nor that of a new one. */
export function useForgottenJournal(job: number, deed: JobDeed | undefined): void {
  useEffect(() => {
    if (!deed || !saved.has(deed)) return;
    forgetJournal(jobJournal(job));
    forgetJournal(jobJournal(undefined));
  }, [job, deed]);
}

/** Offers what was typed here on an earlier visit and never sent. */
export function JobJournalOffer({ job, t }: { readonly job: number | undefined; readonly t: Translate }) {
  const board = useBoard();
  const key = jobJournal(job);
  const [values, close] = useJournalOffer(key, board.now);
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
              forgetJournal(key);
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
