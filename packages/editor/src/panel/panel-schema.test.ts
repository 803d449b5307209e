import {
  coreSchemas,
  defaultsOf,
  defineBlockSchema,
  labelledSchema,
  type BlockSchema,
} from '@boardwright/blocks-schema';
import { coreLabels } from '@boardwright/blocks-schema/labels';
import { describe, expect, it } from 'vitest';
import type { Values } from '../page-editing/edited-site.ts';
import { nodeOf } from './form-schema.ts';
import { controlsOf, groupsOf, partnerColour, tabsOf } from './panel-schema.ts';
import { findSettings } from './panel-search.ts';
import { errorsBySetting } from './server-errors.ts';
import { readable } from './setting-texts.ts';
import { changeOf } from './use-write-settings.ts';

type Schema = BlockSchema<string, Values>;
const schemaOf = (key: keyof typeof coreSchemas) => coreSchemas[key];
const schemas: readonly Schema[] = Object.values(coreSchemas);

describe('what the panel draws of a schema', () => {
  it.each(schemas.map((schema) => [schema.key, schema] as const))(
    'puts every setting of %s under one heading of its tab',
    (_, schema) => {
      for (const tab of tabsOf(schema)) {
        const grouped = groupsOf(schema, tab).flatMap(({ names }) => names);
        expect(grouped.toSorted()).toEqual([...(schema.tabs[tab] ?? [])].toSorted());
      }
    },
  );

  it('gives a setting that is called as a heading no heading of others', () => {
    const schema = defineBlockSchema({
      key: 'acme/headings',
      title: 'Headings',
      group: 'content',
      icon: 'puzzle',
      settings: {
        type: 'object',
        additionalProperties: false,
        properties: {
          texts: { type: 'array', items: { type: 'object', properties: {} }, default: [] },
          title: { type: 'string', default: '' },
        },
      },
      tabs: { content: ['texts', 'title'] },
    }) as Schema;
    expect(groupsOf(schema, 'content')).toEqual([
      { shared: undefined, names: ['texts'] },
      { shared: 'texts', names: ['title'] },
    ]);
  });

  it('asks for the control the schema names, inside of lists too', () => {
    const control = (key: keyof typeof coreSchemas, name: string) =>
      controlsOf(schemaOf(key).widgets, name, nodeOf(schemaOf(key), name));
    expect(control('faq', 'questions')['items']).toMatchObject({ answer: { 'ui:widget': 'richText' } });
    expect(control('navbar', 'guestLinks')).toEqual({ items: { 'ui:field': 'link' } });
    expect(control('job-per-link', 'linkTabs')).toMatchObject({
      items: {
        links: { items: { pageId: { 'ui:widget': 'pageLink' }, jobQuery: { 'ui:field': 'jobQuery' } } },
      },
    });
    expect(control('footer', 'footerLinks')).toMatchObject({
      items: { links: { items: { 'ui:field': 'link' } }, htmlContent: { 'ui:widget': 'html' } },
    });
  });

  it('knows which colour is read on which', () => {
    expect(partnerColour(schemaOf('text-with-image'), 'textColor')).toBe('backgroundColor');
    expect(partnerColour(schemaOf('text-with-image'), 'backgroundColor')).toBe('textColor');
  });

  it.each([
    ['guestLinks', 'Guest links'],
    ['row-spread', 'Row spread'],
  ])('reads %s as %s', (name, text) => expect(readable(name)).toBe(text));
});

describe('a search in the panel', () => {
  const labelled = labelledSchema(coreSchemas['job-list'], coreLabels['job-list'].en, { anchor: 'Anchor' });
  it('finds settings of all tabs by name and by choice, whatever the case', () => {
    const hits = findSettings(labelled, 'LIMIT');
    expect(hits).toEqual([{ tab: 'segmentFilters', names: ['limitVisibleSegmentsEnabled', 'segmentLimit'] }]);
    expect(findSettings(labelled, 'split').flatMap(({ names }) => names)).toContain('jobPreviewLayout');
    expect(findSettings(labelled, '  ')).toEqual([]);
  });
});

describe('what is written', () => {
  it.each(schemas.map((schema) => [schema.key, schema] as const))(
    'is taken away for every default of %s, and nothing but itself for any other value',
    (_, schema) => {
      for (const [name, preset] of Object.entries(defaultsOf<Values>(schema))) {
        expect(changeOf(schema, name, preset)).toEqual({ set: {}, unset: [name] });
        expect(changeOf(schema, name, undefined)).toEqual({ set: {}, unset: [name] });
        expect(changeOf(schema, name, 'other')).toEqual({ set: { [name]: 'other' }, unset: [] });
      }
    },
  );

  it('finds the field of what the server said', () => {
    const of = errorsBySetting({ 'questions.3.question': ['a'], title: ['b'] });
    expect(of('questions')).toEqual({ '/3/question': ['a'] });
    expect(of('title')).toEqual({ '': ['b'] });
    expect(of('other')).toBe(of('another'));
  });
});
