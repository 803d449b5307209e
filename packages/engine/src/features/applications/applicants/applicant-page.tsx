import { useBoard } from '../../../board/board-context.ts';
import { Avatar } from '@boardwright/ui/avatar';
import { BackLink } from '@boardwright/ui/back-link';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { useFormat } from '@boardwright/ui/use-format';
import { ApplicantHistory } from './applicant-history.tsx';
import { ApplicantNotes } from './applicant-notes.tsx';
import { ApplicantStage } from './applicant-stage.tsx';
import { ApplicantContact } from './applicant-contact.tsx';
import { DoneNotice } from './done-notice.tsx';
import { applicantsAnchor, listAddress } from './job-applicants-address.ts';
import type { ApplicantPageData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import { RatingForm } from './rating-form.tsx';
import { fullName } from './stage-name.ts';
import styles from './job-applicants.module.css';

/** One applicant: where they stand, what came, what colleagues think of it, and when it is all deleted. */
export function ApplicantPage(props: ApplicantsPart<ApplicantPageData>) {
  const { data, t } = props;
  const { applicant, list, done } = data;
  const board = useBoard();
  const format = useFormat();
  const date = format.date(applicant.created_at);
  const moved = done.notice === 'moved' ? { ...done, count: 1 } : done;
  return (
    <section id={applicantsAnchor} className={styles.panel} aria-labelledby="applicant-title">
      <BackLink href={listAddress(board, list)}>{t('back')}</BackLink>
      <DoneNotice done={moved} t={t} />
      <header className={styles.head}>
        <Avatar name={fullName(applicant)} size="l" />
        <div>
          <h2 id="applicant-title" className={styles.headTitle}>
            {fullName(applicant)}
          </h2>
          <p className="muted">{t('applied', { date, job: applicant.job.title })}</p>
        </div>
      </header>
      {applicant.withdrawn && (
        <Notice tone="info" title={t('isWithdrawn')} className={styles.notice}>
          {t('isWithdrawnText')}
        </Notice>
      )}
      <div className={styles.sides}>
        <div>
          <ApplicantContact {...props} />
          <ApplicantNotes {...props} />
        </div>
        <div>
          <Panel className={styles.part}>
            {!applicant.withdrawn && <ApplicantStage {...props} />}
            <RatingForm {...props} />
          </Panel>
          <ApplicantHistory {...props} />
          <p className={styles.retention}>
            {applicant.delete_at === null
              ? t('deletedLater')
              : t('deleted', { date: format.longDate(applicant.delete_at) })}
          </p>
        </div>
      </div>
    </section>
  );
}
