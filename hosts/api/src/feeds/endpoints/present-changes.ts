import type { FeedFieldChange } from '@boardwright/api-client/contract';
import type { FieldChange } from '../../platform/database/tables/feeds.ts';
import { lookUp, type Locale } from '@boardwright/messages';
import { changedValueMessages } from './changed-value.messages.ts';

/** What decides how values are written. */
export interface ChangeTongue {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly segmentNames: ReadonlyMap<number, string>;
}

const named = new Set(['remote', 'locationType', 'applyType', 'textType', 'salaryType', 'status']);

function textOf(field: string, value: FieldChange['before'], tongue: ChangeTongue): string | null {
  const { locale, timeZone, segmentNames } = tongue;
  if (value === null) return null;
  if (Array.isArray(value)) {
    const names = value.map((id) => segmentNames.get(id) ?? String(id));
    return names.length === 0 ? null : names.join(', ');
  }
  if (named.has(field)) return lookUp(changedValueMessages[locale], locale)(String(value));
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if (field === 'from' || field === 'till')
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(String(value)),
    );
  if (field === 'locale')
    return new Intl.DisplayNames(locale, { type: 'language' }).of(String(value)) ?? null;
  if (field === 'countryCode')
    return new Intl.DisplayNames(locale, { type: 'region' }).of(String(value)) ?? null;
  return String(value);
}

/** What a job's columns hold and would hold, as the reader writes it. */
export function presentChanges(changes: readonly FieldChange[], tongue: ChangeTongue): FeedFieldChange[] {
  return changes.map(({ field, before, after }) => ({
    field,
    before: textOf(field, before, tongue),
    after: textOf(field, after, tongue),
  }));
}
