import type { Kpi } from '@boardwright/api-client/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import { ProgressMeter } from '@boardwright/ui/progress-meter';
import type { Translate } from '@boardwright/ui/translate';
import type { DashboardData } from './dashboard.load.ts';
import styles from './dashboard.module.css';
import type { DashboardKey } from './dashboard.messages.ts';

interface ProfileProgressProps {
  readonly kpi: Kpi;
  readonly links: DashboardData['links'];
  readonly t: Translate<DashboardKey>;
}

/** How complete a profile is: 20 percent, and 40 each for a resume and a job alert (specification §4). */
export function ProfileProgress({ kpi, links, t }: ProfileProgressProps) {
  const percent = kpi.profile_progress ?? 20;
  const steps = [
    { key: 'account', share: 20, done: true, href: undefined },
    { key: 'resume', share: 40, done: kpi.has_resume === true, href: links.resume },
    { key: 'alert', share: 40, done: (kpi.job_alerts ?? 0) > 0, href: links.alert },
  ] as const;
  return (
    <Panel title={t('progress.title', { percent })} titleId="account-progress">
      <ProgressMeter percent={percent} labelledBy="account-progress" />
      <ol className={styles.steps}>
        {steps.map(({ key, share, done, href }) => (
          <li key={key} className={done ? styles.done : styles.open}>
            <Icon
              icon={done ? CircleCheck : CircleDashed}
              size="m"
              label={t(done ? 'progress.done' : 'progress.open')}
            />
            <b>{t(`progress.${key}.${done ? 'done' : 'open'}`)}</b>
            {!done && href ? (
              <Link href={href}>{t('progress.now', { percent: share })}</Link>
            ) : (
              <span className="num">{share} %</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
