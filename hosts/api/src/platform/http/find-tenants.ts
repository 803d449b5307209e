import { and, eq, getTableColumns, isNull, type SQL } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { jobBoards, sites } from '../database/schema.ts';
import { standing } from '../restorable-rows.ts';
import { asPublished } from '../appearance.ts';
import { siteCountries, type SiteCountries } from './site-countries.ts';

/** A site with its board: whose data a call may touch. What was deleted of its lists is not in them. */
export interface Tenant {
  /** As visitors have it: what is saved of its appearance and not published is the editor's alone. */
  readonly site: typeof sites.$inferSelect;
  readonly board: typeof jobBoards.$inferSelect & {
    /** Countries whose places a search offers, the site's own first: as the site's setting has them. */
    readonly countries: SiteCountries;
  };
}

/** Sites with their boards; a deleted one is none, wherever it is asked for. */
export async function findTenants(
  db: Pick<Database, 'select'>,
  where: SQL | undefined,
): Promise<readonly Tenant[]> {
  return readTenants(db, and(isNull(sites.deletedAt), where));
}

async function readTenants(db: Pick<Database, 'select'>, where: SQL | undefined): Promise<readonly Tenant[]> {
  const rows = await db
    .select({ site: getTableColumns(sites), board: getTableColumns(jobBoards) })
    .from(sites)
    .innerJoin(jobBoards, eq(jobBoards.id, sites.jobBoardId))
    .where(where);
  return rows.map(({ site, board }) => ({
    site: asPublished(site),
    board: {
      ...board,
      placeholders: standing(board.placeholders),
      newsletters: standing(board.newsletters),
      countries: siteCountries(site.settings),
    },
  }));
}

/** The site, with its board, of something that is known to be of one: also where it was deleted. */
export async function tenantOf(db: Pick<Database, 'select'>, siteId: number): Promise<Tenant> {
  const [tenant] = await readTenants(db, eq(sites.id, siteId));
  if (!tenant) throw new Error(`There is no site ${siteId}`);
  return tenant;
}
