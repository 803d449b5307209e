import { eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';

type Reader = Pick<Database, 'select'>;
type Caller = Pick<RequestContext, 'tenant' | 'visitor'>;

/** Whether the caller's account is one of all sites. One of a single site has the same address elsewhere as another account. */
export async function isOfAllSites(db: Reader, context: Caller): Promise<boolean> {
  const [admin] = await db
    .select({ siteId: users.siteId })
    .from(users)
    .where(eq(users.id, loggedIn(context).id));
  return admin !== undefined && admin.siteId === null;
}

/** @throws HttpError `notFound` for a site where the caller is no admin, as for one that does not exist */
export async function requireEntry(db: Reader, context: Caller, siteId: number): Promise<void> {
  if (siteId === scope(context).site.id) return;
  if (!(await isOfAllSites(db, context))) throw new HttpError('notFound');
}

/** @throws HttpError `teamOfAllSites` for who does not run the server's sites */
export async function requireAllSites(db: Reader, context: Caller): Promise<void> {
  if (!(await isOfAllSites(db, context))) throw new HttpError('teamOfAllSites');
}
