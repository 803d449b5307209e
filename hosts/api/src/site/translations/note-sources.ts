import { fromWire } from '@boardwright/blocks-schema';
import { and, eq, sql } from '../../platform/database/drizzle.ts';
import {
  blockSettings,
  pageSettings,
  sites,
  type Json,
  type SourceMark,
} from '../../platform/database/schema.ts';
import type { Save } from '../builder/builder-context.ts';
import { leavesOf, marksAfter } from './source-marks.ts';

/** Settings of a language that are saved, with those that were there. */
export interface SavedTexts {
  readonly locale: string;
  readonly was: { readonly settings: Json; readonly sources: readonly SourceMark[] } | undefined;
  readonly now: Json;
}

/** What a block says in the site's own language, and which that is. */
export async function sourceOfBlock({ tx, siteId }: Pick<Save, 'tx' | 'siteId'>, blockId: number) {
  const own = sql`upper(${sites.defaultLocale})`;
  const [row] = await tx
    .select({ from: sql<string>`${own}`, settings: blockSettings.settings })
    .from(sites)
    .leftJoin(blockSettings, and(eq(blockSettings.blockId, blockId), eq(blockSettings.locale, own)))
    .where(eq(sites.id, siteId));
  return { from: row?.from ?? '', settings: row?.settings ?? {} };
}

/** The same of what a page says of itself. */
async function sourceOfPage({ tx, siteId }: Pick<Save, 'tx' | 'siteId'>, pageId: number) {
  const own = sql`upper(${sites.defaultLocale})`;
  const [row] = await tx
    .select({ from: sql<string>`${own}`, settings: pageSettings.settings })
    .from(sites)
    .leftJoin(pageSettings, and(eq(pageSettings.pageId, pageId), eq(pageSettings.locale, own)))
    .where(eq(sites.id, siteId));
  return { from: row?.from ?? '', settings: row?.settings ?? {} };
}

function sourcesAfter(
  { locale, was, now }: SavedTexts,
  source: { readonly from: string; readonly settings: Json },
  texts: (settings: Json) => Readonly<Record<string, unknown>>,
): SourceMark[] {
  const before = was?.sources ?? [];
  if (locale === source.from) return [...before];
  return [
    ...marksAfter(before, {
      was: leavesOf(texts(was?.settings ?? {})),
      now: leavesOf(texts(now)),
      source: leavesOf(texts(source.settings)),
      from: source.from,
    }),
  ];
}

/** What the words of a block in a language are written from, after they are saved. */
export async function sourcesOfBlock(
  save: Pick<Save, 'tx' | 'siteId'>,
  block: { readonly id: number; readonly key: string },
  saved: SavedTexts,
): Promise<SourceMark[]> {
  return sourcesAfter(saved, await sourceOfBlock(save, block.id), (settings) =>
    fromWire(block.key, settings),
  );
}

/** What a page says of itself in a language is written from, after it is saved. */
export async function sourcesOfPage(
  save: Pick<Save, 'tx' | 'siteId'>,
  pageId: number,
  saved: SavedTexts,
): Promise<SourceMark[]> {
  return sourcesAfter(saved, await sourceOfPage(save, pageId), (settings) => settings);
}
