import { eq, sql, type PgTable } from '../../platform/database/drizzle.ts';
import { continueNumbering } from '../../platform/database/continue-numbering.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  articles,
  articleSlugs,
  blockPresets,
  blocks,
  blockSettings,
  forwardRules,
  globalBlocks,
  jobBoards,
  landingPages,
  landingPageSlugs,
  mailTexts,
  pageForwards,
  pages,
  pageSettings,
  products,
  sites,
} from '../../platform/database/schema.ts';
import { insertLibrary } from './insert-library.ts';
import { insertCategories } from './insert-categories.ts';
import type { Numbers } from '../renumbered.ts';
import type { SiteCopy } from './site-copy.schema.ts';

/** Rows of one statement: it has room for so many values only. */
const batch = 500;

/** @returns the new rows' numbers, in the order of the rows */
async function insertAll<Table extends PgTable & { readonly id: unknown }>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += batch) {
    const inserted = await tx
      .insert(table)
      .values(rows.slice(start, start + batch))
      .returning({ id: sql<number>`id` });
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch)
    await tx.insert(table).values(rows.slice(start, start + batch));
}

const byNumber = (
  rows: readonly { readonly number: number }[],
  ids: readonly number[],
): Map<number, number> => new Map(rows.map(({ number }, at) => [number, ids[at] ?? 0]));

/** A site that is there without anything in it yet. */
export interface BareSite {
  readonly siteId: number;
  readonly boardId: number;
}

/**
 * Makes a draft with a board of its own, without content and hosts. Of several who start one at once each waits for the
 * one before.
 */
export async function insertBareSite(
  tx: Transaction,
  { site, board }: Pick<SiteCopy, 'site' | 'board'>,
): Promise<BareSite> {
  await tx.execute("select pg_advisory_xact_lock(hashtext('boardwright_sites'))");
  for (const table of ['job_boards', 'sites']) await continueNumbering(tx, table);
  const [made] = await tx
    .insert(jobBoards)
    .values({
      host: '',
      url: '',
      // Unique from the first moment on; the number is known only then.
      slug: crypto.randomUUID(),
      name: site.name,
      jobUrlTemplate: board.job_url_template,
      applyUrlTemplate: board.apply_url_template,
      passwordResetUrlTemplate: board.password_reset_url_template,
      verifyUrlTemplate: board.verify_url_template,
      placeholders: board.placeholders,
      newsletters: board.newsletters.map(({ number, names }) => ({ id: number, names })),
      email: board.email,
    })
    .returning({ id: jobBoards.id });
  const boardId = made?.id ?? 0;
  await tx
    .update(jobBoards)
    .set({ slug: `board-${boardId}` })
    .where(eq(jobBoards.id, boardId));
  const [stored] = await tx
    .insert(sites)
    .values({
      status: 'draft',
      name: site.name,
      jobBoardId: boardId,
      defaultLocale: site.default_language,
      supportedLocales: [...site.languages],
      settings: {},
      oneDesign: site.one_design,
    })
    .returning({ id: sites.id });
  return { siteId: stored?.id ?? 0, boardId };
}

/** The numbers that what refers to them needs: pages come before their blocks, which may lead to any of them. */
export async function insertNamed(
  tx: Transaction,
  { siteId, boardId }: BareSite,
  copy: SiteCopy,
  now: Date,
): Promise<Numbers> {
  const place = { boardId, language: copy.site.default_language, now };
  const segments = await insertCategories(tx, place, copy.categories);
  const productIds = await insertAll(
    tx,
    products,
    copy.products.map((row, order) => ({
      jobBoardId: boardId,
      name: row.name,
      priceCents: row.price_cents,
      active: row.active,
      productType: row.product_type,
      type: row.type,
      purchaseUrl: row.purchase_url,
      benefits: row.benefits,
      duration: row.duration,
      quantity: row.quantity,
      credits: row.credits,
      clickPrice: row.click_price,
      requiresEmailApply: row.requires_email_apply,
      discount: row.discount,
      order,
    })),
  );
  const pageIds = await insertAll(
    tx,
    pages,
    copy.pages.map(({ key, path }, order) => ({ siteId, key, path, order })),
  );
  return {
    segments,
    products: byNumber(copy.products, productIds),
    pages: byNumber(copy.pages, pageIds),
  };
}

async function insertPages(
  tx: Transaction,
  siteId: number,
  { pages: all, blocks: every }: Pick<SiteCopy, 'pages' | 'blocks'>,
  { pages: pageIds }: Numbers,
): Promise<void> {
  const idOf = (number: number): number => pageIds.get(number) ?? 0;
  await insertRows(
    tx,
    pageSettings,
    all.flatMap(({ number, texts }) =>
      Object.entries(texts).map(([locale, settings]) => ({ pageId: idOf(number), locale, settings })),
    ),
  );
  await insertRows(
    tx,
    pageForwards,
    all.flatMap(({ number, former_paths: former }) =>
      former.map(({ locale, path }) => ({ siteId, pageId: idOf(number), locale, path })),
    ),
  );
  const places = new Map(
    all.flatMap(({ number, blocks: own }) =>
      own.map((block, order) => [block, { pageId: idOf(number), order }] as const),
    ),
  );
  const blockIds = byNumber(
    every,
    await insertAll(
      tx,
      blocks,
      every.map(({ number, key, is_shared: isGlobal, custom_styles: customStyles }) => ({
        siteId,
        key,
        isGlobal,
        customStyles,
        pageId: isGlobal ? null : (places.get(number)?.pageId ?? null),
        order: isGlobal ? 0 : (places.get(number)?.order ?? 0),
      })),
    ),
  );
  const shared = new Set(every.filter(({ is_shared: isShared }) => isShared).map(({ number }) => number));
  await insertRows(
    tx,
    globalBlocks,
    all.flatMap(({ number, blocks: own }) =>
      own.flatMap((block, order) =>
        shared.has(block) ? [{ pageId: idOf(number), blockId: blockIds.get(block) ?? 0, order }] : [],
      ),
    ),
  );
  await insertRows(
    tx,
    blockSettings,
    every.flatMap(({ number, settings }) =>
      Object.entries(settings).map(([locale, { version, settings: values }]) => ({
        blockId: blockIds.get(number) ?? 0,
        locale,
        version,
        settings: values,
      })),
    ),
  );
}

type Written = SiteCopy['articles'][number] | SiteCopy['landing_pages'][number];

const publishable = (row: Written, now: Date) => ({
  locale: row.locale,
  active: row.active,
  slug: row.slug,
  title: row.title,
  description: row.description,
  image: row.image,
  publishedAt: row.published_at === null ? null : new Date(row.published_at),
  createdAt: now,
  updatedAt: now,
});

async function insertContent(tx: Transaction, boardId: number, copy: SiteCopy, now: Date): Promise<void> {
  const ofBoard = { jobBoardId: boardId };
  const articleIds = await insertAll(
    tx,
    articles,
    copy.articles.map((row) => ({
      ...publishable(row, now),
      ...ofBoard,
      type: row.type,
      text: row.text,
      thumbnail: row.thumbnail,
      author: row.author,
      category: row.category,
    })),
  );
  await insertRows(
    tx,
    articleSlugs,
    copy.articles.flatMap(({ former_slugs: former }, at) =>
      former.map((slug) => ({ ...ofBoard, articleId: articleIds[at] ?? 0, slug })),
    ),
  );
  const pageIds = await insertAll(
    tx,
    landingPages,
    copy.landing_pages.map((row, order) => ({
      ...publishable(row, now),
      ...ofBoard,
      textAbove: row.text_above,
      textBelow: row.text_below,
      seoTitle: row.seo_title,
      seoDescription: row.seo_description,
      query: row.query,
      order,
    })),
  );
  await insertRows(
    tx,
    landingPageSlugs,
    copy.landing_pages.flatMap(({ former_slugs: former }, at) =>
      former.map((slug) => ({ ...ofBoard, landingPageId: pageIds[at] ?? 0, slug })),
    ),
  );
  await insertRows(
    tx,
    forwardRules,
    copy.redirects.map(({ path, url, status }) => ({ ...ofBoard, path, url, status })),
  );
}

/**
 * Fills a bare site.
 * @param copy with the numbers of {@link insertNamed} wherever it names a row, and the addresses of its pictures here
 */
export async function fillSite(
  tx: Transaction,
  { siteId, boardId }: BareSite,
  copy: SiteCopy,
  numbers: Numbers,
  now: Date,
): Promise<void> {
  const { site } = copy;
  await tx
    .update(sites)
    .set({
      settings: {
        ...site.settings,
        supported_languages: [...site.languages],
        default_language: site.default_language,
      },
      texts: site.texts,
      cookieScripts: site.cookie_scripts,
    })
    .where(eq(sites.id, siteId));
  await insertPages(tx, siteId, copy, numbers);
  await insertRows(
    tx,
    blockPresets,
    copy.presets.map(({ name, key, custom_styles: customStyles, settings }) => ({
      siteId,
      uid: crypto.randomUUID(),
      name,
      key,
      customStyles,
      settings: settings as (typeof blockPresets.$inferInsert)['settings'],
      createdAt: now,
    })),
  );
  await insertRows(
    tx,
    mailTexts,
    copy.mails.map(({ kind, language, texts }) => ({
      siteId,
      kind,
      locale: language,
      texts,
      updatedAt: now,
    })),
  );
  await insertContent(tx, boardId, copy, now);
  await insertLibrary(tx, siteId, copy.library, now);
}
