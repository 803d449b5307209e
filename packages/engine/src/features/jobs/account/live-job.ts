import type { Job } from '@boardwright/api-client/contract';
import { localeOf } from '@boardwright/messages';
import { amountOf } from '../../../page/forms/amount.ts';
import { markupToHtml } from '../../../page/forms/text-markup.ts';
import { type JobTextPart, type JobView, platformParts } from '../job/job-view.ts';
import type { JudgedJob } from '../job-quality/judge-job.ts';
import type { SafeHtml } from '@boardwright/ui/safe-html';
import type { JobValues } from './job-values.ts';
import type { JobFormData } from './manage-jobs.load.ts';

function numberOf(text: string): number | null {
  return amountOf(text) ?? null;
}

function oneOf<Value extends string>(text: string, values: readonly [Value, ...Value[]]): Value {
  return values.find((value) => value === text) ?? values[0];
}

const locationTypes = ['fixed', 'none', 'country'] as const;
const salaryTypesOf = ['month', 'hour', 'day', 'year', 'project'] as const;

/** The texts that count, as HTML: the one text, or the parts. */
function textsOf({
  texts,
}: JobValues): readonly { readonly part?: JobTextPart['part']; readonly html: string }[] {
  if (texts.text_type !== 'platform') return [{ html: markupToHtml(texts.text_own) }];
  return platformParts.map((part) => ({ part, html: markupToHtml(texts[part]) }));
}

/** A form as the checks of quality read it. */
export function judgedJob(values: JobValues): JudgedJob {
  const { texts } = values;
  const byUrl = texts.apply_type === 'url';
  return {
    locale: localeOf(texts.locale),
    title: texts.title.trim(),
    description: texts.description.trim(),
    texts: textsOf(values).map(({ html }) => html),
    salaryMin: numberOf(texts.salary_min),
    salaryMax: numberOf(texts.salary_max),
    salaryType: texts.salary_type,
    hoursMin: numberOf(texts.hours_min),
    hoursMax: numberOf(texts.hours_max),
    locationType: oneOf(texts.location_type, locationTypes),
    locationName: texts.location_name.trim(),
    remote: values.remote,
    hasApply: (byUrl ? texts.apply_url : texts.apply_email).trim() !== '',
    hasContact: texts.recruiter_name.trim() !== '',
    till: texts.till,
    segments: values.segmentIds.length,
  };
}

function segmentNames({ offer }: JobFormData, chosen: readonly number[]): Job['segments_names'] {
  return Object.fromEntries(
    offer.groups.map(({ key, items }) => [
      key,
      items.filter(({ id }) => chosen.includes(id)).map(({ name }) => name),
    ]),
  );
}

/**
 * A form as the job's page draws it.
 * @param clean makes a text fit to be drawn; what the API stored is so already
 */
export function liveJobView(
  data: JobFormData,
  values: JobValues,
  clean: (html: string) => SafeHtml,
): JobView {
  const { texts } = values;
  const isFixed = texts.location_type !== 'none' && texts.location_type !== 'country';
  const place = isFixed ? texts.location_name.trim() || null : null;
  const organisation = data.offer.organisations.find(({ id }) => String(id) === texts.organisation_id);
  return {
    id: 0,
    uuid: '',
    slug: '',
    title: texts.title.trim(),
    description: texts.description.trim(),
    status: 'active',
    locale: texts.locale,
    organisation_id: 0,
    organisation_name: organisation?.name ?? '',
    organisation_slug: '',
    logo: data.job?.logo ?? null,
    show_logo: values.showLogo,
    from: `${texts.from || '2000-01-01'}T12:00:00.000Z`,
    till: /^\d{4}-\d{2}-\d{2}$/.test(texts.till) ? `${texts.till}T12:00:00.000Z` : null,
    premium: false,
    remote: values.remote,
    location_type: oneOf(texts.location_type, locationTypes),
    location_name: place,
    country_code: texts.country_code || data.offer.countries[0]?.value || 'NL',
    lat: null,
    lon: null,
    distance: null,
    salary_min: numberOf(texts.salary_min),
    salary_max: numberOf(texts.salary_max),
    salary_type: oneOf(texts.salary_type, salaryTypesOf),
    hours_min: numberOf(texts.hours_min),
    hours_max: numberOf(texts.hours_max),
    tags: [],
    apply_type: texts.apply_type === 'url' ? 'url' : 'email',
    apply_url: null,
    segments: {},
    segments_names: segmentNames(data, values.segmentIds),
    recruiter_name: texts.recruiter_name || null,
    recruiter_phone: null,
    recruiter_phone_country: null,
    website: null,
    applications_count: 0,
    texts: textsOf(values).flatMap(({ part, html }) => {
      const safe = clean(html);
      return safe === '' ? [] : [{ html: safe, ...(part && { part }) }];
    }),
  };
}
