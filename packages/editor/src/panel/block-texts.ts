import type { BlockSchema } from '@boardwright/blocks-schema';
import { isOwn, type EditedBlock, type Values } from '../page-editing/edited-site.ts';
import type { SettingNode } from './setting-node.ts';
import { visibleValues } from './counted-list.ts';
import { nodeOf } from './form-schema.ts';

export type TextPath = readonly (string | number)[];

/** A text in a block's settings, that visitors read. */
export interface BlockText {
  /** From the setting's name down: ['questions', 0, 'answer']. */
  readonly path: TextPath;
  readonly kind: 'line' | 'lines' | 'rich' | 'html';
  readonly value: string;
}

/** From this many characters on a text is written over several lines. */
const longText = 300;

/** Strings that are no words: addresses, names of icons and pages. */
const wordless = /(^|[a-z])(link|url|src|id|type|icon|path|style|class|email|phone)$/i;

function kindOf(widget: string | undefined, name: string, node: SettingNode): BlockText['kind'] | undefined {
  if (widget === 'richText') return 'rich';
  if (widget === 'html') return 'html';
  if (widget === 'textarea') return 'lines';
  // What must be written in one form, as a moment or a colour, is no text.
  if (widget !== undefined || node.enum || node.pattern || node.format || wordless.test(name))
    return undefined;
  return (node.maxLength ?? 0) >= longText ? 'lines' : 'line';
}

/** Controls whose value is one thing that has words in it. */
const opened: ReadonlySet<string> = new Set(['link', 'image', 'logo', 'backdrop']);

function textsIn(
  node: SettingNode,
  value: unknown,
  path: TextPath,
  widgets: BlockSchema['widgets'],
): readonly BlockText[] {
  const widget = widgets[path.filter((part) => typeof part === 'string').join('.')];
  if (node.type === 'string') {
    const kind = kindOf(widget, String(path.findLast((part) => typeof part === 'string')), node);
    return kind === undefined ? [] : [{ path, kind, value: typeof value === 'string' ? value : '' }];
  }
  if (node.type === 'array') {
    const { items } = node;
    const isList = items?.type === 'object' && Array.isArray(value);
    // A list of words that are chosen is no text.
    if (!isList || (widget !== undefined && !opened.has(widget))) return [];
    return value.flatMap((item, at) => textsIn(items, item, [...path, at], widgets));
  }
  if (node.type !== 'object' || (widget !== undefined && !opened.has(widget))) return [];
  const inner = (value ?? {}) as Values;
  // Where there is no picture, there is nothing to say of it.
  if (widget !== undefined && widget !== 'link' && !inner['src']) return [];
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
    textsIn(property, inner[name], [...path, name], widgets),
  );
}

/** The texts of a block in one language, in the order of its settings; also those that are empty. */
export function textsOf(schema: BlockSchema, values: Values): readonly BlockText[] {
  const visible = visibleValues(schema, values);
  return Object.keys(schema.settings.properties).flatMap((name) =>
    textsIn(nodeOf(schema, name), visible[name], [name], schema.widgets),
  );
}

/** How many characters a text may have; undefined where its schema sets no limit. */
export function limitAt(schema: BlockSchema, [name, ...rest]: TextPath): number | undefined {
  if (name === undefined || !Object.hasOwn(schema.settings.properties, name)) return undefined;
  return rest.reduce<SettingNode>(
    (node, part) => (typeof part === 'number' ? node.items : node.properties?.[part]) ?? {},
    nodeOf(schema, String(name)),
  ).maxLength;
}

export function valueAt(values: unknown, [name, ...rest]: TextPath): unknown {
  if (name === undefined) return values;
  const inner = (values as Record<string | number, unknown> | undefined | null)?.[name];
  return rest.length === 0 ? inner : valueAt(inner, rest);
}

/**
 * A value with a text written into it; what is not there on the way is taken from another language.
 * @param value of the setting, undefined for none
 * @param other the same setting in the other language
 */
export function withTextAt(value: unknown, [name, ...rest]: TextPath, text: string, other: unknown): unknown {
  if (name === undefined) return text;
  const there = (other as Record<string | number, unknown> | undefined)?.[name];
  if (typeof name === 'number') {
    const mine = Array.isArray(value) ? value : [];
    const list = [...mine, ...(Array.isArray(other) ? other : []).slice(mine.length, name + 1)];
    return list.with(name, withTextAt(list[name], rest, text, there));
  }
  const mine = (value ?? {}) as Values;
  return { ...mine, [name]: withTextAt(mine[name], rest, text, there) };
}

/** Two words or more: one alone is often the same in two languages, as 'Contact' is. */
export const isSaying = (text: string): boolean => /\p{L}[^\p{L}]*\s+[^\p{L}]*\p{L}/u.test(text);

/**
 * The texts of the default language that another has not got: it was never written, is empty, or says the very same.
 * @param locale upper case
 * @param own the default language, upper case
 */
export function missingTexts(
  schema: BlockSchema,
  block: Pick<EditedBlock, 'settings'>,
  locale: string,
  own: string,
): readonly BlockText[] {
  if (locale === own) return [];
  const values = block.settings[own]?.values ?? {};
  const row = block.settings[locale];
  return textsOf(schema, values).filter(({ path, value }) => {
    if (value.trim() === '') return false;
    if (!isOwn(row)) return true;
    const there = valueAt(row?.values, path);
    if (typeof there !== 'string' || there.trim() === '') return true;
    return there === value && isSaying(value);
  });
}
