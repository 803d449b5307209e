import { useState, type KeyboardEvent } from 'react';
import { dayAfter, useDayFormat, useFigureFormat } from './figure-format.ts';
import type { Figure } from './overview-api.ts';
import { gridStep, linePath } from '../ui/plot-scale.ts';
import { useOverviewMessages } from './use-overview-messages.ts';
import styles from './overview.module.css';

interface DayPlotProps {
  readonly figure: Figure;
  /** The first day, as '2026-10-26', and the last. */
  readonly from: string;
  readonly till: string;
}

/** Below so many a line says less than the number. */
const fewest = 10;
const lines = 4;
const width = 720;
const height = 200;

/** A figure per day beside the days before; the pointer or the arrow keys walk the days. */
export function DayPlot({ figure, from, till }: DayPlotProps) {
  const t = useOverviewMessages();
  const amount = useFigureFormat();
  const long = useDayFormat('long');
  const { name, days, days_before: before, total } = figure;
  const title = t(`figures.${name}`);
  const [at, setAt] = useState<number | undefined>(undefined);
  const values = { total: amount(name, total), before: amount(name, figure.before) };
  if (days.filter((value) => value > 0).length < 2 || (name !== 'revenue' && total < fewest))
    return <p className={styles.few}>{t('few', values)}</p>;
  const highest = Math.max(...days, ...before, 1);
  const step = gridStep(highest, lines);
  const most = step * Math.ceil(highest / step);
  const best = days.indexOf(Math.max(...days));
  const sum = t('sum', {
    ...values,
    figure: title,
    from: long(from),
    till: long(till),
    most: amount(name, days[best] ?? 0),
    day: long(dayAfter(from, best)),
  });
  function walk(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setAt((now) => Math.min(days.length - 1, Math.max(0, now === undefined ? days.length - 1 : now + by)));
  }
  const grid = Array.from({ length: Math.round(most / step) + 1 }, (_, line) => line * step);
  const line = linePath(days, most, width, height);
  const left = (day: number) => (days.length > 1 ? (day / (days.length - 1)) * 100 : 0);
  const noteText =
    at === undefined
      ? undefined
      : `${long(dayAfter(from, at))}: ${amount(name, days[at] ?? 0)}, ${t('before')} ${amount(name, before[at] ?? 0)}`;
  return (
    <figure className={styles.plot}>
      <div className={styles.axis} aria-hidden="true">
        {grid.map((value) => (
          <span key={value} style={{ bottom: `${(value / most) * 100}%` }}>
            {amount(name, value)}
          </span>
        ))}
      </div>
      <div
        className={styles.field}
        role="slider"
        aria-label={sum}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(at ?? days.length - 1) + 1}
        aria-valuetext={noteText ?? long(till)}
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => setAt(undefined)}
        onPointerLeave={() => setAt(undefined)}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const share = (event.clientX - box.left) / box.width;
          setAt(Math.min(days.length - 1, Math.max(0, Math.round(share * (days.length - 1)))));
        }}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {grid.map((value) => (
            <path key={value} className={styles.grid} d={`M0 ${height - (value / most) * height}H${width}`} />
          ))}
          <path className={styles.ground} d={`${line}L${width} ${height}L0 ${height}Z`} />
          <path className={styles.past} d={linePath(before, most, width, height)} />
          <path className={styles.line} d={line} />
        </svg>
        {at === undefined ? null : (
          <>
            <span className={styles.cursor} style={{ left: `${left(at)}%` }} />
            <span
              className={styles.point}
              style={{ left: `${left(at)}%`, bottom: `${((days[at] ?? 0) / most) * 100}%` }}
            />
          </>
        )}
      </div>
      <Ticks from={from} count={days.length} />
      {noteText === undefined || at === undefined ? null : (
        <span
          className={styles.tip}
          aria-hidden
          data-side={at > days.length / 2 ? 'left' : 'right'}
          style={{ left: `${left(at)}%` }}
        >
          {noteText}
        </span>
      )}
    </figure>
  );
}

/** Days along the foot: the first, the last, and some between. */
function Ticks({ from, count }: { readonly from: string; readonly count: number }) {
  const short = useDayFormat('short');
  const every = Math.max(1, Math.round((count - 1) / 4));
  const days = Array.from({ length: count }, (_, at) => at).filter((at) => at % every === 0);
  return (
    <div className={styles.ticks} aria-hidden="true">
      {days.map((at) => (
        <span key={at} style={{ left: `${count > 1 ? (at / (count - 1)) * 100 : 0}%` }}>
          {short(dayAfter(from, at))}
        </span>
      ))}
    </div>
  );
}
