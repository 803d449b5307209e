import { eq, inArray } from '../../platform/database/drizzle.ts';
import type { RunRow } from '../endpoints/feeds.queries.ts';
import type { Database } from '../../platform/database/connect.ts';
import { feedImportItems, feedImports } from '../../platform/database/schema.ts';
import type { ImportEvent } from '../import/import-report.ts';

/** Items of a dry run that are kept to be read; its counts are of all. */
const mostItems = 5000;
const batch = 500;

/** Stores what a dry run reports, item by item, in the place of what an earlier one of the feed reported. */
export async function storeDryRun(db: Database, run: RunRow) {
  const ofFeed = db
    .select({ id: feedImports.id })
    .from(feedImports)
    .where(eq(feedImports.feedId, run.feedId ?? 0));
  await db.delete(feedImportItems).where(inArray(feedImportItems.importId, ofFeed));
  const items: (typeof feedImportItems.$inferInsert)[] = [];
  return {
    add({ action, number, reference, title, why, changes, notes }: ImportEvent) {
      if (items.length >= mostItems) return;
      items.push({
        importId: run.id,
        action,
        number: number ?? null,
        reference: reference?.slice(0, 250) ?? null,
        title: title?.slice(0, 200) ?? null,
        details: action === 'rejected' ? (why?.split('; ') ?? []) : [...(notes ?? [])],
        changes: changes ?? [],
      });
    },
    async end() {
      for (let at = 0; at < items.length; at += batch)
        await db.insert(feedImportItems).values(items.slice(at, at + batch));
    },
  };
}
