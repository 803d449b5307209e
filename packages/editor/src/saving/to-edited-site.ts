import { withCurrentMessages } from '@boardwright/engine/custom-translations';
import type {
  BlockPreset,
  DocumentBlock,
  DocumentPage,
  SiteDocument,
} from '@boardwright/api-client/contract';
import { fromWire, migrate, NewerVersionError, toWire, type BlockSchema } from '@boardwright/blocks-schema';
import {
  following,
  type EditedBlock,
  type EditedPage,
  type EditedPreset,
  type EditedSite,
  type LocaleValues,
  type Values,
} from '../page-editing/edited-site.ts';

/** The schema of a block's kind; undefined for one this release does not know. */
export type SchemaOf = (key: string) => BlockSchema | undefined;

/** Stored settings as they are edited: without the prefix, lifted to today's schema where that can be done. */
export function liftedSettings(key: string, wire: Values, version: number, schemaOf: SchemaOf): Values {
  const stored = fromWire(key, wire);
  const schema = schemaOf(key);
  if (!schema) return stored;
  try {
    return migrate(schema, stored, version);
  } catch (error) {
    // Settings of a later release are shown as they are; the block says that it is newer.
    if (error instanceof NewerVersionError) return stored;
    throw error;
  }
}

/** Every language of the site has values: those of the default language where it has none of its own yet. */
function inEveryLanguage(
  rows: Readonly<Record<string, LocaleValues>>,
  languages: readonly string[],
  own: string,
): Readonly<Record<string, LocaleValues>> {
  const fallback = rows[own] ?? Object.values(rows)[0];
  const missing = following(fallback?.values ?? {});
  return Object.fromEntries([
    ...Object.entries(rows),
    ...languages.filter((language) => !rows[language]).map((language) => [language, missing] as const),
  ]);
}

interface Languages {
  readonly default_language: string;
  readonly supported_languages: readonly string[];
}

const upper = ({ default_language: own, supported_languages: languages }: Languages) => ({
  own: own.toUpperCase(),
  languages: languages.map((language) => language.toUpperCase()),
});

/** A block's settings as they are stored, by language → as they are edited. */
function toEditedRows(
  key: string,
  rows: DocumentBlock['settings'],
  schemaOf: SchemaOf,
): Readonly<Record<string, LocaleValues>> {
  return Object.fromEntries(
    Object.entries(rows).map(([locale, { id, revision, settings, version }]) => [
      locale,
      { id, revision, values: liftedSettings(key, settings, version, schemaOf) },
    ]),
  );
}

/** A block with what the server has of it in some languages; those that follow another go with it. */
export function withStoredRows(
  block: EditedBlock,
  rows: DocumentBlock['settings'],
  site: Pick<EditedSite, 'defaultLanguage'>,
  schemaOf: SchemaOf,
): EditedBlock {
  const settings = { ...block.settings, ...toEditedRows(block.key, rows, schemaOf) };
  const defaultValues = settings[site.defaultLanguage.toUpperCase()]?.values;
  const followed = Object.entries(settings).map(
    ([locale, row]) => [locale, row.follows && defaultValues ? following(defaultValues) : row] as const,
  );
  return { ...block, settings: Object.fromEntries(followed) };
}

export function toEditedBlock(block: DocumentBlock, site: Languages, schemaOf: SchemaOf): EditedBlock {
  const { id, key, isGlobal, revision, custom_styles: customStyles } = block;
  const { own, languages } = upper(site);
  const rows = toEditedRows(key, block.settings, schemaOf);
  const stored = Math.max(0, ...Object.values(block.settings).map(({ version }) => version));
  return {
    id,
    key,
    isGlobal,
    revision,
    customStyles,
    version: Math.max(schemaOf(key)?.version ?? 0, stored),
    settings: inEveryLanguage(rows, languages, own),
  };
}

export function toEditedPage(page: DocumentPage, site: Languages): EditedPage {
  const { id, key, revision, path, blocks } = page;
  const { own, languages } = upper(site);
  const texts = Object.fromEntries(
    Object.entries(page.settings).map(([locale, row]) => [
      locale,
      { id: row.id, revision: row.revision, values: row.settings },
    ]),
  );
  return { id, key, revision, path, texts: inEveryLanguage(texts, languages, own), blocks };
}

export function toEditedPreset(preset: BlockPreset, schemaOf: SchemaOf): EditedPreset {
  const { id, name, key, author, created_at: createdAt, custom_styles: customStyles } = preset;
  const versions = Object.values(preset.settings).map(({ version }) => version);
  return {
    id,
    name,
    key,
    author,
    createdAt,
    customStyles,
    version: Math.max(schemaOf(key)?.version ?? 0, 0, ...versions),
    settings: Object.fromEntries(
      Object.entries(preset.settings).map(([locale, { settings, version }]) => [
        locale,
        liftedSettings(key, settings, version, schemaOf),
      ]),
    ),
  };
}

const byId = <T extends { readonly id: number }>(things: readonly T[]): Readonly<Record<number, T>> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing]));

/** The site as the API has it → as it is edited. Nothing stored is left out. */
export function toEditedSite(
  site: SiteDocument,
  presets: readonly BlockPreset[],
  schemaOf: SchemaOf,
): EditedSite {
  const { languages } = upper(site);
  const pages = site.pages.map((page) => toEditedPage(page, site));
  const current = presets.map((preset) => toEditedPreset(preset, schemaOf));
  return {
    id: site.id,
    name: site.name,
    status: site.status,
    revision: site.revision,
    boardId: site.job_board_id,
    defaultLanguage: site.default_language,
    languages: site.supported_languages,
    settings: {
      ...withCurrentMessages(site.settings),
      supported_languages: site.supported_languages,
      default_language: site.default_language,
      job_board: site.job_board_id,
    },
    texts: { ...Object.fromEntries(languages.map((language) => [language, {}])), ...site.texts },
    cookieScripts: site.cookie_scripts,
    pages: pages.map(({ id }) => id),
    presets: current.map(({ id }) => id),
    pageOf: byId(pages),
    blockOf: byId(site.blocks.map((block) => toEditedBlock(block, site, schemaOf))),
    presetOf: byId(current),
    schemaOf: (key) => schemaOf(key)?.settings,
    columnsSettingOf: (key) => schemaOf(key)?.columns,
  };
}

/** Edited settings → what is stored: with the prefix, and the version they were edited in. */
export function wireSettings(
  key: string,
  values: Values,
  version: number,
): { settings: Values; version: number } {
  return { settings: toWire(key, values), version };
}
