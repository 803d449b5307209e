import { eq, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { segmentGroups, segments } from '../../platform/database/schema.ts';
import { newKeys } from '../segments/insert-segments.ts';
import type { SiteCopy } from './site-copy.schema.ts';

type Category = SiteCopy['categories'][number];

interface Place {
  readonly boardId: number;
  /** The site's own, in whose words keys are made. */
  readonly language: string;
  readonly now: Date;
}

/** What two categories of one group have in common that are the same to everybody who sees them. */
const sameness = (
  group: string,
  { name, icon, isArchived }: Pick<Category, 'name' | 'icon'> & { readonly isArchived: boolean },
): string =>
  JSON.stringify([group, Object.entries(name).toSorted(([a], [b]) => (a < b ? -1 : 1)), icon, isArchived]);

/** Categories that all boards of this installation have, by what they are to who sees them. */
async function findShared(tx: Transaction): Promise<Map<string, number>> {
  const rows = await tx
    .select({ segment: segments, group: segmentGroups.key })
    .from(segments)
    .innerJoin(segmentGroups, eq(segmentGroups.id, segments.segmentGroupId))
    .where(sql`${segments.jobBoardIds} = '{}'`);
  return new Map(
    rows.map(({ segment, group }) => [
      sameness(group, { name: segment.name, icon: segment.icon, isArchived: segment.archivedAt !== null }),
      segment.id,
    ]),
  );
}

/**
 * Gives a board its categories. One that all boards of the installation have anyway is that one; every other is the
 * board's own.
 * @returns the segment of each category
 */
export async function insertCategories(
  tx: Transaction,
  { boardId, language, now }: Place,
  categories: readonly Category[],
): Promise<Map<number, number>> {
  await tx.execute(sql`lock table ${segments} in share row exclusive mode`);
  const shared = await findShared(tx);
  const found = new Map<number, number>();
  const own = categories.filter((category) => {
    const id = shared.get(sameness(category.group, { ...category, isArchived: category.is_archived }));
    if (id !== undefined) found.set(category.number, id);
    return id === undefined;
  });
  if (own.length === 0) return found;
  const groups = new Map(
    (await tx.select({ id: segmentGroups.id, key: segmentGroups.key }).from(segmentGroups)).map(
      ({ id, key }) => [key, id],
    ),
  );
  const known = await tx.select({ key: segments.key }).from(segments);
  const keys = newKeys(
    own.map(({ name }) => name[language] ?? Object.values(name)[0] ?? ''),
    new Set(known.map(({ key }) => key)),
  );
  for (let start = 0; start < own.length; start += 500) {
    const rows = await tx
      .insert(segments)
      .values(
        own.slice(start, start + 500).map(({ group, name, icon, order, is_archived: isArchived }, at) => ({
          key: keys[start + at] ?? '',
          segmentGroupId: groups.get(group) ?? 0,
          name,
          icon,
          jobBoardIds: [boardId],
          order,
          archivedAt: isArchived ? now : null,
        })),
      )
      .returning({ id: segments.id });
    for (const [at, { id }] of rows.entries()) found.set(own[start + at]?.number ?? 0, id);
  }
  return found;
}
