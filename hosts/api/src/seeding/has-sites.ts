import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { sites } from '../database/schema.ts';

/** Whether a database has a site already: then nothing is seeded. */
export async function hasSites(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ one: sql<number>`1` })
    .from(sites)
    .limit(1);
  return row !== undefined;
}
