import type { Organisation } from '@boardwright/api-client/contract';
import type { OrganisationRow } from './public-organisations.queries.ts';
import { textIn } from '../platform/text-in.ts';

/** An organisation as a list shows it. */
export function presentOrganisation(
  { organisation, jobsCount }: OrganisationRow,
  locale: string,
  own: string,
): Organisation {
  const { id, slug, name, logo, header, slogan, active, premium, website } = organisation;
  return {
    id,
    slug,
    name,
    logo,
    header,
    slogan: textIn(slogan, locale, own),
    active,
    premium,
    company_size: organisation.companySize,
    company_type: organisation.companyType,
    location_hq: organisation.locationHq,
    text_about: textIn(organisation.textAbout, locale, own),
    website,
    socials: { ...organisation.socials },
    jobs_count: jobsCount,
  };
}

/** The same with what its own page shows, as far as `with` asks for it (§7). */
export function presentOrganisationDetails(
  row: OrganisationRow,
  locale: string,
  own: string,
  wanted: readonly string[],
): Organisation {
  const { names, info, segmentIds } = row.organisation;
  return {
    ...presentOrganisation(row, locale, own),
    ...(wanted.includes('organisation_names') ? { organisation_names: [...names] } : {}),
    ...(wanted.includes('organisation_info')
      ? {
          organisation_info: info.map(({ type, value, order }) => ({
            type,
            value: typeof value === 'string' ? value : (textIn(value, locale, own) ?? ''),
            order,
          })),
        }
      : {}),
    ...(wanted.includes('organisation_segments') ? { organisation_segments: [...segmentIds] } : {}),
  };
}
