import type { BlockSchemas } from '@boardwright/blocks-schema';
import type { Database } from '../../platform/database/connect.ts';
import { segmentGroups } from '../../platform/database/schema.ts';
import type { Around } from './check-site-copy.ts';

/** What this installation has that a file of a site is held against. */
export async function aroundCopies({
  db,
  blockSchemas,
}: {
  readonly db: Pick<Database, 'select'>;
  readonly blockSchemas: BlockSchemas;
}): Promise<Around> {
  const groups = await db.select({ key: segmentGroups.key }).from(segmentGroups);
  return { groups: new Set(groups.map(({ key }) => key)), schemas: blockSchemas };
}
