import type { BlockSchemas } from '@boardwright/blocks-schema';
import { and, asc, eq, getTableColumns, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { blocks, blockSettings, globalBlocks, sites } from '../../platform/database/schema.ts';
import type { Writer } from './builder-context.ts';
import { withOneDesign } from './one-design.ts';
import { keepingRevision } from './page-revisions.ts';

interface Joining {
  readonly schemas: BlockSchemas;
  readonly now: Date;
  /** Called with how many sites are done, of how many. */
  readonly onSite?: ((done: number, sites: number) => void) | undefined;
}

/**
 * Gives every site that was kept before design was one for all languages the default language's design in each of them.
 * A page keeps what it was among its revisions. Sites that are done are not looked at again, and of processes that start
 * at once one does a site.
 */
export async function joinEverySite(db: Database, { now, onSite, schemas }: Joining): Promise<void> {
  const apart = await db
    .select({ id: sites.id })
    .from(sites)
    .where(eq(sites.oneDesign, false))
    .orderBy(asc(sites.id));
  for (const [at, { id }] of apart.entries()) {
    await db.transaction((tx) => joinSite(tx, id, { now, schemas }));
    onSite?.(at + 1, apart.length);
  }
}

async function joinSite(
  tx: Writer,
  siteId: number,
  { now, schemas }: Pick<Joining, 'now' | 'schemas'>,
): Promise<void> {
  const [site] = await tx
    .update(sites)
    .set({ oneDesign: true, version: sql`${sites.version} + 1` })
    .where(and(eq(sites.id, siteId), eq(sites.oneDesign, false)))
    .returning({ own: sites.defaultLocale });
  if (!site) return;
  const changed = await changedRows(tx, siteId, site.own.toUpperCase(), schemas);
  for (const [pageId, rows] of Map.groupBy(changed, (row) => row.pageId)) {
    const write = async (): Promise<void> => {
      for (const { id, settings, version } of rows)
        await tx
          .update(blockSettings)
          .set({
            settings: { ...settings },
            version,
            revision: sql`${blockSettings.revision} + 1`,
            updatedAt: now,
          })
          .where(eq(blockSettings.id, id));
    };
    const save = { tx, siteId, userId: undefined, author: '', now };
    await (pageId === null ? write() : keepingRevision(save, pageId, write));
  }
}

/** The rows of a site that have another design than the default language, as they shall be, with the page they are on. */
async function changedRows(tx: Writer, siteId: number, own: string, schemas: BlockSchemas) {
  const rows = await tx
    .select({ ...getTableColumns(blockSettings), key: blocks.key, pageId: blocks.pageId })
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .where(eq(blocks.siteId, siteId))
    .orderBy(asc(blockSettings.id));
  const places = await tx
    .select({ pageId: globalBlocks.pageId, blockId: globalBlocks.blockId })
    .from(globalBlocks)
    .innerJoin(blocks, eq(blocks.id, globalBlocks.blockId))
    .where(eq(blocks.siteId, siteId))
    .orderBy(asc(globalBlocks.pageId));
  const firstPage = new Map(places.toReversed().map(({ blockId, pageId }) => [blockId, pageId]));
  return [...Map.groupBy(rows, ({ blockId }) => blockId).values()].flatMap((languages) => {
    const stored = Object.fromEntries(languages.map((row) => [row.locale, row]));
    const joined = withOneDesign(schemas[languages[0]?.key ?? ''], stored, own);
    return Object.entries(joined)
      .filter(([locale, row]) => row.settings !== stored[locale]?.settings)
      .map(([, row]) => ({ ...row, pageId: row.pageId ?? firstPage.get(row.blockId) ?? null }));
  });
}
