import { coreSchemas, defaultsOf, fillDefaults, migrate, type BlockSchema } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Values } from '../../machines/page-editing/edited-site.ts';
import { valueProblems, type SettingNode } from './value-problems.ts';

const schemas: readonly BlockSchema<string, Values>[] = Object.values(coreSchemas);

describe('what is wrong with a value', () => {
  it.each(schemas.map((schema) => [schema.key, schema] as const))(
    'is nothing in the defaults and the fixtures of %s',
    (key, schema) => {
      const node = schema.settings as SettingNode;
      expect(valueProblems(node, defaultsOf(schema))).toEqual([]);
      for (const { settings, version = schema.version } of Object.values(
        coreFixtures[key as keyof typeof coreFixtures],
      ))
        expect(valueProblems(node, fillDefaults(node, migrate(schema, settings as Values, version)))).toEqual(
          [],
        );
    },
  );

  it.each<[string, SettingNode, unknown, string | undefined]>([
    ['a text that is too long', { type: 'string', maxLength: 2 }, 'abc', 'maxLength'],
    ['characters as people count them', { type: 'string', maxLength: 2 }, '👍👍', undefined],
    ['an address', { type: 'string', pattern: '^(|[hH][tT][tT][pP][sS]?://.+)$' }, 'noordwerk', 'url'],
    ['a colour', { type: 'string', pattern: '^(|#[0-9a-f]{6})$' }, '#12', 'colour'],
    ['a number below the least', { type: 'integer', minimum: 1 }, 0, 'minimum'],
    ['half a number', { type: 'integer' }, 1.5, 'type'],
    ['a choice that is none', { enum: ['a', 'b'] }, 'c', 'enum'],
    ['the same twice', { type: 'array', uniqueItems: true }, ['a', 'a'], 'uniqueItems'],
    ['too many', { type: 'array', maxItems: 1 }, ['a', 'b'], 'maxItems'],
    ['a name that is missing', { type: 'object', required: ['name'] }, {}, 'required'],
  ])('finds %s', (_, node, value, rule) => {
    expect(valueProblems(node, value)[0]?.rule).toBe(rule);
  });

  it('says where in a list it is', () => {
    const node = {
      type: 'array',
      items: { type: 'object', properties: { link: { type: 'string', maxLength: 1 } } },
    };
    expect(valueProblems(node as SettingNode, [{ link: '' }, { link: 'ab' }])).toEqual([
      { pointer: '/1/link', rule: 'maxLength', count: 1 },
    ]);
  });

  it('answers whatever a value is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.jsonValue(), (schema, value) => {
        expect(Array.isArray(valueProblems(schema.settings as SettingNode, value))).toBe(true);
      }),
    );
  });
});
