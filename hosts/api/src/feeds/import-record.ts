import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { feedImports } from '../database/schema.ts';
import type { Counts } from './plan-import.ts';

interface RecordDeps {
  db: Database;
  now: () => Date;
}

/** Writes down that an import begins, and gives what writes down how it ended. */
export async function beginRecord(boardId: number, source: string, address: string, { db, now }: RecordDeps) {
  // Only one process at a time has a feed in hand as far as its record goes: what still runs has been stopped.
  await db
    .update(feedImports)
    .set({ state: 'failed', finishedAt: now() })
    .where(and(eq(feedImports.source, source), eq(feedImports.state, 'running')));
  const [row] = await db
    .insert(feedImports)
    .values({ jobBoardId: boardId, source, address, startedAt: now() })
    .returning({ id: feedImports.id });
  return {
    async end(
      state: 'done' | 'refused' | 'failed',
      actual: string | undefined,
      counts: Counts | undefined,
      report: readonly { item: string; reason: string }[],
    ) {
      const done = state === 'done' ? counts : undefined;
      await db
        .update(feedImports)
        .set({ state, source: actual ?? source, ...done, report, finishedAt: now() })
        .where(eq(feedImports.id, row?.id ?? 0));
    },
  };
}
