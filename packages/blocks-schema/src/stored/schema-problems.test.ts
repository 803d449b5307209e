import { describe, expect, it } from 'vitest';
import { problemsOf } from './validate.ts';

const found = (schema: object, value: unknown) =>
  problemsOf(schema, value).map(({ path, rule, count }) => [path, rule, count]);
const link = {
  oneOf: [
    {
      type: 'object',
      properties: { kind: { const: 'page' }, page: { type: 'string', minLength: 2 } },
      required: ['kind', 'page'],
    },
    {
      type: 'object',
      properties: { kind: { const: 'address' }, url: { type: 'string', format: 'uri' } },
      required: ['kind', 'url'],
    },
  ],
};

describe('what is wrong with a value', () => {
  it.each<[string, object, unknown, string | undefined]>([
    ['a text that is too long', { type: 'string', maxLength: 2 }, 'abc', 'maxLength'],
    ['characters as people count them', { type: 'string', maxLength: 2 }, '👍👍', undefined],
    ['an address', { type: 'string', pattern: '^(|[hH][tT][tT][pP][sS]?://.+)$' }, 'noordwerk', 'url'],
    ['a colour', { type: 'string', pattern: '^(|#[0-9a-f]{6})$' }, '#12', 'colour'],
    ['a number below the least', { type: 'integer', minimum: 1 }, 0, 'minimum'],
    ['a number at a limit that is left out', { exclusiveMaximum: 5 }, 5, 'exclusiveMaximum'],
    ['half a number', { type: 'integer' }, 1.5, 'type'],
    ['no multiple', { multipleOf: 5 }, 7, 'multipleOf'],
    ['a choice that is none', { enum: ['a', 'b'] }, 'c', 'enum'],
    ['another than the one there is', { const: 'a' }, 'b', 'enum'],
    ['the same twice', { type: 'array', uniqueItems: true }, ['a', 'a'], 'uniqueItems'],
    ['too many', { type: 'array', maxItems: 1 }, ['a', 'b'], 'maxItems'],
    [
      'more than a tuple has',
      { items: [{ type: 'string' }], additionalItems: false },
      ['a', 'b'],
      'maxItems',
    ],
    ['an email', { type: 'string', format: 'email' }, 'nobody', 'email'],
    ['a day', { type: 'string', format: 'date' }, '2026-02-30', 'date'],
    ['a moment', { type: 'string', format: 'date-time' }, 'noon', 'dateTime'],
    ['nothing, where nothing may be', { type: ['string', 'null'] }, null, undefined],
  ])('finds %s', (_, schema, value, rule) => {
    expect(problemsOf(schema, value)[0]?.rule).toBe(rule);
  });

  it('is said where it has to be put right', () => {
    expect(
      found({ items: { properties: { link: { maxLength: 1 } } } }, [{ link: '' }, { link: 'ab' }]),
    ).toEqual([['/1/link', 'maxLength', 1]]);
    expect(found({ properties: {}, required: ['name'] }, {})).toEqual([['/name', 'required', 0]]);
    expect(found({ dependencies: { card: ['address'] } }, { card: 1 })).toEqual([
      ['/address', 'required', 0],
    ]);
    expect(found({ additionalProperties: false }, { 'a/b': 1 })).toEqual([['/a~1b', 'unknown', 0]]);
    expect(found({ propertyNames: { pattern: '^[a-z]+$' } }, { A: 1 })[0]?.[0]).toBe('/A');
  });

  it('is said of the choice that was meant, and of the choice itself where none was', () => {
    expect(found(link, { kind: 'page', page: '' })).toEqual([['/page', 'minLength', 2]]);
    expect(found(link, { kind: 'address', url: 'here' })).toEqual([['/url', 'url', 0]]);
    expect(found(link, { kind: 'other' })).toEqual([['', 'choice', 0]]);
    expect(found({ properties: { to: link } }, { to: { kind: 'page' } })).toEqual([
      ['/to/page', 'required', 0],
    ]);
    expect(found({ oneOf: [{ const: 'a' }, { const: 'b' }] }, 'c')).toEqual([['', 'choice', 0]]);
    expect(found({ oneOf: [{ type: 'string' }, { maxLength: 3 }] }, 'a')).toEqual([['', 'choice', 0]]);
  });

  it('is said of what a condition asks for, not of the condition', () => {
    const schema = { if: { properties: { on: { const: true } } }, then: { required: ['url'] } };
    expect(found(schema, { on: true })).toEqual([['/url', 'required', 0]]);
    expect(found({ if: { const: 1 }, then: true, else: false }, 2)).toHaveLength(1);
  });
});
