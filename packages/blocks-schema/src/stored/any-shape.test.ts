import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreSchemas } from '../core-schemas.ts';
import type { BlockSchema } from '../define-block-schema.ts';
import { readSettings } from './read-settings.ts';
import { toWire } from './prefix.ts';
import { problemsOf } from './validate.ts';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
const { navbar, faq, callToAction } = {
  navbar: coreSchemas.navbar,
  faq: coreSchemas.faq,
  callToAction: coreSchemas['call-to-action'],
};

interface Node {
  readonly type?: string;
  readonly items?: Node;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Node>>;
}

/** Every part of a schema with its path, lists' items as `[]`. */
function* partsOf(node: Node, path = ''): Generator<readonly [string, Node]> {
  yield [path, node];
  if (node.items) yield* partsOf(node.items, `${path}[]`);
  for (const [name, inner] of Object.entries(node.properties ?? {})) yield* partsOf(inner, `${path}.${name}`);
}

function nested(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1)
    value = level % 2 ? { segmentGroups: value } : [value, value];
  return value;
}

describe('settings of any shape', () => {
  it('have limits in every schema: lists, texts', () => {
    const without = schemas.flatMap((schema) =>
      [...partsOf(schema.settings as Node)]
        .filter(
          ([, part]) =>
            (part.type === 'array' && part.maxItems === undefined) ||
            (part.type === 'string' && part.maxLength === undefined && part.pattern === undefined),
        )
        .map(
          ([path, part]) => `${schema.key}${path} has no ${part.type === 'array' ? 'maxItems' : 'maxLength'}`,
        ),
    );
    expect(without).toEqual([]);
  });

  it('cut a list that is too long, say which, and keep the rest of it', () => {
    const questions = Array.from({ length: 10_000 }, (_, at) => ({ question: `Vraag ${at}` }));
    const { settings, problems } = readSettings(
      faq,
      { faq_questions: questions, faq_title: 'Vragen' },
      0,
      problemsOf,
    );
    expect(settings).toMatchObject({ title: 'Vragen' });
    expect((settings as { questions: unknown[] }).questions).toHaveLength(100);
    expect(problems).toEqual([{ path: '/questions', message: 'must NOT have more than 100 items' }]);
  });

  it('cut lists inside lists', () => {
    const children = Array.from({ length: 500 }, () => ({ name: 'x' }));
    const guestLinks = [{ name: 'Meer', linkType: 'DROPDOWN', children }];
    const { settings, problems } = readSettings(navbar, { navbar_guestLinks: guestLinks }, 0, problemsOf);
    expect((settings as { guestLinks: { children: unknown[] }[] }).guestLinks[0]?.children).toHaveLength(20);
    expect(problems.map(({ path }) => path)).toEqual(['/guestLinks/0/children']);
  });

  it('leave out of a list’s item what is no setting of it, and keep the item', () => {
    const questions = [{ question: 'Hoe?', unheard: [1] }];
    const { settings, problems } = readSettings(faq, { faq_questions: questions }, 0, problemsOf);
    expect(settings).toMatchObject({ questions: [{ question: 'Hoe?', answer: '' }] });
    expect(problems).toEqual([{ path: '/questions/0/unheard', message: 'is not a setting' }]);
  });

  it('name the field that does not fit, inside lists too', () => {
    const { problems } = readSettings(
      navbar,
      { navbar_logoHeight: 'tall', navbar_candidateLinks: [{ name: 'Fine' }, { name: 3 }] },
      0,
      problemsOf,
    );
    expect(problems.map(({ path }) => path).sort()).toEqual(['/candidateLinks/1/name', '/logoHeight']);
  });

  it('are the defaults when they are no settings at all, whatever the version says', () => {
    // None of them is what the types say is stored: that is the point.
    for (const wire of [null, undefined, 3, 'text', [], true] as never[])
      for (const version of [0, -1, 0.5, Number.NaN, undefined, null, '1'] as never[]) {
        const { settings } = readSettings(callToAction, wire, version, problemsOf);
        expect(settings).toEqual(readSettings(callToAction, {}, 1, problemsOf).settings);
      }
  });

  it('may nest as deep as they like', () => {
    const deep = Object.fromEntries(
      ['guestLinks', 'logo', 'unheard'].map((name) => [`navbar_${name}`, chain(20_000)]),
    );
    const { settings, problems } = readSettings(navbar, deep, 0, problemsOf);
    expect(settings).toEqual(readSettings(navbar, {}, 0, problemsOf).settings);
    expect(problems.map(({ path }) => path)).toEqual(['/guestLinks', '/logo', '/unheard']);
  });

  it('mean nothing by the names every object has', () => {
    const odd = JSON.parse(
      '{"__proto__": {"fixed": true}, "constructor": 1, "toString": [], "navbar___proto__": 2}',
    );
    const { settings, problems } = readSettings(navbar, odd as Record<string, unknown>, 0, problemsOf);
    expect(settings).toEqual(readSettings(navbar, {}, 0, problemsOf).settings);
    expect(problems).toEqual([]);
  });

  it('survive every migration: any value under any old name gives valid settings', () => {
    const olds = ['buttonText', 'buttonUrl', 'buttonNewTab', 'showAlertCard', 'buttonLink'];
    fc.assert(
      fc.property(
        fc.constantFrom(...schemas),
        fc.dictionary(fc.constantFrom(...olds), fc.oneof(fc.jsonValue(), fc.constant(nested(8)))),
        (schema, stored) => {
          const { settings } = readSettings(schema, toWire(schema.key, stored), 0, problemsOf);
          expect(problemsOf(schema.settings, settings)).toEqual([]);
        },
      ),
      { seed: 18 },
    );
  });
});

function chain(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
