import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import { useEffect } from 'react';
import { applicationAddress } from '../../features/applications/account/job-applications-address.ts';
import { deleteJournal } from '../../page/forms/form-journal.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Icon } from '@boardwright/ui/icon';
import { LinkButton } from '@boardwright/ui/link-button';
import { useFormat } from '@boardwright/ui/use-format';
import { applyAnchor, journalKey, type JobDetailsPart } from './job-details-data.ts';
import styles from './job-details.module.css';

/** That a candidate applied before, and when: the form is not there a second time (specification §8). */
export function AppliedEarlier({
  t,
  at,
}: Pick<JobDetailsPart, 't'> & { readonly at: NonNullable<JobDetailsPart['data']['earlier']> }) {
  const board = useBoard();
  const format = useFormat();
  const date = format.longDate(at.created_at);
  const hasAccount = board.paths['p-account'] !== undefined;
  const address = applicationAddress({ path: pagePath(board, 'p-account') }, at.uuid);
  return (
    <section className={styles.apply} id={applyAnchor} aria-labelledby="applied-title">
      <div className={styles.applied}>
        <Icon icon={at.withdrawn ? CircleMinus : CircleCheck} className={styles.appliedIcon} />
        <div>
          <h2 id="applied-title">{t(at.withdrawn ? 'earlier.withdrawn' : 'earlier.title', { date })}</h2>
          <p>{t(at.withdrawn ? 'earlier.withdrawnText' : 'earlier.text')}</p>
          {hasAccount && (
            <LinkButton href={address} variant="secondary" className={styles.appliedNext}>
              {t('earlier.see')}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}

/** The application arrived: what happens now, and where to go on. */
export function Applied({ data, t }: JobDetailsPart) {
  const board = useBoard();
  const key = journalKey(data.job);
  useEffect(() => deleteJournal(key), [key]);
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
