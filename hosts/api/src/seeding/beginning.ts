import {
  defaultPath,
  type PageIdentifier,
  pageKinds,
  type PageSettings,
  type SiteSettings,
} from '@boardwright/blocks-schema';
import { pageNames } from '@boardwright/blocks-schema/page-names';
import type { Locale } from '@boardwright/messages';
import type { DemoBlock, DemoPage, DemoSite } from './demo-site.ts';

/** A text in some of the languages of a site. */
type PerLanguage<Value> = Readonly<Partial<Record<Locale, Value>>>;

/** A page that a new board begins with. */
export interface BeginningPage {
  /** `p-generic` unless it is given; one of another kind takes the place of the page that a board has of it anyway. */
  readonly kind?: PageIdentifier;
  /** Where it is, in each language, without a slash; the kind's own paths hold where none is given. */
  readonly path?: PerLanguage<string>;
  /** What it is called, in menus and in the browser's tab. */
  readonly title?: PerLanguage<string>;
  /** From top to bottom, between the menu and the footer; `settings` are what differs from a block's defaults. */
  readonly blocks: readonly { readonly key: string; readonly settings?: PerLanguage<object> }[];
}

/** What an empty database begins with: its first site, which its admins change as they like. */
export interface Beginning {
  readonly name: string;
  /** The first is the site's own. */
  readonly languages: readonly Locale[];
  /** Colours as `#rrggbb`, the font, and whatever else is a setting of the site. */
  readonly brand?: Partial<SiteSettings>;
  /** Words that differ from the product's, by language, block and key. */
  readonly messages?: PerLanguage<object>;
  readonly pages?: readonly BeginningPage[];
}

/** Blocks that are one for all pages of a new site. */
const shared = new Set(['navbar', 'footer', 'call-to-action']);

/** What a page is called in each language: as it was said, else as its kind is called. */
function textsOf(
  kind: string,
  languages: readonly Locale[],
  title: PerLanguage<string> = {},
): Readonly<Record<string, Partial<PageSettings>>> {
  return Object.fromEntries(
    languages.flatMap((locale) => {
      const names: Readonly<Record<string, string>> = pageNames[locale];
      const name = title[locale] ?? names[kind];
      return name === undefined ? [] : [[locale, { page_label: name, page_title: name }]];
    }),
  );
}

type PlacedBlock = BeginningPage['blocks'][number];

/** @param own the language whose settings the others show until they have some */
const placed = ({ key, settings }: PlacedBlock, own: Locale): DemoBlock => ({
  key,
  settings: settings ? { ...settings } : { [own]: {} },
  ...(shared.has(key) && { isGlobal: key }),
});

/**
 * The first site of somebody's own: every kind of page with the blocks that it begins with, and the pages they add.
 * @param beginning as `checkBeginning` lets it pass
 * @param site what else it is: draft or active, its numbers and hosts
 */
export function beginningSite(beginning: Beginning, site: DemoSite): DemoSite {
  const { name, languages, brand, messages, pages = [] } = beginning;
  const [own = 'en'] = languages;
  const page = (
    kind: PageIdentifier,
    blocks: readonly PlacedBlock[],
    more: Partial<BeginningPage>,
  ): DemoPage => ({
    key: kind,
    path: { ...more.path },
    settings: textsOf(kind, languages, more.title),
    blocks: blocks.map((block) => placed(block, own)),
  });
  const framed = ({ kind = 'p-generic', blocks, ...more }: BeginningPage): DemoPage =>
    page(kind, [{ key: 'navbar' }, ...blocks, { key: 'footer' }], more);
  const standard = pageKinds.flatMap(({ identifier: kind, composition }) => {
    const instead = pages.find((each) => each.kind === kind);
    if (kind === 'p-generic') return [];
    if (instead) return framed(instead);
    const blocks = composition.map(({ key, settings }) => ({ key, settings: { [own]: settings ?? {} } }));
    return page(kind, blocks, {});
  });
  const added = pages.filter(({ kind = 'p-generic' }) => kind === 'p-generic').map(framed);
  return {
    ...site,
    name,
    defaultLocale: own,
    locales: languages,
    board: {
      ...site.board,
      name,
      jobPath: `/${defaultPath('p-job-details', own, 0)}/{slug}`,
    },
    settings: {
      site_name: name,
      job_board: site.board.id,
      ...brand,
      supported_languages: [...languages],
      default_language: own,
      ...(messages && { custom_translations: messages }),
    },
    texts: {},
    pages: [...standard, ...added],
  };
}
