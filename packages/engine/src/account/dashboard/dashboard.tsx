import Store from 'lucide-react/icons/store';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import type { PanelProps } from '../account-panel.ts';
import { AccountLog } from './account-log.tsx';
import type { DashboardData } from './dashboard.load.ts';
import { KeyFigures } from './key-figures.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import styles from './dashboard.module.css';

/** How one stands: a candidate's profile, an employer's numbers, and what happened lately. */
export function Dashboard(props: PanelProps<DashboardData>) {
  const { data, role, t } = props;
  const { kpi, logs, links } = data;
  const figures = role === 'employer' && kpi && <KeyFigures kpi={kpi} t={t} />;
  const progress = role === 'candidate' && kpi && <ProfileProgress kpi={kpi} links={links} t={t} />;
  const empty = !figures && !progress && !logs && !links.shop;
  return (
    <div className={styles.dashboard}>
      {links.shop && (
        <Panel tone="tint" title={t('shop.title')} titleId="account-shop" className={styles.side}>
          <p className={styles.soft}>{t('shop.text')}</p>
          <LinkButton href={links.shop} size="small" icon={Store}>
            {t('shop.go')}
          </LinkButton>
        </Panel>
      )}
      <div className={styles.main}>
        {progress}
        {figures}
        {logs && <AccountLog {...props} logs={logs} />}
        {empty && <p className={styles.soft}>{t('empty')}</p>}
      </div>
    </div>
  );
}
