import type { Job, JobSummary } from '@boardwright/api-client/contract';
import type { SegmentCatalogue } from '../../platform/search-sync/segment-catalogue.ts';
import type { JobRow, SummaryRow } from './jobs.queries.ts';

/** What decides how a job is shown to whoever asks. */
export interface Presentation {
  readonly now: Date;
  readonly locale: string;
  /** The site shows jobs without their employer (site setting `anonymize_jobs`); whoever logs in sees it. */
  readonly anonymous: boolean;
  readonly catalogue: SegmentCatalogue;
}

const taggedGroups = ['contract', 'education'] as const;

/** What a card says of a job in single words: its contract, its education, then what the employer calls special. */
function tagsOf(row: SummaryRow, { catalogue, locale }: Presentation): string[] {
  const segments = row.segmentIds.flatMap((id) => catalogue.get(id) ?? []);
  const named = taggedGroups.flatMap((group) => {
    const segment = segments.find(({ groupKey }) => groupKey === group);
    return segment ? [segment.nameIn(locale)] : [];
  });
  const { tags } = row.customFields;
  const own = Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [];
  return [...new Set([...named, ...own])];
}

/** What a feed wrote of pay, kept where it could not be parsed; nothing beside amounts. */
function salaryTextOf({ customFields, salaryMin, salaryMax }: SummaryRow): { salary_text?: string } {
  const { salary_text: text } = customFields;
  return typeof text === 'string' && text !== '' && salaryMin === null && salaryMax === null
    ? { salary_text: text }
    : {};
}

function employerOf(row: SummaryRow, anonymous: boolean) {
  return anonymous
    ? { organisation_id: 0, organisation_name: '', organisation_slug: '', logo: null, show_logo: false }
    : {
        organisation_id: row.organisationId,
        organisation_name: row.organisationName,
        organisation_slug: row.organisationSlug,
        logo: row.showLogo ? (row.jobLogo ?? row.organisationLogo) : null,
        show_logo: row.showLogo,
      };
}

/**
 * A job as lists show it.
 * @param distance kilometres from the place searched for
 */
export function presentSummary(
  row: SummaryRow,
  presentation: Presentation,
  distance: number | null,
): JobSummary {
  const { now, anonymous } = presentation;
  return {
    id: row.id,
    uuid: row.uuid,
    slug: row.slug,
    title: row.title,
    description: row.description,
    status: row.status,
    locale: row.locale,
    ...employerOf(row, anonymous),
    from: row.from.toISOString(),
    till: row.till?.toISOString() ?? null,
    premium: row.premium && (row.premiumTill === null || row.premiumTill > now),
    premium_till: row.premiumTill?.toISOString() ?? null,
    remote: row.remote,
    location_type: row.locationType,
    location_name: row.locationName,
    city: row.city,
    postal_code: row.postalCode,
    country_code: row.countryCode,
    lat: row.lat,
    lon: row.lon,
    distance: distance === null ? null : Math.round(distance * 10) / 10,
    salary_min: row.salaryMin,
    salary_max: row.salaryMax,
    salary_type: row.salaryType,
    ...salaryTextOf(row),
    hours_min: row.hoursMin,
    hours_max: row.hoursMax,
    segment_ids: row.segmentIds,
    tags: tagsOf(row, presentation),
  };
}

function segmentsByGroup(ids: readonly number[], catalogue: SegmentCatalogue, locale: string) {
  const segments: Record<string, number[]> = {};
  const names: Record<string, string[]> = {};
  for (const id of ids) {
    const segment = catalogue.get(id);
    if (!segment) continue;
    (segments[segment.groupKey] ??= []).push(id);
    (names[segment.groupKey] ??= []).push(segment.nameIn(locale));
  }
  return { segments, segments_names: names };
}

/** A text in the visitor's language, or else in any. */
function inLanguage(texts: Readonly<Record<string, string>> | null, locale: string): string | null {
  return texts?.[locale] ?? texts?.en ?? Object.values(texts ?? {})[0] ?? null;
}

function presentOrganisation(
  { organisation }: JobRow,
  industry: string | null,
  jobsCount: number,
  locale: string,
) {
  return {
    id: organisation.id,
    slug: organisation.slug,
    name: organisation.name,
    logo: organisation.logo,
    header: organisation.header,
    slogan: inLanguage(organisation.slogan, locale),
    company_size: organisation.companySize,
    company_type: organisation.companyType,
    location_hq: organisation.locationHq,
    industry,
    text_about: inLanguage(organisation.textAbout, locale),
    jobs_count: jobsCount,
  };
}

export interface JobExtras {
  readonly distance: number | null;
  readonly jobUrl: string;
  /** Live jobs of the organisation on this board, when its card is asked for (`with=organisation`). */
  readonly organisationJobs: number | undefined;
}

/** A job with all a visitor may read of it. */
export function presentJob(row: JobRow, presentation: Presentation, extras: JobExtras): Job {
  const { job } = row;
  const { anonymous, locale, catalogue } = presentation;
  const known = <Value>(value: Value): Value | null => (anonymous ? null : value);
  const { text_own, text_platform } = {
    text_own: job.textOwn,
    text_platform: job.textPlatform ?? { job: null, function: null, company: null, offer: null },
  };
  const industries = segmentsByGroup(row.organisation.segmentIds, catalogue, locale).segments_names;
  return {
    ...presentSummary(row.summary, presentation, extras.distance),
    text_type: job.textType,
    text_own,
    text_platform: { ...text_platform, company: known(text_platform.company) },
    apply_type: job.applyType,
    apply_url: job.applyUrl,
    external_reference: job.externalReference,
    reference_code: job.referenceCode,
    recruiter_name: known(job.recruiterName),
    recruiter_phone: known(job.recruiterPhone),
    recruiter_phone_country: known(job.recruiterPhoneCountry),
    website: known(job.website),
    pixel_url: job.pixelUrl,
    ...segmentsByGroup(job.segmentIds, catalogue, locale),
    custom_fields: job.customFields,
    job_url: extras.jobUrl,
    applications_count: row.applicationsCount,
    ...(anonymous || extras.organisationJobs === undefined
      ? {}
      : {
          organisation: presentOrganisation(
            row,
            industries.industry?.[0] ?? null,
            extras.organisationJobs,
            locale,
          ),
        }),
  };
}
