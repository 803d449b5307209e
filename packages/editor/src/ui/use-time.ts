import { useMemo } from 'react';
import { useDateLocale } from './use-date-locale.ts';

/** The time of day: '11:42'. */
export function useTime(): (at: number) => string {
  const locale = useDateLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    return (at) => format.format(at);
  }, [locale]);
}
