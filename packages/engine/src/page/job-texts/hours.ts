import { cachedFormat } from '@boardwright/ui/cached-format';
import type { JobTexts } from './use-job-texts.ts';

const formatOf = cachedFormat(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

export interface Hours {
  readonly hours_min?: number | null | undefined;
  readonly hours_max?: number | null | undefined;
}

/**
 * '24–32 uur', '33,6 uur', 'tot 16 uur', never broken.
 * @returns undefined when the job names no hours
 */
export function hoursText(hours: Hours, locale: string, t: JobTexts): string | undefined {
  const min = hours.hours_min || undefined;
  const max = hours.hours_max || undefined;
  const last = max ?? min;
  if (last === undefined) return undefined;
  const number = (value: number) => formatOf(locale).format(value);
  const range =
    min !== undefined && max !== undefined && min !== max ? `${number(min)}–${number(max)}` : number(last);
  const text = t('hours', { hours: range, count: last });
  const whole =
    min === undefined
      ? t('hoursUpTo', { hours: text })
      : max === undefined
        ? t('hoursFrom', { hours: text })
        : text;
  return whole.replaceAll(' ', '\u00a0');
}
