import Plus from 'lucide-react/icons/plus';
import Store from 'lucide-react/icons/store';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { AccountLog } from './account-log.tsx';
import { HeldNotice } from './held-notice.tsx';
import { RequestedCard } from './requested-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Latest } from './latest.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { AlertCard, ResumeCard } from './side-cards.tsx';
import styles from './dashboard.module.css';
import type { DashboardProps } from './dashboard-props.ts';

/** How one stands: a candidate's profile, an employer's numbers, and what happened lately. */
export function Dashboard(props: DashboardProps) {
  const { data, role, t } = props;
  const { kpi, logs, links, glance } = data;
  const figures = role === 'employer' && kpi && <KeyFigures kpi={kpi} t={t} />;
  const progress = role === 'candidate' && kpi && <ProfileProgress kpi={kpi} links={links} t={t} />;
  const empty = !figures && !progress && !logs && !links.shop;
  const cards = glance && (glance.resume ?? links.alerts);
  return (
    <div className={styles.dashboard}>
      {/* What waits for an answer comes first. */}
      {glance?.asked && (
        <div className={styles.side}>
          <RequestedCard panel={props} asked={glance.asked} />
        </div>
      )}
      {links.firstJob && (
        <Panel tone="tint" title={t('firstJob.title')} titleId="account-first-job" className={styles.side}>
          <p className={styles.soft}>{t('firstJob.text')}</p>
          <LinkButton href={links.firstJob} size="small" icon={Plus}>
            {t('firstJob.go')}
          </LinkButton>
        </Panel>
      )}
      {links.shop && (
        <Panel tone="tint" title={t('shop.title')} titleId="account-shop" className={styles.side}>
          <p className={styles.soft}>{t('shop.text')}</p>
          <LinkButton href={links.shop} size="small" icon={Store}>
            {t('shop.go')}
          </LinkButton>
        </Panel>
      )}
      <div className={styles.main}>
        {data.held && <HeldNotice held={data.held} t={t} />}
        {progress}
        {figures}
        {glance && <Latest panel={props} glance={glance} />}
        {logs && <AccountLog {...props} logs={logs} />}
        {empty && <p className={styles.soft}>{t('empty')}</p>}
      </div>
      {cards && (
        <div className={styles.cards}>
          {glance.resume && <ResumeCard resume={glance.resume} t={t} />}
          {links.alerts && kpi && <AlertCard kpi={kpi} t={t} />}
        </div>
      )}
    </div>
  );
}
