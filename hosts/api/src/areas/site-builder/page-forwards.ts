import type { PageForward } from '@boardwright/api-client/contract';
import { pageKindOf } from '@boardwright/blocks-schema';
import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { pageForwards, pages, sites } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Save } from './builder-context.ts';

type Paths = Readonly<Record<string, string>>;
interface Languages {
  readonly defaultLocale: string;
  readonly supportedLocales: readonly string[];
}

/** Former paths kept of a page, the newest of them. */
const most = 200;
/** Milliseconds a path must have stood before it is worth remembering when the page goes back to the one before. */
const worthKeeping = 24 * 3_600_000;

/**
 * Remembers the paths a page leaves, so that links to them lead to it. A path the page comes back to is forgotten; so is
 * the one it leaves then, unless it stood for a day: taking a change back leaves nothing behind.
 */
export async function rememberPaths(
  { tx, siteId, now }: Save,
  page: { readonly id: number; readonly path: Paths },
  next: Paths,
): Promise<void> {
  for (const [locale, path] of Object.entries(next)) {
    const left = page.path[locale];
    if (left === path) continue;
    const [back] = await tx
      .delete(pageForwards)
      .where(
        and(
          eq(pageForwards.siteId, siteId),
          eq(pageForwards.pageId, page.id),
          eq(pageForwards.locale, locale),
          eq(pageForwards.path, path),
        ),
      )
      .returning({ createdAt: pageForwards.createdAt });
    const isTakenBack = back && now.getTime() - back.createdAt.getTime() < worthKeeping;
    if (!left || isTakenBack) continue;
    await tx
      .insert(pageForwards)
      .values({ siteId, pageId: page.id, locale, path: left, createdAt: now })
      .onConflictDoUpdate({
        target: [pageForwards.siteId, pageForwards.locale, pageForwards.path],
        set: { pageId: page.id, createdAt: now },
      });
  }
  await forgetOldest(tx, page.id);
}

async function forgetOldest(tx: Save['tx'], pageId: number): Promise<void> {
  const [oldest] = await tx
    .select({ id: pageForwards.id })
    .from(pageForwards)
    .where(eq(pageForwards.pageId, pageId))
    .orderBy(desc(pageForwards.id))
    .offset(most)
    .limit(1);
  if (oldest)
    await tx
      .delete(pageForwards)
      .where(and(eq(pageForwards.pageId, pageId), lte(pageForwards.id, oldest.id)));
}

/** The path of an address with its language before it, as `/en/about`. */
function addressOf({ defaultLocale }: Languages, locale: string, path: string): string {
  return `${locale === defaultLocale ? '' : `/${locale}`}/${path}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray '%': no page ever had such a path.
    return segment;
  }
}

const livePages = (siteId: number) => and(eq(pages.siteId, siteId), isNull(pages.deletedAt));

/**
 * Where an address that a page had leads: to the page, in one step, however often it moved; of a page with details, what
 * follows its path goes along. A page that stands there now comes first.
 * @param url path and query of the address
 * @returns path and query; undefined where no page ever was
 */
export async function findPageForward(
  db: Database,
  site: Languages & { readonly id: number },
  url: string,
): Promise<string | undefined> {
  const address = URL.parse(url, 'http://any');
  const segments = (address?.pathname ?? '/').split('/').filter(Boolean).map(decoded);
  const isOther = (code: string): boolean =>
    code !== site.defaultLocale && site.supportedLocales.includes(code);
  const locale = segments[0] !== undefined && isOther(segments[0]) ? segments[0] : site.defaultLocale;
  const asked = locale === site.defaultLocale ? segments : segments.slice(1);
  const [slug, child, ...deeper] = asked;
  if (slug === undefined || deeper.length > 0) return undefined;
  const whole = asked.join('/');
  const own = sql<string>`${pages.path} ->> ${locale}`;
  const [standing] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(livePages(site.id), eq(own, whole)))
    .limit(1);
  if (standing) return undefined;
  const rows = await db
    .select({ path: pageForwards.path, key: pages.key, now: own })
    .from(pageForwards)
    .innerJoin(pages, eq(pages.id, pageForwards.pageId))
    .where(
      and(
        eq(pageForwards.siteId, site.id),
        eq(pageForwards.locale, locale),
        inArray(pageForwards.path, [whole, slug]),
        isNull(pages.deletedAt),
      ),
    );
  const exact = rows.find(({ path }) => path === whole);
  const above = rows.find(({ path, key }) => path === slug && pageKindOf(key)?.detail !== undefined);
  const found = exact ?? above;
  if (!found?.now) return undefined;
  const rest = exact || child === undefined ? '' : `/${encodeURIComponent(child)}`;
  const isHome = found.key === 'p-home';
  const to = addressOf(site, locale, isHome ? '' : found.now).replace(/(.)\/$/, '$1');
  return `${to}${rest}${address?.search ?? ''}`;
}

/** The remembered paths of a site, newest first. @throws ApiError `notFound` for another site */
export async function findPageForwards(
  db: Database,
  siteId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly data: PageForward[]; readonly total: number }> {
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
  if (!site) throw new ApiError('notFound');
  const ofSite = and(livePages(siteId), inArray(pageForwards.locale, site.supportedLocales));
  const joined = eq(pages.id, pageForwards.pageId);
  const [all] = await db.select({ count: count() }).from(pageForwards).innerJoin(pages, joined).where(ofSite);
  const { id, pageId, locale, path, createdAt } = pageForwards;
  const rows = await db
    .select({ id, pageId, locale, path, createdAt, now: pages.path })
    .from(pageForwards)
    .innerJoin(pages, joined)
    .where(ofSite)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const standing = await db.select({ path: pages.path }).from(pages).where(livePages(siteId));
  return {
    total: all?.count ?? 0,
    data: rows.map((row) => ({
      id: row.id,
      page_id: row.pageId,
      from: addressOf(site, row.locale, row.path),
      to: addressOf(site, row.locale, row.now[row.locale] ?? ''),
      is_taken: standing.some((one) => one.path[row.locale] === row.path),
      created_at: row.createdAt.toISOString(),
    })),
  };
}

/** Forgets a remembered path. @throws ApiError `notFound` for one of another site, or one that is forgotten already */
export async function deletePageForward({ tx, siteId }: Save, id: number): Promise<void> {
  const gone = await tx
    .delete(pageForwards)
    .where(and(eq(pageForwards.id, id), eq(pageForwards.siteId, siteId)))
    .returning({ id: pageForwards.id });
  if (gone.length === 0) throw new ApiError('notFound');
}
