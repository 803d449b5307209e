import { ListWorkspace } from '../lists/list-workspace.tsx';
import { SitesPart } from './sites-part.tsx';
import { useSitesAddress } from './use-sites-address.ts';
import { useSitesMessages } from './use-sites-messages.ts';

const parts = { sites: SitesPart } as const;

/** The boards of the installation, as a workspace of its own, at /admin/sites. */
export function SitesPage() {
  const t = useSitesMessages();
  return (
    <ListWorkspace section="sites" parts={parts} titleOf={() => t('title')} address={useSitesAddress()} />
  );
}
