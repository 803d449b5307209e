import type { Database } from '../../platform/database/connect.ts';
import { publicFolder, publicPath } from '../../platform/http/public-files.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { standing } from '../../platform/restorable-rows.ts';
import { existingPictures, findPictures, type PictureKeys } from './pictures-of-copy.ts';
import { type Numbers, renumbered } from '../renumbered.ts';
import { type SiteCopy, siteCopyFormat } from './site-copy.schema.ts';
import { readSiteRows, type SiteRows } from './site-rows.queries.ts';

export interface CopyDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly publicAddress: string;
}

/** A site without anybody's data, and where the bytes of its pictures lie. */
export interface ReadCopy {
  readonly copy: SiteCopy;
  readonly keys: PictureKeys;
}

/** Settings that do not go along: the site's password is a secret, its board another one's; languages have their own place. */
const ofThisPlace = new Set([
  'site_password_enabled',
  'site_password_set',
  'password',
  'job_board',
  'supported_languages',
  'default_language',
]);

const numbered = (rows: readonly { readonly id: number }[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ id }, at) => [id, at + 1]));

/** As a row's place in the copy; rows that are not in it have none. */
const at = (numbers: ReadonlyMap<number, number>, id: number): number => numbers.get(id) ?? 0;

function settingsOf(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !ofThisPlace.has(name)));
}

/** Shared blocks that no page shows are gone; all others stand where they are. */
function livingBlocks({ blocksOf, places, pages }: SiteRows) {
  const living = new Set(pages.map(({ id }) => id));
  const placed = new Set(places.map(({ blockId }) => blockId));
  return blocksOf.blocks.filter(({ id, pageId }) => (pageId === null ? placed.has(id) : living.has(pageId)));
}

/** The numbers of a page's blocks from top to bottom. */
function blocksOfPage(rows: SiteRows, numbers: ReadonlyMap<number, number>, pageId: number): number[] {
  const own = rows.blocksOf.blocks.filter((block) => block.pageId === pageId);
  const shared = rows.places.filter((place) => place.pageId === pageId);
  return [
    ...own.map(({ id, order }) => ({ id, order })),
    ...shared.map(({ blockId, order }) => ({ id: blockId, order })),
  ]
    .toSorted((one, other) => one.order - other.order || one.id - other.id)
    .flatMap(({ id }) => numbers.get(id) ?? []);
}

const byLanguage = <Row extends { readonly locale: string }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    rows
      .toSorted((one, other) => (one.locale < other.locale ? -1 : 1))
      .map((row) => [row.locale, valueOf(row)]),
  );

function siteParts({ site, board, ...rows }: SiteRows): Pick<SiteCopy, 'site' | 'board' | 'categories'> {
  return {
    site: {
      name: site.name,
      default_language: site.defaultLocale,
      languages: [...site.supportedLocales],
      one_design: site.oneDesign,
      settings: settingsOf(site.settings),
      texts: { ...site.texts },
      cookie_scripts: site.cookieScripts.map((script) => ({ ...script })),
    },
    board: {
      job_url_template: board.jobUrlTemplate,
      apply_url_template: board.applyUrlTemplate,
      password_reset_url_template: board.passwordResetUrlTemplate,
      verify_url_template: board.verifyUrlTemplate,
      email: board.email,
      placeholders: standing(board.placeholders).map(({ key, value, texts }) => ({
        key,
        value,
        ...(texts && { texts: { ...texts } }),
      })),
      newsletters: standing(board.newsletters).map(({ names }, index) => ({
        number: index + 1,
        names: { ...names },
      })),
    },
    categories: rows.content.segments.map(({ segment, group }, index) => ({
      number: index + 1,
      group,
      name: { ...segment.name },
      icon: segment.icon,
      order: segment.order,
      is_archived: segment.archivedAt !== null,
    })),
  };
}

function pageParts(
  rows: SiteRows,
  pageNumbers: ReadonlyMap<number, number>,
): Pick<SiteCopy, 'pages' | 'blocks' | 'presets'> {
  const blocks = livingBlocks(rows);
  const blockNumbers = numbered(blocks);
  return {
    pages: rows.pages.map(({ id, key, path }) => ({
      number: at(pageNumbers, id),
      key,
      path: { ...path },
      texts: byLanguage(
        rows.texts.filter(({ pageId }) => pageId === id),
        ({ settings }) => ({ ...settings }),
      ),
      former_paths: rows.former
        .filter(({ pageId }) => pageId === id)
        .map(({ locale, path: former }) => ({ locale, path: former })),
      blocks: blocksOfPage(rows, blockNumbers, id),
    })),
    blocks: blocks.map(({ id, key, isGlobal, customStyles }) => ({
      number: at(blockNumbers, id),
      key,
      is_shared: isGlobal,
      custom_styles: customStyles,
      settings: byLanguage(
        rows.blocksOf.settings.filter(({ blockId }) => blockId === id),
        ({ version, settings }) => ({ version, settings: { ...settings } }),
      ),
    })),
    presets: rows.blocksOf.presets.map(({ name, key, customStyles, settings }) => ({
      name,
      key,
      custom_styles: customStyles,
      settings: { ...settings },
    })),
  };
}

interface Publishable {
  readonly id: number;
  readonly locale: string;
  readonly active: boolean;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly publishedAt: Date | null;
}

const publishable = (row: Publishable, former: readonly string[]) => ({
  locale: row.locale,
  active: row.active,
  slug: row.slug,
  title: row.title,
  description: row.description,
  image: row.image,
  published_at: row.publishedAt?.toISOString() ?? null,
  former_slugs: [...former],
});

function contentParts({ content }: SiteRows): Pick<SiteCopy, 'articles' | 'landing_pages' | 'redirects'> {
  return {
    articles: content.articles.map((row) => ({
      ...publishable(
        row,
        content.articleSlugs.filter(({ articleId }) => articleId === row.id).map(({ slug }) => slug),
      ),
      type: row.type,
      text: row.text,
      thumbnail: row.thumbnail,
      author: row.author,
      category: row.category,
    })),
    landing_pages: content.landingPages
      // One about a company is about nobody where that company is not.
      .filter(({ query }) => query['match[organisation_id]'] === undefined)
      .map((row) => ({
        ...publishable(
          row,
          content.landingPageSlugs
            .filter(({ landingPageId }) => landingPageId === row.id)
            .map(({ slug }) => slug),
        ),
        text_above: row.textAbove,
        text_below: row.textBelow,
        seo_title: row.seoTitle,
        seo_description: row.seoDescription,
        query: { ...row.query },
      })),
    redirects: content.redirects.map(({ path, url, status }) => ({
      path,
      url,
      status: status as SiteCopy['redirects'][number]['status'],
    })),
  };
}

const mailParts = ({ mails }: SiteRows): Pick<SiteCopy, 'mails'> => ({
  mails: mails.map(({ kind, locale, texts }) => ({ kind, language: locale, texts: { ...texts } })),
});

/** The addresses of a video's captions, by language; nothing where it has none. */
function captionsPart({ captions }: SiteRows, mediaId: number) {
  const own = captions.filter((one) => one.mediaId === mediaId);
  if (own.length === 0) return {};
  return { captions: Object.fromEntries(own.map(({ language, path }) => [language, publicPath + path])) };
}

const libraryParts = (rows: SiteRows): Pick<SiteCopy, 'library'> => ({
  library: rows.library.map((row) => ({
    address: publicPath + row.path,
    name: row.name,
    width: row.width,
    height: row.height,
    alt: { ...row.alt },
    focal_x: row.focalX,
    focal_y: row.focalY,
    ...(row.poster !== null && { poster: row.poster }),
    ...captionsPart(rows, row.id),
  })),
});

const productParts = ({ content }: SiteRows): Pick<SiteCopy, 'products'> => ({
  products: content.products.map((row, index) => ({
    number: index + 1,
    name: row.name,
    price_cents: row.priceCents,
    active: row.active,
    product_type: row.productType,
    type: row.type,
    purchase_url: row.purchaseUrl,
    benefits: row.benefits.map(({ lang, text }) => ({ lang, text })),
    duration: row.duration,
    quantity: row.quantity,
    credits: row.credits,
    click_price: row.clickPrice,
    requires_email_apply: row.requiresEmailApply,
    discount: row.discount,
  })),
});

/** An address with its host, where a text or an attribute begins with it. */
const wholeAddress = /(^|["'\s(>])https?:\/\/([a-z0-9.-]{1,253})(?::\d{1,5})?(?=$|[/?#"'\s)<])/gi;

/** Addresses of the site itself, without their scheme, host and port: they lead to whatever has the text. */
function withoutOwnHosts(hosts: readonly string[]): (text: string) => string {
  const own = new Set(hosts);
  return (text) =>
    text.replaceAll(wholeAddress, (found: string, before: string, host: string, offset: number) => {
      if (!own.has(host.toLowerCase())) return found;
      return text[offset + found.length] === '/' ? before : `${before}/`;
    });
}

/**
 * Reads a whole site as a copy of it takes it along, in one moment of the database.
 * @throws Error where there is no such site
 */
export async function readSiteCopy(
  { db, storage, publicAddress }: CopyDeps,
  siteId: number,
): Promise<ReadCopy> {
  const rows = await db.transaction((tx) => readSiteRows(tx, siteId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const numbers = {
    segments: numbered(rows.content.segments.map(({ segment }) => segment)),
    pages: numbered(rows.pages),
    products: numbered(rows.content.products),
  } satisfies Numbers;
  const parts = {
    ...siteParts(rows),
    ...pageParts(rows, numbers.pages),
    ...productParts(rows),
    ...mailParts(rows),
    ...contentParts(rows),
    ...libraryParts(rows),
  };
  const exists = await existingPictures({ storage, publicAddress }, JSON.stringify(parts));
  parts.library = parts.library.filter(({ address }) =>
    exists.has(address.replace(publicPath, publicFolder)),
  );
  const pictures = findPictures({ db, storage, publicAddress }, exists);
  const relative = withoutOwnHosts(rows.hosts);
  const content = renumbered(parts, numbers, (text) => relative(pictures.rename(text)));
  const { pictures: list, keys } = await pictures.all();
  return { copy: { ...siteCopyFormat, ...content, pictures: list }, keys };
}
