import type { ObjectSchema } from '@boardwright/blocks-schema';

/** Values by name: of a block's settings, a page's texts, a site. */
export type Values = Readonly<Record<string, unknown>>;

/** Values in one language. `id` is undefined while the server has none. */
export interface LocaleValues {
  readonly id: number | undefined;
  readonly revision: number;
  readonly values: Values;
  /** Nothing was written in this language: the values are those of the default one, and go with them. */
  readonly follows?: true;
}

/** Values of a language in which nothing was written yet. */
export const following = (values: Values): LocaleValues => ({
  id: undefined,
  revision: 0,
  values,
  follows: true,
});

/** Whether something was written in a language, saved or on its way. */
export const isOwn = (row: LocaleValues | undefined): boolean => row !== undefined && row.follows !== true;

/** By upper-case language. */
type ByLocale = Readonly<Record<string, LocaleValues>>;

/** A block as it is edited: settings without the wire's prefix, lifted to today's schema, defaults not filled in. */
export interface EditedBlock {
  /** Negative until the server has given it a number. */
  readonly id: number;
  readonly key: string;
  readonly isGlobal: boolean;
  readonly revision: number;
  readonly customStyles: string;
  /** Of the block's schema. */
  readonly version: number;
  readonly settings: ByLocale;
}

export interface EditedPage {
  readonly id: number;
  readonly key: string;
  readonly revision: number;
  /** By lower-case language. */
  readonly path: Readonly<Record<string, string>>;
  readonly texts: ByLocale;
  /** From top to bottom. */
  readonly blocks: readonly number[];
}

export interface EditedPreset {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly version: number;
  readonly customStyles: string;
  readonly author: string;
  readonly createdAt: string;
  readonly settings: Readonly<Record<string, Values>>;
}

/**
 * A site as an admin edits it, in every language (specification §3 'Site', 'Page'). What was taken off stays among
 * `pageOf`, `blockOf` and `presetOf`, so that it can be put back; only what the lists name is there.
 */
export interface EditedSite {
  readonly id: number;
  readonly name: string;
  readonly status: 'draft' | 'active';
  readonly revision: number;
  readonly boardId: number;
  readonly defaultLanguage: string;
  /** Lower case. */
  readonly languages: readonly string[];
  readonly settings: Values;
  /** Texts of the site by upper-case language. */
  readonly texts: Readonly<Record<string, Values>>;
  readonly cookieScripts: readonly Values[];
  readonly pages: readonly number[];
  readonly presets: readonly number[];
  readonly pageOf: Readonly<Record<number, EditedPage>>;
  readonly blockOf: Readonly<Record<number, EditedBlock>>;
  readonly presetOf: Readonly<Record<number, EditedPreset>>;
  /** What a kind of block can be set to: of its settings some are one for all languages. */
  readonly schemaOf: (key: string) => ObjectSchema | undefined;
  /** Of a kind of block that holds others in columns: the setting that says how many. */
  readonly columnsSettingOf: (key: string) => string | undefined;
}

/** The pages a block stands on, in the site's order. */
export function pagesWith(site: EditedSite, block: number): readonly EditedPage[] {
  return site.pages.flatMap((id) => {
    const page = site.pageOf[id];
    return page?.blocks.includes(block) ? [page] : [];
  });
}
