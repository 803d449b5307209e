import type { JobBody, JobColumns, JobDates, FormRules } from './job-columns.ts';
import { normalised, errorMessage } from '@boardwright/api-client/contract';
import type { PlatformText } from '../../platform/database/tables/jobs.ts';
import { plainTextOfClean, sanitiseRichText } from '../../platform/http/sanitise.ts';
import { internationalPhone } from '../../platform/forms/international-phone.ts';
import { momentOf } from '../../platform/site-calendar.ts';
import { jobFormMessage } from './job-form.messages.ts';
import { type FieldProblem, problemsOf } from './job-problems.ts';
import type { Problem } from '../../platform/forms/problems.ts';
import { findJobPlace, type FoundPlace, type PlaceDeps } from './job-place.ts';

function line(text: string): string {
  return normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();
}

/** A field as it is stored: what was not sent stays, what is empty goes. */
function textOr(sent: string | null | undefined, kept: string | null): string | null {
  return sent === undefined ? kept : line(sent ?? '') || null;
}

/** Rich text without what may not stand in it; nothing where no word is left. */
function richText(sent: string | null | undefined, kept: string | null): string | null {
  if (sent === undefined) return kept;
  const clean = sanitiseRichText(normalised(sent ?? '', 'NFC'));
  return plainTextOfClean(clean) === '' ? null : clean;
}

/** `example.org/jobs` is meant as an address of the web. */
function withScheme(address: string | null): string | null {
  return address === null || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}

type PlainColumns = Omit<JobColumns, keyof FoundPlace['columns'] | 'recruiterPhone' | 'from' | 'till'>;

/** The form laid over what there was, before anything is judged: what needs no looking up. */
function merged(body: JobBody, kept: JobColumns): PlainColumns {
  const { text_platform: parts } = body;
  const part = (name: keyof PlatformText) => richText(parts?.[name], kept.textPlatform?.[name] ?? null);
  return {
    organisationId: body.organisation_id ?? kept.organisationId,
    title: body.title === undefined ? kept.title : line(body.title),
    description: body.description === undefined ? kept.description : line(body.description),
    locale: body.locale ?? kept.locale,
    textType: body.text_type ?? kept.textType,
    textOwn: richText(body.text_own, kept.textOwn),
    textPlatform: parts
      ? { job: part('job'), function: part('function'), company: part('company'), offer: part('offer') }
      : kept.textPlatform,
    remote: body.remote ?? kept.remote,
    applyType: body.apply_type ?? kept.applyType,
    applyUrl: withScheme(textOr(body.apply_url, kept.applyUrl)),
    applyEmail: textOr(body.apply_email, kept.applyEmail),
    recruiterName: textOr(body.recruiter_name, kept.recruiterName),
    recruiterEmail: textOr(body.recruiter_email, kept.recruiterEmail),
    recruiterPhoneCountry:
      body.recruiter_phone_country === undefined ? kept.recruiterPhoneCountry : body.recruiter_phone_country,
    website: withScheme(textOr(body.website, kept.website)),
    referenceCode: textOr(body.reference_code, kept.referenceCode),
    salaryMin: body.salary_min === undefined ? kept.salaryMin : body.salary_min,
    salaryMax: body.salary_max === undefined ? kept.salaryMax : body.salary_max,
    salaryType: body.salary_type ?? kept.salaryType,
    hoursMin: body.hours_min === undefined ? kept.hoursMin : body.hours_min,
    hoursMax: body.hours_max === undefined ? kept.hoursMax : body.hours_max,
    showLogo: body.show_logo ?? kept.showLogo,
    pixelUrl: withScheme(textOr(body.pixel_url, kept.pixelUrl)),
    productId: body.product_id === undefined ? kept.productId : body.product_id,
    segmentIds: body.segment_ids ? [...new Set(body.segment_ids)].sort((a, b) => a - b) : kept.segmentIds,
  };
}

/** Dates, which are days of the site's calendar in a form. */
function dated(body: JobBody, kept: JobColumns, { timeZone }: FormRules) {
  const from = body.from ? momentOf(body.from, timeZone, 'start', kept.from) : kept.from;
  const till =
    body.till === undefined ? kept.till : body.till ? momentOf(body.till, timeZone, 'end', kept.till) : null;
  return { from, till };
}

/** A number that came in another way is no reason to refuse the job; what is typed anew is judged. */
function phoned(body: JobBody, kept: JobColumns) {
  const typed = body.recruiter_phone;
  if (typed === undefined || (typed !== null && typed === kept.recruiterPhone)) return kept.recruiterPhone;
  if (typed === null || line(typed) === '') return null;
  return internationalPhone(line(typed), body.recruiter_phone_country ?? 'NL');
}

function isUnknownProduct({ productId }: JobColumns, kept: JobColumns, { productIds }: FormRules): boolean {
  return productId !== null && productId !== kept.productId && !productIds.includes(productId);
}

/**
 * Lays a form over a job and judges what comes of it: tidied, sanitised, its place found.
 * @returns the job, and a sentence for each field that is wrong
 */
export async function readJobForm(
  deps: PlaceDeps,
  rules: FormRules,
  body: JobBody,
  kept: JobColumns,
): Promise<{ readonly columns: JobColumns; readonly problems: readonly Problem[] }> {
  const { from, till } = dated(body, kept, rules);
  const phone = phoned(body, kept);
  const place = await findJobPlace(deps, rules, body, kept);
  const dates: JobDates = { from: from ?? kept.from, till: till ?? null };
  const columns: JobColumns = {
    ...merged(body, kept),
    ...place.columns,
    recruiterPhone: phone ?? null,
    ...(rules.datesAfter?.(dates) ?? dates),
  };
  const wrong: FieldProblem[] = [
    ...problemsOf(columns, kept, rules),
    [from === undefined, 'from', 'dateInvalid'],
    [till === undefined, 'till', 'dateInvalid'],
    [phone === undefined, 'recruiter_phone', 'phoneInvalid'],
    [place.isHalf, 'lat', 'coordinates'],
    [isUnknownProduct(columns, kept, rules), 'product_id', 'productUnknown'],
  ];
  const problems = wrong.flatMap(([isWrong, field, word]): Problem[] =>
    isWrong ? [[field, jobFormMessage(rules.locale, word)]] : [],
  );
  return {
    columns,
    problems: place.isUnknown
      ? [...problems, ['location_name', errorMessage('placeUnknown', rules.locale)]]
      : problems,
  };
}
