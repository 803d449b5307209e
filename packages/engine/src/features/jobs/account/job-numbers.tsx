import type { JobKpi } from '@boardwright/api-client/contract';
import { Panel } from '@boardwright/ui/panel';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import styles from './manage-jobs.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface JobNumbersProps {
  readonly kpi: JobKpi;
  /** Whether visitors go on to a form of the employer's own. */
  readonly byUrl: boolean;
  readonly t: Translate<ManageJobsKey>;
}

/** What came of a job: how often it was seen, who went on, who applied and who keeps it. */
export function JobNumbers({ kpi, byUrl, t }: JobNumbersProps) {
  const format = useFormat();
  const figures = [
    ['views', kpi.views],
    ...(byUrl || kpi.apply_clicks > 0 ? [['applyClicks', kpi.apply_clicks] as const] : []),
    ['applications', kpi.applications],
    ['new', kpi.new_applications],
    ['favourites', kpi.favourites],
  ] as const;
  return (
    <Panel title={t('numbers.title')} titleId="job-numbers" level={3}>
      <dl className={styles.figures}>
        {figures.map(([key, count]) => (
          <div key={key}>
            <dt>{t(`numbers.${key}`)}</dt>
            <dd className="num">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.charts}>
        <Chart days={kpi.days} of="views" t={t} />
        <Chart days={kpi.days} of="applications" t={t} />
      </div>
      <DaysTable days={kpi.days} t={t} />
    </Panel>
  );
}

interface DaysProps {
  readonly days: JobKpi['days'];
  readonly t: Translate<ManageJobsKey>;
}

/** Units of the drawing: a day is ten wide, of which eight are its bar. */
const dayWidth = 10;
const height = 60;

interface ChartProps extends DaysProps {
  readonly of: 'views' | 'applications';
}

/** One number over time, each day a bar; what it says stands below it, and in the table. */
function Chart({ days, of, t }: ChartProps) {
  const format = useFormat();
  const best = days.reduce((top, day) => (day[of] > (top?.[of] ?? 0) ? day : top), days[0]);
  if (!best || best[of] === 0) return <p className={styles.facts}>{t(`numbers.none.${of}`)}</p>;
  const title = t(`numbers.chart.${of}`);
  const text = t('numbers.most', { date: format.longDate(best.date), number: format.number(best[of]) });
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${days.length * dayWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${text}`}
      >
        {days.map((day, index) => {
          // A day without any still shows that it was a day.
          const bar = Math.max(1, (day[of] / best[of]) * height);
          return (
            <rect key={day.date} x={index * dayWidth + 1} y={height - bar} width={dayWidth - 2} height={bar}>
              <title>{`${format.date(day.date)}: ${format.number(day[of])}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={styles.facts}>
        {title}. {text}.
      </figcaption>
    </figure>
  );
}

/** The same numbers to read, newest first. */
function DaysTable({ days, t }: DaysProps) {
  const format = useFormat();
  const columns = ['views', 'apply_clicks', 'applications'] as const;
  const named = { views: 'views', apply_clicks: 'applyClicks', applications: 'applications' } as const;
  return (
    <details className={styles.days}>
      <summary>{t('numbers.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard too */}
      <div className={styles.table} role="group" aria-label={t('numbers.perDay')} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{t('numbers.perDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('numbers.day')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`numbers.${named[column]}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{format.date(day.date)}</th>
                {columns.map((column) => (
                  <td key={column} className="num">
                    {format.number(day[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
