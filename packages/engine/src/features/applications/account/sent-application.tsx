import { useEffect } from 'react';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { applicationTone } from './application-tone.ts';
import {
  applicationAddress,
  applicationsAnchor,
  applicationsListAddress,
} from './job-applications-address.ts';
import type { ApplicationData } from './job-applications.load.ts';
import type { ApplicationsPart } from './job-applications-props.ts';
import { SentLetter } from './sent-letter.tsx';
import styles from './job-applications.module.css';

const doneId = 'application-done';

/** One application: how it stands in plain words, what was sent, and the way to take it back. */
export function SentApplicationPage(props: ApplicationsPart<ApplicationData>) {
  const { data, t } = props;
  const { application, isDone } = data;
  const { job, status, created_at, changed_at } = application;
  const board = useBoard();
  const format = useFormat();
  useEffect(() => {
    if (isDone) document.getElementById(doneId)?.focus();
  }, [isDone]);
  return (
    <section id={applicationsAnchor} className={styles.panel} aria-labelledby="application-title">
      <BackLink href={applicationsListAddress(board, 1)}>{t('back')}</BackLink>
      {isDone && <OutcomeNotice id={doneId} title={t('withdrawn')} className={styles.notice} />}
      <header className={styles.head}>
        <OrgLogo name={job.organisation_name} src={job.logo} size="m" />
        <div>
          <h2 id="application-title" className={styles.headTitle}>
            {job.title}
          </h2>
          <p className={styles.facts}>
            {[job.organisation_name, job.location_name, t('sent', { date: format.date(created_at) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </header>
      <Panel className={styles.status}>
        <p className={styles.badge}>
          <Badge tone={applicationTone(status)}>{t(`statuses.${status}`)}</Badge>
          {changed_at !== created_at && (
            <span className={styles.date}>{t('changed', { date: format.date(changed_at) })}</span>
          )}
        </p>
        <p>{t(`means.${status}`)}</p>
        <p className={styles.ways}>
          {job.live ? (
            <LinkButton href={pagePath(board, 'p-job-details', job.slug)} variant="secondary" size="small">
              {t('toJob')}
            </LinkButton>
          ) : (
            <span className={styles.facts}>{t('closed')}</span>
          )}
          {application.can_withdraw && !data.withdraws && (
            <LinkButton
              href={applicationAddress(board, application.uuid, { step: 'withdraw' })}
              variant="plain"
              size="small"
              storeScroll
            >
              {t('withdraw')}
            </LinkButton>
          )}
        </p>
      </Panel>
      {data.withdraws && <WithdrawQuestion {...props} />}
      <SentLetter application={application} t={t} />
    </section>
  );
}

/** Asked once more: a step of its own address, so that it needs no script. */
function WithdrawQuestion(props: ApplicationsPart<ApplicationData>) {
  const { data, t } = props;
  const { uuid } = data.application;
  const board = useBoard();
  return (
    <Panel
      tone="tint"
      title={t('withdrawTitle')}
      titleId="withdraw-title"
      level={3}
      className={styles.status}
    >
      <p>{t('withdrawText')}</p>
      <PanelForm panel={props} action="withdraw">
        {({ answer, busy }) => (
          <>
            <input type="hidden" name="application" value={uuid} />
            {answer.message && <Notice tone="danger" title={answer.message} className={styles.notice} />}
            <p className={styles.ways}>
              <Button size="small" variant="danger" busy={busy}>
                {t('withdraw')}
              </Button>
              <LinkButton href={applicationAddress(board, uuid)} variant="plain" size="small" storeScroll>
                {t('cancel')}
              </LinkButton>
            </p>
          </>
        )}
      </PanelForm>
    </Panel>
  );
}
