import type { Site, StoredBlock, StoredPage } from '@boardwright/api-client/contract';
import {
  columnsOf,
  isHiddenBlock,
  mostColumns,
  storedColumn,
  toWire,
  type BlockSchemas,
} from '@boardwright/blocks-schema';
import type { Json, sites } from '../../platform/database/schema.ts';
import type { SiteRows } from './site.queries.ts';

/** Whom a site is shown to: admins read everything, visitors nothing that is not drawn. */
export type Reader = 'visitor' | 'admin';

/** Settings that no visitor's browser has any use for: the contact block's address is looked up by the server. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  contact: Object.keys(toWire('contact', { emailTo: '' })),
};

function visibleSettings(key: string, settings: Json, reader: Reader): Record<string, unknown> {
  const names = reader === 'admin' ? [] : (hidden[key] ?? []);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));
}

/** The row of the first locale that has one. */
function inLocale<Row extends { readonly locale: string }>(
  rows: readonly Row[] | undefined,
  locales: readonly string[],
) {
  return locales.map((locale) => rows?.find((row) => row.locale === locale)).find((row) => row !== undefined);
}

function presentBlock(
  { id, key, pageId, isGlobal, customStyles }: SiteRows['blocks'][number],
  order: number,
  settings: SiteRows['settings'][number] | undefined,
  reader: Reader,
): StoredBlock {
  return {
    id,
    key,
    order,
    page_id: pageId,
    isGlobal,
    settingsId: settings?.id ?? null,
    settingsVersion: settings?.version ?? 0,
    settings: visibleSettings(key, settings?.settings ?? {}, reader),
    ...(customStyles === null ? {} : { custom_styles: customStyles }),
  };
}

/** What visitors are sent of a page's blocks: neither those an admin hid, nor what stands in columns of these. */
function withoutHidden(blocks: readonly StoredBlock[], schemas: BlockSchemas): StoredBlock[] {
  const places = columnsOf(
    blocks.map(({ id, key, isGlobal, settings }) => ({
      id,
      ...(!isGlobal && {
        column: storedColumn(key, settings),
        columns: schemas[key]?.columns === undefined ? undefined : mostColumns,
      }),
    })),
  );
  const hiddenIds = new Set<number>();
  return blocks.filter(({ id, key, settings }) => {
    const holder = places.get(id)?.block;
    const isHidden = isHiddenBlock(key, settings) || (holder !== undefined && hiddenIds.has(holder));
    if (isHidden) hiddenIds.add(id);
    return !isHidden;
  });
}

/** The pages of a site, each with its own and the global blocks in their order. */
export function presentPages(
  rows: SiteRows,
  locales: readonly string[],
  reader: Reader,
  schemas: BlockSchemas,
): StoredPage[] {
  // A block may stand on two pages, where one of them was not published since it moved.
  const placeOf = (blockId: number, pageId: number | null) => `${blockId} ${pageId ?? ''}`;
  const settings = Map.groupBy(rows.settings, ({ blockId, pageId }) => placeOf(blockId, pageId));
  const texts = Map.groupBy(rows.pageTexts, ({ pageId }) => pageId);
  const own = Map.groupBy(rows.blocks, ({ pageId }) => pageId);
  const shared = new Map(
    rows.blocks.filter(({ isGlobal }) => isGlobal).map((block) => [block.id, block] as const),
  );
  const placed = Map.groupBy(rows.placed, ({ pageId }) => pageId);
  const listings = Map.groupBy(rows.listings, ({ pageId }) => pageId);
  const ownLocale = locales.at(-1);
  /** In which languages search engines are to leave a page out: one that has no words of its own is as the site's own. */
  const leftOutIn = (id: number, languages: readonly string[]): string[] => {
    const rowIn = (locale: string | undefined) => listings.get(id)?.find((row) => row.locale === locale);
    return languages.filter((one) => (rowIn(one.toUpperCase()) ?? rowIn(ownLocale))?.isLeftOut);
  };

  return rows.pages.map(({ id, key, path }) => {
    const globals = (placed.get(id) ?? []).flatMap(({ blockId, order }) => {
      const block = shared.get(blockId);
      return block ? [{ block, order }] : [];
    });
    const locals = (own.get(id) ?? []).map((block) => ({ block, order: block.order }));
    const blocks = [...globals, ...locals]
      .sort((one, other) => one.order - other.order || one.block.id - other.block.id)
      .map(({ block, order }) =>
        presentBlock(block, order, inLocale(settings.get(placeOf(block.id, block.pageId)), locales), reader),
      );
    const leftOut = leftOutIn(id, Object.keys(path));
    return {
      id,
      key,
      path: { ...path },
      settings: { ...inLocale(texts.get(id), locales)?.settings },
      blocks: reader === 'admin' ? blocks : withoutHidden(blocks, schemas),
      ...(leftOut.length > 0 && { noindex_locales: leftOut }),
    };
  });
}

/** A site in one language; what is missing in it is read in the site's own. */
export function presentSite(site: typeof sites.$inferSelect, locale: string, pages: StoredPage[]): Site {
  const fallback = site.texts[site.defaultLocale.toUpperCase()];
  // The words of the search are the server's business, and may be long.
  const { password: _password, search_synonyms: _synonyms, ...settings } = site.settings;
  return {
    id: site.id,
    status: site.status,
    name: site.name,
    job_board_id: site.jobBoardId,
    locale,
    version: site.version,
    ...(site.publishing === 'by_hand' && site.status === 'active' && { publishing: site.publishing }),
    settings: {
      ...settings,
      ...fallback,
      ...site.texts[locale],
      supported_languages: site.supportedLocales,
      default_language: site.defaultLocale,
    },
    cookie_scripts: site.cookieScripts.map((script) => ({ ...script })),
    pages,
  };
}
