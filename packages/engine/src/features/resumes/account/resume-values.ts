import type { Resume, ResumeEntry } from '@boardwright/api-client/contract';
import { htmlToMarkup } from '../../../page/forms/text-markup.ts';
import { displayDistance } from './travel-distance.ts';

/** Fields of 'about you' that hold one text, by their names on the wire. */
export const aboutNames = [
  'position',
  'short_description',
  'info',
  'phone',
  'phone_country',
  'address',
  'postal_code',
  'place',
  'lat',
  'lon',
  'point_of',
  'salary_min',
  'salary_type',
  'travel_distance',
  'distance_of',
] as const;
export type AboutName = (typeof aboutNames)[number];

/** Fields of one job or study. */
export const entryNames = [
  'name',
  'institution',
  'place',
  'from_month',
  'from_year',
  'till_month',
  'till_year',
  'description',
] as const;
export type EntryName = (typeof entryNames)[number];

function text(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** What 'about you' shows at first. @param country of a board whose candidate said nothing yet */
export function aboutValues(
  resume: Resume | undefined,
  country: string,
  imperial: boolean,
): Readonly<Record<AboutName, string>> {
  return {
    position: text(resume?.position),
    short_description: text(resume?.short_description),
    info: htmlToMarkup(resume?.info ?? null),
    phone: text(resume?.phone),
    phone_country: resume?.phone_country ?? country,
    address: text(resume?.address),
    postal_code: text(resume?.postal_code),
    place: text(resume?.place),
    lat: text(resume?.lat),
    lon: text(resume?.lon),
    point_of: text(resume?.place),
    salary_min: text(resume?.salary_min),
    salary_type: resume?.salary_type ?? 'month',
    travel_distance: displayDistance(resume?.travel_distance, imperial),
    distance_of: text(resume?.travel_distance),
  };
}

/** '2019-03' → its two fields; a year may stand alone. */
function dateFields(date: string | null | undefined): { readonly month: string; readonly year: string } {
  const [year = '', month = ''] = (date ?? '').split('-');
  return { month, year };
}

/** What the form of an entry shows at first. */
export function entryValues(entry: ResumeEntry | undefined): Readonly<Record<EntryName, string>> {
  const [from, till] = [dateFields(entry?.from), dateFields(entry?.till)];
  return {
    name: text(entry?.name),
    institution: text(entry?.institution),
    place: text(entry?.place),
    from_month: from.month,
    from_year: from.year,
    till_month: till.month,
    till_year: till.year,
    description: text(entry?.description),
  };
}

/**
 * A date from its two fields. One that says the same month as before keeps the day it had.
 * @returns null where none was given, undefined for what is none
 */
export function dateOf(
  month: string,
  year: string,
  before: string | null | undefined,
): string | null | undefined {
  if (year === '' && month === '') return null;
  if (!/^(?:19|20)\d{2}$/.test(year)) return undefined;
  if (month === '') return year;
  if (!/^(?:0[1-9]|1[0-2])$/.test(month)) return undefined;
  const date = `${year}-${month}`;
  return before?.startsWith(`${date}-`) ? before : date;
}
