import type { MyOrganisation } from '@boardwright/api-client/contract';
import type { MyOrganisationRow } from './organisations.queries.ts';

/** One of a company's organisations with all that can be changed of it; its website is one of its social links. */
export function presentMyOrganisation({
  organisation,
  jobsCount,
  boardIds,
}: MyOrganisationRow): MyOrganisation {
  const { id, slug, name, email, phone, logo, header, active, premium, website, lat, lon, revision } =
    organisation;
  return {
    id,
    slug,
    name,
    organisation_names: [...organisation.names],
    email,
    phone,
    logo,
    header,
    slogan: { ...organisation.slogan },
    active,
    premium,
    company_size: organisation.companySize,
    company_type: organisation.companyType,
    location_hq: organisation.locationHq,
    country_code: organisation.countryCode,
    lat,
    lon,
    text_about: { ...organisation.textAbout },
    organisation_info: organisation.info
      .toSorted((one, other) => one.order - other.order)
      .map(({ type, value, order }) => ({
        type,
        value: typeof value === 'string' ? value : { ...value },
        order,
      })),
    organisation_segments: [...organisation.segmentIds],
    socials: { ...organisation.socials, ...(website === null ? {} : { website }) },
    job_board_ids: [...boardIds],
    jobs_count: jobsCount,
    revision,
    created_at: organisation.createdAt.toISOString(),
    updated_at: organisation.updatedAt.toISOString(),
  };
}
