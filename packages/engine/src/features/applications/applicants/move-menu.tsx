import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import type { ApplicantSummary, ApplicationStage } from '@boardwright/api-client/contract';
import { actionField, blockField } from '../../../page/forms/block-form.tsx';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { iconButtonClass } from '@boardwright/ui/icon-button';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../../board/board-context.ts';
import { type ApplicantListState, applicantsTab, moveAddress } from './job-applicants-address.ts';
import { StageDot } from './stage-dot.tsx';
import { fullName, stageName } from './stage-name.ts';
import styles from './move-menu.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

interface MoveMenuProps {
  /** Number of the account block. */
  readonly id: number;
  readonly applicant: ApplicantSummary;
  /** Where they stand now, moves under way included. */
  readonly at: number;
  readonly stages: readonly ApplicationStage[];
  readonly list: ApplicantListState;
  readonly t: Translate<JobApplicantsKey>;
  /** With scripts the move shows at once. */
  readonly onMove: (to: number) => void;
}

/** 'Move to': every stage but the present, each with the number that its key is. A form of its own without scripts. */
export function MoveMenu({ id, applicant, at, stages, list, t, onMove }: MoveMenuProps) {
  const board = useBoard();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  useEffect(() => {
    const onElsewhere = (event: PointerEvent) => {
      const { current } = menu;
      if (current?.open && !current.contains(event.target as Node)) current.open = false;
    };
    document.addEventListener('pointerdown', onElsewhere);
    return () => document.removeEventListener('pointerdown', onElsewhere);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    close();
    onMove(Number(button.value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.stopPropagation();
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it from anywhere inside; the focus leaving it does as well
    <details
      ref={menu}
      name="applicant-menu"
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      // Opened before scripts ran, it stays open.
      suppressHydrationWarning
    >
      <summary
        className={classNames(iconButtonClass, styles.opener)}
        aria-label={t('menu', { name: fullName(applicant) })}
        data-opener={applicant.id}
      >
        <Icon icon={EllipsisVertical} />
      </summary>
      <form method="post" action={board.path + board.search} className={styles.list} onSubmit={onSubmit}>
        <input type="hidden" name={blockField} value={id} />
        <input type="hidden" name={actionField} value={`${applicantsTab}.move`} />
        <input type="hidden" name="applicant" value={applicant.id} />
        <input type="hidden" name="from" value={at} />
        <p className={styles.title}>{t('moveTo')}</p>
        {stages.map((stage, index) =>
          stage.id === at ? null : (
            <button key={stage.id} name="stage" value={stage.id} className={styles.stage}>
              <StageDot kind={stage.kind} />
              <span className={styles.name}>{stageName(t, stage)}</span>
              {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
            </button>
          ),
        )}
        <Link href={moveAddress(board, list, [applicant.id])} className={styles.mail}>
          {t('withMail')}
        </Link>
      </form>
    </details>
  );
}
