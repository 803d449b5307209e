import FileText from 'lucide-react/icons/file-text';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { ApplicantSummary, ApplicationStage } from '@boardwright/api-client/contract';
import { Avatar } from '@boardwright/ui/avatar';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useScriptsRun } from '../../../page/forms/use-scripts-run.ts';
import { useBoard } from '../../../board/board-context.ts';
import { applicantAddress, type ApplicantListState } from './job-applicants-address.ts';
import { MoveMenu } from './move-menu.tsx';
import { fullName } from './stage-name.ts';
import { Stars } from './stars.tsx';
import styles from './applicants-board.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

/** The data of a dragged card. */
export const dragType = 'application/x-boardwright-applicant';

interface ApplicantCardProps {
  readonly id: number;
  readonly applicant: ApplicantSummary;
  readonly at: number;
  readonly stages: readonly ApplicationStage[];
  readonly list: ApplicantListState;
  readonly t: Translate<JobApplicantsKey>;
  readonly onMove: (to: number) => void;
}

/** The number keys 1 to 9, with nothing held down and nothing being typed. */
function stageKey(event: KeyboardEvent): number | undefined {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  return isPlain && /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
}

/** One applicant on the board: dragged, moved by the menu, or by a number while the focus is on it. */
export function ApplicantCard({ id, applicant, at, stages, list, t, onMove }: ApplicantCardProps) {
  const board = useBoard();
  const format = useFormat();
  const canDrag = useScriptsRun();
  const [drag, setDrag] = useState<'lifted' | 'away' | undefined>();
  const onKeyDown = (event: KeyboardEvent) => {
    const stage = stages[(stageKey(event) ?? 0) - 1];
    if (!stage || stage.id === at) return;
    event.preventDefault();
    onMove(stage.id);
  };
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(dragType, String(applicant.id));
    event.dataTransfer.effectAllowed = 'move';
    setDrag('lifted');
    // The picture that is dragged has been taken by the next frame: what stays behind is its empty place.
    requestAnimationFrame(() => setDrag('away'));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work where the focus is inside: on the name or the menu
    <article
      className={styles.card}
      data-drag={drag}
      draggable={canDrag}
      onDragStart={onDragStart}
      onDragEnd={() => setDrag(undefined)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.cardTop}>
        <Avatar name={fullName(applicant)} size="s" />
        <h4 className={styles.cardName}>
          <Link href={applicantAddress(board, list, applicant.id)} draggable={false}>
            {fullName(applicant)}
          </Link>
        </h4>
        <MoveMenu {...{ id, applicant, at, stages, list, t, onMove }} />
      </div>
      <p className={styles.cardLine}>{list.job === undefined ? applicant.job.title : applicant.email}</p>
      {applicant.introduced_by && (
        <p className={styles.cardLine}>{t('introducedBy', { name: applicant.introduced_by })}</p>
      )}
      {applicant.rating !== null && <Stars rating={applicant.rating} t={t} />}
      <p className={styles.cardFoot}>
        {applicant.has_cv && (
          <span>
            <Icon icon={FileText} size="s" /> {t('cv')}
          </span>
        )}
        {applicant.has_motivation && (
          <span>
            <Icon icon={MessageSquareText} size="s" /> {t('letter')}
          </span>
        )}
        <time dateTime={applicant.created_at}>{format.date(applicant.created_at)}</time>
      </p>
    </article>
  );
}
