import { eq } from '../../platform/database/drizzle.ts';
import { feedImports } from '../../platform/database/schema.ts';
import type { FeedRunDeps } from './feed-run-deps.ts';

/** Writes how far a run is, one write at a time and only the newest. */
export function progressOf({ db, goOn }: FeedRunDeps, runId: number) {
  let newest: { progress: number; total: number | null } | undefined;
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (newest) {
      const set = newest;
      newest = undefined;
      await db.update(feedImports).set(set).where(eq(feedImports.id, runId));
    }
    writing = undefined;
  };
  return {
    report(phase: 'reading' | 'writing', done: number, total?: number) {
      goOn();
      newest = { progress: done, total: phase === 'writing' ? (total ?? null) : null };
      // Policy: that nobody sees how far it is stops no import; what is wrong with the database it meets itself.
      writing ??= write().catch(() => undefined);
    },
    last: async () => writing,
  };
}
