import { isSame } from '@boardwright/blocks-schema';
import type { EditorTranslate } from '../editor.messages.ts';
import { choiceName } from '../panel/setting-texts.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { withoutTags } from '../saving/site-pages.ts';
import { itemSummary } from '../widgets/item-summary.ts';

const hasTags = (text: string): boolean => /<[a-z/!]/i.test(text);

/**
 * Values of one setting as texts to lay beside each other: a switch as 'On', a list as a line per item. Where the words
 * of two are the same and the values are not, it is the values themselves that are shown.
 * @param node the setting's schema, where it is one of a block: it names the choices
 */
export function valueTexts(
  t: EditorTranslate,
  values: readonly unknown[],
  node?: SettingNode,
): readonly string[] {
  const texts = values.map((value) => textOfValue(t, value, node));
  const isHiding = values.some((value, at) =>
    values.some((other, index) => texts[index] === texts[at] && !isSame(value, other)),
  );
  return isHiding ? values.map((value) => raw(t, value)) : texts;
}

function textOfValue(t: EditorTranslate, value: unknown, node?: SettingNode): string {
  if (value === undefined) return t('conflict.default');
  if (value === '' || value === null) return t('panel.empty');
  if (typeof value === 'boolean') return t(value ? 'panel.on' : 'panel.off');
  if (typeof value === 'string') {
    if (node?.enum?.includes(value)) return choiceName(node, value);
    return hasTags(value) ? withoutTags(value) : value;
  }
  if (Array.isArray(value))
    return value.length === 0
      ? t('panel.empty')
      : value.map((item) => (typeof item === 'object' ? itemSummary(item, [], t) : String(item))).join('\n');
  if (typeof value === 'object') return itemSummary(value, [], t) || raw(t, value);
  return String(value);
}

function raw(t: EditorTranslate, value: unknown): string {
  if (value === undefined) return t('conflict.default');
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
}
