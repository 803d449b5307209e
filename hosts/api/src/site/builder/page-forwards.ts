import { pageKindOf } from '@boardwright/blocks-schema';
import { and, desc, eq, inArray, isNull, lte, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { livePages, pageForwards } from '../../platform/database/schema.ts';
import { isLocale, locales as productLocales } from '@boardwright/messages';
import type { Save } from './builder-context.ts';

type Paths = Readonly<Record<string, string>>;
export interface Languages {
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
  { tx, siteId, now }: Pick<Save, 'tx' | 'siteId' | 'now'>,
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
        set: { pageId: page.id, createdAt: now, deletedAt: null },
      });
  }
  await forgetOldest(tx, page.id);
}

async function forgetOldest(tx: Save['tx'], pageId: number): Promise<void> {
  const ofPage = and(eq(pageForwards.pageId, pageId), isNull(pageForwards.deletedAt));
  const [oldest] = await tx
    .select({ id: pageForwards.id })
    .from(pageForwards)
    .where(ofPage)
    .orderBy(desc(pageForwards.id))
    .offset(most)
    .limit(1);
  if (oldest) await tx.delete(pageForwards).where(and(ofPage, lte(pageForwards.id, oldest.id)));
}

/** The path of an address with its language before it, as `/en/about`. */
export function addressOf({ defaultLocale }: Languages, locale: string, path: string): string {
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

/** A page that an address names in a language, and what follows its path. */
interface Named {
  readonly key: string;
  readonly path: Paths;
  readonly rest: string;
}

/** The page that stands at a path in a language, else, where former ones count, the one that had it. */
async function findNamed(
  db: Database,
  siteId: number,
  locale: string,
  asked: readonly string[],
  withFormer: boolean,
): Promise<(Named & { readonly stands: boolean }) | undefined> {
  const [slug = '', child] = asked;
  const whole = asked.join('/');
  const inLocale = sql<string>`${livePages.path} ->> ${locale}`;
  const standing = await db
    .select({ at: inLocale, key: livePages.key, path: livePages.path })
    .from(livePages)
    .where(and(eq(livePages.siteId, siteId), inArray(inLocale, [whole, slug])));
  const before = await db
    .select({ at: pageForwards.path, key: livePages.key, path: livePages.path })
    .from(pageForwards)
    .innerJoin(livePages, eq(livePages.id, pageForwards.pageId))
    .where(
      and(
        eq(pageForwards.siteId, siteId),
        eq(pageForwards.locale, locale),
        inArray(pageForwards.path, [whole, slug]),
        isNull(pageForwards.deletedAt),
      ),
    );
  const exact = (rows: typeof before) => rows.find(({ at }) => at === whole);
  const above = (rows: typeof before) =>
    rows.find(({ at, key }) => at === slug && pageKindOf(key)?.detail !== undefined);
  const former = withFormer ? before : [];
  const found = exact(standing) ?? exact(former) ?? above(standing) ?? above(former);
  if (!found) return undefined;
  const rest = found.at === whole || child === undefined ? '' : `/${encodeURIComponent(child)}`;
  return { key: found.key, path: found.path, rest, stands: standing.includes(found) };
}

/** The languages an address without page may be of, the likeliest first, and its path without the language. */
function meantLanguages(
  { defaultLocale, supportedLocales }: Languages,
  segments: readonly string[],
): { readonly locales: readonly string[]; readonly asked: readonly string[]; readonly isPrefixed: boolean } {
  const [first = ''] = segments;
  if (isLocale(first)) return { locales: [first], asked: segments.slice(1), isPrefixed: true };
  // Another language may have been the default, at addresses without its prefix.
  const locales = [...new Set([defaultLocale, ...supportedLocales, ...productLocales])];
  return { locales, asked: segments, isPrefixed: false };
}

/**
 * Where an address that a page had leads: to the page, in one step, however often it moved; of a page with details, what
 * follows its path goes along. A page that stands there now comes first. So is an address from when another language was
 * the default, and one of a language that was taken out: it leads to the page in the default one.
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
  const { locales, asked, isPrefixed } = meantLanguages(site, segments);
  const search = address?.search ?? '';
  const hasOwnPrefix = (locale: string) =>
    locale !== site.defaultLocale && site.supportedLocales.includes(locale);
  if (asked.length > 2) return undefined;
  if (asked.length === 0) return isPrefixed && !hasOwnPrefix(locales[0] ?? '') ? `/${search}` : undefined;
  for (const locale of locales) {
    // A path that another language left led here with its prefix only: one that was removed by hand stays removed.
    const withFormer = isPrefixed || locale === site.defaultLocale;
    const found = await findNamed(db, site.id, locale, asked, withFormer);
    if (!found) continue;
    // It stands where it was asked for: nothing moved.
    if (found.stands && (isPrefixed ? hasOwnPrefix(locale) : locale === site.defaultLocale)) return undefined;
    const language = site.supportedLocales.includes(locale) ? locale : site.defaultLocale;
    const path = found.path[language];
    if (path === undefined) return undefined;
    const to = addressOf(site, language, found.key === 'p-home' ? '' : path).replace(/(.)\/$/, '$1');
    return `${to}${found.rest}${search}`;
  }
  return undefined;
}
