import { type BlockSchemas, coreSchemas } from '@boardwright/blocks-schema';
import { sql } from '../platform/database/drizzle.ts';
import type { Clock } from '../platform/ports/clock.ts';
import { systemClock } from '../platform/ports/clock.ts';
import type { Database } from '../platform/database/connect.ts';
import type { Storage } from '../platform/ports/storage.ts';
import type { Beginning } from './beginning.ts';
import { checkBeginning } from './check-beginning.ts';
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
  /** What whoever runs the server says of its first site; without it the demo's own, or one without a name. */
  readonly beginning?: Beginning | undefined;
  readonly clock?: Clock;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Fills a database that has no site yet, and leaves any other alone.
 * @returns how many jobs were written; undefined when there was something already
 * @throws BeginningError
 */
export async function seedIfEmpty(
  {
    db,
    storage,
    schemas = coreSchemas,
  }: { readonly db: Database; readonly storage: Storage; readonly schemas?: BlockSchemas },
  { content, clock = systemClock, ...options }: SeedOptions,
): Promise<number | undefined> {
  if (await hasSites(db)) return undefined;
  if (options.beginning) checkBeginning(options.beginning, schemas);
  // Loaded only now: the demo's texts are a second of work that a second start does not need.
  if (content === 'demo') {
    const { seedDemo } = await import('./seed-demo.ts');
    const jobs = await seedDemo({ db, storage, clock, schemas }, options);
    // Until its first vacuum the database plans for empty tables, and reading a new row means writing to its page.
    // Policy: of a big demo on a slow server it may take too long for a statement; the server's own does it then.
    await db.execute(sql`vacuum analyze`).catch(() => {});
    return jobs;
  }
  const { seedEmpty } = await import('./seed-empty.ts');
  await seedEmpty({ db, schemas }, options);
  return 0;
}
