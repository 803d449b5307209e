import { coreSchemas, defineBlockSchema, type BlockSchema } from '@boardwright/blocks-schema';
import { problemsOf, validatorOfSettings } from '@boardwright/blocks-schema/validate';
import { filledSettings } from '@boardwright/blocks-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsBySetting, storableSettings } from './setting-problems.ts';

/** A block whose address is needed for one kind of target, and must then be one. */
const target = defineBlockSchema({
  key: 'target',
  title: 'Target',
  group: 'content',
  icon: 'puzzle',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      kind: { enum: ['page', 'address'], default: 'page' },
      url: { type: 'string', default: '', maxLength: 40 },
      title: { type: 'string', default: '', maxLength: 5 },
    },
    if: { properties: { kind: { const: 'address' } } },
    then: { properties: { url: { type: 'string', minLength: 8 } } },
  },
  tabs: { content: ['kind', 'url', 'title'] },
});
const validator = validatorOfSettings(target.settings);
const storable = (stored: object, typed: object, changed: readonly string[]) =>
  storableSettings(target, validator, { stored: { ...stored }, typed: { ...typed }, changed }).toSorted();

describe('what was typed', () => {
  it('is stored when it fits', () => {
    expect(storable({}, { title: 'Hallo' }, ['title'])).toEqual(['title']);
    expect(storable({}, { title: 'Te lang' }, ['title'])).toEqual([]);
  });

  it('is stored though another setting is still being put right', () => {
    expect(storable({}, { title: 'Te lang', url: '/x' }, ['url'])).toEqual(['url']);
  });

  it('waits for what it asks for, and both are stored at once', () => {
    expect(storable({}, { kind: 'address' }, ['kind'])).toEqual([]);
    expect(storable({}, { kind: 'address', url: '/x' }, ['url'])).toEqual(['url']);
    expect(storable({}, { kind: 'address', url: '/vacatures' }, ['url'])).toEqual(['kind', 'url']);
  });

  it('does not take the blame for what was wrong before', () => {
    expect(storable({ url: 7 }, { title: 'Nieuw' }, ['title'])).toEqual(['title']);
    expect(storable({ url: 7 }, { url: 8 }, ['url'])).toEqual([]);
    expect(storable({ url: 7 }, { url: undefined }, ['url'])).toEqual(['url']);
  });

  it('is never stored where the API would refuse what was right before, for any block', () => {
    const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
    fc.assert(
      fc.property(
        fc.constantFrom(...schemas),
        fc.dictionary(fc.nat({ max: 40 }).map(String), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }),
        (schema, values) => {
          const names = Object.keys(schema.settings.properties);
          const typed = Object.fromEntries(
            Object.entries(values).map(([at, value]) => [names[Number(at) % names.length] ?? '', value]),
          );
          const changed = Object.keys(typed).slice(0, 1);
          const check = validatorOfSettings(schema.settings);
          const stored = storableSettings(schema, check, { stored: {}, typed, changed });
          const saved = Object.fromEntries(stored.map((name) => [name, typed[name]]));
          expect(problemsOf(schema.settings, filledSettings(schema, saved))).toEqual([]);
        },
      ),
    );
  });
});

describe('what is wrong', () => {
  it('is put where it is shown, and what no setting alone can put right apart', () => {
    const problem = { message: '', rule: 'maxLength', count: 3 } as const;
    const { bySetting, general } = problemsBySetting(target, [
      { ...problem, path: '/title' },
      { ...problem, path: '/url/0/a~1b' },
      { ...problem, path: '' },
      { ...problem, path: '/other' },
    ]);
    expect(bySetting).toEqual({
      title: [{ pointer: '', rule: 'maxLength', count: 3 }],
      url: [{ pointer: '/0/a/b', rule: 'maxLength', count: 3 }],
    });
    expect(general).toHaveLength(2);
  });
});
