import { namedMessage } from '@boardwright/ui/named-message';
import { fillDefaults, pageKindOf, type BlockSchema } from '@boardwright/blocks-schema';
import type { DeclaredBlock } from '@boardwright/engine/define-block';
import type { EditedBlock, EditedPage, EditedSite, Values } from '../page-editing/edited-site.ts';
import type { EditorTranslate } from '../editor.messages.ts';
import { visibleAddress } from '@boardwright/engine/canvas-address';
import type { SiteRead } from './read-site.ts';
import { toEditedSite, type SchemaOf } from './to-edited-site.ts';

/** What an editing session begins with. */
export interface EditorSite extends Omit<SiteRead, 'document' | 'presets'> {
  readonly edited: EditedSite;
  /** Of the site's content: it grows with every save. */
  readonly version: number;
}

/** The site that was read, as it is edited: stored settings are lifted to the schemas of this release. */
export function editorSite({ document, presets, ...read }: SiteRead, schemaOf: SchemaOf): EditorSite {
  return { ...read, version: document.version, edited: toEditedSite(document, presets, schemaOf) };
}

/** A page as the switcher lists it. */
export interface PageEntry {
  readonly page: EditedPage;
  readonly name: string;
  /** Its address on the website, with the language's prefix. */
  readonly address: string;
  /** What the bench shows: the address, or that of an example for a page of details. */
  readonly visibleAddress: string;
}

/** What a kind of page is called in the editor's language. */
export function kindName(key: string, t: EditorTranslate): string {
  if (!pageKindOf(key)) return key;
  return key === 'p-generic' ? t('pages.generic') : (namedMessage(t, `pages.kinds.${key}`) ?? key);
}

/** What an admin calls a page: its label in the site's language, else the name of its kind in the editor's. */
export function pageName(
  page: Pick<EditedPage, 'key' | 'texts'>,
  locale: string,
  t: EditorTranslate,
): string {
  const label = page.texts[locale.toUpperCase()]?.values['page_label'];
  return typeof label === 'string' && label !== '' ? label : kindName(page.key, t);
}

/** The pages of a site in its order, as they are called and reached in a language. */
export function pageEntries(
  site: Pick<EditedSite, 'pages' | 'pageOf' | 'defaultLanguage'>,
  locale: string,
  examples: EditorSite['examples'],
  t: EditorTranslate,
): readonly PageEntry[] {
  return site.pages.flatMap((id) => {
    const page = site.pageOf[id];
    if (!page) return [];
    const board = { locale, defaultLocale: site.defaultLanguage };
    return [
      {
        page,
        name: pageName(page, locale, t),
        address: visibleAddress(page, board),
        visibleAddress: visibleAddress(page, board, examples),
      },
    ];
  });
}

/** The entries whose name or address holds what was typed, whatever its case. */
export function findPages(entries: readonly PageEntry[], typed: string): readonly PageEntry[] {
  const searched = typed.trim().toLowerCase();
  return entries.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(searched));
}

/** A block as the outline lists it. */
export interface OutlineItem {
  readonly block: EditedBlock;
  readonly title: string;
  /** The first words a visitor reads in it. */
  readonly excerpt: string;
  /** This release knows its kind. */
  readonly known: boolean;
}

/** A block by its schema's title, with its first words in a language. */
export function outlineItem(
  block: EditedBlock,
  locale: string,
  blocks: ReadonlyMap<string, DeclaredBlock>,
): OutlineItem {
  const schema = blocks.get(block.key)?.schema as BlockSchema<string, Settings> | undefined;
  if (!schema) return { block, title: block.key, excerpt: '', known: false };
  const excerpt = firstText(schema, filledSettings(schema, block, locale));
  return { block, title: schema.title, excerpt, known: true };
}

export type Settings = Values;

/** A block's settings in a language with its defaults filled in. */
export function filledSettings(
  schema: BlockSchema<string, Settings>,
  block: Pick<EditedBlock, 'settings'>,
  locale: string,
): Settings {
  const values = block.settings[locale.toUpperCase()]?.values ?? {};
  const known = Object.entries(values).filter(([name]) => Object.hasOwn(schema.settings.properties, name));
  return fillDefaults(schema.settings, Object.fromEntries(known)) as Settings;
}

function firstText(schema: BlockSchema, settings: Settings): string {
  for (const name of schema.tabs.content ?? []) {
    const value = settings[name];
    const excerpt = typeof value === 'string' ? withoutTags(value) : '';
    if (excerpt !== '') return excerpt;
  }
  return '';
}

/** The text of HTML; tags part words. For showing as text, never for drawing. */
export function withoutTags(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
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
