import { ListWorkspace } from '../lists/list-workspace.tsx';
import { CompaniesList } from './companies-list.tsx';
import { CompanyScreen } from './company-screen.tsx';
import { type CompaniesPart as Part, useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

/** All companies, or the one that the address names. */
export function CompaniesPart() {
  const { open } = useCompaniesAddress();
  return open === undefined ? <CompaniesList /> : <CompanyScreen key={open} id={open} />;
}

const parts = { all: CompaniesPart } as const satisfies Record<Part, unknown>;

/** The companies of the site, as a workspace of its own, at /admin/companies. */
export function CompaniesPage() {
  const t = useCompaniesMessages();
  return (
    <ListWorkspace
      section="companies"
      parts={parts}
      titleOf={(name) => t(`part.${name}`)}
      address={useCompaniesAddress()}
    />
  );
}
