import type { Kpi } from '@boardwright/api-client/contract';
import { Panel } from '@boardwright/ui/panel';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import styles from './dashboard.module.css';
import type { DashboardKey } from './dashboard.messages.ts';

/** A company's numbers: its jobs by status, and who applied. */
export function KeyFigures({ kpi, t }: { readonly kpi: Kpi; readonly t: Translate<DashboardKey> }) {
  const format = useFormat();
  const jobs = kpi.jobs ?? {};
  const figures = [
    ['active', jobs['active'] ?? 0],
    ['draft', jobs['draft'] ?? 0],
    ['applications', kpi.applications ?? 0],
    ['newApplications', kpi.new_applications ?? 0],
  ] as const;
  return (
    <Panel title={t('figures.title')} titleId="account-figures">
      <dl className={styles.figures}>
        {figures.map(([key, count]) => (
          <div key={key}>
            <dt>{t(`figures.${key}`)}</dt>
            <dd className="num">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
