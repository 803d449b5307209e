import type { BodyOf, Contract, ResumeEntry, ResumeEntryType } from '@boardwright/api-client/contract';
import type { FieldErrors } from '../../../board/define-block.ts';
import { amountOf } from '../../../page/forms/amount.ts';
import { countryOf, textOf } from '../../../page/forms/field-rules.ts';
import { markupToHtml } from '../../../page/forms/text-markup.ts';
import type { Translate } from '@boardwright/ui/translate';
import { type AboutName, aboutNames, dateOf, type EntryName, entryNames } from './resume-values.ts';
import { readDistance } from './travel-distance.ts';
import type { ResumeKey } from './resume.messages.ts';

type ResumeBody = BodyOf<Contract['resumes']['saveResume']>;
type EntryBody = NonNullable<ResumeBody['history']>[number];

interface ReadForm<Body> {
  readonly body: Body;
  /** What only the form can judge: a number that is none. */
  readonly fields: FieldErrors;
  /** All that was typed. */
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

/** Longest of what a field sends; the API says which of them is too long. */
const longest = 50_000;

const salaryType = (typed: string) =>
  (['hour', 'day', 'month', 'year', 'project'] as const).find((value) => value === typed);

/** A point counts only for the place it was chosen with: another place typed over it is looked up by the API. */
function placeOf(field: (name: AboutName) => string) {
  const place = field('place').slice(0, 120);
  const [lat, lon] = [Number(field('lat')), Number(field('lon'))];
  const holds = place !== '' && place === field('point_of') && field('lat') !== '' && field('lon') !== '';
  return { place, ...(holds && Number.isFinite(lat) && Number.isFinite(lon) && { lat, lon }) };
}

/** 'About you' as the API takes it. */
export function readAboutForm(
  form: FormData,
  {
    t,
    board: { imperial },
  }: { readonly t: Translate<ResumeKey>; readonly board: { readonly imperial: boolean } },
): ReadForm<ResumeBody> {
  const field = (name: AboutName) => textOf(form, name).slice(0, longest);
  const amount = amountOf(field('salary_min'));
  const distance = readDistance(field('travel_distance'), field('distance_of'), imperial);
  return {
    body: {
      position: field('position').slice(0, 500),
      short_description: field('short_description'),
      info: markupToHtml(field('info')),
      phone: field('phone').slice(0, 40),
      phone_country: countryOf(form, 'phone_country'),
      address: field('address').slice(0, 500),
      postal_code: field('postal_code').slice(0, 20),
      ...placeOf(field),
      salary_min: amount ?? null,
      salary_type: salaryType(field('salary_type')) ?? null,
      travel_distance: distance ?? null,
      open_to_relocate: form.has('open_to_relocate'),
    },
    fields: {
      ...(amount === undefined && { salary_min: [t('form.amount')] }),
      ...(distance === undefined && {
        travel_distance: [t(imperial ? 'form.distanceMiles' : 'form.distance')],
      }),
    },
    values: {
      ...Object.fromEntries(aboutNames.map((name) => [name, field(name)])),
      ...(form.has('open_to_relocate') && { open_to_relocate: '1' }),
      revision: textOf(form, 'revision'),
    },
  };
}

/** One job or study as the API takes it. @param before the entry that it changes */
export function readEntryForm(
  form: FormData,
  before: ResumeEntry | undefined,
  t: Translate<ResumeKey>,
): ReadForm<EntryBody> {
  const field = (name: EntryName) => textOf(form, name).slice(0, longest);
  const type: ResumeEntryType = textOf(form, 'type') === 'education' ? 'education' : 'employer';
  const lasts = form.has('lasts');
  const from = dateOf(field('from_month'), field('from_year'), before?.from);
  const till = lasts ? null : dateOf(field('till_month'), field('till_year'), before?.till);
  const wrong = (date: unknown) => date === undefined;
  return {
    body: {
      ...(before && { id: before.id }),
      type,
      name: field('name').slice(0, 500),
      institution: field('institution').slice(0, 500),
      place: field('place').slice(0, 500),
      description: field('description'),
      from: from ?? null,
      till: till ?? null,
    },
    fields: {
      ...(field('name') === '' && { name: [t('form.required')] }),
      ...(wrong(from) && { from: [t('form.date')] }),
      ...(wrong(till) && { till: [t('form.date')] }),
    },
    values: {
      ...Object.fromEntries(entryNames.map((name) => [name, field(name)])),
      type,
      ...(lasts && { lasts: '1' }),
      id: textOf(form, 'id'),
      revision: textOf(form, 'revision'),
    },
  };
}
