import type { EmployerJob, User } from '@boardwright/api-client/contract';
import type { Board } from '../../../board/board-context.ts';
import { type CalendarDay, calendarDay, dayNumber } from '@boardwright/ui/calendar-day';
import { htmlToMarkup } from '../../../page/forms/text-markup.ts';

/** The fields of a job's form that hold one text, by their names on the wire. */
export const textNames = [
  'organisation_id',
  'title',
  'description',
  'locale',
  'text_type',
  'text_own',
  'job',
  'function',
  'company',
  'offer',
  'location_type',
  'country_code',
  'location_name',
  'lat',
  'lon',
  'point_of',
  'apply_type',
  'apply_email',
  'apply_url',
  'recruiter_name',
  'recruiter_email',
  'recruiter_phone',
  'recruiter_phone_country',
  'website',
  'reference_code',
  'salary_min',
  'salary_max',
  'salary_type',
  'hours_min',
  'hours_max',
  'from',
  'till',
  'product_id',
  'pixel_url',
] as const;
export type TextName = (typeof textNames)[number];

/** Fields that nobody sees: they go along with a place. */
const hiddenNames = ['lat', 'lon', 'point_of'] as const;
type HiddenName = (typeof hiddenNames)[number];
export type VisibleName = Exclude<TextName, HiddenName>;
export const isVisible = (name: TextName): name is VisibleName =>
  !hiddenNames.some((hidden) => hidden === name);
/** The four parts of a job's text in the board's own layout (specification §3 'text_platform'). */
export const textParts = ['job', 'function', 'company', 'offer'] as const;

/** What a job's form shows at first: every field as the text that stands in it. */
export interface JobValues {
  readonly texts: Readonly<Record<TextName, string>>;
  readonly remote: boolean;
  readonly showLogo: boolean;
  readonly segmentIds: readonly number[];
  /** What was read: a change that somebody else made meanwhile is not written over. */
  readonly revision: number | undefined;
}

/** '2026-11-20', as a date field has it. */
function dateField({ year, month, day }: CalendarDay): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function text(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** A job's fields, its dates as days of the board's calendar. */
export function jobValues(job: EmployerJob, timeZone: string): JobValues {
  const day = (iso: string | null) => (iso === null ? '' : dateField(calendarDay(iso, timeZone)));
  const { text_platform: parts } = job;
  return {
    texts: {
      organisation_id: text(job.organisation_id),
      title: job.title,
      description: job.description,
      locale: job.locale,
      text_type: job.text_type,
      text_own: htmlToMarkup(job.text_own),
      job: htmlToMarkup(parts.job),
      function: htmlToMarkup(parts.function),
      company: htmlToMarkup(parts.company),
      offer: htmlToMarkup(parts.offer),
      location_type: job.location_type,
      country_code: job.country_code,
      location_name: text(job.location_name),
      lat: text(job.lat),
      lon: text(job.lon),
      point_of: text(job.location_name),
      apply_type: job.apply_type,
      apply_email: text(job.apply_email),
      apply_url: text(job.apply_url),
      recruiter_name: text(job.recruiter_name),
      recruiter_email: text(job.recruiter_email),
      recruiter_phone: text(job.recruiter_phone),
      recruiter_phone_country: text(job.recruiter_phone_country),
      website: text(job.website),
      reference_code: text(job.reference_code),
      salary_min: text(job.salary_min),
      salary_max: text(job.salary_max),
      salary_type: job.salary_type,
      hours_min: text(job.hours_min),
      hours_max: text(job.hours_max),
      from: day(job.from),
      till: day(job.till),
      product_id: text(job.product_id),
      pixel_url: text(job.pixel_url),
    },
    remote: job.remote,
    showLogo: job.show_logo,
    segmentIds: job.segment_ids,
    revision: job.revision,
  };
}

/**
 * A new job: from today, to its maker's own address, in the language of the page.
 * @param days that it stays; undefined where its product decides
 */
export function emptyJobValues(
  board: Pick<Board, 'now' | 'timeZone' | 'locale'>,
  you: User,
  days: number | undefined,
): JobValues {
  const today = calendarDay(board.now, board.timeZone);
  const last =
    days === undefined ? '' : new Date((dayNumber(today) + days) * 86_400_000).toISOString().slice(0, 10);
  const texts = Object.fromEntries(textNames.map((name) => [name, ''])) as Record<TextName, string>;
  return {
    texts: {
      ...texts,
      organisation_id: text(you.client?.organisations?.[0]?.id),
      locale: board.locale,
      text_type: 'own',
      location_type: 'fixed',
      apply_type: 'email',
      apply_email: you.email,
      recruiter_name: `${you.given_name} ${you.family_name}`,
      salary_type: 'month',
      from: dateField(today),
      till: last,
    },
    remote: false,
    showLogo: true,
    segmentIds: [],
    revision: undefined,
  };
}

/** What stands in a form now. */
export function valuesOfForm(form: FormData): JobValues {
  const one = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const revision = Number(one('revision'));
  return {
    texts: Object.fromEntries(textNames.map((name) => [name, one(name)])) as Record<TextName, string>,
    remote: form.has('remote'),
    showLogo: form.has('show_logo'),
    segmentIds: form
      .getAll('segment_ids')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
    revision: revision > 0 ? revision : undefined,
  };
}
