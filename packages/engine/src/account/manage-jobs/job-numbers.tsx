import type { JobKpi } from '@boardwright/api-client/contract';
import type { Translate } from '../../i18n/translate.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './manage-jobs.module.css';

interface JobNumbersProps {
  readonly kpi: JobKpi;
  readonly t: Translate;
}

/** What came of a job: applications, and how many keep it. */
export function JobNumbers({ kpi, t }: JobNumbersProps) {
  const format = useFormat();
  const figures = [
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
      <Chart kpi={kpi} t={t} />
    </Panel>
  );
}

/** Units of the drawing: a day is ten wide, of which eight are its bar. */
const dayWidth = 10;
const height = 60;

function Chart({ kpi, t }: JobNumbersProps) {
  const format = useFormat();
  const { days } = kpi;
  const most = days.reduce(
    (best, day) => (day.applications > (best?.applications ?? 0) ? day : best),
    days[0],
  );
  if (!most || most.applications === 0) return <p className={styles.facts}>{t('numbers.none')}</p>;
  const words = t('numbers.most', {
    date: format.longDate(most.date),
    number: format.number(most.applications),
  });
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${days.length * dayWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('numbers.chart')}. ${words}`}
      >
        {days.map(({ date, applications }, index) => {
          // A day without any still shows that it was a day.
          const bar = Math.max(1, (applications / most.applications) * height);
          return (
            <rect key={date} x={index * dayWidth + 1} y={height - bar} width={dayWidth - 2} height={bar}>
              <title>{`${format.date(date)}: ${format.number(applications)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={styles.facts}>
        {t('numbers.chart')}. {words}.
      </figcaption>
    </figure>
  );
}
