import { and, eq, isNull } from '../platform/database/drizzle.ts';
import { drawingAlts } from '../../seeds/drawings/alt-texts.ts';
import type { Database } from '../platform/database/connect.ts';
import { media } from '../platform/database/schema.ts';

/** Says in the libraries of the demo's sites what its drawings show, in the languages of each. */
export async function describeDrawings(db: Pick<Database, 'update'>): Promise<void> {
  for (const [name, alt] of Object.entries(drawingAlts))
    await db
      .update(media)
      .set({ alt })
      .where(and(eq(media.name, name), isNull(media.fileId)));
}
