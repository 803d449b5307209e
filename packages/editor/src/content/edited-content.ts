import { withCurrentMessages } from '@boardwright/engine/custom-translations';
import { migrate, NewerVersionError, type BlockLabels, type BlockSchema } from '@boardwright/blocks-schema';
import {
  following,
  isOwn,
  type EditedBlock,
  type EditedPage,
  type EditedPreset,
  type EditedSite,
  type LocaleValues,
  type Values,
} from '../page-editing/edited-site.ts';
import type { SchemaOf } from '../saving/to-edited-site.ts';
import { checkContent } from './check-content.ts';
import { revisionsOf, rowName } from './row-revisions.ts';
import type { BlockContent, InLanguages, PageContent, PresetContent, SiteContent } from './site-content.ts';

/** A kind of block, as far as its settings go: any block that `defineBlock` made is one. */
export interface KindOfBlock {
  readonly schema: BlockSchema;
  /** What its settings are called where one is refused; without them as its schema says. */
  readonly labels?: BlockLabels | undefined;
}

/** The schema of a kind of block by its key. */
export function schemasOf(blocks: readonly KindOfBlock[]): SchemaOf {
  const schemas = new Map(blocks.map(({ schema }) => [schema.key, schema]));
  return (key) => schemas.get(key);
}

/** Names by which the languages of a site stand among its settings while it is edited. */
const languageSettings = ['supported_languages', 'default_language', 'job_board'];

function lifted(key: string, values: Values, version: number | undefined, schemaOf: SchemaOf): Values {
  const schema = schemaOf(key);
  if (!schema || version === undefined) return values;
  try {
    return migrate(schema, values, version);
  } catch (error) {
    // Settings of a later release are shown as they are; the block says that it is newer.
    if (error instanceof NewerVersionError) return values;
    throw error;
  }
}

interface Languages {
  readonly languages: readonly string[];
  readonly own: string;
  /** How often each row was saved, by its name. */
  readonly revisions: Readonly<Record<string, number>>;
}

/** Rows in every language of the site: those that nothing was written in go with the default language. */
function rowsOf(
  content: InLanguages<Values>,
  { languages, own }: Languages,
  lift: (values: Values) => Values,
  revision: (locale: string) => number,
): Readonly<Record<string, LocaleValues>> {
  const rows = Object.entries(content).map(([language, values]): [string, LocaleValues] => [
    language.toUpperCase(),
    { id: undefined, revision: revision(language), values: lift(values) },
  ]);
  const known = Object.fromEntries(rows);
  const defaults = (known[own.toUpperCase()] ?? rows[0]?.[1])?.values ?? {};
  const missing = languages.map((one) => one.toUpperCase()).filter((locale) => !known[locale]);
  return { ...known, ...Object.fromEntries(missing.map((locale) => [locale, following(defaults)])) };
}

function toBlock(block: BlockContent, languages: Languages, schemaOf: SchemaOf): EditedBlock {
  const { id, key, settings, version, styles = '', shared = false } = block;
  return {
    id,
    key,
    isGlobal: shared,
    revision: languages.revisions[rowName({ of: 'block', block: id })] ?? 0,
    customStyles: styles,
    version: Math.max(schemaOf(key)?.version ?? 0, version ?? 0),
    settings: rowsOf(
      settings,
      languages,
      (values) => lifted(key, values, version, schemaOf),
      (locale) => languages.revisions[rowName({ of: 'settings', block: id, locale })] ?? 0,
    ),
  };
}

function toPage({ id, kind, path, texts, blocks }: PageContent, languages: Languages): EditedPage {
  return {
    id,
    key: kind,
    revision: languages.revisions[rowName({ of: 'page', page: id })] ?? 0,
    path,
    texts: rowsOf(
      texts,
      languages,
      (values) => values,
      (locale) => languages.revisions[rowName({ of: 'texts', page: id, locale })] ?? 0,
    ),
    blocks: blocks.map((block) => block.id),
  };
}

function toPreset(preset: PresetContent, schemaOf: SchemaOf): EditedPreset {
  const { id, key, settings, version, styles = '', name, author, createdAt } = preset;
  return {
    id,
    name,
    key,
    author,
    createdAt,
    customStyles: styles,
    version: Math.max(schemaOf(key)?.version ?? 0, version ?? 0),
    settings: Object.fromEntries(
      Object.entries(settings).map(([language, values]) => [
        language.toUpperCase(),
        lifted(key, values, version, schemaOf),
      ]),
    ),
  };
}

const byId = <T extends { readonly id: number }>(things: readonly T[]): Readonly<Record<number, T>> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing]));

/**
 * A site as plain data → as it is edited.
 * @throws SiteContentError where it cannot be edited as it is
 */
export function editedContent(site: SiteContent, blocks: readonly KindOfBlock[]): EditedSite {
  checkContent(site);
  const schemaOf = schemasOf(blocks);
  const {
    languages: names,
    defaultLanguage: own = names[0] ?? '',
    presets = [],
    removed = {},
    revisions = {},
  } = site;
  const languages: Languages = { languages: names, own, revisions };
  const pages = [...site.pages, ...(removed.pages ?? [])];
  const all = [...(removed.blocks ?? []), ...pages.flatMap((page) => page.blocks)];
  return {
    id: 1,
    name: site.name,
    status: site.status ?? 'active',
    revision: revisions[rowName({ of: 'site' })] ?? 0,
    boardId: 0,
    defaultLanguage: own,
    languages: names,
    settings: {
      ...withCurrentMessages(site.settings ?? {}),
      supported_languages: names,
      default_language: own,
    },
    texts: Object.fromEntries(names.map((one) => [one.toUpperCase(), site.texts?.[one] ?? {}])),
    cookieScripts: site.cookieScripts ?? [],
    pages: site.pages.map(({ id }) => id),
    presets: presets.map(({ id }) => id),
    pageOf: byId(pages.map((page) => toPage(page, languages))),
    blockOf: byId(all.map((block) => toBlock(block, languages, schemaOf))),
    presetOf: byId([...presets, ...(removed.presets ?? [])].map((preset) => toPreset(preset, schemaOf))),
    schemaOf: (key) => schemaOf(key)?.settings,
    columnsSettingOf: (key) => schemaOf(key)?.columns,
  };
}

const inLanguages = <Value>(rows: Readonly<Record<string, Value>>): InLanguages<Value> =>
  Object.fromEntries(Object.entries(rows).map(([locale, value]) => [locale.toLowerCase(), value]));

/** What was written itself; a language that follows the default one has nothing of its own to be kept. */
const ownRows = (rows: Readonly<Record<string, LocaleValues>>): InLanguages<Values> =>
  inLanguages(
    Object.fromEntries(
      Object.entries(rows)
        .filter(([, row]) => isOwn(row))
        .map(([locale, { values }]) => [locale, values]),
    ),
  );

/** What the editor named things when they were made, by their numbers. */
export interface Uids {
  readonly pages: ReadonlyMap<number, string>;
  readonly blocks: ReadonlyMap<number, string>;
  readonly presets: ReadonlyMap<number, string>;
}

const named = (uids: ReadonlyMap<number, string>, id: number): { readonly uid?: string } => {
  const uid = uids.get(id);
  return uid === undefined ? {} : { uid };
};

/** A site as it is edited → as plain data: the same again, with all that can be put back. */
export function contentOf(site: EditedSite, uids: Uids): SiteContent {
  const toContent = ({ id, key, settings, version, customStyles, isGlobal }: EditedBlock): BlockContent => ({
    id,
    key,
    settings: ownRows(settings),
    version,
    ...(customStyles !== '' && { styles: customStyles }),
    ...(isGlobal && { shared: true }),
    ...named(uids.blocks, id),
  });
  const pageContent = ({ id, key, path, texts, blocks }: EditedPage): PageContent => ({
    id,
    kind: key,
    path,
    texts: ownRows(texts),
    blocks: blocks.flatMap((block) => (site.blockOf[block] ? [toContent(site.blockOf[block])] : [])),
    ...named(uids.pages, id),
  });
  const presetContent = ({ customStyles, settings, ...preset }: EditedPreset): PresetContent => ({
    ...preset,
    settings: inLanguages(settings),
    ...(customStyles !== '' && { styles: customStyles }),
    ...named(uids.presets, preset.id),
  });
  const standing = new Set(Object.values(site.pageOf).flatMap(({ blocks }) => blocks));
  const off = <T extends { readonly id: number }>(
    all: Readonly<Record<number, T>>,
    there: Iterable<number>,
  ) => {
    const listed = new Set(there);
    return Object.values(all).filter(({ id }) => !listed.has(id));
  };
  const settings = Object.entries(site.settings).filter(([name]) => !languageSettings.includes(name));
  const revisions = revisionsOf(site);
  return {
    name: site.name,
    languages: site.languages,
    defaultLanguage: site.defaultLanguage,
    settings: Object.fromEntries(settings),
    texts: inLanguages(site.texts),
    cookieScripts: site.cookieScripts,
    status: site.status,
    pages: site.pages.flatMap((id) => (site.pageOf[id] ? [pageContent(site.pageOf[id])] : [])),
    presets: site.presets.flatMap((id) => (site.presetOf[id] ? [presetContent(site.presetOf[id])] : [])),
    removed: {
      pages: off(site.pageOf, site.pages).map(pageContent),
      blocks: off(site.blockOf, standing).map(toContent),
      presets: off(site.presetOf, site.presets).map(presetContent),
    },
    ...(Object.keys(revisions).length > 0 && { revisions }),
  };
}
