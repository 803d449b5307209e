import { and, desc, eq, ne } from '../../platform/database/drizzle.ts';
import { pageRevisions } from '../../platform/database/schema.ts';
import { isSameJson } from '../../platform/database/same-json.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Save } from './builder-context.ts';

/** Who else worked on a page last, and when; undefined when nobody did. */
async function otherHand({ tx, userId }: Save, pageId: number) {
  const [last] = await tx
    .select({ name: pageRevisions.author, at: pageRevisions.createdAt })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), ne(pageRevisions.userId, userId)))
    .orderBy(desc(pageRevisions.id))
    .limit(1);
  return last && { name: last.name, at: last.at.toISOString() };
}

/**
 * The refusal of a save that was made on an older copy: it brings what there is now, so that both can be compared, and
 * whose it is where that is known.
 * @param pageId the page it is on; undefined for what belongs to no page
 */
async function staleRow(
  save: Save,
  pageId: number | undefined,
  row: { readonly id: number; readonly revision: number },
  current: Readonly<Record<string, unknown>>,
): Promise<HttpError> {
  const by = pageId === undefined ? undefined : await otherHand(save, pageId);
  const { id, revision } = row;
  return new HttpError('conflict', { current: { id, revision, ...current, ...(by && { by }) } });
}

/**
 * What is sent without a revision: to a row by its number it overwrites (specification §7 sends none); a new row is
 * written by who knows of none, and finds one that a colleague made.
 */
export const unread = (id: number | undefined): number | undefined => (id === undefined ? 0 : undefined);

interface Written {
  /** The row's page; undefined for what belongs to no page. */
  readonly pageId: number | undefined;
  /** The revision the sender had read; undefined overwrites whatever there is, as the calls of specification §7 do. */
  readonly read: number | undefined;
  readonly current: Readonly<Record<string, unknown>>;
  /** What would be written, by the names of `current`; undefined leaves as it is. Without it: the row is taken away. */
  readonly next?: Readonly<Record<string, unknown>>;
}

/**
 * Holds a save against the row it changes. Sent once more after its answer was lost, what it says is there already, and
 * that is no conflict.
 * @throws HttpError `conflict` with what there is now, when the row was saved since it was read
 */
export async function expectUnchanged(
  save: Save,
  row: { readonly id: number; readonly revision: number },
  { pageId, read, current, next }: Written,
): Promise<void> {
  if (read === undefined || read === row.revision) return;
  const isThere =
    next !== undefined &&
    Object.entries(next).every(([name, value]) => value === undefined || isSameJson(value, current[name]));
  if (!isThere) throw await staleRow(save, pageId, row, current);
}
