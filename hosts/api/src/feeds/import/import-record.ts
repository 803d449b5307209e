import { and, eq, ne } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { feedImports } from '../../platform/database/schema.ts';
import type { Counts } from './plan-import.ts';

interface RecordDeps {
  db: Database;
  now: () => Date;
}

/** A line of a run's record: of an item that was rejected, of the run as a whole (no item), or with `times` a note. */
export interface ReportEntry {
  item: string;
  reason: string;
  times?: number;
}

interface Ending {
  /** The source under which it went on. */
  source: string;
  counts: Counts;
  shrunk: boolean;
}

async function rowOf(
  boardId: number,
  source: string,
  { record, address }: { record?: number | undefined; address: string },
  { db, now }: RecordDeps,
): Promise<number> {
  if (record !== undefined) return record;
  const [row] = await db
    .insert(feedImports)
    .values({ jobBoardId: boardId, source, address, startedAt: now() })
    .returning({ id: feedImports.id });
  return row?.id ?? 0;
}

/**
 * Writes down that an import begins, and gives what writes down how it ended.
 * @param asked with `record` it is that row, which waited for it
 */
export async function beginRecord(
  boardId: number,
  source: string,
  asked: { record?: number | undefined; address: string },
  deps: RecordDeps,
) {
  const { db, now } = deps;
  const id = await rowOf(boardId, source, asked, deps);
  // Only one process at a time has a feed in hand as far as its record goes: what still runs has been stopped.
  await db
    .update(feedImports)
    .set({ state: 'failed', finishedAt: now() })
    .where(and(eq(feedImports.source, source), eq(feedImports.state, 'running'), ne(feedImports.id, id)));
  return {
    async end(
      state: 'done' | 'refused' | 'failed',
      ending: Ending | undefined,
      report: readonly ReportEntry[],
    ) {
      const done = state === 'done' ? ending?.counts : undefined;
      await db
        .update(feedImports)
        .set({
          state,
          source: ending?.source ?? source,
          shrunk: ending?.shrunk ?? false,
          ...done,
          report,
          finishedAt: now(),
        })
        .where(eq(feedImports.id, id));
    },
  };
}
