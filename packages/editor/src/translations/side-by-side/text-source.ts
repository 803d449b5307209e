import { namedMessage } from '@boardwright/ui/named-message';
import type { BlockSchema } from '@boardwright/blocks-schema';
import type { Command } from '../../page-editing/command.ts';
import {
  isOwn,
  type EditedBlock,
  type EditedPage,
  type LocaleValues,
  type Values,
} from '../../page-editing/edited-site.ts';
import type { EditorTranslate } from '../../editor.messages.ts';
import { settingName } from '../../panel/setting-texts.ts';
import type { SettingNode } from '../../panel/setting-node.ts';
import {
  missingTexts,
  textsOf,
  valueAt,
  withTextAt,
  type BlockText,
  type TextPath,
} from '../../panel/block-texts.ts';

/** Texts in every language of the site: a block's, or a page's own. */
export interface TextSource {
  readonly title: string;
  readonly rows: Readonly<Record<string, LocaleValues>>;
  readonly texts: (locale: string) => readonly BlockText[];
  /** Those of the default language that another has not got. */
  readonly missing: (locale: string, own: string) => readonly BlockText[];
  readonly nameOf: (t: EditorTranslate, path: TextPath) => string;
  /** What writes a text in a language; what is not there on the way is taken from `other`. */
  readonly write: (locale: string, path: TextPath, text: string, other: Values) => Command;
}

export function blockSource(block: EditedBlock, schema: BlockSchema): TextSource {
  const valuesIn = (locale: string): Values => block.settings[locale]?.values ?? {};
  return {
    title: schema.title,
    rows: block.settings,
    texts: (locale) => textsOf(schema, valuesIn(locale)),
    missing: (locale, own) => missingTexts(schema, block, locale, own),
    nameOf(_t, path) {
      let node: SettingNode = schema.settings as SettingNode;
      const parts = path.flatMap((part, at) => {
        if (typeof part === 'number') return [];
        const number = path[at + 1];
        node = (node.properties ?? node.items?.properties)?.[part] ?? {};
        const name = settingName(node, part);
        return [typeof number === 'number' ? `${name} ${number + 1}` : name];
      });
      return parts.join(' · ');
    },
    write(locale, path, text, other) {
      const name = String(path[0]);
      const next = withTextAt(valuesIn(locale), path, text, other) as Values;
      return { type: 'setSettings', block: block.id, locale, set: { [name]: next[name] }, unset: [] };
    },
  };
}

const pageTexts = [
  ['page_label', 'line'],
  ['page_title', 'line'],
  ['page_description', 'lines'],
] as const;

export function pageSource(page: EditedPage, title: string): TextSource {
  const textAt = (locale: string, name: string): string => {
    const value = valueAt(page.texts[locale]?.values, [name]);
    return typeof value === 'string' ? value : '';
  };
  const texts = (locale: string): readonly BlockText[] =>
    pageTexts.map(([name, kind]) => ({ path: [name], kind, value: textAt(locale, name) }));
  return {
    title,
    rows: page.texts,
    texts,
    missing: (locale, own) =>
      locale === own
        ? []
        : texts(own).filter(
            ({ path, value }) =>
              value !== '' && (!isOwn(page.texts[locale]) || textAt(locale, String(path[0])).trim() === ''),
          ),
    nameOf: (t, path) => namedMessage(t, `conflict.texts.${path[0]}`) ?? String(path[0]),
    write: (locale, path, text) => ({
      type: 'setPageTexts',
      page: page.id,
      locale,
      set: { [String(path[0])]: text },
      unset: [],
    }),
  };
}

/** A text with the one that stands beside it. */
export interface TextPair {
  readonly path: TextPath;
  readonly kind: BlockText['kind'];
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly isMissing: boolean;
  /** What visitors read on the right while that is missing; undefined where they read nothing. */
  readonly visibleInstead: string | undefined;
}

/** The texts of two languages in pairs, by where they stand; those that only one has are listed too. */
export function pairsOf(source: TextSource, left: string, right: string, own: string): readonly TextPair[] {
  const pairs = new Map<string, TextPair>();
  const missing = new Set(source.missing(right, own).map(({ path }) => path.join('/')));
  for (const { path, kind, value } of source.texts(left))
    pairs.set(path.join('/'), {
      path,
      kind,
      left: value,
      right: undefined,
      isMissing: false,
      visibleInstead: undefined,
    });
  for (const { path, kind, value } of source.texts(right)) {
    const key = path.join('/');
    pairs.set(key, {
      path,
      kind,
      left: pairs.get(key)?.left,
      right: value,
      isMissing: false,
      visibleInstead: undefined,
    });
  }
  return [...pairs].map(([key, pair]) => ({
    ...pair,
    isMissing: missing.has(key),
    // What a language has of its own is shown as it is, an empty text too.
    visibleInstead: isOwn(source.rows[right]) ? pair.right : pair.left,
  }));
}
