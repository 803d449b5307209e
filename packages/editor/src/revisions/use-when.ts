import { useMemo } from 'react';
import { useDateLocale } from '../ui/use-date-locale.ts';
import { useTime } from '../ui/use-time.ts';
import { useRevisionSource } from './revision-source.ts';
import { useRevisionMessages } from './use-revision-messages.ts';

/** A day as one says it: 'Today', 'Yesterday', '3 March 2026'. */
export function useDays(): (at: number) => string {
  const revisionT = useRevisionMessages();
  const locale = useDateLocale();
  const { now } = useRevisionSource();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
    const today = now();
    const days = [
      [format.format(today), revisionT('today')],
      [format.format(today - 86_400_000), revisionT('yesterday')],
    ] as const;
    return (at) => {
      const day = format.format(at);
      return days.find(([known]) => known === day)?.[1] ?? day;
    };
  }, [locale, now, revisionT]);
}

/** Day and time: 'Today 11:42'. */
export function useWhen(): (at: number) => string {
  const dayOf = useDays();
  const time = useTime();
  return useMemo(() => (at) => `${dayOf(at)} ${time(at)}`, [dayOf, time]);
}
