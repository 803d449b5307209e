import type { Values } from '../page-editing/edited-site.ts';

/** Values by language, lower case, as 'en'. A language that is left out shows what the site's default language has. */
export type InLanguages<Value> = Readonly<Record<string, Value>>;

/** A block as it stands on a page. */
export interface BlockContent {
  /** A positive whole number that no other block of the site has. */
  readonly id: number;
  /** The key of its kind, as 'faq' or 'acme/map'. One that `blocks` does not know stays as it is. */
  readonly key: string;
  /** What it is set to; what is left out is as its schema has it. */
  readonly settings: InLanguages<Values>;
  /** The version of the schema that its settings were written for; left out, today's. */
  readonly version?: number;
  /** CSS of this block alone. */
  readonly styles?: string;
  /** It stands on several pages, the same on each. */
  readonly shared?: boolean;
  /** What the editor named it when it was made: sent twice, it is made once. */
  readonly uid?: string;
}

export interface PageContent {
  /** A positive whole number that no other page of the site has. */
  readonly id: number;
  /** 'p-generic' for any page, or the identifier of one of the kinds, of which a site has one each: 'p-home' and so on. */
  readonly kind: string;
  /** Without the slash it begins with: '' for the home page. */
  readonly path: InLanguages<string>;
  /** `page_label` is what it is called, `page_title` and `page_description` are for search engines. */
  readonly texts: InLanguages<Values>;
  /** From top to bottom. */
  readonly blocks: readonly BlockContent[];
  readonly uid?: string;
}

/** A block that is kept under a name, to be put on pages. */
export interface PresetContent extends Omit<BlockContent, 'shared'> {
  readonly name: string;
  readonly author: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A site as plain data, to be kept as JSON wherever one likes: what the editor opens with, and what saving makes of it. */
export interface SiteContent {
  readonly name: string;
  /** At least one, lower case, as 'en'. */
  readonly languages: readonly string[];
  /** Left out, the first of them. */
  readonly defaultLanguage?: string;
  /** Settings of the site by their names in its schema, as `primary_color`. */
  readonly settings?: Values;
  /** Texts of the site, as `copyright_text`. */
  readonly texts?: InLanguages<Values>;
  readonly cookieScripts?: readonly Values[];
  /** A draft is not public yet; left out, 'active'. */
  readonly status?: 'draft' | 'active';
  readonly pages: readonly PageContent[];
  readonly presets?: readonly PresetContent[];
  /** What was taken off, so that it can be put back. */
  readonly removed?: {
    readonly pages?: readonly PageContent[];
    readonly blocks?: readonly BlockContent[];
    readonly presets?: readonly PresetContent[];
  };
  /**
   * How often what can be written at once was saved, stored by `saveToContent`: who writes over what is newer gets an
   * error.
   */
  readonly revisions?: Readonly<Record<string, number>>;
}

/** The site that the editor is given cannot be: the message says where, and what to do. */
export class SiteContentError extends Error {
  override readonly name = 'SiteContentError';
}
