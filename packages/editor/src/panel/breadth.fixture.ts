import { defineBlockSchema, type BlockSchema } from '@boardwright/blocks-schema';
import type { Values } from '../page-editing/edited-site.ts';

/** One thing that a schema can say, as a setting that says it. */
export interface BreadthRow {
  /** What it is, as the story and the tests say it. */
  readonly title: string;
  readonly setting: object;
  /** Schemas that the setting refers to. */
  readonly definitions?: Readonly<Record<string, object>>;
  /** Values that fit; the first is drawn. */
  readonly good: readonly unknown[];
  /** Values that do not, and where something is wrong with them. */
  readonly bad: readonly (readonly [value: unknown, ...pointers: string[]])[];
  /** What stands in the panel while it is drawn, as parts of its HTML. */
  readonly html: readonly (string | RegExp)[];
}

const text = { type: 'string', maxLength: 40 } as const;
const closed = { type: 'object', additionalProperties: false } as const;
const page = {
  ...closed,
  title: 'A page',
  properties: { to: { const: 'page' }, page: { ...text, title: 'Page', minLength: 1 } },
  required: ['to', 'page'],
};
const address = {
  ...closed,
  title: 'An address',
  properties: { to: { const: 'address' }, url: { ...text, title: 'Address', format: 'uri' } },
  required: ['to', 'url'],
};

export const breadth: Readonly<Record<string, BreadthRow>> = {
  reference: {
    title: 'A reference to a definition',
    setting: { $ref: '#/definitions/place', title: 'Workplace' },
    definitions: {
      place: { ...closed, properties: { city: { ...text, title: 'City', default: 'Groningen' } } },
    },
    good: [{ city: 'Delfzijl' }],
    bad: [
      [{ city: 1 }, '/city'],
      [{ country: '' }, '/country'],
    ],
    html: ['Workplace', 'value="Delfzijl"'],
  },
  tree: {
    title: 'A definition that holds itself',
    setting: { $ref: '#/definitions/node', default: { name: 'Root', children: [] } },
    definitions: {
      node: {
        ...closed,
        properties: {
          name: { ...text, default: '' },
          children: { type: 'array', maxItems: 5, items: { $ref: '#/definitions/node' } },
        },
      },
    },
    good: [{ name: 'Board', children: [{ name: 'Team', children: [] }] }],
    bad: [[{ name: '', children: [{ name: '', children: [{ name: 7 }] }] }, '/children/0/children/0/name']],
    html: ['value="Board"', 'Team'],
  },
  texts: {
    title: 'A list of texts',
    setting: { type: 'array', title: 'Tags', maxItems: 3, items: { ...text, title: 'tag', minLength: 1 } },
    good: [['zorg', 'techniek'], []],
    bad: [
      [['zorg', ''], '/1'],
      [['a', 'b', 'c', 'd'], ''],
    ],
    html: ['Tag 1', 'value="zorg"', 'Move Tag 2 up', 'Add tag'],
  },
  numbers: {
    title: 'A list of numbers',
    setting: { type: 'array', maxItems: 4, items: { type: 'number', minimum: 0 } },
    good: [[1, 2.5]],
    bad: [
      [[1, -1], '/1'],
      [['a'], '/0'],
    ],
    html: ['value="2.5"', 'type="number"'],
  },
  lists: {
    title: 'A list of lists',
    setting: { type: 'array', maxItems: 3, items: { type: 'array', maxItems: 3, items: text } },
    good: [[['a', 'b'], ['c']]],
    bad: [[[['a', 1]], '/0/1']],
    html: ['value="a"', 'value="c"'],
  },
  tuple: {
    title: 'Places that each have a kind',
    setting: {
      type: 'array',
      items: [
        { ...text, title: 'Street' },
        { type: 'integer', title: 'House number', minimum: 1 },
      ],
      additionalItems: false,
      minItems: 2,
    },
    good: [['Kade', 4]],
    bad: [
      [['Kade', 0], '/1'],
      [['Kade'], ''],
      [['Kade', 4, 5], ''],
    ],
    html: ['Street', 'value="Kade"', 'House number', 'value="4"'],
  },
  titledChoice: {
    title: 'Choices with titles',
    setting: {
      oneOf: [
        { const: 'left', title: 'On the left' },
        { const: 'right', title: 'On the right' },
      ],
      default: 'left',
    },
    good: ['right', 'left'],
    bad: [
      ['middle', ''],
      [1, ''],
    ],
    html: ['On the left', 'On the right', 'type="radio"'],
  },
  anyTitledChoice: {
    title: 'Numbers with titles',
    setting: {
      type: 'integer',
      anyOf: [1, 2, 3, 4].map((count) => ({ const: count, title: `${count} beside each other` })),
      default: 2,
    },
    good: [3],
    bad: [[5, '']],
    html: ['<select', '3 beside each other'],
  },
  kinds: {
    title: 'One of several kinds of thing',
    setting: { oneOf: [page, address], default: { to: 'page', page: 'home' } },
    good: [
      { to: 'address', url: 'https://wadwerk.example' },
      { to: 'page', page: 'p' },
    ],
    bad: [
      [{ to: 'address', url: 'here' }, '/url'],
      [{ to: 'page', page: '' }, '/page'],
      [{ to: 'nowhere' }, ''],
    ],
    html: ['A page', 'An address', 'value="https://wadwerk.example"', 'type="url"'],
  },
  kindsOfValue: {
    title: 'A text or a number',
    setting: {
      anyOf: [
        { ...text, title: 'In words' },
        { type: 'integer', title: 'As a number', minimum: 1 },
      ],
      default: 'many',
    },
    good: [12, 'many'],
    bad: [
      [true, ''],
      [0, ''],
    ],
    html: ['In words', 'As a number', 'value="12"'],
  },
  condition: {
    title: 'If one thing, then another',
    setting: {
      ...closed,
      properties: {
        paid: { type: 'boolean', title: 'Paid', default: false },
        price: { type: 'number', title: 'Price', default: 0 },
      },
      if: { properties: { paid: { const: true } } },
      then: { properties: { price: { minimum: 1, title: 'Price in euro' } } },
      else: { properties: { price: { maximum: 0 } } },
    },
    good: [
      { paid: true, price: 5 },
      { paid: false, price: 0 },
    ],
    bad: [
      [{ paid: true, price: 0 }, '/price'],
      [{ paid: false, price: 5 }, '/price'],
    ],
    html: ['Price in euro', 'min="1"'],
  },
  dependency: {
    title: 'What asks for something else',
    setting: {
      ...closed,
      properties: {
        card: { ...text, title: 'Card' },
        holder: { ...text, title: 'Holder' },
      },
      dependencies: { card: ['holder'] },
      default: {},
    },
    good: [{ card: '1234', holder: 'Ana' }, {}, { holder: 'Ana' }],
    bad: [[{ card: '1234' }, '/holder']],
    html: ['value="1234"', 'value="Ana"'],
  },
  allOf: {
    title: 'All of several schemas',
    setting: {
      allOf: [
        { type: 'object', properties: { first: { ...text, title: 'First', default: '' } } },
        {
          type: 'object',
          properties: { second: { ...text, title: 'Second', default: '', pattern: '^[a-z]*$' } },
        },
      ],
      default: {},
    },
    good: [{ first: 'A', second: 'b' }],
    bad: [[{ first: 1, second: 'B' }, '/first', '/second']],
    html: ['First', 'Second', 'value="b"'],
  },
  nullable: {
    title: 'A text, or nothing',
    setting: { type: ['string', 'null'], maxLength: 5, default: null },
    good: ['tekst', null],
    bad: [
      ['te lang', ''],
      [1, ''],
    ],
    html: ['value="tekst"'],
  },
  nullableChoice: {
    title: 'A choice, or nothing',
    setting: { anyOf: [{ enum: ['a', 'b'], type: 'string' }, { type: 'null' }], default: null },
    good: ['a', null],
    bad: [['c', '']],
    html: ['None', 'type="radio"'],
  },
  only: {
    title: 'The only value there is',
    setting: { const: 'euro' },
    good: ['euro'],
    bad: [['dollar', '']],
    html: ['<fieldset disabled=""', 'Euro'],
  },
  named: {
    title: 'Parts that are added by name',
    setting: {
      type: 'object',
      additionalProperties: { ...text, maxLength: 10 },
      maxProperties: 3,
      default: {},
    },
    good: [{ Uren: '40' }, {}],
    bad: [
      [{ Uren: 'x'.repeat(11) }, '/Uren'],
      [{ a: '', b: '', c: '', d: '' }, ''],
    ],
    html: ['aria-label="Name of Uren"', 'value="40"', 'Add a part'],
  },
  patterned: {
    title: 'Parts whose names have a form',
    setting: {
      ...closed,
      patternProperties: { '^[a-z]{2}$': { ...text, title: 'Text' } },
      default: {},
    },
    good: [{ nl: 'Hallo', en: 'Hello' }],
    bad: [
      [{ dutch: 'Hallo' }, '/dutch'],
      [{ nl: 1 }, '/nl'],
    ],
    html: ['aria-label="Name of nl"', 'value="Hallo"', 'Add a part'],
  },
  multiple: {
    title: 'A multiple, between limits that are left out',
    setting: { type: 'number', multipleOf: 0.5, exclusiveMinimum: 0, exclusiveMaximum: 5, default: 1 },
    good: [2.5],
    bad: [
      [0, ''],
      [5, ''],
      [1.2, ''],
    ],
    html: ['step="0.5"', 'min="0.5"', 'max="4.5"'],
  },
  date: {
    title: 'A day',
    setting: { type: 'string', format: 'date' },
    good: ['2026-05-31'],
    bad: [
      ['2026-02-30', ''],
      ['', ''],
    ],
    html: ['type="date"', 'value="2026-05-31"'],
  },
  time: {
    title: 'A time of the day',
    setting: { type: 'string', format: 'time' },
    good: ['09:30:00Z'],
    bad: [['9:30', '']],
    html: ['type="time"', 'value="09:30"'],
  },
  moment: {
    title: 'A moment',
    setting: { type: 'string', format: 'date-time' },
    good: ['2026-05-31T09:30:00.000Z'],
    bad: [['2026-05-31', '']],
    html: ['type="datetime-local"', /value="2026-05-31T\d\d:30"/],
  },
  email: {
    title: 'An email address',
    setting: { type: 'string', format: 'email' },
    good: ['ana@wadwerk.example'],
    bad: [['ana', '']],
    html: ['type="email"', 'value="ana@wadwerk.example"'],
  },
  uri: {
    title: 'A web address',
    setting: { type: 'string', format: 'uri' },
    good: ['https://wadwerk.example/x'],
    bad: [['wadwerk', '']],
    html: ['type="url"', 'value="https://wadwerk.example/x"'],
  },
  namedChoices: {
    title: 'Choices with names, help and an example',
    setting: {
      type: 'string',
      enum: ['s', 'm'],
      enumNames: ['Small', 'Medium'],
      description: 'How much room it takes',
      default: 's',
    },
    good: ['m'],
    bad: [['l', '']],
    html: ['Small', 'Medium', 'How much room it takes'],
  },
  examples: {
    title: 'A text with examples',
    setting: { ...text, examples: ['Groningen', 'Emden'], default: '' },
    good: ['Leer'],
    bad: [[2, '']],
    html: ['<datalist', '<option>Emden</option>'],
  },
  readOnly: {
    title: 'A text that cannot be changed',
    setting: { ...text, readOnly: true, default: 'Set by the board' },
    good: ['Set by the board'],
    bad: [[2, '']],
    html: ['<fieldset disabled=""', 'value="Set by the board"'],
  },
  visibleWhen: {
    title: 'A part that is shown when another asks for it',
    setting: {
      ...closed,
      properties: {
        style: { enum: ['plain', 'card'], default: 'plain' },
        shadow: { type: 'boolean', title: 'Shadow', default: false, visibleWhen: { style: 'card' } },
      },
    },
    good: [{ style: 'card', shadow: true }],
    bad: [[{ style: 'card', shadow: 'yes' }, '/shadow']],
    html: ['Shadow', 'role="switch"'],
  },
};

/** A block with these settings, as somebody outside would declare it. */
export function blockOfRows(rows: readonly (readonly [string, BreadthRow])[]): BlockSchema<string, Values> {
  return defineBlockSchema({
    key: 'acme/breadth',
    title: 'All that a schema may hold',
    group: 'content',
    icon: 'puzzle',
    settings: {
      type: 'object',
      additionalProperties: false,
      definitions: Object.assign(
        {},
        ...rows.map(([, { definitions }]) => definitions),
      ) as BlockSchema['settings']['definitions'],
      properties: Object.fromEntries(rows.map(([name, { title, setting }]) => [name, { title, ...setting }])),
    },
    tabs: { content: rows.map(([name]) => name) },
  }) as BlockSchema<string, Values>;
}
