import { and, desc, eq, ne } from 'drizzle-orm';
import { pageRevisions } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
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
export async function staleRow(
  save: Save,
  pageId: number | undefined,
  row: { readonly id: number; readonly revision: number },
  current: Readonly<Record<string, unknown>>,
): Promise<ApiError> {
  const by = pageId === undefined ? undefined : await otherHand(save, pageId);
  const { id, revision } = row;
  return new ApiError('conflict', { current: { id, revision, ...current, ...(by && { by }) } });
}
