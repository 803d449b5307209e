import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApplicantSummary } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { useScriptsRun } from '../../../page/forms/use-scripts-run.ts';
import { Notice } from '@boardwright/ui/notice';
import { ApplicantsHead } from './applicants-head.tsx';
import { DoneNotice } from './done-notice.tsx';
import { applicantsAnchor } from './job-applicants-address.ts';
import type { BoardData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import { NoApplicants } from './no-applicants.tsx';
import { SendMove } from './send-move.tsx';
import { StageLane } from './stage-lane.tsx';
import { fullName, stageName } from './stage-name.ts';
import { type Moves, type PendingMove, useMoves } from './use-moves.ts';
import boardStyles from './applicants-board.module.css';
import styles from './job-applicants.module.css';

type BoardPart = ApplicantsPart<BoardData>;

/** The lanes with the moves under way: the totals always add up with what is shown. */
function lanesOf({ columns }: BoardData, { stageOf, pending }: Moves) {
  const all = columns.flatMap(({ applicants }) => applicants);
  return columns.map(({ stage, total, applicants }) => {
    const deleted = applicants.filter((one) => stageOf(one) !== stage.id).length;
    const come = pending.filter(({ to, applicant }) => to === stage.id && applicant.stage_id !== stage.id);
    return {
      stage,
      total: total - deleted + come.length,
      applicants: all.filter((one) => stageOf(one) === stage.id),
    };
  });
}

/** What is said of a move when the server has answered, and what is to be done. */
function useAnnouncedMoves({ data, t }: Pick<BoardPart, 'data' | 't'>, moves: Moves) {
  const [announced, setAnnounced] = useState<{ readonly text: string; readonly isWrong: boolean }>();
  const { revalidate } = useRevalidator();
  const { finish } = moves;
  const { columns } = data;
  const onDone = useCallback(
    (move: PendingMove, result: ActionResult) => {
      finish(move);
      const name = fullName(move.applicant);
      const stage = columns.find((column) => column.stage.id === move.to)?.stage;
      if (result.ok)
        return setAnnounced({
          text: t('announced', { name, stage: stage ? stageName(t, stage) : '' }),
          isWrong: false,
        });
      setAnnounced({ text: t('failed', { name, message: result.message ?? '' }), isWrong: true });
      // What is shown is no longer what there is.
      void revalidate();
    },
    [finish, columns, t, revalidate],
  );
  return { announced: announced, onDone };
}

/** The focus goes along with the card that was moved by key or menu. */
function useFocusAlong(moves: Moves) {
  const root = useRef<HTMLDivElement>(null);
  const last = moves.pending.at(-1);
  useEffect(() => {
    if (last) root.current?.querySelector<HTMLElement>(`[data-opener="${last.applicant.id}"]`)?.focus();
  }, [last]);
  return root;
}

/** The stages side by side, and who is in each. */
export function ApplicantsBoard(props: BoardPart) {
  const { id, data, t } = props;
  const { list, jobs, columns, done } = data;
  const moves = useMoves();
  const { announced, onDone } = useAnnouncedMoves(props, moves);
  const root = useFocusAlong(moves);
  const hasScripts = useScriptsRun();
  const lanes = lanesOf(data, moves);
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  const people = new Map<number, ApplicantSummary>(
    columns.flatMap(({ applicants }) => applicants.map((one) => [one.id, one] as const)),
  );
  const onMove = (applicantId: number, to: number) => {
    const applicant = people.get(applicantId);
    if (applicant) moves.move(applicant, to);
  };
  return (
    <section id={applicantsAnchor} className={styles.panel} aria-labelledby="applicants-title">
      <h2 id="applicants-title" className="visually-hidden">
        {t('title')}
      </h2>
      <DoneNotice done={done} t={t} />
      <ApplicantsHead {...{ list, jobs, total, t }} />
      <p role="status" className="visually-hidden">
        {announced?.isWrong === false ? announced.text : ''}
      </p>
      {announced?.isWrong && <Notice tone="danger" title={announced.text} className={styles.notice} />}
      {total === 0 ? (
        <NoApplicants list={list} isNone={jobs.length === 0} t={t} />
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard as well: the lanes are wider than most screens */}
          <div ref={root} className={boardStyles.board} role="group" aria-label={t('title')} tabIndex={0}>
            {lanes.map((lane) => (
              <StageLane
                key={lane.stage.id}
                {...{ id, list, t, onMove }}
                {...lane}
                stages={columns.map(({ stage }) => stage)}
              />
            ))}
          </div>
          {hasScripts && <p className={styles.hint}>{t('keys')}</p>}
        </>
      )}
      {moves.pending.map((move) => (
        <SendMove key={`${move.applicant.id}-${move.turn}`} id={id} move={move} onDone={onDone} />
      ))}
    </section>
  );
}
