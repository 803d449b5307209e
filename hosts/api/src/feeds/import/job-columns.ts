import { longestSlug, slugOf } from '../../platform/slug.ts';
import { createHash } from 'node:crypto';
import type { jobs } from '../../platform/database/schema.ts';
import type { SiteCountries } from '../../platform/http/site-countries.ts';
import { isSomewhere } from './item-place.ts';
import type { JobDraft } from './map-item.ts';

/** Where a place is, when somebody knows. */
export interface FoundPlace {
  /** Null for an area. */
  lat: number | null;
  lon: number | null;
  country_code: string;
  /** The area that was named instead of a town. */
  area?: string;
}

/** What a board says about jobs that come to it. */
export interface BoardFacts {
  id: number;
  defaultLocale: string;
  locales: readonly string[];
  /** ISO 4217; pay in another currency is kept as text. */
  currency: string;
  countries: SiteCountries;
  segmentsOf: (terms: readonly string[]) => number[];
}

const euroCountries = new Set('AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' '));

type Row = Required<typeof jobs.$inferInsert>;
/** The columns that a feed decides; all others are the board's own. */
export type ImportedColumns = Pick<
  Row,
  | 'title'
  | 'description'
  | 'locale'
  | 'organisationName'
  | 'textType'
  | 'textOwn'
  | 'textPlatform'
  | 'remote'
  | 'locationType'
  | 'countryCode'
  | 'locationName'
  | 'city'
  | 'postalCode'
  | 'lat'
  | 'lon'
  | 'applyType'
  | 'applyUrl'
  | 'applyEmail'
  | 'recruiterName'
  | 'recruiterPhone'
  | 'website'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryType'
  | 'hoursMin'
  | 'hoursMax'
  | 'segmentIds'
  | 'till'
> & { from?: Date; customFields: Record<string, unknown> };

/** Joins a draft with the board's facts. `customFields` are those of the stored job, which only a note on pay changes. */
export function jobColumns(
  draft: JobDraft,
  board: BoardFacts,
  place: FoundPlace | undefined,
  customFields: Readonly<Record<string, unknown>> = {},
): ImportedColumns {
  const country = countryOf(draft, place) ?? board.countries[0];
  const own = draft.text.type === 'own' ? draft.text.own : null;
  const platform = draft.text.type === 'platform' ? draft.text.platform : null;
  return {
    title: draft.title,
    description: draft.description,
    locale: localeOf(draft.language, board),
    organisationName: draft.organisation,
    textType: draft.text.type,
    textOwn: own,
    textPlatform: platform,
    remote: draft.place.remote,
    locationType: locationType(draft),
    countryCode: country,
    locationName: draft.place.name ?? place?.area ?? draft.place.region,
    city: place?.area === undefined ? draft.place.city : null,
    postalCode: draft.place.postal_code,
    lat: draft.place.lat ?? place?.lat ?? null,
    lon: draft.place.lon ?? place?.lon ?? null,
    applyType: draft.apply_url === null ? 'email' : 'url',
    applyUrl: draft.apply_url,
    applyEmail: draft.apply_email,
    recruiterName: draft.recruiter_name,
    recruiterPhone: draft.recruiter_phone,
    website: draft.website,
    hoursMin: draft.pay.hours_min,
    hoursMax: draft.pay.hours_max,
    segmentIds: board.segmentsOf(draft.terms),
    till: draft.till,
    ...(draft.from ? { from: draft.from } : {}),
    ...payColumns(draft, board, country, customFields),
  };
}

/** What the item says goes before the map, unless it may mean something else. */
function countryOf({ place }: JobDraft, found: FoundPlace | undefined): string | undefined {
  return place.country_is_sure
    ? (place.country_code ?? found?.country_code)
    : (found?.country_code ?? place.country_code);
}

function payColumns(
  { pay }: JobDraft,
  board: BoardFacts,
  country: string,
  customFields: Readonly<Record<string, unknown>>,
) {
  const { salary } = pay;
  // An amount without a currency is taken for the board's only where that currency is in use.
  const unnamed = board.currency !== 'EUR' || euroCountries.has(country) ? board.currency : undefined;
  const usable = salary !== undefined && (salary.currency ?? unnamed) === board.currency ? salary : undefined;
  const text = pay.salary_text ?? (salary && !usable ? salaryText(salary) : null);
  const { salary_text: _before, ...others } = customFields;
  return {
    salaryMin: usable?.salary_min ?? null,
    salaryMax: usable?.salary_max ?? null,
    salaryType: usable?.salary_type ?? ('month' as const),
    customFields: text === null ? others : { ...others, salary_text: text },
  };
}

function salaryText(salary: NonNullable<JobDraft['pay']['salary']>): string {
  const amounts = [...new Set([salary.salary_min, salary.salary_max].filter((amount) => amount !== null))];
  return `${salary.currency ?? ''} ${amounts.join(' – ')} / ${salary.salary_type}`.trim();
}

function localeOf(language: string | undefined, { locales, defaultLocale }: BoardFacts): string {
  if (language === undefined) return defaultLocale;
  if (locales.includes(language)) return language;
  // A French text is less foreign to English rules of search than to Dutch ones.
  return locales.includes('en') ? 'en' : defaultLocale;
}

function locationType({ place }: JobDraft): 'fixed' | 'none' | 'country' {
  if (isSomewhere(place) || place.city !== null || place.lat !== null) return 'fixed';
  return place.remote || place.country_code === undefined ? 'none' : 'country';
}

/** A readable slug that no other job has: the end is drawn from source and reference, so it is the same each time. */
export function jobSlug(draft: JobDraft, source: string): string {
  const mark = createHash('sha256').update(`${source}\n${draft.reference}`).digest('hex').slice(0, 8);
  const readable = slugOf(`${draft.title} ${draft.place.city ?? ''}`, longestSlug - mark.length - 1);
  return `${readable || 'job'}-${mark}`;
}
