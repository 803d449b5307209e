import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/ports/clock.ts';
import { systemClock } from '../platform/ports/clock.ts';
import type { Database } from '../platform/database/connect.ts';
import type { Storage } from '../platform/ports/storage.ts';
import type { OnProgress } from './insert-content.ts';
import { hasSites } from './seed-once.ts';

export interface SeedOptions {
  /** The demo, or one draft site and its admin. */
  readonly content: 'demo' | 'empty';
  /** Active jobs of the demo; its own number where none is given. */
  readonly jobs?: number | undefined;
  /** Another number draws another demo. */
  readonly seed?: number | undefined;
  /** Where a host of a site is reached, as 'http://kunstlicht.localhost:3000'. */
  readonly url: (host: string) => string;
  readonly clock?: Clock;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Fills a database that has no site yet, and leaves any other alone.
 * @returns how many jobs were written; undefined when there was something already
 */
export async function seedIfEmpty(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  { content, clock = systemClock, ...options }: SeedOptions,
): Promise<number | undefined> {
  if (await hasSites(db)) return undefined;
  // Loaded only now: the demo's texts are a second of work that a second start does not need.
  if (content === 'demo') {
    const { seedDemo } = await import('./seed-demo.ts');
    const jobs = await seedDemo({ db, storage, clock }, options);
    // Until its first vacuum the database plans for empty tables, and reading a new row means writing to its page.
    // Policy: of a big demo on a slow server it may take too long for a statement; the server's own does it then.
    await db.execute(sql`vacuum analyze`).catch(() => {});
    return jobs;
  }
  const { seedEmpty } = await import('./seed-empty.ts');
  await seedEmpty(db, options.url);
  return 0;
}
