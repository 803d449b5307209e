import { Fragment, type RefObject } from 'react';
import { type ContactedCandidate, contactStateOf } from '@boardwright/api-client/contract';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { Avatar } from '@boardwright/ui/avatar';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { onPlainClick } from '@boardwright/ui/plain-click';
import { statusTone } from '../../../page/status-tone.ts';
import { useFormat } from '@boardwright/ui/use-format';
import { type ContactedCandidateState, useContactedCandidate } from './use-contacted-candidate.ts';
import { FailureNotice } from '../../../page/forms/failure-notice.tsx';
import { useQuestionFocus } from '../../../page/forms/use-question-focus.ts';
import { PanelMachineForm, panelResult } from '../../../page/account/panel-form.tsx';
import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { contactedCandidatesActions } from './contacted-candidates.actions.ts';
import { contactedAddress } from './contacted-candidates-address.ts';
import type { ContactedCandidatesData } from './contacted-candidates.load.ts';
import { ReachCandidate } from './reach-candidate.tsx';
import styles from './contacted-candidates.module.css';
import type { ContactedCandidatesKey } from './contacted-candidates.messages.ts';

interface ContactedRowProps extends PanelProps<
  ContactedCandidatesData,
  ActionName<typeof contactedCandidatesActions>,
  ContactedCandidatesKey
> {
  readonly candidate: ContactedCandidate;
}

/** One candidate: who, what was asked, how it stands, and what can be done now. */
export function ContactedRow(props: ContactedRowProps) {
  const { candidate } = props;
  return candidate.resume ? <ContactedResume {...props} resume={candidate.resume} /> : null;
}

type ContactedResumeProps = ContactedRowProps & {
  readonly resume: NonNullable<ContactedCandidate['resume']>;
};

function ContactedResume(props: ContactedResumeProps) {
  const { candidate, resume, data, t } = props;
  const { status, created_at, answered_at, withdrawn_at, introduction_text, credits = 0 } = candidate;
  const board = useBoard();
  const format = useFormat();
  const name = [resume.given_name, resume.family_name].filter(Boolean).join(' ');
  const state = useContactedCandidate({
    state: contactStateOf(candidate),
    asksToWithdraw: data.address.withdraws === resume.uuid,
    initial: panelResult(props, 'withdraw', resume.uuid),
  });
  const { state: current, isAsking } = state;
  const { question, opener } = useQuestionFocus(isAsking);
  return (
    <Panel>
      <header className={styles.head}>
        <Avatar name={name} />
        <div className={styles.who}>
          <h3 className={styles.name}>
            {board.paths['p-candidate-details'] === undefined ? (
              name
            ) : (
              <Link href={pagePath(board, 'p-candidate-details', resume.uuid)}>{name}</Link>
            )}
          </h3>
          <p className={styles.facts}>{[resume.position, resume.city].filter(Boolean).join(' · ')}</p>
        </div>
        {current !== 'open' && <Badge tone={statusTone(current)}>{t(`statuses.${current}`)}</Badge>}
      </header>
      <p className={`${styles.facts} ${styles.moments}`}>
        {[
          t('asked', { date: format.date(created_at) }),
          answered_at && t('answered', { date: format.date(answered_at) }),
          withdrawn_at && t('takenBack', { date: format.date(withdrawn_at) }),
          credits > 0 && t('credits', { count: credits, number: format.number(credits) }),
        ]
          .filter((fact) => typeof fact === 'string')
          .map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span>{fact}</span>
            </Fragment>
          ))}
      </p>
      {status === 'accepted' && <ReachCandidate resume={resume} t={t} />}
      <details className={styles.more}>
        <summary>{t('motivation')}</summary>
        <blockquote className={styles.words}>{introduction_text}</blockquote>
        {candidate.motivation && <blockquote className={styles.words}>{candidate.motivation}</blockquote>}
      </details>
      {(current === 'requested' || current === 'withdrawn') && !isAsking && (
        <p className={styles.ways}>
          <LinkButton
            ref={opener}
            {...(current === 'requested' && { onClick: onPlainClick(state.withdraw) })}
            href={
              current === 'withdrawn'
                ? `${pagePath(board, 'p-candidate-details', resume.uuid)}#contact`
                : contactedAddress(board, { ...data.address, withdraw: resume.uuid })
            }
            variant="secondary"
            size="small"
            storeScroll={current === 'requested'}
            aria-label={`${t(current === 'withdrawn' ? 'again' : 'withdraw')}: ${name}`}
          >
            {t(current === 'withdrawn' ? 'again' : 'withdraw')}
          </LinkButton>
        </p>
      )}
      {isAsking && <WithdrawQuestion {...props} {...{ state, question, name }} uuid={resume.uuid} />}
    </Panel>
  );
}

/** Asked once more: on this page with scripts, at an address of its own without. */
function WithdrawQuestion(
  props: ContactedRowProps & {
    readonly state: ContactedCandidateState;
    readonly question: RefObject<HTMLElement | null>;
    readonly uuid: string;
    readonly name: string;
  },
) {
  const { data, t, state, question, uuid, name } = props;
  const { filter, search, page, withdraws } = data.address;
  const board = useBoard();
  return (
    <PanelMachineForm
      panel={props}
      action="withdraw"
      part={uuid}
      label={t('withdrawTitle', { name })}
      className={styles.question}
      failure={state.failure}
      onPost={state.confirm}
    >
      <input type="hidden" name="resume" value={uuid} />
      <h4 ref={question as RefObject<HTMLHeadingElement | null>} tabIndex={-1} className={styles.ask}>
        {t('withdrawTitle', { name })}
      </h4>
      <p>{t('withdrawText')}</p>
      <FailureNotice
        failure={state.failure}
        onRetry={state.retry}
        onRefresh={state.refresh}
        className={styles.notice}
      />
      <p className={styles.ways}>
        <Button size="small" variant="danger" busy={state.isBusy}>
          {t('withdraw')}
        </Button>
        <LinkButton
          href={contactedAddress(board, { filter, search, page })}
          // An address that asks is left; a question that opened here closes here.
          {...(withdraws !== uuid && { onClick: onPlainClick(state.cancel) })}
          variant="plain"
          size="small"
          storeScroll
        >
          {t('cancel')}
        </LinkButton>
      </p>
    </PanelMachineForm>
  );
}
