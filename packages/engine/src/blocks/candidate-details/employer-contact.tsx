import { translateBelow } from '@boardwright/messages';
import { useEffect } from 'react';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { ReachCandidate } from '../../features/resumes/contacted-candidates/reach-candidate.tsx';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../page/forms/outcome-notice.tsx';
import { ContactRequestForm } from './contact-request-form.tsx';
import {
  canRequestContact,
  contactAnchor,
  mayRequest,
  type RequestedState,
} from './employer-contact-data.ts';
import styles from './employer-contact.module.css';
import type { EmployerContactProps } from './employer-contact-props.ts';

const doneId = 'contact-done';

/** An employer's way to somebody: the form that asks, what came of it, and how to reach who accepted. */
export function EmployerContact(props: EmployerContactProps) {
  const { data, employer, t } = props;
  const { state, isDone } = employer;
  const { given_name: name } = data.candidate;
  useEffect(() => {
    if (isDone) document.getElementById(doneId)?.focus();
  }, [isDone]);
  return (
    <section id={contactAnchor} className={styles.contact} aria-labelledby="ask-title">
      <h2 id="ask-title">{t(mayRequest(state) ? 'ask.title' : 'ask.yours', { name })}</h2>
      {isDone && (
        <OutcomeNotice id={doneId} title={t('ask.done')} className={styles.notice}>
          {t('ask.doneText', { name })}
        </OutcomeNotice>
      )}
      {mayRequest(state) ? <Asking {...props} /> : <Standing {...props} state={state} />}
    </section>
  );
}

function Asking(props: EmployerContactProps) {
  const { data, employer, t } = props;
  const { price, credits, shop } = employer;
  const format = useFormat();
  if (canRequestContact(employer)) return <ContactRequestForm {...props} />;
  return (
    <Notice
      tone="info"
      className={styles.notice}
      title={t('ask.tooFew', { count: price, number: format.number(price) })}
      action={
        shop && (
          <LinkButton href={shop} size="small">
            {t('contact.toCredits')}
          </LinkButton>
        )
      }
    >
      {t('ask.balance', { count: credits, number: format.number(credits), name: data.candidate.given_name })}
    </Notice>
  );
}

/** What came of it. */
function Standing({ data, employer, state, t }: EmployerContactProps & { readonly state: RequestedState }) {
  const board = useBoard();
  const format = useFormat();
  const { askedOn, reach } = employer;
  const asked = { name: data.candidate.given_name, date: askedOn ? format.date(askedOn) : '' };
  return (
    <>
      <p className={styles.lead}>{t(`ask.${state}`, asked)}</p>
      {reach && <ReachCandidate resume={reach} t={translateBelow(t, 'reach')} />}
      {board.paths['p-account'] !== undefined && (
        <p className={styles.ways}>
          <LinkButton
            href={`${pagePath(board, 'p-account')}?menuType=contacted-candidates`}
            variant="secondary"
            size="small"
          >
            {t('ask.toList')}
          </LinkButton>
        </p>
      )}
    </>
  );
}
