import type { Client } from '@boardwright/api-client';
import type { Site, StoredBlock, StoredPage } from '@boardwright/api-client/contract';
import { pageKindOf, readSettings, type BlockSchema, type DetailKind } from '@boardwright/blocks-schema';
import type { AnyBlock } from '../define-block.ts';
import { pagePath } from '../pages/board-context.ts';

/** The site an admin builds, in one language. */
export interface EditorSite {
  readonly site: Site;
  /** The language its pages are now read in, as 'nl'. */
  readonly locale: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** Slugs with which a page of details can be shown: a job's page needs a job. */
  readonly examples: Readonly<Partial<Record<DetailKind, string>>>;
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/**
 * Reads the site of a host.
 * @param asked language to read it in; the site's own default where it has no such language
 * @throws ApiError
 */
export async function loadEditorSite(api: Client, host: string, asked: string | null): Promise<EditorSite> {
  const { data: configuration } = await api.siteContent.readConfiguration();
  const entry = configuration.sites.find((each) => each.host === host) ?? configuration.sites[0];
  if (!entry) throw new Error(`No site stands on ${host}`);
  const params = { id: entry.job_board_builder_site_id };
  const locale = asked && /^[a-z]{2}(-[a-z]{2})?$/i.test(asked) ? asked.toUpperCase() : undefined;
  const read = (query: { readonly locale?: string }) =>
    api.siteContent.readSite({ params, query, as: 'admin' });
  let { data: site } = await read(locale ? { locale } : {});
  const known = textsOf(site.settings['supported_languages']);
  const locales = known.length > 0 ? known : [site.locale.toLowerCase()];
  const [first = 'en'] = locales;
  const preset = site.settings['default_language'];
  const defaultLocale = typeof preset === 'string' && locales.includes(preset) ? preset : first;
  // Unasked, the API reads a site in the caller's language, which is the editor's: the site's own comes first here.
  if (!locale && site.locale.toLowerCase() !== defaultLocale)
    ({ data: site } = await read({ locale: defaultLocale.toUpperCase() }));
  const examples = await readExamples(api, entry.job_board_id);
  return { site, locale: site.locale.toLowerCase(), locales, defaultLocale, examples };
}

async function readExamples(api: Client, boardId: number): Promise<EditorSite['examples']> {
  try {
    const { data } = await api.jobs.findBoardJobs({ params: { boardId }, query: { limit: 1 } });
    return data[0] ? { job: data[0].slug } : {};
  } catch {
    // Without an example the page is shown as the site answers it; the editor works all the same.
    return {};
  }
}

/** A page as the switcher lists it. */
export interface PageEntry {
  readonly page: StoredPage;
  readonly name: string;
  /** Its address on the website, with the language's prefix. */
  readonly address: string;
  /** What the bench shows: the address, or that of an example for a page of details. */
  readonly shown: string;
}

/** What an admin calls a page: its label, else the name of its kind. */
export function pageName(page: Pick<StoredPage, 'key' | 'settings'>): string {
  return page.settings.page_label || capitalised(pageKindOf(page.key)?.name ?? page.key);
}

export function pageEntries({ site, locale, defaultLocale, examples }: EditorSite): readonly PageEntry[] {
  return site.pages.map((page) => {
    const board = { locale, defaultLocale, paths: { [page.key]: page.path[locale] ?? '' } };
    const detail = pageKindOf(page.key)?.detail;
    return {
      page,
      name: pageName(page),
      address: pagePath(board, page.key),
      shown: pagePath(board, page.key, detail && examples[detail]),
    };
  });
}

/** The entries whose name or address holds what was typed, whatever its case. */
export function findPages(entries: readonly PageEntry[], typed: string): readonly PageEntry[] {
  const sought = typed.trim().toLowerCase();
  return entries.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(sought));
}

/** A block as the outline lists it. */
export interface OutlineItem {
  readonly block: StoredBlock;
  readonly title: string;
  /** The first words a visitor reads in it. */
  readonly words: string;
  /** This release knows its kind. */
  readonly known: boolean;
}

/** A page's blocks from top to bottom, each by its schema's title. */
export function outlineOf(
  page: Pick<StoredPage, 'blocks'>,
  blocks: ReadonlyMap<string, AnyBlock>,
): readonly OutlineItem[] {
  return [...page.blocks]
    .sort((a, b) => a.order - b.order)
    .map((block) => {
      const schema = blocks.get(block.key)?.schema as BlockSchema<string, Settings> | undefined;
      if (!schema) return { block, title: block.key, words: '', known: false };
      return {
        block,
        title: schema.title,
        words: firstWords(schema, settingsOf(schema, block)),
        known: true,
      };
    });
}

export type Settings = Readonly<Record<string, unknown>>;

/** A block's settings with its defaults filled in. What is wrong with them is the site's to report. */
export function settingsOf(schema: BlockSchema<string, Settings>, block: StoredBlock): Settings {
  return readSettings(schema, block.settings, block.settingsVersion, () => []).settings;
}

function firstWords(schema: BlockSchema, settings: Settings): string {
  for (const name of schema.tabs.content ?? []) {
    const value = settings[name];
    const words = typeof value === 'string' ? withoutTags(value) : '';
    if (words !== '') return words;
  }
  return '';
}

/** The text of HTML; tags part words. For showing as text, never for drawing. */
export function withoutTags(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
