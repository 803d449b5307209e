import { focalPoint } from '@boardwright/ui/picture';
import type { BlockHead } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import { finderHead } from '../../features/organisations/site/finder-head.ts';
import { writeOrganisationSearch } from '../../features/organisations/site/organisation-search.ts';
import { pagePath, type Board } from '../../board/board-context.ts';
import type { OrganisationData, OrganisationPage } from './organisation-data.ts';
import type { OrganisationKey } from './organisation.messages.ts';

interface HeadContext {
  readonly board: Board;
  readonly t: Translate<OrganisationKey>;
}

/** 'Werken bij Zorggroep Lauwers', its slogan and picture, and the organisation for search engines. */
export function organisationHead(data: OrganisationData, context: HeadContext): BlockHead {
  if (data.kind === 'nothing') return {};
  if (data.kind === 'search') return finderHead(data.found, context);
  const { board, t } = context;
  const { organisation, jobs } = data;
  const path = pagePath(board, 'p-organisation', organisation.slug);
  const description = descriptionOf(data);
  const image = organisation.header || organisation.logo || board.defaultImages.organisationHeader;
  const beyond = jobs !== undefined && jobs.total > 0 && jobs.jobs.length === 0;
  return {
    title: t('documentTitle', { organisation: organisation.name }),
    ...(description && { description }),
    ...(image && { image }),
    canonical: path + writeOrganisationSearch({ search: '', page: jobs?.page ?? 1 }),
    ...(beyond && { robots: 'noindex, follow' }),
    jsonLd: [organisationMarkup(data, path, description)],
  };
}

function descriptionOf({ organisation: { slogan, about } }: OrganisationPage): string {
  const text = slogan || (about ?? '').replaceAll(/<[^<>]*>/g, ' ');
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
}

/** schema.org's Organization (https://schema.org/Organization), with full addresses. */
function organisationMarkup(
  { organisation, origin }: OrganisationPage,
  path: string,
  description: string,
): object {
  const { name, names, logo, header, headquarters, companySize, socials } = organisation;
  const absolute = (address: string) => (origin ? new URL(address, origin).href : address);
  const website = socials.find(({ type }) => type === 'website')?.href;
  const employees = /^\d{1,7}$/.test(companySize ?? '') ? Number(companySize) : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': absolute(path),
    name,
    ...(names.length > 0 && { alternateName: names }),
    url: website ?? absolute(path),
    ...(logo && { logo: absolute(logo) }),
    ...(header && { image: absolute(focalPoint(header).address) }),
    ...(description && { description }),
    ...(headquarters && { address: { '@type': 'PostalAddress', addressLocality: headquarters } }),
    ...(employees && { numberOfEmployees: { '@type': 'QuantitativeValue', value: employees } }),
    ...(socials.length > 0 && { sameAs: socials.map(({ href }) => href) }),
  };
}
