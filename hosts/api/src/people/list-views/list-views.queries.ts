import type { ViewedList } from '@boardwright/api-client/contract';
import { and, eq, gt, isNotNull, isNull, lte, or, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { listViews, users } from '../../platform/database/schema.ts';
import { restorableFor } from '../../platform/restorable-for.ts';

/** A view with what its maker is called. */
export interface ListViewRow {
  readonly view: typeof listViews.$inferSelect;
  readonly givenName: string;
  readonly familyName: string;
}
type Reader = Pick<Database, 'select'>;

/** A team has tens of them. */
const most = 500;

const columns = { view: listViews, givenName: users.givenName, familyName: users.familyName } as const;

interface Whose {
  readonly siteId: number;
  readonly userId: number;
}

/** Somebody's views of a list, then those that colleagues share; each by name. */
export async function findViews(
  db: Reader,
  { siteId, userId }: Whose,
  list: ViewedList,
): Promise<ListViewRow[]> {
  return db
    .select(columns)
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.userId))
    .where(
      and(
        eq(listViews.siteId, siteId),
        eq(listViews.list, list),
        isNull(listViews.deletedAt),
        or(eq(listViews.userId, userId), eq(listViews.isShared, true)),
      ),
    )
    .orderBy(sql`${listViews.userId} <> ${userId}`, sql`lower(${listViews.name})`, listViews.id)
    .limit(most);
}

/** Somebody's views of a list, locked with their account: two of one name are not stored at once. */
export async function lockViews(
  tx: Transaction,
  { siteId, userId }: Whose,
  list: ViewedList,
): Promise<ListViewRow['view'][]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx
    .select()
    .from(listViews)
    .where(
      and(
        eq(listViews.siteId, siteId),
        eq(listViews.userId, userId),
        eq(listViews.list, list),
        isNull(listViews.deletedAt),
      ),
    );
}

/** A view of a site; `removed` one that was taken away and can be put back at `now`. */
export async function findView(
  db: Reader,
  siteId: number,
  uuid: string,
  removed?: { readonly now: Date },
): Promise<ListViewRow | undefined> {
  const state = removed
    ? and(
        isNotNull(listViews.deletedAt),
        gt(listViews.deletedAt, new Date(removed.now.getTime() - restorableFor)),
      )
    : isNull(listViews.deletedAt);
  const [row] = await db
    .select(columns)
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.userId))
    .where(and(eq(listViews.siteId, siteId), sql`${listViews.uuid}::text = ${uuid}`, state));
  return row;
}

/** Deletes views that were taken away too long ago to be put back. */
export async function deleteOldViews(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  await db.delete(listViews).where(lte(listViews.deletedAt, new Date(now.getTime() - restorableFor)));
}
