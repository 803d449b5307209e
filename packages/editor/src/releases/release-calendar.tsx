import type { PublishPlan } from '@boardwright/api-client/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { localOf } from '../model/site-moment.ts';
import { usePublishingSource } from '../publication/publishing-source.ts';
import controls from '../ui/controls.module.css';
import { useDateLocale } from '../ui/use-date-locale.ts';
import { useSiteZone } from '../workbench/use-site-zone.ts';
import { addDays, addMonths, calendarWeeks, monthOf } from './calendar-weeks.ts';
import { kindOf, usePlanTexts } from './plan-texts.ts';
import styles from './release-calendar.module.css';
import { useReleaseMessages } from './use-release-messages.ts';

interface ReleaseCalendarProps {
  readonly plans: readonly PublishPlan[];
  /** The release that is looked at. */
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** How many plans of a day are written in it. */
const written = 2;

/**
 * A month with what is planned in it and what was done, by the clocks of the site. The arrows go from day to day, Page Up and
 * Page Down from month to month; Enter chooses the first release of a day.
 */
export function ReleaseCalendar({ plans, chosen, onChoose }: ReleaseCalendarProps) {
  const t = useReleaseMessages();
  const locale = useDateLocale();
  const zone = useSiteZone();
  const source = usePublishingSource();
  const { nameOf, doesOf } = usePlanTexts();
  const today = localOf(new Date(source?.now() ?? 0).toISOString(), zone).day;
  const release = plans.find(({ id }) => id === chosen);
  const first = release?.done_at ?? release?.due_at;
  const [day, setDay] = useState(first ? localOf(first, zone).day : today);
  const [followed, setFollowed] = useState(chosen);
  if (followed !== chosen) {
    setFollowed(chosen);
    if (first) setDay(localOf(first, zone).day);
  }
  const ofDay = useMemo(() => byDay(plans, zone), [plans, zone]);
  const format = useMemo(
    () => ({
      month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      weekday: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
      day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    }),
    [locale],
  );
  const table = useRef<HTMLTableElement>(null);
  const weeks = calendarWeeks(day);
  const utc = (of: string): Date => new Date(`${of}T00:00Z`);
  function go(to: string): void {
    setDay(to);
    // The day may be one of a month that is drawn with the next render.
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  }
  function onKey(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, string>> = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      PageUp: addMonths(day, -1),
      PageDown: addMonths(day, 1),
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      go(to);
      return;
    }
    const named = (ofDay.get(day) ?? []).find(({ name }) => name !== null);
    if (event.key === 'Enter' && named) onChoose(named.back_of ?? named.id);
  }
  return (
    <section aria-labelledby="calendar-month">
      <header className={styles.head}>
        <h2 id="calendar-month" aria-live="polite">
          {format.month.format(utc(day))}
        </h2>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('previousMonth')}
          title={t('previousMonth')}
          onClick={() => setDay(addMonths(monthOf(day), -1))}
        >
          <ChevronLeft size={16} aria-hidden />
        </button>
        <button type="button" className={controls.button} onClick={() => setDay(today)}>
          {t('today')}
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('nextMonth')}
          title={t('nextMonth')}
          onClick={() => setDay(addMonths(monthOf(day), 1))}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days, in which the arrows go from one to the next */}
      <table ref={table} role="grid" aria-labelledby="calendar-month" className={styles.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((of) => (
              <th key={of} scope="col">
                {format.weekday.format(utc(of))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((of) => {
                const here = ofDay.get(of) ?? [];
                const events = here.length === 0 ? t('free') : here.map(doesOf).join(', ');
                return (
                  <td
                    key={of}
                    tabIndex={of === day ? 0 : -1}
                    aria-current={of === today ? 'date' : undefined}
                    data-other={monthOf(of) !== monthOf(day)}
                    onKeyDown={onKey}
                    onFocus={() => setDay(of)}
                  >
                    <span className={controls.unseen}>
                      {t('day', { day: format.day.format(utc(of)), events })}
                    </span>
                    <span className={styles.number} aria-hidden>
                      {Number(of.slice(8))}
                    </span>
                    {here.slice(0, written).map((plan) => (
                      <span
                        key={plan.id}
                        className={styles.event}
                        aria-hidden
                        data-kind={kindOf(plan)}
                        data-chosen={plan.id === chosen}
                      >
                        {nameOf(plan)}
                      </span>
                    ))}
                    {here.length > written ? (
                      <span className={styles.more} aria-hidden>
                        +{here.length - written}
                      </span>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Plans by the day of their moment on the clocks of the site. */
function byDay(plans: readonly PublishPlan[], zone: string): ReadonlyMap<string, readonly PublishPlan[]> {
  const found = new Map<string, PublishPlan[]>();
  for (const plan of plans) {
    const moment = plan.done_at ?? plan.due_at;
    if (moment === null) continue;
    const { day } = localOf(moment, zone);
    found.set(day, [...(found.get(day) ?? []), plan]);
  }
  return found;
}
