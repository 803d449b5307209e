import { useEffect } from 'react';
import { deleteJournal } from '../../../page/forms/form-journal.ts';
import { JournalOffer } from '../../../page/forms/journal-offer.tsx';
import type { Translate } from '@boardwright/ui/translate';
import type { JobNotice } from './manage-jobs-address.ts';
import styles from './job-form.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

/** Under which name what was typed of a job is kept on this device. @param owner whose it is: a device may have several */
export function jobJournal(owner: string, job: number | undefined): string {
  return `job.${owner}.${job ?? 'new'}`;
}

const saved: ReadonlySet<JobNotice> = new Set(['drafted', 'published', 'scheduled', 'saved']);

/** A job that was just saved needs no journal any more, neither its own nor that of a new one. */
export function useDiscardedJournal(owner: string, job: number, notice: JobNotice | undefined): void {
  useEffect(() => {
    if (!notice || !saved.has(notice)) return;
    deleteJournal(jobJournal(owner, job));
    deleteJournal(jobJournal(owner, undefined));
  }, [owner, job, notice]);
}

/** Offers what was typed here on an earlier visit and never sent. */
export function JobJournalOffer({
  name,
  t,
}: {
  readonly name: string;
  readonly t: Translate<ManageJobsKey>;
}) {
  return (
    <JournalOffer
      name={name}
      title={t('form.journal.title')}
      restore={t('form.journal.restore')}
      forget={t('form.journal.forget')}
      className={styles.notice}
    >
      {t('form.journal.text')}
    </JournalOffer>
  );
}
