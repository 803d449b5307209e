import { locales } from '@boardwright/messages';
import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { FieldErrors } from '../../../board/define-block.ts';
import { amountOf } from '../../../page/forms/amount.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import type { Translate } from '@boardwright/ui/translate';
import { markupToHtml } from '../../../page/forms/text-markup.ts';
import { type TextName, textNames, textParts } from './job-values.ts';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

export type JobBody = BodyOf<Contract['employerJobs']['createJobDraft']>;

export interface JobForm {
  readonly body: JobBody;
  /** What only the form can judge: a number that is none. */
  readonly fields: FieldErrors;
  /** All that was typed. */
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

/** Longest of what a field sends; the API says which of them is too long for a job. */
const longest = 50_000;

function choice<Value extends string>(typed: string, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === typed);
}

/** A point counts only for the place it was chosen with: another place typed over it is looked up by the API. */
function placeOf(field: (name: TextName) => string) {
  const name = field('location_name');
  const [lat, lon] = [Number(field('lat')), Number(field('lon'))];
  const holds = name !== '' && name === field('point_of') && field('lat') !== '' && field('lon') !== '';
  return {
    location_name: name.slice(0, 120),
    ...(holds && Number.isFinite(lat) && Number.isFinite(lon) && { lat, lon }),
  };
}

/** A job's form as the API takes it. A field the form does not have is left as it is. */
export function readJobForm(form: FormData, t: Translate<ManageJobsKey>): JobForm {
  const field = (name: TextName) => textOf(form, name).slice(0, longest);
  const segmentIds = form.getAll('segment_ids').map(String);
  const amounts = { salary_min: amountOf(field('salary_min')), salary_max: amountOf(field('salary_max')) };
  const wrong = Object.entries(amounts).filter(([, amount]) => amount === undefined);
  const hours = (name: 'hours_min' | 'hours_max') =>
    /^\d{1,3}$/.test(field(name)) ? Number(field(name)) : null;
  const organisation = Number(field('organisation_id'));
  const product = /^\d{1,9}$/.test(field('product_id')) ? Number(field('product_id')) : 0;
  const locale = choice(field('locale'), locales);
  const text_type = choice(field('text_type'), ['own', 'platform']);
  const location_type = choice(field('location_type'), ['fixed', 'none', 'country']);
  const apply_type = choice(field('apply_type'), ['email', 'url']);
  const salary_type = choice(field('salary_type'), ['hour', 'day', 'month', 'year', 'project']);
  const date = (name: 'from' | 'till') => (/^\d{4}-\d{2}-\d{2}$/.test(field(name)) ? field(name) : null);
  const code = (name: TextName) => (/^[A-Z]{2}$/.test(field(name)) ? field(name) : undefined);
  const country_code = code('country_code');
  return {
    body: {
      ...(Number.isInteger(organisation) && organisation > 0 && { organisation_id: organisation }),
      title: field('title').slice(0, 500),
      description: field('description').slice(0, 5000),
      ...(locale && { locale }),
      ...(text_type && { text_type }),
      text_own: markupToHtml(field('text_own')),
      text_platform: Object.fromEntries(textParts.map((part) => [part, markupToHtml(field(part))])),
      remote: form.has('remote'),
      ...(location_type && { location_type }),
      ...(country_code && location_type !== 'fixed' && { country_code }),
      ...placeOf(field),
      ...(apply_type && { apply_type }),
      ...(form.has('apply_email') && { apply_email: field('apply_email').slice(0, 500) }),
      ...(form.has('apply_url') && { apply_url: field('apply_url').slice(0, 500) }),
      recruiter_name: field('recruiter_name').slice(0, 120),
      recruiter_email: field('recruiter_email').slice(0, 500),
      recruiter_phone: field('recruiter_phone').slice(0, 40),
      recruiter_phone_country: code('recruiter_phone_country') ?? null,
      website: field('website').slice(0, 500),
      reference_code: field('reference_code').slice(0, 80),
      salary_min: amounts.salary_min ?? null,
      salary_max: amounts.salary_max ?? null,
      ...(salary_type && { salary_type }),
      hours_min: hours('hours_min'),
      hours_max: hours('hours_max'),
      segment_ids: segmentIds.map(Number).filter((id) => Number.isInteger(id) && id > 0),
      from: date('from'),
      till: date('till'),
      // A published job keeps its product: its form has no such field.
      // An unticked box sends nothing: that it was there, a field beside it says.
      ...(form.has('logo_asked') && { show_logo: form.has('show_logo') }),
      ...(form.has('pixel_url') && { pixel_url: field('pixel_url').slice(0, 500) }),
      ...(form.has('product_id') && { product_id: product > 0 ? product : null }),
    },
    fields: Object.fromEntries(wrong.map(([name]) => [name, [t('form.amount')]])),
    values: {
      ...Object.fromEntries(textNames.filter((name) => form.has(name)).map((name) => [name, field(name)])),
      segment_ids: segmentIds,
      ...(form.has('remote') && { remote: '1' }),
      ...(form.has('show_logo') && { show_logo: '1' }),
      ...(form.has('id') && { id: textOf(form, 'id') }),
      ...(form.has('base') && { base: textOf(form, 'base') }),
      ...(form.has('revision') && { revision: textOf(form, 'revision') }),
    },
  };
}
