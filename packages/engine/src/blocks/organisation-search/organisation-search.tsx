import type { organisationSearch, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../board/define-block.ts';
import { OrganisationFinder } from '../../features/organisations/site/organisation-finder.tsx';
import type { OrganisationSearchData } from './organisation-search.load.ts';
import type { OrganisationSearchKey } from './organisation-search.messages.ts';

/** All organisations with jobs, to be searched by name (specification §2 'organisation search'). */
export function OrganisationSearch({
  settings,
  data,
  t,
  first,
}: BlockProps<SettingsOf<typeof organisationSearch>, OrganisationSearchData, OrganisationSearchKey>) {
  if (!data.found) return null;
  return <OrganisationFinder {...settings} found={data.found} t={t} leading={first || data.leading} />;
}
