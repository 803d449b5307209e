import type { Transaction } from '../../platform/database/connect.ts';
import { type LocalisedText, segments } from '../../platform/database/schema.ts';
import { slugOf } from '../../platform/slug.ts';
import { nextPlace, type SegmentRow } from './segments.queries.ts';

export interface NewSegment {
  /** Tidied, and nothing wrong with them. */
  readonly names: LocalisedText;
  readonly icon: string | null;
}

/** Words that no segment has yet, for code and addresses. */
export function newKeys(names: readonly string[], taken: Set<string>): string[] {
  return names.map((name) => {
    const start = slugOf(name) || 'category';
    let key = start;
    for (let next = 2; taken.has(key); next += 1) key = `${start}-${next}`;
    taken.add(key);
    return key;
  });
}

/** Adds segments as the last of their group, for one board. */
export async function insertSegments(
  tx: Transaction,
  {
    boardId,
    groupId,
    language,
  }: { readonly boardId: number; readonly groupId: number; readonly language: string },
  added: readonly NewSegment[],
): Promise<SegmentRow[]> {
  if (added.length === 0) return [];
  const known = await tx.select({ key: segments.key }).from(segments);
  const keys = newKeys(
    added.map(({ names }) => names[language] ?? ''),
    new Set(known.map(({ key }) => key)),
  );
  const place = await nextPlace(tx, groupId);
  return tx
    .insert(segments)
    .values(
      added.map(({ names, icon }, at) => ({
        key: keys[at] ?? '',
        segmentGroupId: groupId,
        name: names,
        icon,
        jobBoardIds: [boardId],
        order: place + at,
      })),
    )
    .returning();
}
