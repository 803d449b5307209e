import type { FeedFieldChange } from '@boardwright/api-client/contract';
import type { FieldChange } from '../../platform/database/tables/feeds.ts';
import type { EveryLocale, Locale } from '@boardwright/messages';

/** What decides how values are written. */
export interface ChangeTongue {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly segmentNames: ReadonlyMap<number, string>;
}

/** Values that are names on the wire, as a person says them. */
const words: EveryLocale<Readonly<Record<string, string>>> = {
  en: {
    true: 'yes',
    false: 'no',
    fixed: 'fixed place',
    none: 'no fixed place',
    country: 'countrywide',
    email: 'by email',
    url: 'on a website',
    own: 'one text',
    platform: 'a text in parts',
    hour: 'per hour',
    day: 'per day',
    month: 'per month',
    year: 'per year',
    project: 'per project',
    draft: 'draft',
    scheduled: 'scheduled',
    active: 'active',
    paused: 'on pause',
    expired: 'expired',
    archived: 'deleted',
  },
  nl: {
    true: 'ja',
    false: 'nee',
    fixed: 'vaste plaats',
    none: 'geen vaste plaats',
    country: 'landelijk',
    email: 'per e-mail',
    url: 'op een website',
    own: 'één tekst',
    platform: 'een tekst in delen',
    hour: 'per uur',
    day: 'per dag',
    month: 'per maand',
    year: 'per jaar',
    project: 'per project',
    draft: 'concept',
    scheduled: 'gepland',
    active: 'actief',
    paused: 'op pauze',
    expired: 'verlopen',
    archived: 'verwijderd',
  },
  ro: {
    true: 'da',
    false: 'nu',
    fixed: 'loc fix',
    none: 'fără loc fix',
    country: 'în toată țara',
    email: 'prin e-mail',
    url: 'pe un site web',
    own: 'un singur text',
    platform: 'un text pe părți',
    hour: 'pe oră',
    day: 'pe zi',
    month: 'pe lună',
    year: 'pe an',
    project: 'pe proiect',
    draft: 'ciornă',
    scheduled: 'programat',
    active: 'activ',
    paused: 'pe pauză',
    expired: 'expirat',
    archived: 'șters',
  },
};

const named = new Set(['remote', 'locationType', 'applyType', 'textType', 'salaryType', 'status']);

function textOf(field: string, value: FieldChange['before'], tongue: ChangeTongue): string | null {
  const { locale, timeZone, segmentNames } = tongue;
  if (value === null) return null;
  if (Array.isArray(value)) {
    const names = value.map((id) => segmentNames.get(id) ?? String(id));
    return names.length === 0 ? null : names.join(', ');
  }
  if (named.has(field)) return words[locale][String(value)] ?? String(value);
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
