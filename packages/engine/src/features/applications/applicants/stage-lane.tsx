import { type DragEvent, useState } from 'react';
import type { ApplicantSummary, ApplicationStage } from '@boardwright/api-client/contract';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import { ApplicantCard, dragType } from './applicant-card.tsx';
import { type ApplicantListState, listAddress } from './job-applicants-address.ts';
import { StageDot } from './stage-dot.tsx';
import { stageName } from './stage-name.ts';
import styles from './applicants-board.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

interface StageLaneProps {
  readonly id: number;
  readonly stage: ApplicationStage;
  readonly total: number;
  /** The newest of them, moves under way included. */
  readonly applicants: readonly ApplicantSummary[];
  readonly stages: readonly ApplicationStage[];
  readonly list: ApplicantListState;
  readonly t: Translate<JobApplicantsKey>;
  readonly onMove: (applicantId: number, to: number) => void;
}

/** A column of the board. A card that is dragged over it finds its place shown. */
export function StageLane({ id, stage, total, applicants, stages, list, t, onMove }: StageLaneProps) {
  const board = useBoard();
  const format = useFormat();
  const [isTarget, setTarget] = useState(false);
  const titleId = `stage-${stage.id}`;
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setTarget(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTarget(false);
  };
  const onDrop = (event: DragEvent) => {
    setTarget(false);
    const applicant = Number(event.dataTransfer.getData(dragType));
    if (!applicant) return;
    event.preventDefault();
    onMove(applicant, stage.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu of each card does the same without a mouse
    <section
      className={styles.lane}
      data-target={isTarget ? '' : undefined}
      aria-labelledby={titleId}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <header className={styles.laneHead}>
        <StageDot kind={stage.kind} />
        <h3 id={titleId}>{stageName(t, stage)}</h3>
        <span className="num">{format.number(total)}</span>
      </header>
      {isTarget && <div className={styles.slot} aria-hidden="true" />}
      {applicants.length === 0 && !isTarget && <p className={styles.laneEmpty}>{t('laneEmpty')}</p>}
      {applicants.length > 0 && (
        <ul className={styles.cards}>
          {applicants.map((applicant) => (
            <li key={applicant.id}>
              <ApplicantCard
                {...{ id, applicant, stages, list, t }}
                at={stage.id}
                onMove={(to) => onMove(applicant.id, to)}
              />
            </li>
          ))}
        </ul>
      )}
      {total > applicants.length && (
        <p className={styles.more}>
          <Link href={listAddress(board, { ...list, view: 'table', stage: stage.id, page: 1 })}>
            {t('more', { number: format.number(total) })}
          </Link>
        </p>
      )}
    </section>
  );
}
