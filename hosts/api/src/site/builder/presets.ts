import type { BlockPreset, BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, desc, eq, isNull } from '../../platform/database/drizzle.ts';
import { blockPresets } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Save, Writer } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';

function presentPreset(row: typeof blockPresets.$inferSelect): BlockPreset {
  return {
    id: row.id,
    name: row.name,
    key: row.key,
    settings: { ...row.settings },
    custom_styles: row.customStyles,
    author: row.author,
    created_at: row.createdAt.toISOString(),
  };
}

/** Presets of a site, newest first. A preset is small, and a site has tens. */
export async function findPresets(db: Writer, siteId: number): Promise<BlockPreset[]> {
  const rows = await db
    .select()
    .from(blockPresets)
    .where(and(eq(blockPresets.siteId, siteId), isNull(blockPresets.deletedAt)))
    .orderBy(desc(blockPresets.id))
    .limit(500);
  return rows.map(presentPreset);
}

/** Keeps a block for use elsewhere. Sent twice with one `uid`, it is there once. */
export async function createPreset(
  { tx, siteId, author, now }: Save,
  body: BodyOf<Contract['siteBuilder']['createPreset']>,
): Promise<BlockPreset> {
  await tx
    .insert(blockPresets)
    .values({
      siteId,
      uid: body.uid,
      name: body.name,
      key: body.key,
      settings: body.settings,
      customStyles: body.custom_styles ?? '',
      author,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(blockPresets)
    .where(and(eq(blockPresets.siteId, siteId), eq(blockPresets.uid, body.uid)));
  if (!row) throw new HttpError('notFound');
  return presentPreset(row);
}

/**
 * Calls a preset something else.
 * @throws HttpError `notFound` for another site's; `conflict` where it is not called what the caller read, with what it is called
 */
export async function renamePreset(
  save: Save,
  id: number,
  { name, was }: BodyOf<Contract['siteBuilder']['renamePreset']>,
  locale: Locale,
): Promise<void> {
  const { tx, siteId } = save;
  const [row] = await tx
    .select({ name: blockPresets.name })
    .from(blockPresets)
    .where(and(eq(blockPresets.id, id), eq(blockPresets.siteId, siteId)))
    .for('update');
  if (!row) throw new HttpError('notFound');
  if (was !== undefined && row.name !== was && row.name !== name) {
    const sentence = builderMessage(locale, 'renamedMeanwhile', { theirs: row.name, name });
    throw new HttpError('conflict', { current: { name: row.name }, fields: { name: [sentence] } });
  }
  await changePreset(save, id, { name });
}

/** Renames, deletes or puts back a preset. @throws HttpError `notFound` for another site's */
export async function changePreset(
  { tx, siteId }: Save,
  id: number,
  change: { readonly name: string } | { readonly deletedAt: Date | null },
): Promise<void> {
  const changed = await tx
    .update(blockPresets)
    .set(change)
    .where(and(eq(blockPresets.id, id), eq(blockPresets.siteId, siteId)))
    .returning({ id: blockPresets.id });
  if (changed.length === 0) throw new HttpError('notFound');
}
