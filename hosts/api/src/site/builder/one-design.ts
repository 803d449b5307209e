import {
  type BlockSchema,
  joinStored,
  type StoredChange,
  type StoredSettings,
} from '@boardwright/blocks-schema';
import { and, eq, ne, sql } from '../../platform/database/drizzle.ts';
import { blockSettings } from '../../platform/database/schema.ts';
import type { Save } from './builder-context.ts';

/** What a block has stored in a language. */
export interface SettingsRow extends StoredSettings {
  readonly id: number;
  readonly revision: number;
}

/**
 * A block's settings by language, all with the design of one of them: the named one's, where it has settings, else the
 * first one's. Those of a block that is not known stay as they are.
 * @param schema of the block; undefined for one that is not known
 * @param own as the languages are named
 */
export function withOneDesign<Stored extends StoredSettings>(
  schema: BlockSchema | undefined,
  rows: Readonly<Record<string, Stored>>,
  own: string,
): Readonly<Record<string, Stored>> {
  const now = rows[own] ?? Object.values(rows)[0];
  if (!schema || !now) return rows;
  return Object.fromEntries(
    Object.entries(rows).map(([locale, row]) => [
      locale,
      row === now ? row : { ...row, ...joinStored(schema, { now }, row) },
    ]),
  );
}

/**
 * Writes the design of what was written in a language to a block's other languages.
 * @param change what that language has now, and had before
 * @returns the rows that changed, by language
 */
export async function joinOthers(
  { tx, now: updatedAt, schemas }: Save,
  block: { readonly id: number; readonly key: string },
  locale: string,
  change: StoredChange,
): Promise<Record<string, SettingsRow>> {
  const schema = schemas[block.key];
  if (!schema) return {};
  const others = await tx
    .select()
    .from(blockSettings)
    .where(and(eq(blockSettings.blockId, block.id), ne(blockSettings.locale, locale)));
  const changed: Record<string, SettingsRow> = {};
  for (const row of others) {
    const joined = joinStored(schema, change, row);
    if (!joined) continue;
    const { settings, version } = joined;
    await tx
      .update(blockSettings)
      .set({ settings: { ...settings }, version, revision: sql`${blockSettings.revision} + 1`, updatedAt })
      .where(eq(blockSettings.id, row.id));
    changed[row.locale] = { id: row.id, revision: row.revision + 1, settings: { ...settings }, version };
  }
  return changed;
}
