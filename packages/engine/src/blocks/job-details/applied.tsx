import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { forgetJournal } from '../../forms/form-journal.ts';
import { pagePath, useBoard } from '../../pages/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { applyAnchor, journalKey, type JobDetailsPart } from './job-details-data.ts';
import styles from './job-details.module.css';

/** The application arrived: what happens now, and where to go on. */
export function Applied({ data, t }: JobDetailsPart) {
  const board = useBoard();
  const key = journalKey(data.job);
  useEffect(() => forgetJournal(key), [key]);
  return (
    <section className={styles.apply} id={applyAnchor} aria-labelledby="applied-title">
      <div className={styles.applied} role="status">
        <Icon icon={CircleCheck} className={styles.appliedIcon} />
        <div>
          <h2 id="applied-title">{t('applied.title')}</h2>
          <p>{t('applied.text', { organisation: data.job.organisation_name || t('theEmployer') })}</p>
          <LinkButton
            href={pagePath(board, 'p-job-list') + writeSearchAddress(data.back.search)}
            variant="secondary"
            className={styles.appliedNext}
          >
            {t('applied.next')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
