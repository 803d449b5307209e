import { useMemo } from 'react';
import { useSiteZone } from './use-site-zone.ts';
import { useDateLocale } from '../ui/use-date-locale.ts';

/** A moment on the clocks of the site, with its weekday: 'Fri 27 Nov, 18:00'. */
export function useMomentText(): (moment: string) => string {
  const locale = useDateLocale();
  const timeZone = useSiteZone();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    });
    return (moment) => format.format(new Date(moment));
  }, [locale, timeZone]);
}
