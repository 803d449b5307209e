import { folded } from '../model/folded.ts';
import type { BlockSchema } from '@boardwright/blocks-schema';
import { nodeOf } from './form-schema.ts';
import { tabsOf } from './panel-schema.ts';
import { choiceName, settingName } from './setting-texts.ts';
import type { SettingNode } from './setting-node.ts';

/** Settings of one tab that a search found. */
export interface TabHits {
  readonly tab: string;
  readonly names: readonly string[];
}

const choicesOf = (node: SettingNode): readonly string[] =>
  (node.enum ?? []).map((value) => choiceName(node, value));

function searchableTexts(name: string, node: SettingNode): readonly string[] {
  const inner = Object.entries({ ...node.properties, ...node.items?.properties });
  return [
    name,
    settingName(node, name),
    ...choicesOf(node),
    ...(node.items ? choicesOf(node.items) : []),
    ...inner.map(([part, within]) => settingName(within, part)),
  ];
}

/** The settings whose names, choices or parts hold what was typed, tab by tab; case and accents do not matter. */
export function findSettings(schema: BlockSchema, typed: string): readonly TabHits[] {
  const searched = folded(typed.trim());
  if (searched === '') return [];
  return tabsOf(schema).flatMap((tab) => {
    const names = (schema.tabs[tab] ?? []).filter((name) =>
      searchableTexts(name, nodeOf(schema, name)).some((text) => folded(text).includes(searched)),
    );
    return names.length > 0 ? [{ tab, names }] : [];
  });
}
