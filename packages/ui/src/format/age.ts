import type { UiTranslate } from '../use-ui-t.ts';
import { calendarDay, dayNumber } from './calendar-day.ts';
import { cachedFormat } from './cached-format.ts';

const formatOf = cachedFormat((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));

/**
 * How long ago, by days of the calendar: 'Vandaag', '1 dag geleden', '2 weken geleden', '3 maanden geleden'.
 * What lies ahead counts as today.
 * @param now the moment of the request, ISO 8601
 */
export function ageText(iso: string, now: string, locale: string, timeZone: string, t: UiTranslate): string {
  const days = dayNumber(calendarDay(now, timeZone)) - dayNumber(calendarDay(iso, timeZone));
  if (days < 1) return t('today');
  const ago = formatOf(locale);
  if (days < 7) return sentence(ago.format(-days, 'day'));
  if (days < 30) return sentence(ago.format(-Math.floor(days / 7), 'week'));
  if (days < 365) return sentence(ago.format(-Math.floor(days / 30), 'month'));
  return sentence(ago.format(-Math.floor(days / 365), 'year'));
}

/** It stands alone on its line, as 'Vandaag' does: Romanian begins with a word, 'Acum 2 zile'. */
const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
