import type { MissingPath } from '@boardwright/api-client/contract';
import { and, desc, eq, gte, inArray, isNull, notExists, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { forwardRules, ignoredPaths, missingPaths } from '../../platform/database/schema.ts';
import { rulePaths } from './rule-paths.ts';

type Reader = Pick<Database, 'select'>;
export type FoundMissingPath = Omit<MissingPath, 'suggestion'>;

/** Addresses that are looked at, the most often asked for of them. */
const most = 500;

/** Whether a rule leads on from each of some addresses by now. */
async function ledOn(db: Reader, boardId: number, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const candidates = [...new Set(paths.flatMap(rulePaths))];
  const rows = await db
    .select({ path: forwardRules.path })
    .from(forwardRules)
    .where(
      and(
        eq(forwardRules.jobBoardId, boardId),
        isNull(forwardRules.deletedAt),
        inArray(forwardRules.path, candidates),
      ),
    );
  const standing = new Set(rows.map(({ path }) => path));
  return new Set(paths.filter((path) => rulePaths(path).some((one) => standing.has(one))));
}

/**
 * Addresses of a board that were asked for more than once since a day and still lead nowhere, the most often first.
 * @param standing addresses that have a page by now
 */
export async function findMissingPaths(
  db: Reader,
  boardId: number,
  since: string,
  standing: ReadonlySet<string>,
): Promise<FoundMissingPath[]> {
  const hits = sql<number>`sum(${missingPaths.hits})`.mapWith(Number);
  const ignored = db
    .select({ path: ignoredPaths.path })
    .from(ignoredPaths)
    .where(and(eq(ignoredPaths.jobBoardId, boardId), eq(ignoredPaths.path, missingPaths.path)));
  const rows = await db
    .select({ path: missingPaths.path, hits, last_hit_on: sql<string>`max(${missingPaths.day})` })
    .from(missingPaths)
    .where(and(eq(missingPaths.jobBoardId, boardId), gte(missingPaths.day, since), notExists(ignored)))
    .groupBy(missingPaths.path)
    .having(sql`sum(${missingPaths.hits}) > 1`)
    .orderBy(desc(hits), missingPaths.path)
    .limit(most);
  const led = await ledOn(
    db,
    boardId,
    rows.map(({ path }) => path),
  );
  return rows.filter(({ path }) => !led.has(path) && !standing.has(path));
}

/** Leaves an address out of the list of a board, or takes it in again. */
export async function ignorePath(
  db: Database,
  boardId: number,
  path: string,
  isIgnored: boolean,
): Promise<void> {
  if (isIgnored) await db.insert(ignoredPaths).values({ jobBoardId: boardId, path }).onConflictDoNothing();
  else
    await db
      .delete(ignoredPaths)
      .where(and(eq(ignoredPaths.jobBoardId, boardId), eq(ignoredPaths.path, path)));
}
