import type { Overview } from '@boardwright/api-client/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { useEditorLocale } from '../editor-messages.tsx';
import list from '../lists/list.module.css';
import controls from '../ui/controls.module.css';
import { DayPlot } from './day-plot.tsx';
import { dayAfter, useDayFormat, useFigureFormat } from './figure-format.ts';
import type { Figure } from './overview-api.ts';
import { SparkLine } from './spark-line.tsx';
import { useOverviewAddress } from './use-overview-address.ts';
import { useOverviewMessages } from './use-overview-messages.ts';
import styles from './overview.module.css';

/** The figures of a board as tabs over one plot. */
export function Figures({ overview: { figures, from, till } }: { readonly overview: Overview }) {
  const t = useOverviewMessages();
  const { figure: current } = useOverviewAddress();
  const chosen = figures.find(({ name }) => name === current) ?? figures[0];
  return (
    <section className={styles.figures} aria-label={t('figures.title')}>
      <nav className={styles.tabs} aria-label={t('figures.title')}>
        {figures.map((figure) => (
          <FigureTab key={figure.name} figure={figure} isCurrent={figure === chosen} />
        ))}
      </nav>
      {chosen ? (
        <div className={styles.drawn}>
          <header>
            <h2>{t('perDay', { figure: t(`figures.${chosen.name}`) })}</h2>
            <span className={styles.legend} aria-hidden="true">
              <i /> {t('thisPeriod')} <i data-past="true" /> {t('before')}
            </span>
          </header>
          <DayPlot key={chosen.name} figure={chosen} from={from} till={till} />
          <DayTable figure={chosen} from={from} />
        </div>
      ) : null}
    </section>
  );
}

function FigureTab({ figure, isCurrent }: { readonly figure: Figure; readonly isCurrent: boolean }) {
  const t = useOverviewMessages();
  const { changed } = useOverviewAddress();
  const amount = useFigureFormat();
  const { name, total, days } = figure;
  return (
    <Link
      className={styles.tab}
      to={changed({ figure: name })}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span>{t(`figures.${name}`)}</span>
      <b>{amount(name, total)}</b>
      <Change figure={figure} />
      <SparkLine values={days} />
    </Link>
  );
}

/** A change that is written out, as a share. */
const most = 9.99;

/** How a figure changed against the days before. */
function Change({ figure: { total, before } }: { readonly figure: Figure }) {
  const t = useOverviewMessages();
  const percent = new Intl.NumberFormat(useEditorLocale(), { style: 'percent', maximumFractionDigits: 1 });
  if (before === 0)
    return <small className={styles.change}>{t(total === 0 ? 'change.same' : 'change.none')}</small>;
  const share = total / before - 1;
  if (share === 0) return <small className={styles.change}>{t('change.same')}</small>;
  // Beyond ten times as many the number says no more.
  const text = share > most ? `> ${percent.format(most)}` : percent.format(Math.abs(share));
  const isMore = share > 0;
  const Sign = isMore ? ArrowUp : ArrowDown;
  return (
    <small className={styles.change} data-tone={isMore ? 'better' : 'worse'}>
      <Sign size={12} strokeWidth={2.2} aria-hidden />
      <span aria-hidden>{text}</span>
      <span className={controls.unseen}>{t(isMore ? 'change.more' : 'change.less', { percent: text })}</span>
    </small>
  );
}

/** The same days in words and numbers. */
function DayTable({ figure, from }: { readonly figure: Figure; readonly from: string }) {
  const t = useOverviewMessages();
  const amount = useFigureFormat();
  const long = useDayFormat('long');
  return (
    <details className={styles.table}>
      <summary>{t('asTable')}</summary>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col" className={list.number}>
              {t('thisPeriod')}
            </th>
            <th scope="col" className={list.number}>
              {t('before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figure.days.map((value, at) => (
            <tr key={dayAfter(from, at)}>
              <th scope="row">{long(dayAfter(from, at))}</th>
              <td className={list.number}>{amount(figure.name, value)}</td>
              <td className={list.number}>{amount(figure.name, figure.days_before[at] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
