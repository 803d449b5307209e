import type { ApplicantSummary, ApplicationStage } from '@boardwright/api-client/contract';
import { Avatar } from '@boardwright/ui/avatar';
import { CheckField } from '@boardwright/ui/check-field';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import { bulkFormId } from './bulk-bar.tsx';
import { applicantAddress, type ApplicantListState } from './job-applicants-address.ts';
import { MoveMenu } from './move-menu.tsx';
import { StageDot } from './stage-dot.tsx';
import { fullName, stageName } from './stage-name.ts';
import { Stars } from './stars.tsx';
import styles from './applicants-table.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

interface ApplicantRowProps {
  readonly id: number;
  readonly applicant: ApplicantSummary;
  readonly at: number;
  readonly stages: readonly ApplicationStage[];
  readonly list: ApplicantListState;
  readonly t: Translate<JobApplicantsKey>;
  readonly onMove: (to: number) => void;
}

/** One applicant in the table. */
export function ApplicantRow({ id, applicant, at, stages, list, t, onMove }: ApplicantRowProps) {
  const board = useBoard();
  const format = useFormat();
  const name = fullName(applicant);
  const stage = stages.find((one) => one.id === at);
  const files = [applicant.has_cv && t('cv'), applicant.has_motivation && t('letter')].filter(Boolean);
  return (
    <tr>
      <td className={styles.choose}>
        <CheckField
          id={`choose-${applicant.id}`}
          name="ids"
          value={applicant.id}
          form={bulkFormId}
          disabled={applicant.withdrawn}
          label={<span className="visually-hidden">{t('choose', { name })}</span>}
        />
      </td>
      <td>
        <div className={styles.who}>
          <Avatar name={name} size="s" />
          <span>
            <Link href={applicantAddress(board, list, applicant.id)} className={styles.name}>
              {name}
            </Link>
            <span className={styles.email}>{applicant.email}</span>
            {applicant.introduced_by && (
              <span className={styles.email}>{t('introducedBy', { name: applicant.introduced_by })}</span>
            )}
          </span>
        </div>
      </td>
      {list.job === undefined && <td data-fact="">{applicant.job.title}</td>}
      <td data-fact="">
        {applicant.withdrawn ? (
          <span className={styles.stage}>{t('withdrawn')}</span>
        ) : (
          stage && (
            <span className={styles.stage}>
              <StageDot kind={stage.kind} /> {stageName(t, stage)}
            </span>
          )
        )}
      </td>
      <td data-fact="" data-empty={applicant.rating === null ? '' : undefined}>
        {applicant.rating === null ? '–' : <Stars rating={applicant.rating} t={t} />}
      </td>
      <td data-fact="">
        {[
          ...files,
          applicant.notes_count > 0 &&
            t('notes', { count: applicant.notes_count, number: format.number(applicant.notes_count) }),
        ]
          .filter(Boolean)
          .join(', ') || '–'}
      </td>
      <td data-fact="" className={styles.date}>
        <time dateTime={applicant.created_at}>{format.date(applicant.created_at)}</time>
      </td>
      <td className={styles.menu}>
        {!applicant.withdrawn && <MoveMenu {...{ id, applicant, at, stages, list, t, onMove }} />}
      </td>
    </tr>
  );
}
