import type { OrganisationPageData } from './organisations.load.ts';
import type { OrganisationsPart } from './organisations-props.ts';

export type PageProps = OrganisationsPart<OrganisationPageData>;
