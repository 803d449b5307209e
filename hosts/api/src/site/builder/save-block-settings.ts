import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { type BlockSchema, filledSettings, fromWire, partsOfPath } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { and, eq, sql } from '../../platform/database/drizzle.ts';
import type { Json } from '../../platform/database/schema.ts';
import { blockSettings, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { blockOfSite, type Save } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import { expectNotTested } from '../experiments/running-experiments.queries.ts';
import { joinOthers, type SettingsRow } from './one-design.ts';
import { pageOfBlock } from './page-revisions.ts';
import { sourcesOfBlock } from '../translations/note-sources.ts';
import { expectUnchanged, unread } from './stale-row.ts';

/**
 * Settings that are written by this release must fit its schema, their defaults filled in, as a page reads them; names it
 * does not know are kept as they are, and so is everything of a block it does not know.
 * @param schema of the block; undefined for one that is not known
 * @throws HttpError `validation` with the sentence under the setting's name
 */
export function checkSettings(
  schema: BlockSchema | undefined,
  wire: Json,
  version: number,
  locale: Locale,
): void {
  if (!schema || version !== schema.version) return;
  const problems = problemsOf(schema.settings, filledSettings(schema, fromWire(schema.key, wire)));
  if (problems.length === 0) return;
  const sentence = builderMessage(locale, 'settingWrong');
  throw new HttpError('validation', {
    // What no setting alone can put right is said of all of them.
    fields: Object.fromEntries(
      problems.map(({ path }) => [partsOfPath(path).join('.') || 'settings', [sentence]]),
    ),
  });
}

/** What a language without settings of its own shows: those of the site's own language. */
async function followed({ tx, siteId }: Save, blockId: number) {
  const [row] = await tx
    .select({ settings: blockSettings.settings, version: blockSettings.version })
    .from(blockSettings)
    .innerJoin(sites, eq(sites.id, siteId))
    .where(
      and(eq(blockSettings.blockId, blockId), eq(blockSettings.locale, sql`upper(${sites.defaultLocale})`)),
    );
  return row;
}

/**
 * Writes settings of a block in a language, and their design in its others.
 * @returns the row, and those of the other languages that changed
 * @throws HttpError `conflict` with those of now, `validation`, `blockDeleted`, `blockTested`
 */
export async function saveBlockSettings(
  save: Save,
  id: number | undefined,
  body: BodyOf<Contract['siteBuilder']['updateBlockSettings']>,
  locale: Locale,
): Promise<{ id: number; revision: number; others: Record<string, SettingsRow> }> {
  const { tx, now: updatedAt } = save;
  const block = await blockOfSite(save, body.block_id);
  await expectNotTested(save, block.id);
  const [row] = await tx
    .select()
    .from(blockSettings)
    .where(and(eq(blockSettings.blockId, block.id), eq(blockSettings.locale, body.locale)));
  checkSettings(save.schemas[block.key], body.settings, body.version, locale);
  if (id !== undefined && row?.id !== id) throw new HttpError('notFound');
  if (row)
    await expectUnchanged(save, row, {
      pageId: await pageOfBlock(tx, block),
      read: body.revision ?? unread(id),
      current: { settings: row.settings, version: row.version },
      next: { settings: body.settings, version: body.version },
    });
  const { settings, version } = body;
  const was = body.in_place ? undefined : (row ?? (await followed(save, block.id)));
  const sources = await sourcesOfBlock(save, block, { locale: body.locale, was: row, now: settings });
  const [stored] = await tx
    .insert(blockSettings)
    .values({ blockId: block.id, locale: body.locale, settings, sources, version, updatedAt })
    .onConflictDoUpdate({
      target: [blockSettings.blockId, blockSettings.locale],
      set: { settings, sources, version, revision: sql`${blockSettings.revision} + 1`, updatedAt },
    })
    .returning({ id: blockSettings.id, revision: blockSettings.revision });
  const others = await joinOthers(save, block, body.locale, { now: { settings, version }, was });
  return { id: stored?.id ?? 0, revision: stored?.revision ?? 1, others };
}
