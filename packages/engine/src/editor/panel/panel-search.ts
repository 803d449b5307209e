import type { BlockSchema, EditorTab } from '@boardwright/blocks-schema';
import type { Translate } from '../../i18n/translate.ts';
import { nodeOf, tabsOf } from './panel-schema.ts';
import { choiceName, settingName } from './setting-words.ts';
import type { SettingNode } from './value-problems.ts';

/** Settings of one tab that a search found. */
export interface TabHits {
  readonly tab: EditorTab;
  readonly names: readonly string[];
}

function wordsIn(t: Translate, key: string, name: string, node: SettingNode): readonly string[] {
  const inner = Object.entries({ ...node.properties, ...node.items?.properties });
  return [
    name,
    settingName(t, key, name, node.title),
    ...(node.enum ?? node.items?.enum ?? []).map((value) => choiceName(t, value)),
    ...inner.map(([part, within]) => settingName(t, key, part, within.title)),
  ];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The settings whose names, choices or parts hold what was typed, tab by tab; case and accents do not matter. */
export function findSettings(t: Translate, schema: BlockSchema, typed: string): readonly TabHits[] {
  const sought = plain(typed.trim());
  if (sought === '') return [];
  return tabsOf(schema).flatMap((tab) => {
    const names = (schema.tabs[tab] ?? []).filter((name) =>
      wordsIn(t, schema.key, name, nodeOf(schema, name)).some((words) => plain(words).includes(sought)),
    );
    return names.length > 0 ? [{ tab, names }] : [];
  });
}
