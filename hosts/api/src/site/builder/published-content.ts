import { eq, type SQL, sql } from '../../platform/database/drizzle.ts';
import {
  type Appearance,
  appearanceOf,
  changedAppearance,
  publishedAppearanceOf,
} from '../../platform/appearance.ts';
import { type Json, type LocalisedText, sites } from '../../platform/database/schema.ts';
import type { Writer } from './builder-context.ts';

interface PublishedTexts {
  /** Upper case. */
  readonly locale: string;
  readonly settings: Json;
}

/** A page as it goes to visitors: its texts, and where shared blocks stand among its own. */
export interface PageContent {
  readonly page_id: number;
  readonly key: string;
  readonly path: LocalisedText;
  readonly texts: readonly PublishedTexts[];
  readonly placed: readonly { readonly block_id: number; readonly order: number }[];
}

/** A block as it goes to visitors, with its page; without one, shared by pages. */
export interface BlockContent {
  readonly block_id: number;
  readonly page_id: number | null;
  readonly key: string;
  readonly order: number;
  readonly custom_styles: string | null;
  readonly texts: readonly (PublishedTexts & { readonly version: number; readonly settings_id: number })[];
}

/** Pages and blocks as they were at some moment: what is published at once, or when its time has come. */
export interface PublishedContent {
  readonly pages: readonly PageContent[];
  readonly blocks: readonly BlockContent[];
  /** Shared blocks that change for visitors, on every page that shows them; others go along only where nobody has them. */
  readonly changing: readonly number[];
  /** How the site looks to visitors from then on; undefined where that stays. */
  readonly appearance?: Appearance | undefined;
}

/** What of a site is meant, beside its pages. */
export interface PublishedParts {
  /** Numbers of shared blocks. */
  readonly changing: readonly number[];
  /** Its appearance too. */
  readonly appearance: boolean;
}

const numbers = (ids: readonly number[]) => sql`${sql.param([...ids])}::integer[]`;
const jsonOf = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Where pages and blocks are read: what the editor has, or what visitors have. */
interface Place {
  /** Pages, with `id`, `key` and `path`. */
  readonly wanted: SQL;
  /** The table of their texts, by `page_id`. */
  readonly texts: SQL;
  /** Where shared blocks stand on pages that are `wanted`: `page_id`, `block_id`, `order`. */
  readonly places: SQL;
  /** Blocks of the site, each with a `row` of its own. */
  readonly blocks: SQL;
  /** Their texts, by `row`. */
  readonly settings: SQL;
}

async function readContent(
  tx: Writer,
  { wanted, texts, places, blocks, settings }: Place,
  changing: readonly number[],
): Promise<Omit<PublishedContent, 'appearance'>> {
  const { rows } = await tx.execute<{ pages: PageContent[]; blocks: BlockContent[] }>(sql`
    with wanted as (${wanted}), places as (${places})
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
        'page_id', page.id, 'key', page.key, 'path', page.path,
        'texts', (select coalesce(jsonb_agg(jsonb_build_object('locale', own.locale, 'settings', own.settings)), '[]')
          from ${texts} as own where own.page_id = page.id),
        'placed', (select coalesce(jsonb_agg(jsonb_build_object('block_id', block_id, 'order', "order")), '[]')
          from places where places.page_id = page.id))), '[]') from wanted as page) as pages,
      (select coalesce(jsonb_agg(jsonb_build_object(
        'block_id', block.block_id, 'page_id', block.page_id, 'key', block.key, 'order', block."order",
        'custom_styles', block.custom_styles,
        'texts', (select coalesce(jsonb_agg(jsonb_build_object('locale', own.locale, 'settings', own.settings,
            'version', own.version, 'settings_id', own.settings_id)), '[]')
          from (${settings}) as own where own."row" = block."row"))), '[]')
        from (${blocks}) as block
        where block.page_id in (select id from wanted)
          or block.page_id is null and (block.block_id = any (${numbers(changing)})
            or block.block_id in (select block_id from places))) as blocks`);
  return { pages: rows[0]?.pages ?? [], blocks: rows[0]?.blocks ?? [], changing };
}

async function readAppearance(tx: Writer, siteId: number, read: (site: SiteRow) => Appearance) {
  const [site] = await tx.select().from(sites).where(eq(sites.id, siteId));
  return site && read(site);
}

/**
 * Pages with their blocks as the editor has them now.
 * @param pages numbers of pages of the site; what is deleted is left out
 */
export const readEditedContent = async (
  tx: Writer,
  siteId: number,
  pages: readonly number[],
  { changing, appearance }: PublishedParts,
): Promise<PublishedContent> => ({
  ...(appearance && { appearance: await readAppearance(tx, siteId, appearanceOf) }),
  ...(await readContent(
    tx,
    {
      wanted: sql`select id, key, path from pages
        where site_id = ${siteId} and deleted_at is null and id = any (${numbers(pages)})`,
      texts: sql`page_settings`,
      places: sql`select placed.page_id, placed.block_id, placed."order"
        from global_blocks as placed join wanted on wanted.id = placed.page_id
          join blocks as block on block.id = placed.block_id and block.deleted_at is null`,
      blocks: sql`select id as "row", id as block_id, page_id, key, "order", custom_styles from blocks
        where site_id = ${siteId} and deleted_at is null`,
      settings: sql`select block_id as "row", locale, settings, version, id as settings_id from block_settings`,
    },
    changing,
  )),
});

/** Pages with their blocks as visitors have them now. */
export const readLiveContent = async (
  tx: Writer,
  siteId: number,
  pages: readonly number[],
  { changing, appearance }: PublishedParts,
): Promise<PublishedContent> => ({
  ...(appearance && { appearance: await readAppearance(tx, siteId, publishedAppearanceOf) }),
  ...(await readContent(
    tx,
    {
      wanted: sql`select page_id as id, key, path from published_pages
        where site_id = ${siteId} and page_id = any (${numbers(pages)})`,
      texts: sql`published_page_settings`,
      places: sql`select placed.page_id, placed.block_id, placed."order"
        from published_global_blocks as placed join wanted on wanted.id = placed.page_id`,
      blocks: sql`select id as "row", block_id, page_id, key, "order", custom_styles from published_blocks
        where site_id = ${siteId}`,
      settings: sql`select published_block_id as "row", locale, settings, version, settings_id
        from published_block_settings`,
    },
    changing,
  )),
});

/** Gives visitors an appearance of the site. @param appearance null for the one that is saved */
export async function storeAppearance(
  { tx, siteId }: { readonly tx: Writer; readonly siteId: number },
  appearance: Appearance | null,
): Promise<void> {
  const saved = appearance && (await readAppearance(tx, siteId, appearanceOf));
  const waits = saved && changedAppearance(appearance, saved).length > 0;
  await tx
    .update(sites)
    .set({ publishedAppearance: waits ? appearance : null })
    .where(eq(sites.id, siteId));
}

type SiteRow = typeof sites.$inferSelect;

/** Who publishes, and when. */
export interface PublishedBy {
  readonly siteId: number;
  /** Undefined for what stood there when publishing by hand began. */
  readonly userId: number | undefined;
  readonly author: string;
  readonly now: Date;
}

/**
 * Gives visitors pages with their blocks, each page replaced whole. A shared block that they have not seen yet goes along;
 * one that they know only where it is `changing`. What was deleted for good meanwhile is left out.
 */
export async function storeContent(
  tx: Writer,
  { siteId, userId, author, now }: PublishedBy,
  content: PublishedContent,
): Promise<void> {
  const ids = numbers(content.pages.map(({ page_id: id }) => id));
  const given = jsonOf(content.pages);
  // Its texts, blocks and places go with it.
  await tx.execute(sql`delete from published_pages where site_id = ${siteId} and page_id = any (${ids})`);
  await tx.execute(sql`
    insert into published_pages (page_id, site_id, key, path, user_id, author, published_at)
    select given.page_id, ${siteId}::integer, given.key, given.path, ${userId ?? null}::integer, ${author}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${given}) as given (page_id integer, key text, path jsonb)
      join pages as page on page.id = given.page_id and page.site_id = ${siteId}`);
  await tx.execute(sql`
    insert into published_page_settings (page_id, locale, settings)
    select page.page_id, own.locale, own.settings
    from jsonb_to_recordset(${given}) as given (page_id integer, texts jsonb)
      join published_pages as page on page.page_id = given.page_id
      cross join lateral jsonb_to_recordset(given.texts) as own (locale text, settings jsonb)`);
  await tx.execute(sql`
    insert into published_global_blocks (page_id, block_id, "order")
    select page.page_id, placed.block_id, placed."order"
    from jsonb_to_recordset(${given}) as given (page_id integer, placed jsonb)
      join published_pages as page on page.page_id = given.page_id
      cross join lateral jsonb_to_recordset(given.placed) as placed (block_id integer, "order" integer)
      join blocks as block on block.id = placed.block_id and block.site_id = ${siteId}`);
  await storeBlocks(
    tx,
    siteId,
    content.blocks.filter(({ page_id: page }) => page !== null),
  );
  // One that is no shared block any more stays for visitors as it was, on every other page.
  const shared = content.blocks.filter(({ page_id: page }) => page === null);
  const changing = content.changing.filter((id) => shared.some(({ block_id: block }) => block === id));
  await tx.execute(sql`
    delete from published_blocks
    where site_id = ${siteId} and page_id is null and block_id = any (${numbers(changing)})`);
  await dropUnplaced(tx, siteId);
  await storeBlocks(tx, siteId, shared);
  if (content.appearance) await storeAppearance({ tx, siteId }, content.appearance);
}

/** A shared block that stands on no page of visitors is none of theirs: what they see of it next is as it is then. */
export async function dropUnplaced(tx: Writer, siteId: number): Promise<void> {
  await tx.execute(sql`
    delete from published_blocks as published
    where published.site_id = ${siteId} and published.page_id is null
      and not exists (select 1 from published_global_blocks as placed where placed.block_id = published.block_id)`);
}

/** Blocks of published pages, and shared ones that stand on one and are not published yet, with their settings. */
async function storeBlocks(tx: Writer, siteId: number, blocks: readonly BlockContent[]): Promise<void> {
  if (blocks.length === 0) return;
  const given = jsonOf(blocks);
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${given}) as given
        (block_id integer, page_id integer, key text, "order" integer, custom_styles text, texts jsonb)),
    stored as (
      insert into published_blocks (block_id, page_id, site_id, key, "order", custom_styles)
      select given.block_id, given.page_id, ${siteId}::integer, given.key, given."order", given.custom_styles
      from given join blocks as block on block.id = given.block_id and block.site_id = ${siteId}
      where case when given.page_id is null
        then exists (select 1 from published_global_blocks as placed where placed.block_id = given.block_id)
          and not exists (select 1 from published_blocks as published
            where published.block_id = given.block_id and published.page_id is null)
        else exists (select 1 from published_pages as page where page.page_id = given.page_id) end
      returning id, block_id, page_id)
    insert into published_block_settings (published_block_id, locale, settings, version, settings_id)
    select stored.id, own.locale, own.settings, own.version, own.settings_id
    from stored join given on given.block_id = stored.block_id and given.page_id is not distinct from stored.page_id
      cross join lateral jsonb_to_recordset(given.texts)
        as own (locale text, settings jsonb, version integer, settings_id integer)`);
}

/** Pages that are read and written at once: a site has hundreds, each with the words of every language. */
const atOnce = 50;

/** Gives visitors pages as the editor has them now, with the shared blocks that are named. */
export async function storePublished(
  tx: Writer,
  by: PublishedBy,
  pages: readonly number[],
  { changing, appearance }: PublishedParts,
): Promise<void> {
  if (appearance) await storeAppearance({ tx, siteId: by.siteId }, null);
  for (let from = 0; from < pages.length; from += atOnce)
    await storeContent(
      tx,
      by,
      await readEditedContent(tx, by.siteId, pages.slice(from, from + atOnce), {
        changing,
        appearance: false,
      }),
    );
}
