import { Fragment } from 'react';
import type { ContactedCandidate } from '@boardwright/api-client/contract';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { Badge } from '../../../kit/badge/badge.tsx';
import { statusTone } from '../../../kit/badge/status-tone.ts';
import { Button } from '../../../kit/button/button.tsx';
import { LinkButton } from '../../../kit/button/link-button.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Link } from '../../../kit/link/link.tsx';
import { Notice } from '../../../kit/notice/notice.tsx';
import { Panel } from '../../../kit/panel/panel.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import { contactedAddress } from './contacted-candidates-address.ts';
import type { ContactedCandidatesData } from './contacted-candidates.load.ts';
import { ReachCandidate } from './reach-candidate.tsx';
import styles from './contacted-candidates.module.css';

interface ContactedRowProps extends PanelProps<ContactedCandidatesData> {
  readonly candidate: ContactedCandidate;
}

/** One candidate: who, what was asked, how it stands, and what can be done now. */
export function ContactedRow(props: ContactedRowProps) {
  const { candidate, data, t } = props;
  const { resume, status, created_at, answered_at, withdrawn_at, introduction_text, credits = 0 } = candidate;
  const board = useBoard();
  const format = useFormat();
  if (!resume) return null;
  const name = [resume.given_name, resume.family_name].filter(Boolean).join(' ');
  const asks = data.address.withdraws === resume.uuid && status === 'requested' && !withdrawn_at;
  const shown = withdrawn_at ? 'withdrawn' : status;
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
        <Badge tone={statusTone(shown)}>{t(`statuses.${shown}`)}</Badge>
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
        <summary>{t('words')}</summary>
        <blockquote className={styles.words}>{introduction_text}</blockquote>
        {candidate.motivation && <blockquote className={styles.words}>{candidate.motivation}</blockquote>}
      </details>
      {status === 'requested' && !asks && (
        <p className={styles.ways}>
          <LinkButton
            href={
              withdrawn_at
                ? `${pagePath(board, 'p-candidate-details', resume.uuid)}#contact`
                : contactedAddress(board, { ...data.address, withdraw: resume.uuid })
            }
            variant="secondary"
            size="small"
            storeScroll={!withdrawn_at}
            aria-label={`${t(withdrawn_at ? 'again' : 'withdraw')}: ${name}`}
          >
            {t(withdrawn_at ? 'again' : 'withdraw')}
          </LinkButton>
        </p>
      )}
      {asks && <WithdrawQuestion {...props} uuid={resume.uuid} name={name} />}
    </Panel>
  );
}

/** Asked once more: a step of its own address, so that it needs no script. */
function WithdrawQuestion(props: ContactedRowProps & { readonly uuid: string; readonly name: string }) {
  const { data, t, uuid, name } = props;
  const { filter, search, page } = data.address;
  const board = useBoard();
  return (
    <PanelForm
      panel={props}
      action="withdraw"
      label={t('withdrawTitle', { name })}
      className={styles.question}
    >
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="resume" value={uuid} />
          <h4 className={styles.ask}>{t('withdrawTitle', { name })}</h4>
          <p>{t('withdrawText')}</p>
          {answer.message && <Notice tone="danger" title={answer.message} className={styles.notice} />}
          <p className={styles.ways}>
            <Button size="small" variant="danger" busy={busy}>
              {t('withdraw')}
            </Button>
            <LinkButton
              href={contactedAddress(board, { filter, search, page })}
              variant="plain"
              size="small"
              storeScroll
            >
              {t('cancel')}
            </LinkButton>
          </p>
        </>
      )}
    </PanelForm>
  );
}
