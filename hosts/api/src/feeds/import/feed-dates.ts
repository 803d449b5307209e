import { tz } from '@date-fns/tz';
// One by one: date-fns as a whole takes seconds to load.
import { endOfDay } from 'date-fns/endOfDay';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { parseISO } from 'date-fns/parseISO';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { fr } from 'date-fns/locale/fr';
import { nl } from 'date-fns/locale/nl';
import { ro } from 'date-fns/locale/ro';

/** Feeds tell no zone with a bare date; the board's own is meant (specification §1). */
const zone = tz('Europe/Amsterdam');
const days = ['dd/MM/yyyy', 'd/M/yyyy', 'dd-MM-yyyy', 'd-M-yyyy', 'dd.MM.yyyy', 'd.M.yyyy'];
const american = ['MM/dd/yyyy', 'M/d/yyyy', 'MM-dd-yyyy'];
const others = ['yyyy/MM/dd', 'yyyyMMdd', 'yyyy.MM.dd'];
const times = ['', ' HH:mm:ss', ' HH:mm', ', HH:mm', ' h:mm a', ' h:mm:ss a'];
const wordy = [
  'd MMMM yyyy',
  'd. MMMM yyyy',
  'd MMM yyyy',
  'EEEE d MMMM yyyy',
  'MMMM d, yyyy',
  'MMM d, yyyy',
  'd-MMM-yyyy',
];
const locales = [enGB, nl, fr, de, ro];

export interface DateOptions {
  /** 4/5/2026 is the fourth of May unless this says otherwise. */
  monthFirst?: boolean;
  /** A bare day means its last moment, as for a closing date. */
  endOfDay?: boolean;
}

/**
 * Reads a date as feeds write them: RFC 822, ISO 8601, day first or (where only that fits) month first, with the
 * month in words, or as seconds or milliseconds since 1970. Nothing outside the years 2000 to 2099 is a job's date.
 */
export function parseFeedDate(value: string | number, options: DateOptions = {}): Date | undefined {
  const date = typeof value === 'number' ? epoch(value) : fromText(value.trim(), options);
  return date && isValid(date) && inRange(date) ? new Date(date.getTime()) : undefined;
}

function inRange(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2100;
}

function epoch(value: number): Date {
  return new Date(value < 1e11 ? value * 1000 : value);
}

function fromText(text: string, options: DateOptions): Date | undefined {
  if (/^\d{9,13}(?:\.\d+)?$/.test(text)) return epoch(Number(text));
  const iso = isoForm(text);
  if (iso) return closing(parseISO(iso, { in: zone }), iso.length === 10, options);
  if (/^(?:\p{L}{3,9},?\s+)?\d{1,2}\s+\p{L}{3}\s+\d{4}\s+\d/u.test(text)) {
    const date = new Date(text);
    if (isValid(date)) return date;
  }
  return fromPattern(text, options);
}

/** '2026-11-03 10:20:00 UTC', '2026-11-03T10:20:00+0100' in the notation of ISO 8601. */
function isoForm(text: string): string | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, day, time, offset] = match;
  if (!time) return day;
  return `${day}T${time.replace(',', '.')}${!offset ? '' : /^[a-z]/i.test(offset) ? 'Z' : offset}`;
}

function fromPattern(text: string, options: DateOptions): Date | undefined {
  const numeric = options.monthFirst ? [...american, ...days] : [...days, ...american];
  for (const pattern of [...numeric, ...others]) {
    for (const time of times) {
      const date = parse(text, pattern + time, new Date(0), { in: zone });
      if (isValid(date) && inRange(date)) return closing(date, time === '', options);
    }
  }
  if (!/\p{L}{3}/u.test(text)) return undefined;
  for (const locale of locales) {
    for (const pattern of wordy) {
      const date = parse(text, pattern, new Date(0), { in: zone, locale });
      if (isValid(date) && inRange(date)) return closing(date, true, options);
    }
  }
  return undefined;
}

function closing(date: Date, bareDay: boolean, options: DateOptions): Date {
  return bareDay && options.endOfDay ? endOfDay(date, { in: zone }) : date;
}
