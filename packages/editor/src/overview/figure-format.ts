import { useEditorLocale } from '../editor-messages.tsx';
import { useDateLocale } from '../ui/use-date-locale.ts';
import type { Figure } from './overview-api.ts';

/** Writes what there is of a figure; revenue, in cents, as whole euros. */
export function useFigureFormat(): (name: Figure['name'], amount: number) => string {
  const locale = useEditorLocale();
  const count = new Intl.NumberFormat(locale);
  const euro = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return (name, amount) => (name === 'revenue' ? euro.format(amount / 100) : count.format(amount));
}

/** Writes a day of the site's calendar, '2026-11-17': 'Tue 17 Nov'. */
export function useDayFormat(style: 'short' | 'long'): (day: string) => string {
  const format = new Intl.DateTimeFormat(useDateLocale(), {
    day: 'numeric',
    month: style === 'long' ? 'long' : 'short',
    ...(style === 'long' && { weekday: 'long' }),
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** A day of the calendar so many days after another. */
export function dayAfter(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}
