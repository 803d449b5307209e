import { asc, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { sites } from '../../platform/database/schema.ts';
import { findTenants, type Tenant } from '../../platform/http/find-tenants.ts';
import { findSiteHosts } from '../hosts/site-hosts.ts';

type Reader = Pick<Database, 'select'>;

/** A site with its board; undefined where there is none. */
export async function findSite(db: Reader, siteId: number): Promise<Tenant | undefined> {
  const [site] = await findTenants(db, eq(sites.id, siteId));
  return site;
}

/** Sites with their boards and hosts, the oldest first; all of them where no one is named. */
export async function findSites(db: Reader, siteId?: number) {
  const ids = await db
    .select({ id: sites.id })
    .from(sites)
    .where(siteId === undefined ? undefined : eq(sites.id, siteId))
    .orderBy(asc(sites.id))
    .limit(500);
  const tenants = await findTenants(
    db,
    inArray(
      sites.id,
      ids.map(({ id }) => id),
    ),
  );
  const found = [];
  for (const tenant of tenants.toSorted((one, other) => one.site.id - other.site.id))
    found.push({ ...tenant, hosts: await findSiteHosts(db, tenant.site.id) });
  return found;
}
export type SiteWithHosts = Awaited<ReturnType<typeof findSites>>[number];
