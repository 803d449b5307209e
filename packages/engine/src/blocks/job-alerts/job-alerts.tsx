import type { ReactNode } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { useBoard } from '../../board/board-context.ts';
import { LinkButton } from '@boardwright/ui/link-button';
import { PageHead } from '@boardwright/ui/page-head';
import { OutcomeNotice } from '../../page/forms/outcome-notice.tsx';
import { alertTitle } from './alert-titles.ts';
import { AlertPreview } from '../../features/alerts/site/alert-preview.tsx';
import { AlertRequestCard } from './alert-request-card.tsx';
import { CreateAlert } from './create-alert.tsx';
import type { JobAlertsData, JobAlertsPart, JobAlertsSettings } from './job-alerts-data.ts';
import { ManageAlert } from './manage-alert.tsx';
import styles from './job-alerts.module.css';
import type { JobAlertsKey } from './job-alerts.messages.ts';

type Props = BlockProps<JobAlertsSettings, JobAlertsData, JobAlertsKey>;

/** New jobs by mail: asked for, confirmed, changed and ended, also without an account (specification §2 'job alerts'). */
export function JobAlerts({ id, settings, data, t, outcome }: Props) {
  const part = { id, settings, t };
  const title = alertTitle(data, t);
  const lead = settings.subtitle || t('lead');
  const done = data.done && (
    <OutcomeNotice title={t(`done.${data.done}`)} className={styles.done}>
      {t(`doneNext.${data.done}`)}
    </OutcomeNotice>
  );
  const jobs = 'preview' in data ? data.preview : undefined;
  // An empty mail says something about an alert one has, and nothing that makes one want a new one.
  const preview =
    jobs && (jobs.total > 0 || data.view === 'manage') ? (
      <AlertPreview {...{ id, t }} preview={jobs} />
    ) : undefined;
  if (data.view === 'expired') return <ExpiredLink {...part} title={title} />;
  if (data.view === 'create') {
    return (
      <Layout title={title} lead={lead} aside={preview} done={done}>
        <CreateAlert {...part} alert={data.alert} outcome={outcome} />
      </Layout>
    );
  }
  if (data.view === 'manage') {
    return (
      <Layout title={title} lead={t('manage.lead', { email: data.email })} aside={preview} done={done}>
        <ManageAlert {...part} data={data} outcome={outcome} />
      </Layout>
    );
  }
  return (
    <Layout title={title} lead={t(`${data.view}.lead`, { email: data.email })} done={done}>
      <AlertRequestCard {...part} data={data} outcome={outcome} />
    </Layout>
  );
}

interface LayoutProps {
  readonly title: string;
  readonly lead: string;
  readonly aside?: ReactNode;
  readonly done?: ReactNode;
  readonly children: ReactNode;
}

function Layout({ title, lead, aside, done, children }: LayoutProps) {
  return (
    <div className={`container ${styles.page}`}>
      <div className={aside ? 'with-aside with-aside--right' : styles.alone}>
        <div>
          {done}
          <PageHead title={title} lead={lead} />
          {children}
        </div>
        {aside && <aside>{aside}</aside>}
      </div>
    </div>
  );
}

function ExpiredLink({ title, t }: JobAlertsPart & { readonly title: string }) {
  const board = useBoard();
  return (
    <Layout title={title} lead={t('expired.lead')}>
      <LinkButton href={board.path}>{t('expired.again')}</LinkButton>
    </Layout>
  );
}
