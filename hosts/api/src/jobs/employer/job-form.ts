import type { JobBody, JobColumns, JobDates, FormRules } from './job-columns.ts';
import { normalised, errorMessage } from '@boardwright/api-client/contract';
import type { PlatformText } from '../../platform/database/tables/jobs.ts';
import { plainTextOfClean, sanitiseRichText } from '../../platform/http/sanitise.ts';
import { internationalPhone } from '../../platform/forms/international-phone.ts';
import { momentOf } from '../../platform/site-calendar.ts';
import { jobFormMessage } from './job-form.messages.ts';
import { type FieldProblem, jobProblems } from './job-problems.ts';
import type { Problem } from '../../platform/forms/problems.ts';
import { findJobPlace, type FoundPlace, type PlaceDeps } from './job-place.ts';

function line(text: string): string {
  return normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();
}

/** A field as it is stored: what was not sent stays, what is empty goes. */
function textOr(sent: string | null | undefined, stored: string | null): string | null {
  return sent === undefined ? stored : line(sent ?? '') || null;
}

/** Rich text without what may not stand in it; nothing where no word is left. */
function richText(sent: string | null | undefined, current: string | null): string | null {
  if (sent === undefined) return current;
  const clean = sanitiseRichText(normalised(sent ?? '', 'NFC'));
  return plainTextOfClean(clean) === '' ? null : clean;
}

/** `example.org/jobs` is meant as an address of the web. */
function withScheme(address: string | null): string | null {
  return address === null || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}

type PlainColumns = Omit<
  JobColumns,
  keyof FoundPlace['columns'] | 'recruiterPhone' | 'segmentIds' | 'from' | 'till'
>;

/** The form laid over what there was, before anything is judged: what needs no looking up. */
function merged(body: JobBody, remaining: JobColumns): PlainColumns {
  const { text_platform: parts } = body;
  const part = (name: keyof PlatformText) => richText(parts?.[name], remaining.textPlatform?.[name] ?? null);
  return {
    organisationId: body.organisation_id ?? remaining.organisationId,
    title: body.title === undefined ? remaining.title : line(body.title),
    description: body.description === undefined ? remaining.description : line(body.description),
    locale: body.locale ?? remaining.locale,
    textType: body.text_type ?? remaining.textType,
    textOwn: richText(body.text_own, remaining.textOwn),
    textPlatform: parts
      ? { job: part('job'), function: part('function'), company: part('company'), offer: part('offer') }
      : remaining.textPlatform,
    remote: body.remote ?? remaining.remote,
    applyType: body.apply_type ?? remaining.applyType,
    applyUrl: withScheme(textOr(body.apply_url, remaining.applyUrl)),
    applyEmail: textOr(body.apply_email, remaining.applyEmail),
    recruiterName: textOr(body.recruiter_name, remaining.recruiterName),
    recruiterEmail: textOr(body.recruiter_email, remaining.recruiterEmail),
    recruiterPhoneCountry:
      body.recruiter_phone_country === undefined
        ? remaining.recruiterPhoneCountry
        : body.recruiter_phone_country,
    website: withScheme(textOr(body.website, remaining.website)),
    referenceCode: textOr(body.reference_code, remaining.referenceCode),
    salaryMin: body.salary_min === undefined ? remaining.salaryMin : body.salary_min,
    salaryMax: body.salary_max === undefined ? remaining.salaryMax : body.salary_max,
    salaryType: body.salary_type ?? remaining.salaryType,
    hoursMin: body.hours_min === undefined ? remaining.hoursMin : body.hours_min,
    hoursMax: body.hours_max === undefined ? remaining.hoursMax : body.hours_max,
    showLogo: body.show_logo ?? remaining.showLogo,
    pixelUrl: withScheme(textOr(body.pixel_url, remaining.pixelUrl)),
    productId: body.product_id === undefined ? remaining.productId : body.product_id,
  };
}

/** What a form does not offer, as a category that was archived since, it cannot take away either. */
function categorised(body: JobBody, stored: JobColumns, { isOffered }: FormRules): number[] {
  const chosen = body.segment_ids ?? stored.segmentIds;
  const hidden = stored.segmentIds.filter((id) => !isOffered(id));
  return [...new Set([...chosen, ...hidden])].sort((a, b) => a - b);
}

/** Dates, which are days of the site's calendar in a form. */
function dated(body: JobBody, stored: JobColumns, { timeZone }: FormRules) {
  const from = body.from ? momentOf(body.from, timeZone, 'start', stored.from) : stored.from;
  const till =
    body.till === undefined
      ? stored.till
      : body.till
        ? momentOf(body.till, timeZone, 'end', stored.till)
        : null;
  return { from, till };
}

/** A number that came in another way is no reason to refuse the job; what is typed anew is judged. */
function phoned(body: JobBody, stored: JobColumns) {
  const typed = body.recruiter_phone;
  if (typed === undefined || (typed !== null && typed === stored.recruiterPhone))
    return stored.recruiterPhone;
  if (typed === null || line(typed) === '') return null;
  return internationalPhone(line(typed), body.recruiter_phone_country ?? 'NL');
}

function isUnknownProduct({ productId }: JobColumns, stored: JobColumns, { productIds }: FormRules): boolean {
  return productId !== null && productId !== stored.productId && !productIds.includes(productId);
}

/**
 * Lays a form over a job and judges what comes of it: tidied, sanitised, its place found.
 * @returns the job, and a sentence for each field that is wrong
 */
export async function readJobForm(
  deps: PlaceDeps,
  rules: FormRules,
  body: JobBody,
  stored: JobColumns,
): Promise<{ readonly columns: JobColumns; readonly problems: readonly Problem[] }> {
  const { from, till } = dated(body, stored, rules);
  const phone = phoned(body, stored);
  const place = await findJobPlace(deps, rules, body, stored);
  const dates: JobDates = { from: from ?? stored.from, till: till ?? null };
  const columns: JobColumns = {
    ...merged(body, stored),
    ...place.columns,
    segmentIds: categorised(body, stored, rules),
    recruiterPhone: phone ?? null,
    ...(rules.datesAfter?.(dates) ?? dates),
  };
  const wrong: FieldProblem[] = [
    ...jobProblems(columns, stored, rules),
    [from === undefined, 'from', 'dateInvalid'],
    [till === undefined, 'till', 'dateInvalid'],
    [phone === undefined, 'recruiter_phone', 'phoneInvalid'],
    [place.isHalf, 'lat', 'coordinates'],
    [isUnknownProduct(columns, stored, rules), 'product_id', 'productUnknown'],
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
