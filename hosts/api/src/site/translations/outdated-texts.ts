import type { BodyOf, Contract, OutdatedText } from '@boardwright/api-client/contract';
import { fromWire } from '@boardwright/blocks-schema';
import { and, eq, isNull, or, sql } from '../../platform/database/drizzle.ts';
import {
  blocks,
  blockSettings,
  pages,
  pageSettings,
  sites,
  type Json,
  type SourceMark,
} from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { blockOfSite, pageOfSite, type Save, type Writer } from '../builder/builder-context.ts';
import { leavesOf, marksWith, outdatedIn } from './source-marks.ts';

interface Row {
  readonly owner: number;
  readonly locale: string;
  readonly settings: Json;
  readonly sources: readonly SourceMark[];
}

function outdatedOf(rows: readonly Row[], from: string, texts: (row: Row) => object) {
  const byOwner = Map.groupBy(rows, ({ owner }) => owner);
  return [...byOwner].flatMap(([owner, those]) => {
    const own = those.find(({ locale }) => locale === from);
    if (!own) return [];
    const source = leavesOf(texts(own) as Json);
    return those
      .filter(({ locale, sources }) => locale !== from && sources.length > 0)
      .flatMap((row) =>
        outdatedIn(row.sources, { now: leavesOf(texts(row) as Json), source, from }).map((text) => ({
          owner,
          locale: row.locale,
          ...text,
        })),
      );
  });
}

/** Translations of a site whose source was changed after they were written. */
export async function findOutdatedTexts(db: Writer, siteId: number): Promise<OutdatedText[]> {
  const [site] = await db.select({ own: sites.defaultLocale }).from(sites).where(eq(sites.id, siteId));
  if (!site) throw new HttpError('notFound');
  const from = site.own.toUpperCase();
  const inBlocks = await db
    .select({
      owner: blocks.id,
      key: blocks.key,
      locale: blockSettings.locale,
      settings: blockSettings.settings,
      sources: blockSettings.sources,
    })
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .where(
      and(
        eq(blocks.siteId, siteId),
        isNull(blocks.deletedAt),
        or(eq(blockSettings.locale, from), sql`${blockSettings.sources} <> '[]'::jsonb`),
      ),
    );
  const ofPages = await db
    .select({
      owner: pages.id,
      locale: pageSettings.locale,
      settings: pageSettings.settings,
      sources: pageSettings.sources,
    })
    .from(pageSettings)
    .innerJoin(pages, eq(pages.id, pageSettings.pageId))
    .where(and(eq(pages.siteId, siteId), isNull(pages.deletedAt)));
  const keys = new Map(inBlocks.map(({ owner, key }) => [owner, key]));
  const words = ({ owner, settings }: Row) => fromWire(keys.get(owner) ?? '', settings);
  return [
    ...outdatedOf(inBlocks, from, words).map(({ owner, ...text }) => ({
      block_id: owner,
      page_id: null,
      ...text,
    })),
    ...outdatedOf(ofPages, from, ({ settings }) => settings).map(({ owner, ...text }) => ({
      block_id: null,
      page_id: owner,
      ...text,
    })),
  ];
}

/**
 * Notes that a translation is right for its source.
 * @throws HttpError `notFound` for what is not of this site, or has no words in that language
 */
export async function confirmTranslation(
  save: Save,
  body: BodyOf<Contract['siteBuilder']['confirmTranslation']>,
): Promise<void> {
  const { tx, siteId } = save;
  const [site] = await tx.select({ own: sites.defaultLocale }).from(sites).where(eq(sites.id, siteId));
  const { block_id: blockId, page_id: pageId, locale, path, text, source } = body;
  const mark = { path, text, source, from: site?.own.toUpperCase() ?? '' };
  if (blockId !== undefined) {
    await blockOfSite(save, blockId);
    const there = and(eq(blockSettings.blockId, blockId), eq(blockSettings.locale, locale));
    const [row] = await tx.select({ sources: blockSettings.sources }).from(blockSettings).where(there);
    if (!row) throw new HttpError('notFound');
    await tx
      .update(blockSettings)
      .set({ sources: [...marksWith(row.sources, mark)] })
      .where(there);
    return;
  }
  if (pageId === undefined) throw new HttpError('notFound');
  await pageOfSite(save, pageId);
  const there = and(eq(pageSettings.pageId, pageId), eq(pageSettings.locale, locale));
  const [row] = await tx.select({ sources: pageSettings.sources }).from(pageSettings).where(there);
  if (!row) throw new HttpError('notFound');
  await tx
    .update(pageSettings)
    .set({ sources: [...marksWith(row.sources, mark)] })
    .where(there);
}
