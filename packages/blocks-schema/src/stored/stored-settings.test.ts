import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreSchemas } from '../core-schemas.ts';
import { defineBlockSchema, type BlockSchema } from '../define-block-schema.ts';
import { coreFixtures } from '../fixtures.ts';
import { defaultsOf, fillDefaults } from './fill-defaults.ts';
import { migrate, NewerVersionError } from './migrate.ts';
import { fromWire, toWire } from './prefix.ts';
import { readSettings } from './read-settings.ts';
import { problemsOf } from './validate.ts';
import { writeSettings } from './write-settings.ts';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);

/** A block with a past: it once said `count` as text, and later renamed its heading. */
const lived = defineBlockSchema({
  key: 'lived-in',
  title: 'Lived in',
  group: 'content',
  icon: 'puzzle',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      heading: { type: 'string', default: 'Hello', maxLength: 20 },
      count: { type: 'integer', minimum: 1, default: 3 },
      links: {
        type: 'array',
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { name: { type: 'string', default: '' }, open: { type: 'boolean', default: true } },
        },
      },
    },
  },
  tabs: { content: ['heading', 'count', 'links'] },
  migrations: [
    ({ count, ...rest }) => ({ ...rest, ...(count === undefined ? {} : { count: Number(count) }) }),
    ({ title, ...rest }) => ({ ...rest, ...(title === undefined ? {} : { heading: title }) }),
  ],
});

describe('the wire prefix', () => {
  it('comes and goes without a trace, for any settings of any block', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...schemas),
        fc.dictionary(fc.string(), fc.jsonValue()),
        ({ key }, settings) => {
          expect(fromWire(key, toWire(key, settings))).toEqual(settings);
        },
      ),
    );
  });

  it('leaves names without it as they are: nothing stored is lost', () => {
    expect(fromWire('faq', { faq_title: 'Vragen', other: 1 })).toEqual({ title: 'Vragen', other: 1 });
  });
});

describe('defaults', () => {
  it('complete what is stored, all the way down, and change nothing that is there', () => {
    expect(fillDefaults(lived.settings, { links: [{ name: 'Home' }, {}] })).toEqual({
      anchor: '',
      heading: 'Hello',
      count: 3,
      links: [
        { name: 'Home', open: true },
        { name: '', open: true },
      ],
    });
  });

  it('are valid for every block, and filling twice is filling once', () => {
    for (const schema of schemas) {
      const once = defaultsOf<unknown>(schema);
      expect(problemsOf(schema.settings, once)).toEqual([]);
      expect(fillDefaults(schema.settings, once)).toEqual(once);
    }
  });

  it('are a copy each time: changing one page changes no other', () => {
    const first = defaultsOf<{ guestLinks: { name: string }[] }>(coreSchemas.navbar);
    first.guestLinks[0]!.name = 'changed';
    expect(defaultsOf<{ guestLinks: { name: string }[] }>(coreSchemas.navbar).guestLinks[0]?.name).toBe('');
  });
});

describe('reading stored settings', () => {
  it('lifts each earlier version to the present one', () => {
    const read = (stored: object, version: number) =>
      readSettings(lived, toWire('lived-in', { ...stored }), version, problemsOf);
    expect(read({ title: 'Old', count: '7' }, 0)).toMatchObject({
      settings: { heading: 'Old', count: 7 },
      problems: [],
    });
    expect(read({ title: 'Middle', count: 5 }, 1)).toMatchObject({
      settings: { heading: 'Middle', count: 5 },
    });
    expect(read({ heading: 'New' }, 2)).toMatchObject({ settings: { heading: 'New', count: 3 } });
  });

  it('replaces a value that does not fit by its default, says so, and keeps the rest', () => {
    const { settings, problems } = readSettings(
      lived,
      toWire('lived-in', { heading: 'Fine', count: -1 }),
      2,
      problemsOf,
    );
    expect(settings).toMatchObject({ heading: 'Fine', count: 3 });
    expect(problems.map(({ path }) => path)).toEqual(['/count']);
  });

  it('gives the defaults where settings only do not fit each other, and says so', () => {
    const range = defineBlockSchema({
      key: 'range',
      title: 'Range',
      group: 'content',
      icon: 'puzzle',
      settings: {
        type: 'object',
        additionalProperties: false,
        properties: {
          kind: { enum: ['any', 'from'], default: 'any' },
          from: { type: 'integer', default: 0 },
        },
        anyOf: [{ properties: { kind: { const: 'any' } } }, { properties: { from: { minimum: 1 } } }],
      } as const,
      tabs: { content: ['kind', 'from'] },
    });
    const read = (stored: object) => readSettings(range, toWire('range', { ...stored }), 0, problemsOf);
    expect(read({ kind: 'from', from: 3 })).toMatchObject({
      settings: { kind: 'from', from: 3 },
      problems: [],
    });
    const { settings, problems } = read({ kind: 'from' });
    expect(settings).toMatchObject({ kind: 'any', from: 0 });
    expect(problems.length).toBeGreaterThan(0);
    expect(problemsOf(range.settings, settings)).toEqual([]);
  });

  it('draws what a later release stored as well as it can, and says so', () => {
    const { settings, problems } = readSettings(
      lived,
      toWire('lived-in', { heading: 'Future', unheard: true }),
      9,
      problemsOf,
    );
    expect(settings).toEqual({ heading: 'Future', count: 3, links: [], anchor: '' });
    expect(problems[0]?.message).toContain('version 9');
    expect(() => migrate(lived, {}, 9)).toThrow(NewerVersionError);
  });

  it('never fails and always gives valid settings, whatever was stored', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...schemas),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (schema, stored) => {
          const names = Object.keys(schema.settings.properties);
          const mixed = {
            ...stored,
            ...Object.fromEntries(names.map((name, at) => [name, Object.values(stored)[at]])),
          };
          const wire = JSON.parse(JSON.stringify(toWire(schema.key, mixed))) as Record<string, unknown>;
          const { settings } = readSettings(schema, wire, schema.version, problemsOf);
          expect(problemsOf(schema.settings, settings)).toEqual([]);
        },
      ),
    );
  });

  it('reads back exactly what was written, for every fixture', () => {
    for (const [key, fixtures] of Object.entries(coreFixtures)) {
      const schema = schemas.find((each) => each.key === key);
      if (!schema) throw new Error(`There is no block ${key}`);
      for (const { settings, version = schema.version } of Object.values(fixtures)) {
        if (version !== schema.version) continue;
        const written = writeSettings(schema, settings);
        const read = readSettings(schema, written.settings, written.version, problemsOf);
        expect(read).toEqual({ settings: fillDefaults(schema.settings, settings), problems: [] });
      }
    }
  });
});
