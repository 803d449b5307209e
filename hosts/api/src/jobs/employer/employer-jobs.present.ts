import type { EmployerJob, EmployerJobSummary, Returned } from '@boardwright/api-client/contract';
import { missingFields } from './job-completeness.ts';
import { withheldOf } from './withheld.present.ts';
import { type MyJobDetails, type MyJobRow, statusAt } from './my-jobs.queries.ts';

/** What decides how a job is shown to its employer. */
export interface MyJobPresentation {
  readonly now: Date;
  readonly jobUrl: (job: { readonly slug: string; readonly uuid: string }) => string;
  /** Asked for by `with`. */
  readonly boards?:
    | ReadonlyMap<number, readonly { readonly id: number; readonly name: string }[]>
    | undefined;
  readonly withProduct: boolean;
  /** The site publishes no job without its pay. */
  readonly withPay: boolean;
}

/** What a draft that its employer wants to publish waits for. */
function waitsFor(
  { status, publishAskedAt }: MyJobRow['job'],
  company: MyJobRow['company'],
): EmployerJobSummary['waits_for'] {
  if (status !== 'draft' || publishAskedAt === null) return null;
  return company === 'approved' ? 'review' : 'company';
}

/** That a draft was sent back, also once its employer has asked again. */
function returnedOf({ status, returnedAt, returnedReasons, returnedExplanation }: MyJobRow['job']): Returned {
  if (status !== 'draft' || returnedAt === null) return null;
  return { at: returnedAt.toISOString(), reasons: [...returnedReasons], explanation: returnedExplanation };
}

/** A job as its employer's list shows it. */
export function presentMySummary(
  { job, applied, views, clicks, product, link, company }: MyJobRow,
  { now, jobUrl, boards, withProduct }: MyJobPresentation,
): EmployerJobSummary {
  return {
    id: job.id,
    uuid: job.uuid,
    slug: job.slug,
    title: job.title,
    description: job.description,
    status: statusAt(job, now),
    locale: job.locale,
    organisation_id: job.organisationId,
    organisation_name: job.organisationName,
    from: job.from.toISOString(),
    till: job.till?.toISOString() ?? null,
    premium: job.premium && (job.premiumTill === null || job.premiumTill > now),
    withheld: withheldOf(link),
    waits_for: waitsFor(job, company),
    returned: returnedOf(job),
    remote: job.remote,
    location_type: job.locationType,
    location_name: job.locationName,
    country_code: job.countryCode,
    reference_code: job.referenceCode,
    external_reference: job.externalReference,
    job_url: jobUrl(job),
    applications_count: applied,
    views_count: views,
    apply_clicks_count: clicks,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    ...(boards && { job_boards: [...(boards.get(job.id) ?? [])] }),
    ...(withProduct && { product }),
  };
}

/** A job with all that its employer may read and change. */
export function presentMyJob(
  row: MyJobDetails,
  presentation: MyJobPresentation,
  paidTill: Date | undefined,
): EmployerJob {
  const { job } = row;
  const { withPay } = presentation;
  return {
    ...presentMySummary(row, presentation),
    text_type: job.textType,
    text_own: job.textOwn,
    text_platform: job.textPlatform ?? { job: null, function: null, company: null, offer: null },
    lat: job.lat,
    lon: job.lon,
    apply_type: job.applyType,
    apply_url: job.applyUrl,
    apply_email: job.applyEmail,
    recruiter_name: job.recruiterName,
    recruiter_email: job.recruiterEmail,
    recruiter_phone: job.recruiterPhone,
    recruiter_phone_country: job.recruiterPhoneCountry,
    website: job.website,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    salary_type: job.salaryType,
    hours_min: job.hoursMin,
    hours_max: job.hoursMax,
    segment_ids: job.segmentIds,
    revision: job.revision,
    logo: job.logo ?? row.organisationLogo,
    show_logo: job.showLogo,
    pixel_url: job.pixelUrl,
    product_id: job.productId,
    paid_till: paidTill?.toISOString() ?? null,
    missing: [...missingFields(job, withPay)],
  };
}
