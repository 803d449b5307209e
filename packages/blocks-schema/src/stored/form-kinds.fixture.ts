import { one, type Draft7Case } from './draft7-case.fixture.ts';

/** The kinds of forms that are made with draft 7, each as the settings of somebody's block. */
export const forms: readonly Draft7Case[] = [
  one(
    'a person who registers',
    {
      type: 'object',
      required: ['first', 'last'],
      properties: {
        first: { type: 'string', default: 'Ana' },
        last: { type: 'string' },
        age: { type: 'integer', minimum: 16 },
        about: { type: 'string' },
        phone: { type: 'string', minLength: 10 },
      },
    },
    [
      { first: 'Ana', last: 'Pop' },
      { first: 'Ana', last: 'Pop', age: 16, phone: '0501234567' },
    ],
    [{ first: 'Ana' }, { first: 'Ana', last: 'Pop', age: 15 }, { first: 'Ana', last: 'Pop', phone: '050' }],
  ),
  one(
    'things within things within lists',
    {
      type: 'object',
      properties: {
        list: {
          type: 'object',
          required: ['title'],
          properties: {
            title: { type: 'string' },
            tasks: {
              type: 'array',
              items: {
                type: 'object',
                required: ['title'],
                properties: {
                  title: { type: 'string', minLength: 1 },
                  done: { type: 'boolean', default: false },
                },
              },
            },
          },
        },
      },
    },
    [{ list: { title: 'Today', tasks: [{ title: 'Call', done: true }] } }],
    [
      { list: { tasks: [] } },
      { list: { title: 'Today', tasks: [{ done: true }] } },
      { list: { title: 'T', tasks: [{ title: '' }] } },
    ],
  ),
  one(
    'lists of every kind',
    {
      type: 'object',
      properties: {
        words: { type: 'array', items: { type: 'string' }, default: ['a'] },
        chosen: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y', 'z'] } },
        place: {
          type: 'array',
          items: [{ type: 'string' }, { type: 'boolean' }],
          additionalItems: { type: 'number' },
        },
        inner: { type: 'array', items: { type: 'array', items: { type: 'integer' }, maxItems: 2 } },
        few: { type: 'array', minItems: 2, maxItems: 3, items: { type: 'string' } },
      },
    },
    [{ chosen: ['z', 'x'], place: ['a', true, 3, 4], inner: [[1], []], few: ['a', 'b'] }],
    [
      { chosen: ['x', 'x'] },
      { chosen: ['q'] },
      { place: ['a', 1] },
      { place: ['a', true, 'b'] },
      { inner: [[1, 2, 3]] },
      { few: ['a'] },
    ],
  ),
  one(
    'numbers of every kind',
    {
      type: 'object',
      properties: {
        any: { type: 'number' },
        whole: { type: 'integer' },
        choice: { type: 'number', enum: [1, 2.5] },
        range: { type: 'integer', minimum: -50, maximum: 50, multipleOf: 10 },
      },
    },
    [{ any: 3.14, whole: 42, choice: 2.5, range: -20 }],
    [{ any: '3' }, { whole: 4.2 }, { choice: 2 }, { range: 15 }, { range: 60 }],
  ),
  one(
    'two addresses of one definition, and a tree',
    {
      type: 'object',
      definitions: {
        address: {
          type: 'object',
          required: ['street'],
          properties: { street: { type: 'string' }, no: { type: 'integer' } },
        },
        node: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            nodes: { type: 'array', items: { $ref: '#/definitions/node' } },
          },
        },
      },
      properties: {
        bill: { $ref: '#/definitions/address' },
        ship: { $ref: '#/definitions/address' },
        tree: { $ref: '#/definitions/node' },
      },
    },
    [
      {
        bill: { street: 'Kade', no: 4 },
        ship: { street: 'Laan' },
        tree: { name: 'a', nodes: [{ nodes: [] }] },
      },
    ],
    [{ bill: {} }, { ship: { street: 4 } }, { tree: { nodes: [{ nodes: [{ name: 1 }] }] } }],
  ),
  one(
    'days, times and moments',
    {
      type: 'object',
      properties: {
        at: { type: 'string', format: 'date-time' },
        on: { type: 'string', format: 'date' },
        from: { type: 'string', format: 'time' },
      },
    },
    [{ at: '2027-05-31T09:30:00Z', on: '2027-05-31', from: '09:30:00Z' }],
    [{ at: 'now' }, { on: '31-05-2027' }, { from: 'noon' }],
  ),
  one(
    'choices with titles, of one value and of several',
    {
      type: 'object',
      definitions: { colour: { enum: ['red', 'blue'] } },
      properties: {
        one: {
          oneOf: [
            { const: 'r', title: 'Red' },
            { const: 'b', title: 'Blue' },
          ],
        },
        many: {
          type: 'array',
          uniqueItems: true,
          items: {
            anyOf: [
              { const: 1, title: 'One' },
              { const: 2, title: 'Two' },
            ],
          },
        },
        mix: { type: 'array', items: { $ref: '#/definitions/colour' } },
      },
    },
    [{ one: 'b', many: [2, 1], mix: ['red', 'red'] }],
    [{ one: 'g' }, { many: [1, 1] }, { many: [3] }, { mix: ['green'] }],
  ),
  one(
    'an answer that asks for another question',
    {
      type: 'object',
      properties: { pets: { enum: ['none', 'one', 'more'], default: 'none' } },
      required: ['pets'],
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { enum: ['none'] } } },
            { properties: { pets: { enum: ['one'] }, age: { type: 'number' } }, required: ['age'] },
            { properties: { pets: { enum: ['more'] }, rid: { type: 'boolean' } }, required: ['rid'] },
          ],
        },
      },
    },
    [{ pets: 'none' }, { pets: 'one', age: 3 }, { pets: 'more', rid: true }],
    [{}, { pets: 'one' }, { pets: 'more', rid: 'yes' }, { pets: 'two' }],
  ),
  one(
    'parts that somebody adds',
    {
      type: 'object',
      required: ['first'],
      properties: { first: { type: 'string' }, assigned: { type: 'null' } },
      patternProperties: { '^n_': { type: 'integer' } },
      additionalProperties: { type: 'string' },
    },
    [{ first: 'A', nick: 'B', assigned: null, n_a: 3 }],
    [{ nick: 'B' }, { first: 'A', nick: 7 }, { first: 'A', n_a: 'x' }, { first: 'A', assigned: '' }],
  ),
  one(
    'one kind of thing or another',
    {
      type: 'object',
      properties: { age: { type: 'integer' } },
      anyOf: [
        {
          title: 'First and last',
          properties: { first: { type: 'string' }, last: { type: 'string' } },
          required: ['first'],
        },
        { title: 'By number', properties: { code: { type: 'string' } }, required: ['code'] },
      ],
    },
    [{ age: 5, first: 'A' }, { code: 'x' }, { first: 'A', code: 'x' }],
    [{ age: 5 }, { first: 7 }, { first: 'A', age: 'x' }],
  ),
  one(
    'a condition within a condition',
    {
      type: 'object',
      properties: { kind: { enum: ['cat', 'fish'] } },
      allOf: [
        {
          if: { properties: { kind: { const: 'cat' } }, required: ['kind'] },
          then: { properties: { food: { enum: ['meat', 'grass'] } }, required: ['food'] },
        },
        {
          if: { properties: { kind: { const: 'fish' } }, required: ['kind'] },
          then: {
            properties: { food: { enum: ['worms'] }, water: { enum: ['sea', 'lake'] } },
            required: ['food', 'water'],
          },
        },
        { required: ['kind'] },
      ],
    },
    [
      { kind: 'cat', food: 'grass' },
      { kind: 'fish', food: 'worms', water: 'sea' },
    ],
    [{}, { kind: 'cat' }, { kind: 'cat', food: 'worms' }, { kind: 'fish', food: 'worms' }],
  ),
  one(
    'texts that may be nothing',
    {
      type: 'object',
      properties: {
        bio: { type: ['string', 'null'], maxLength: 4 },
        link: { anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] },
      },
    },
    [
      { bio: null, link: null },
      { bio: 'x', link: 'https://wad.example' },
    ],
    [{ bio: 'too long' }, { bio: 1 }, { link: 'here' }],
  ),
];
