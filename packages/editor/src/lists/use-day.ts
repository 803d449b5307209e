import { useDateLocale } from '../ui/use-date-locale.ts';
import { useSiteZone } from '../workbench/use-site-zone.ts';

/** Writes a moment as a day, in the editor's language and on the site's clock: '4 Nov 2026'. */
export function useDay(): (moment: string) => string {
  const locale = useDateLocale();
  const timeZone = useSiteZone();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return (moment) => date.format(new Date(moment));
}

/** Writes a day of a date field, '2026-11-04', as other days are written; what is no whole day stays as it was typed. */
export function useTypedDay(): (typed: string) => string {
  const locale = useDateLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (typed) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(typed) : undefined;
    return day && !Number.isNaN(day.getTime()) ? date.format(day) : typed;
  };
}

/** Writes a moment as a day and a time, on the site's clock: 'Thu, 26 Nov 2026, 07:00'. */
export function useMoment(): (moment: string) => string {
  const locale = useDateLocale();
  const timeZone = useSiteZone();
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (moment) => format.format(new Date(moment));
}
