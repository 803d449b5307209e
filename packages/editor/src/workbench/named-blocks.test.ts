import { coreSchemas, defineBlockSchema } from '@boardwright/blocks-schema';
import { labelsIn } from '@boardwright/blocks-schema/labels';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@boardwright/messages';
import { anEngine } from '../block-actions/workbench.fixture.tsx';
import { nodeOf } from '../panel/form-schema.ts';
import { choiceName, settingName } from '../panel/setting-texts.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { labelledIn } from './named-blocks.ts';

const fromOutside = defineBlockSchema({
  key: 'acme/map',
  title: 'Map',
  group: 'content',
  icon: 'map',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { zoom: { type: 'integer', title: 'How near', default: 3 } },
  },
  tabs: { content: ['zoom'] },
});
const engine = anEngine(...Object.values(coreSchemas), fromOutside);
const schemaIn = (locale: Locale, key: string) => {
  const schema = labelledIn(engine, locale, labelsIn(locale)).blocks.get(key)?.schema;
  if (!schema) throw new Error(`There is no block ${key}`);
  return schema;
};

/** Settings, fields and items without a name, and choices without one, by path. */
function unlabelled(node: SettingNode, path: string): readonly string[] {
  const fields = Object.entries(node.properties ?? {});
  const isText = node.enum?.some((value) => typeof value === 'string');
  return [
    ...(isText && node.enumNames?.length !== node.enum?.length ? [`${path}: choices`] : []),
    ...fields.flatMap(([name, field]) => (field.title ? [] : [`${path}.${name}`])),
    ...fields.flatMap(([name, field]) => unlabelled(field, `${path}.${name}`)),
    ...(node.items?.properties && !node.items.title ? [`${path}: an item`] : []),
    ...(node.items ? unlabelled(node.items, `${path}[]`) : []),
  ];
}

describe('the blocks in the editor’s language', () => {
  it('are called as an admin calls them, and stay what they are', () => {
    expect(schemaIn('nl', 'text-with-image').title).toBe('Tekst met afbeelding');
    expect(schemaIn('ro', 'navbar').title).toBe('Bară de navigare');
    expect(schemaIn('en', 'navbar').title).toBe('Navigation bar');
    expect(schemaIn('nl', 'faq').widgets).toBe(coreSchemas.faq.widgets);
  });

  it('have settings, choices and items that are called in it, and help', () => {
    const layout = nodeOf(schemaIn('nl', 'login'), 'layout');
    expect(settingName(layout, 'layout')).toBe('Indeling');
    expect(choiceName(layout, 'oneForm')).toBe('Eén formulier');
    const links = nodeOf(schemaIn('ro', 'navbar'), 'guestLinks');
    expect(links.items?.title).toBe('link');
    expect(links.items?.properties?.['children']?.title).toBe('Linkuri în interior');
    expect(nodeOf(schemaIn('nl', 'contact'), 'emailTo').description).toContain('Geen bezoeker');
  });

  it.each(locales)('leave nothing unlabelled in %s', (locale) => {
    const missing = Object.keys(coreSchemas).flatMap((key) =>
      unlabelled(schemaIn(locale, key).settings as SettingNode, key),
    );
    expect(missing).toEqual([]);
  });

  it('keep what their author wrote where they come from outside without labels', () => {
    const map = schemaIn('nl', 'acme/map');
    expect(map.title).toBe('Map');
    expect(settingName(nodeOf(map, 'zoom'), 'zoom')).toBe('How near');
    expect(settingName(nodeOf(map, 'anchor'), 'anchor')).toBe('Anker');
  });

  it.each(['nl', 'ro'] as const)('never share a name in %s', (locale) => {
    const titles = Object.keys(coreSchemas).map((key) => schemaIn(locale, key).title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
