import type { JobView } from '../../features/jobs/job/job-view.ts';

/** schema.org's words for the ways of employment (Google's 'employmentType'). */
type Employment = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'VOLUNTEER';

const contracts: readonly (readonly [RegExp, Employment])[] = [
  [/stage|intern|trainee|practic/i, 'INTERN'],
  [/vrijwillig|volunt/i, 'VOLUNTEER'],
  [/zzp|freelance|zelfstandig|contractor|interim|project/i, 'CONTRACTOR'],
  [/tijdelijk|tempor|determinat|uitzend|seizoen|season/i, 'TEMPORARY'],
];
/** Hours a week from which a job is a full one in the countries we serve. */
const fullTime = 36;

function employmentTypes(job: JobView): Employment[] {
  const names = (job.segments_names.contract ?? []).filter(
    (name) => !/onbepaald|permanent|nedeterminat/i.test(name),
  );
  const named = contracts
    .filter(([pattern]) => names.some((name) => pattern.test(name)))
    .map(([, type]) => type);
  const most = job.hours_max ?? job.hours_min;
  const least = job.hours_min ?? job.hours_max;
  const length: Employment[] = [
    ...(most && most >= fullTime ? (['FULL_TIME'] as const) : []),
    ...(least && least < fullTime ? (['PART_TIME'] as const) : []),
  ];
  return [...length, ...named];
}

const units: Readonly<Record<string, string>> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' };

function baseSalary(job: JobView, currency: string): object | undefined {
  const unitText = units[job.salary_type ?? ''];
  const { salary_min: min, salary_max: max } = job;
  if (!unitText || (!min && !max)) return undefined;
  const range = min && max && min !== max ? { minValue: min, maxValue: max } : { value: min || max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText },
  };
}

function location(job: JobView): object {
  const country = { '@type': 'Country', name: job.country_code };
  const remote = job.remote ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country } : {};
  const city = job.city ?? job.location_name;
  // A job that is only done from home has no place; any other at least names its country, which Google asks for.
  if (job.remote && !city) return remote;
  return {
    ...remote,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(job.postal_code && { postalCode: job.postal_code }),
        addressCountry: job.country_code,
      },
      ...(job.lat !== null &&
        job.lon !== null && { geo: { '@type': 'GeoCoordinates', latitude: job.lat, longitude: job.lon } }),
    },
  };
}

/**
 * A job as search engines read it: schema.org JobPosting by Google's rules, with all that is known and nothing that
 * the page does not show.
 * @param description HTML, as on the page
 * @param hidden the employer is not shown to who reads the page
 */
export function jobPosting(
  job: JobView,
  {
    description,
    currency,
    siteName,
    hidden,
  }: { description: string; currency: string; siteName: string; hidden: boolean },
): object {
  const types = employmentTypes(job);
  const salary = baseSalary(job, currency);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    datePosted: job.from,
    ...(job.till && { validThrough: job.till }),
    ...(types.length > 0 && { employmentType: types.length === 1 ? types[0] : types }),
    ...(job.job_url && { url: job.job_url }),
    identifier: {
      '@type': 'PropertyValue',
      name: hidden ? siteName : job.organisation_name,
      value: job.reference_code || job.uuid,
    },
    hiringOrganization: hidden
      ? 'confidential'
      : {
          '@type': 'Organization',
          name: job.organisation_name,
          ...(job.website && { sameAs: job.website }),
          ...(job.logo && job.show_logo && job.job_url && { logo: new URL(job.logo, job.job_url).href }),
        },
    ...location(job),
    ...(salary && { baseSalary: salary }),
    ...(job.segments_names.industry?.length && { industry: job.segments_names.industry.join(', ') }),
    directApply: job.apply_type !== 'url',
  };
}
