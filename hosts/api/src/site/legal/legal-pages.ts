import { type LegalPaper, legalPapers } from '@boardwright/api-client/contract';
import { fromWire, writeSettings } from '@boardwright/blocks-schema';
import type { Locale } from '@boardwright/messages';
import { and, asc, eq, inArray, isNotNull, isNull } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { blocks, blockSettings, pages } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { Save } from '../builder/builder-context.ts';
import { pathsFor } from '../builder/page-rules.ts';
import { keepingRevision } from '../builder/page-revisions.ts';
import { createBlock } from '../builder/save-blocks.ts';
import { saveBlockSettings } from '../builder/save-block-settings.ts';
import { publishPages } from '../builder/publish-page.ts';
import { createPage } from '../builder/save-pages.ts';
import type { PaperAddresses } from './write-papers.ts';

type Reader = Pick<Database, 'select'>;

interface PaperPage {
  readonly key: string;
  /** Of a kind that a site may have many of: by this the page is found again. */
  readonly uid: string;
  /** Where it is put in a language, unless another page is there. */
  readonly paths: Readonly<Record<string, string>>;
}

/** Pages that papers stand on: of two the specification has a kind (§2), the others are pages like any other. */
const paperPages: Readonly<Record<LegalPaper, PaperPage>> = {
  privacy: { key: 'p-privacy', uid: '6f0c4b0e-3a51-4d0e-9a41-0c5c0a5e0001', paths: {} },
  terms: { key: 'p-terms-and-conditions', uid: '6f0c4b0e-3a51-4d0e-9a41-0c5c0a5e0002', paths: {} },
  cookies: {
    key: 'p-generic',
    uid: '6f0c4b0e-3a51-4d0e-9a41-0c5c0a5e0003',
    paths: { en: 'cookies', nl: 'cookies', ro: 'cookies' },
  },
  notice: {
    key: 'p-generic',
    uid: '6f0c4b0e-3a51-4d0e-9a41-0c5c0a5e0004',
    paths: { en: 'legal-notice', nl: 'colofon', ro: 'mentiuni-legale' },
  },
};
const wantedPath = ({ paths }: PaperPage, language: string): string => paths[language] ?? paths['en'] ?? '';

const isKind = ({ key }: PaperPage): boolean => key !== 'p-generic';

/** A page that a paper stands on. */
export interface FoundPage {
  readonly id: number;
  readonly path: Readonly<Record<string, string>>;
}
export type FoundPages = Readonly<Partial<Record<LegalPaper, FoundPage>>>;

/** The pages of a site that its papers stand on. A copy of a site knows them by their paths: its pages are new ones. */
export async function findPaperPages(
  db: Reader,
  { id, defaultLocale }: Pick<Tenant['site'], 'id' | 'defaultLocale'>,
): Promise<FoundPages> {
  const rows = await db
    .select({ id: pages.id, key: pages.key, uid: pages.uid, path: pages.path })
    .from(pages)
    .where(
      and(
        eq(pages.siteId, id),
        isNull(pages.deletedAt),
        inArray(pages.key, [...new Set(Object.values(paperPages).map(({ key }) => key))]),
      ),
    )
    .orderBy(asc(pages.id));
  return Object.fromEntries(
    legalPapers.flatMap((paper) => {
      const page = paperPages[paper];
      const found = isKind(page)
        ? rows.find(({ key }) => key === page.key)
        : (rows.find(({ uid }) => uid === page.uid) ??
          rows.find(
            (row) => row.key === page.key && row.path[defaultLocale] === wantedPath(page, defaultLocale),
          ));
      return found ? [[paper, { id: found.id, path: found.path }]] : [];
    }),
  );
}

/** Where visitors read each paper in a language. */
export function paperAddresses(
  found: FoundPages,
  { defaultLocale }: Pick<Tenant['site'], 'defaultLocale'>,
  locale: string,
): PaperAddresses {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return Object.fromEntries(
    Object.entries(found).flatMap(([paper, { path }]) => {
      const own = path[locale] ?? path[defaultLocale];
      return own === undefined ? [] : [[paper, `${prefix}/${own}`]];
    }),
  );
}

/** The text block of a page, the first one that is its own. */
async function textBlock(db: Reader, pageId: number): Promise<number | undefined> {
  const [block] = await db
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.pageId, pageId), eq(blocks.key, 'html'), isNull(blocks.deletedAt)))
    .orderBy(asc(blocks.order), asc(blocks.id))
    .limit(1);
  return block?.id;
}

/** What stands on the pages of papers now, by paper and language. */
export async function findOnPages(
  db: Reader,
  found: FoundPages,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const onPages: Record<string, Record<string, string>> = {};
  for (const [paper, { id }] of Object.entries(found)) {
    const block = await textBlock(db, id);
    if (block === undefined) continue;
    const rows = await db.select().from(blockSettings).where(eq(blockSettings.blockId, block));
    onPages[paper] = Object.fromEntries(
      rows.map(({ locale, settings }) => [
        locale.toLowerCase(),
        String(fromWire('html', settings)['html'] ?? ''),
      ]),
    );
  }
  return onPages;
}

/** Sees to it that each paper has a page. @param titles by language, what pages that are made are called */
export async function makePaperPages(
  save: Save,
  site: Tenant['site'],
  titles: (paper: LegalPaper, locale: string) => string,
): Promise<FoundPages> {
  const found = await findPaperPages(save.tx, site);
  const of = { own: site.defaultLocale, locale: site.defaultLocale as Locale };
  for (const paper of legalPapers) {
    if (found[paper]) continue;
    const page = paperPages[paper];
    const path = isKind(page)
      ? undefined
      : await pathsFor(save, page.key, {}, (language) => wantedPath(page, language));
    const settings = Object.fromEntries(
      site.supportedLocales.map((locale) => {
        const title = titles(paper, locale);
        return [locale.toUpperCase(), { page_label: title, page_title: title, page_description: '' }];
      }),
    );
    // One that was taken off the site stays so: what it was made by is the new one's.
    await save.tx
      .update(pages)
      .set({ uid: null })
      .where(and(eq(pages.siteId, site.id), eq(pages.uid, page.uid), isNotNull(pages.deletedAt)));
    await createPage(save, { key: page.key, uid: page.uid, settings, ...(path && { path }) }, of);
  }
  return findPaperPages(save.tx, site);
}

/** Writes a paper on its page, in every language. @param htmlOf in a language */
export async function writePaperPage(
  save: Save,
  site: Tenant['site'],
  pageId: number,
  htmlOf: (locale: string) => string,
): Promise<void> {
  const schema = save.schemas['html'];
  if (!schema) throw new Error('There is no block of text');
  const of = { own: site.defaultLocale, locale: site.defaultLocale as Locale };
  await keepingRevision(save, pageId, async () => {
    const blockId =
      (await textBlock(save.tx, pageId)) ??
      // Below the menu.
      (
        await createBlock(
          save,
          { key: 'html', page_id: pageId, order: 1, isGlobal: false, uid: crypto.randomUUID() },
          of,
        )
      ).id;
    const rows = await save.tx
      .select({ id: blockSettings.id, locale: blockSettings.locale })
      .from(blockSettings)
      .where(eq(blockSettings.blockId, blockId));
    for (const language of site.supportedLocales) {
      const locale = language.toUpperCase();
      const row = rows.find((one) => one.locale === locale);
      const written = writeSettings(schema, { html: htmlOf(language) });
      await saveBlockSettings(
        save,
        row?.id,
        { block_id: blockId, locale, in_place: true, ...written },
        of.locale,
      );
    }
  });
  // Whoever publishes a paper means its page.
  if (save.byHand) await publishPages(save, { pages: [pageId] }, of.locale);
}
