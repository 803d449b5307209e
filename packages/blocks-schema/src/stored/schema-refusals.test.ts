import { describe, expect, it } from 'vitest';
import { coreSchemas } from '../core-schemas.ts';
import { defineBlockSchema, type BlockSchema } from '../define-block-schema.ts';
import { schemaRefusals } from './schema-refusals.ts';
import { problemsOf } from './validate.ts';

/** A block with one setting, as somebody outside could write it, with any schema. */
const blockOf = (setting: unknown, more: object = {}): BlockSchema =>
  defineBlockSchema({
    key: 'acme/any',
    title: 'Any',
    group: 'content',
    icon: 'puzzle',
    // What the types would refuse is what is tried here.
    settings: { type: 'object', additionalProperties: false, properties: { any: setting } } as never,
    tabs: { content: ['any'] as never[] },
    ...more,
  });
const refusals = (setting: unknown, more?: object) => schemaRefusals(blockOf(setting, more), problemsOf);
const text = { type: 'string', default: '', maxLength: 20 };

describe('the schema of a block', () => {
  it.each(Object.values<BlockSchema>(coreSchemas).map((schema) => [schema.key, schema] as const))(
    'is accepted for %s',
    (_, schema) => expect(schemaRefusals(schema, problemsOf)).toEqual([]),
  );

  it.each<[string, unknown, string]>([
    ['a keyword that is misspelt', { ...text, maxLenght: 3 }, "any: 'maxLenght' is no keyword of settings"],
    [
      'a keyword inside',
      { type: 'array', default: [], items: { type: 'object', properties: { a: { ...text, xyz: 1 } } } },
      "any[].a: 'xyz' is no keyword of settings",
    ],
    [
      'a part that is called as what every object has',
      { type: 'object', default: {}, properties: { toString: text } },
      "any: has a part 'toString': every object has one by that name",
    ],
    [
      'a type that is none, with a default',
      { type: 'moment', default: 1 },
      "any: has the unknown type 'moment'",
    ],
    ['nothing to draw', { default: 1 }, 'any: has no type: nothing can draw it'],
    ['a type that is none', { type: 'text' }, "any: has the unknown type 'text'"],
    [
      'a list of nothing',
      { type: 'array', default: [] },
      'any: is a list without items: nothing can draw it',
    ],
    ['a schema that says no more than yes', true, 'any: is no schema: nothing can draw it'],
    ['a format that is none', { ...text, format: 'phone' }, "any: has the unknown format 'phone'"],
    [
      'a reference to nothing',
      { $ref: '#/definitions/none' },
      "any: refers to '#/definitions/none', which is no definition",
    ],
    [
      'several types',
      { type: ['string', 'integer'] },
      'any: has several types: say each as a kind of `anyOf`',
    ],
    [
      'places with more behind them',
      { type: 'array', items: [text] },
      'any: has places, and more that nothing can draw',
    ],
    [
      'an object of nothing',
      { type: 'object', default: {} },
      'any: is an object without parts: nothing can draw it',
    ],
    [
      'a kind that is misspelt',
      { oneOf: [text, { type: 'string', titel: 'x' }] },
      "any: 'titel' is no keyword of settings",
    ],
    [
      'a condition that is misspelt',
      { ...text, if: { minLenght: 1 } },
      "any if: 'minLenght' is no keyword of settings",
    ],
    [
      'a default that breaks its schema',
      { ...text, default: 'x'.repeat(21) },
      'any: has a default that breaks it: must NOT have more than 20 characters',
    ],
    [
      'a default that is a date',
      { ...text, default: new Date(0) },
      'any: has a default that JSON cannot hold',
    ],
    [
      'a default that is no number',
      { type: 'number', default: Number.NaN },
      'any: has a default that JSON cannot hold',
    ],
    [
      'a default with nothing in it',
      { type: 'array', items: text, default: [undefined] },
      'any: has a default that JSON cannot hold',
    ],
  ])('is refused by name for %s', (_, setting, refusal) => expect(refusals(setting)).toEqual([refusal]));

  it('is refused for a tab, a widget or a count of nothing', () => {
    expect(refusals(text, { tabs: { content: ['any', 'other'], extras: [] } })).toEqual([
      "The tab 'extras' is none of the editor’s, and has no title",
      "A tab holds 'other', which is no setting",
    ]);
    const own = { tabs: { place: ['any'] }, tabTitles: { place: 'Place' } };
    expect(refusals(text, { ...own, group: { key: 'acme/maps', title: 'Maps' } })).toEqual([]);
    expect(
      refusals(text, {
        tabTitles: { content: 'Texts', place: 'Place' },
        group: { key: 'maps', title: 'Maps' },
      }),
    ).toEqual([
      "A title is given to the tab 'content', which is not the block’s own",
      "A title is given to the tab 'place', which is not the block’s own",
      "The group 'maps' needs a slash, as in 'acme/maps'",
    ]);
    expect(refusals(text, { tabs: {} })).toEqual(['any: stands in no tab']);
    expect(refusals(text, { widgets: { other: 'color', any: 'sparkle' } })).toEqual([
      "A widget is named for 'other', which is no setting",
      "any: no widget is called 'sparkle'",
    ]);
    expect(refusals(text, { counts: { any: 'number' } })).toEqual([
      "A count names 'number', which is no setting",
    ]);
    expect(refusals(text, { fallbacks: { other: 'heading' } })).toEqual([
      "A fallback names 'other', which is no setting",
    ]);
  });

  it('is refused where its defaults only break it together', () => {
    const block = blockOf(text);
    const settings = { ...block.settings, required: ['any', 'none'] };
    expect(schemaRefusals({ ...block, settings }, problemsOf)).toEqual([
      "The defaults together break the schema: /none must have required property 'none'",
    ]);
  });
});
