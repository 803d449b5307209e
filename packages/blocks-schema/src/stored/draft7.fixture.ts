import { one, type Draft7Case } from './draft7-case.fixture.ts';

const town = { type: 'object', properties: { town: { type: 'string', minLength: 2 } }, required: ['town'] };

/** Types, and limits of single values. */
const values: readonly Draft7Case[] = [
  one(
    'a whole number, however it is written',
    { type: 'integer' },
    [3, 3.0, -0, 1e3],
    [3.5, '3', null, true, [3]],
  ),
  one('a number', { type: 'number' }, [3, 3.5, -1e-9], ['3', null, false, {}]),
  one('a text', { type: 'string' }, ['', '3'], [3, null, ['3'], {}]),
  one('yes or no', { type: 'boolean' }, [true, false], [0, 1, '', 'true', null]),
  one('nothing at all', { type: 'null' }, [null], [0, '', false, [], {}]),
  one('a list', { type: 'array' }, [[], [1, 'a']], [{}, 'a', { 0: 'a', length: 1 }]),
  one('a thing', { type: 'object' }, [{}, { a: 1 }], [[], null, 'a']),
  one('one of several types', { type: ['integer', 'string'] }, [4, 'four'], [4.5, true, null, []]),
  one(
    'a limit on numbers leaves other types alone',
    { minimum: 2, maximum: 4 },
    [2, 3.9, 4, 'x', null, [9]],
    [1.999, 4.001, -3],
  ),
  one(
    'limits that are left out',
    { exclusiveMinimum: 0, exclusiveMaximum: 1 },
    [0.0001, 0.9999, 'x'],
    [0, 1, -1, 7],
  ),
  one('multiples of a whole number', { multipleOf: 3 }, [0, 9, -6, 'seven'], [7, 1.5]),
  one('multiples of a cent', { multipleOf: 0.01 }, [19.99, 0.07, 1.1, 4.35, 0], [0.005, 19.999]),
  one('multiples of less', { multipleOf: 0.0001 }, [0.0075, 12.3456], [0.00751]),
  one(
    'a length in characters, not in units of UTF-16',
    { minLength: 2, maxLength: 3 },
    ['ab', '💼💼', '💼💼💼', 7],
    ['a', '💼', 'abcd', '💼💼💼💼'],
  ),
  one('a pattern anywhere in a text', { pattern: 'bc' }, ['abcd', 'bc', 12, null], ['b', 'acb', '']),
  one('a pattern of letters of any script', { pattern: String.raw`^\p{L}+$` }, ['Ștefan', 'Zoë'], ['R2', '']),
  one('one value', { const: 2 }, [2, 2.0], [3, '2', [2], null]),
  one('one value: no number is a yes or no', { const: false }, [false], [0, '', null, []]),
  one(
    'one thing, in whatever order',
    { const: { a: 1, b: [2] } },
    [{ b: [2], a: 1 }],
    [{ a: 1 }, { a: 1, b: [2, 3] }, { a: 1, b: [2], c: 3 }],
  ),
  one('nothing as the one value', { const: null }, [null], [0, '', false]),
  one(
    'choices of every type',
    { enum: [6, 'six', [], true, { a: 1 }] },
    [6, 'six', [], true, { a: 1 }],
    ['6', 1, false, [6], { a: '1' }],
  ),
  one(
    'formats leave other types alone',
    { format: 'date' },
    [7, null, ['x'], '2028-02-29'],
    ['2027-02-29', '2027-2-1', '2027-13-01', ''],
  ),
  one(
    'a time with its offset',
    { format: 'time' },
    ['09:30:00Z', '23:59:59.5+01:00'],
    ['9:30:00Z', '24:00:00Z', '09:30', '09:30:00'],
  ),
  one(
    'a moment',
    { format: 'date-time' },
    ['2027-01-31T09:30:00Z', '2027-01-31T09:30:00.25-05:00'],
    ['2027-01-31', '2027-02-30T09:30:00Z', '2027-01-31 at nine'],
  ),
  one(
    'an email address',
    { format: 'email' },
    ['ana.pop+jobs@wad.example'],
    ['ana', '@wad.example', 'ana@', 'ana@@wad.example'],
  ),
  one(
    'a web address',
    { format: 'uri' },
    ['https://wad.example/a?b=c#d', 'mailto:ana@wad.example'],
    ['/a/b', 'wad.example', 'https://wad example'],
  ),
];

/** Lists. */
const lists: readonly Draft7Case[] = [
  one(
    'a schema of every item',
    { items: { type: 'integer' } },
    [[], [1, 2], 'no list', {}],
    [[1, 'b'], [null]],
  ),
  one(
    'places, and anything after them',
    { items: [{ type: 'integer' }, { type: 'string' }] },
    [[1, 'a'], [1], [], [1, 'a', null]],
    [
      ['a', 1],
      [1, 2],
    ],
  ),
  one(
    'places, and nothing after them',
    { items: [{ type: 'integer' }], additionalItems: false },
    [[1], []],
    [[1, 2], ['a']],
  ),
  one(
    'places, and a schema of what comes after',
    { items: [{}], additionalItems: { type: 'boolean' } },
    [[null, true], ['a']],
    [[null, 1]],
  ),
  one(
    'what comes after places says nothing without places',
    { items: {}, additionalItems: false },
    [[1, 2, 3]],
    [],
  ),
  one('no item at all', { items: false }, [[]], [[1]]),
  one('how many', { minItems: 1, maxItems: 2 }, [[1], [1, 2], 'abc'], [[], [1, 2, 3]]),
  one(
    'each once, by what it holds',
    { uniqueItems: true },
    [
      [1, true],
      [0, false],
      [{ a: 1 }, { a: 2 }],
      [[1], [2]],
      ['a', 'A'],
    ],
    [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
      [null, 1, null],
    ],
  ),
  one('what at least one must be', { contains: { minimum: 5 } }, [[1, 5], [7], 'none'], [[], [1, 2]]),
];

/** Things with parts. */
const things: readonly Draft7Case[] = [
  one(
    'parts by name',
    { properties: { a: { type: 'string' }, b: { type: 'integer' } } },
    [{}, { a: 'x', b: 1 }, { c: [] }, []],
    [{ a: 1 }, { a: 'x', b: 'y' }],
  ),
  one(
    'a part that must not be there',
    { properties: { a: true, b: false } },
    [{}, { a: 1 }],
    [{ b: 1 }, { a: 1, b: null }],
  ),
  one(
    'parts that must be there, if only as nothing',
    { required: ['a'] },
    [{ a: null }, { a: '' }, 'text', []],
    [{}, { b: 1 }],
  ),
  one(
    'parts that are called as what every object has',
    { required: ['toString', 'constructor'] },
    [{ toString: 1, constructor: null }, 'text', []],
    [{}, { toString: 1 }, { constructor: 1 }],
  ),
  one(
    'a part that is called so, which no object has unless it is given',
    { properties: { toString: { type: 'string' }, valueOf: { const: 1 } }, additionalProperties: false },
    [{}, { toString: 'x' }, { toString: 'x', valueOf: 1 }],
    [{ toString: 1 }, { valueOf: 2 }, { hasOwnProperty: 1 }],
  ),
  one(
    'what such a part asks for',
    { dependencies: { toString: ['a'], constructor: { required: ['valueOf'] } } },
    [{}, { toString: 1, a: 1 }, { constructor: 1, valueOf: 1 }],
    [{ toString: 1 }, { constructor: 1 }],
  ),
  one(
    'parts by the form of their names',
    { patternProperties: { '^w_': { type: 'integer' }, _x$: { maximum: 9 } } },
    [{ w_a: 1, b: 'x' }, { w_x: 9 }],
    [{ w_a: 'x' }, { w_x: 10 }, { b_x: 10 }],
  ),
  one(
    'no parts but those that are named',
    { properties: { a: {} }, patternProperties: { '^é': {} }, additionalProperties: false },
    [{ a: 1, élan: 2 }, {}, 'a'],
    [{ b: 1 }, { elan: 1 }],
  ),
  one(
    'a schema of all other parts',
    { properties: { a: {} }, additionalProperties: { type: 'boolean' } },
    [{ a: 1, b: true }],
    [{ b: 1 }],
  ),
  one(
    'other parts are those beside it, not those of its neighbours',
    { allOf: [{ properties: { a: {} } }], additionalProperties: { type: 'boolean' } },
    [{ a: true }],
    [{ a: 1 }],
  ),
  one(
    'how many parts',
    { minProperties: 1, maxProperties: 2 },
    [{ a: 1 }, { a: 1, b: 2 }, [1, 2, 3], 'x'],
    [{}, { a: 1, b: 2, c: 3 }],
  ),
  one(
    'how names are written',
    { propertyNames: { maxLength: 2 } },
    [{ nl: 1, en: 2 }, {}, ['long']],
    [{ nld: 1 }],
  ),
  one(
    'a part that asks for another',
    { dependencies: { card: ['holder'] } },
    [{}, { holder: 'A' }, { card: 1, holder: 'A' }, ['card']],
    [{ card: 1 }],
  ),
  one(
    'a part that asks for more than that',
    { dependencies: { paid: { properties: { price: { minimum: 1 } }, required: ['price'] } } },
    [{ price: 0 }, { paid: false, price: 2 }],
    [{ paid: true }, { paid: true, price: 0 }],
  ),
  one(
    'a name that holds what paths are written with',
    { properties: { 'a/b': { type: 'integer' }, 'c~d': { type: 'integer' } } },
    [{ 'a/b': 1, 'c~d': 2 }],
    [{ 'a/b': 'x' }, { 'c~d': 'x' }],
  ),
];

/** Schemas of schemas. */
const together: readonly Draft7Case[] = [
  one('all of several', { allOf: [{ minimum: 2 }, { maximum: 5 }], multipleOf: 2 }, [2, 4, 'x'], [1, 3, 6]),
  one('any of several', { anyOf: [{ type: 'integer' }, { minimum: 2 }] }, [1, 2.5, 3, 'x'], [1.5]),
  one(
    'one of several and no more',
    { oneOf: [{ type: 'integer' }, { minimum: 2 }] },
    [1, 2.5, 'x'],
    [3, 1.5],
  ),
  one('what it must not be', { not: { type: ['string', 'null'] } }, [1, [], {}], ['x', null]),
  one('not the other way round either', { not: { not: { minimum: 3 } } }, [3, 'x'], [2]),
  one(
    'choices within choices',
    { anyOf: [{ allOf: [{ minimum: 1 }, { oneOf: [{ const: 1 }, { const: 2 }] }] }, { type: 'null' }] },
    [1, 2, null],
    [0, 3],
  ),
  one('if, then', { if: { exclusiveMaximum: 0 }, then: { minimum: -10 } }, [-5, 5, 'x'], [-11]),
  one('if, else', { if: { exclusiveMaximum: 0 }, else: { multipleOf: 2 } }, [-5, 4, -3], [3]),
  one('then without an if says nothing', { then: { const: 0 } }, [0, 'x', 7], []),
  one('an if is none of its own', { if: { const: 0 } }, [0, 1], []),
  one(
    'conditions do not lead into each other',
    { allOf: [{ if: { exclusiveMaximum: 0 } }, { then: { minimum: -10 } }] },
    [-100, 3],
    [],
  ),
  one('always and never', { properties: { always: true, never: false } }, [{ always: 0 }], [{ never: 0 }]),
  one(
    'a definition',
    { definitions: { town }, properties: { from: { $ref: '#/definitions/town' } } },
    [{ from: { town: 'Assen' } }, {}],
    [{ from: {} }, { from: { town: 'A' } }],
  ),
  one(
    'a definition that leads to a definition',
    {
      definitions: { a: { type: 'integer' }, b: { $ref: '#/definitions/a' } },
      items: { $ref: '#/definitions/b' },
    },
    [[1]],
    [['a']],
  ),
  one(
    'a definition that holds itself',
    {
      definitions: {
        node: {
          type: 'object',
          properties: {
            below: { type: 'array', items: { $ref: '#/definitions/node' } },
            name: { type: 'string' },
          },
          required: ['name'],
        },
      },
      $ref: '#/definitions/node',
    },
    [{ name: 'a', below: [{ name: 'b' }] }],
    [
      { name: 'a', below: [{}] },
      { name: 'a', below: [{ name: 'b', below: [{ name: 1 }] }] },
    ],
  ),
  one(
    'itself',
    { properties: { next: { $ref: '#' } }, additionalProperties: false },
    [{ next: { next: {} } }],
    [{ next: { other: 1 } }],
  ),
  one(
    'what is said and asks for nothing',
    { title: 'x', description: 'y', default: 7, examples: [1], readOnly: true },
    [1, 'x', null],
    [],
  ),
];

/** What draft 7 says, keyword by keyword. Whoever checks settings, the API or the panel, must agree with every row. */
export const draft7: readonly Draft7Case[] = [...values, ...lists, ...things, ...together];
