import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreSchemas } from '../core-schemas.ts';
import type { BlockSchema } from '../define-block-schema.ts';
import { problemsOf } from '../stored/validate.ts';
import { designOf } from './design-of.ts';
import { joinDesign } from './join-design.ts';
import { kindOf, type SettingNode } from './setting-kind.ts';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
type Values = Readonly<Record<string, unknown>>;

const strings = ['', '0', '4px', '#abc', 'vragen', 'https://wadwerk.example/', 'a@wadwerk.example'];

/** Settings that fit their schema, in which two values are often the same. */
function anyOf(
  node: SettingNode & {
    readonly minimum?: number;
    readonly uniqueItems?: boolean;
    readonly format?: string;
    readonly required?: readonly string[];
  },
): fc.Arbitrary<unknown> {
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.properties) return anyRecord(node.properties, node.required);
  if (node.items)
    return node.uniqueItems
      ? fc.uniqueArray(anyOf(node.items), { maxLength: 2 })
      : fc.array(anyOf(node.items), { maxLength: 4 });
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'integer') return fc.integer({ min: node.minimum ?? 0, max: (node.minimum ?? 0) + 2 });
  if (node.format === 'date-time')
    return fc.constantFrom('2026-11-30T08:00:00.000Z', '2026-12-01T08:00:00.000Z');
  if (node.pattern)
    return fc.constantFrom(...strings.filter((text) => new RegExp(node.pattern ?? '').test(text)));
  return fc.constantFrom('', 'een', 'twee', 'drie', 'vier');
}

const anyRecord = (
  properties: Readonly<Record<string, SettingNode>>,
  required: readonly string[] = [],
): fc.Arbitrary<Values> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, anyOf(node)])), {
    requiredKeys: [...required],
  });

/** A block with settings in two languages, of which the first is written. */
const anyWrite = fc.constantFrom(...schemas).chain((schema) => {
  const settings = anyRecord(
    schema.settings.properties as Readonly<Record<string, SettingNode>>,
    schema.settings.required,
  );
  return fc.tuple(fc.constant(schema), settings, settings, settings);
});

/** Every text of settings that is a language's own, in lists too. */
function textsIn(node: SettingNode, value: unknown): readonly string[] {
  if (kindOf(node) === 'words') return typeof value === 'string' && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => (node.items ? textsIn(node.items, item) : []));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const property = node.properties?.[name];
    return property ? textsIn(property, inner) : [];
  });
}

/** The settings with one of their words written anew. */
function withWord(node: SettingNode, value: unknown, nth: { left: number }): unknown {
  if (kindOf(node) === 'words')
    return typeof value === 'string' && value !== '' && nth.left-- === 0 ? 'nieuw' : value;
  if (Array.isArray(value)) return value.map((item) => (node.items ? withWord(node.items, item, nth) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const property = node.properties?.[name];
      return [name, property ? withWord(property, inner, nth) : inner];
    }),
  );
}

describe('the design of another language', () => {
  it('is taken whole, and leaves settings that fit their schema, for every block', () => {
    fc.assert(
      fc.property(anyWrite, ([schema, was, now, into]) => {
        const joined = joinDesign(schema, { was, now }, into);
        expect(designOf(schema.settings, joined)).toEqual(designOf(schema.settings, now));
        expect(problemsOf(schema.settings, joined)).toEqual([]);
      }),
      { seed: 18, numRuns: 2000 },
    );
  });

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(anyWrite, ([schema, was, now, into]) => {
        const joined = joinDesign(schema, { was, now }, into);
        expect(joinDesign(schema, { now }, joined)).toBe(joined);
        expect(joinDesign(schema, { was: now, now }, joined)).toBe(joined);
      }),
      { seed: 18, numRuns: 2000 },
    );
  });

  it('leaves every word of the language when a word of another is written', () => {
    fc.assert(
      fc.property(anyWrite, fc.nat(), ([schema, was, , other], nth) => {
        const node = schema.settings as SettingNode;
        const here = joinDesign(schema, { now: was }, other);
        const count = textsIn(node, was).length;
        const now = withWord(node, was, { left: count === 0 ? -1 : nth % count }) as Values;
        expect(joinDesign(schema, { was, now }, here)).toBe(here);
      }),
      { seed: 18, numRuns: 2000 },
    );
  });
});

const { faq, navbar } = coreSchemas;
const callToAction = coreSchemas['call-to-action'];
const nl = ['Hoe?', 'Wat?', 'Waar?'].map((question) => ({ question, answer: `${question} Zo.` }));
const en = ['How?', 'What?', 'Where?'].map((question) => ({ question, answer: `${question} So.` }));
const questionsAfter = (now: readonly object[]): unknown =>
  joinDesign(faq, { was: { questions: nl }, now: { questions: now } }, { questions: en })['questions'];

describe('a list in the other language', () => {
  it('has its own words at the places things moved to', () => {
    expect(questionsAfter([nl[2]!, nl[0]!, nl[1]!])).toEqual([en[2], en[0], en[1]]);
  });

  it('loses what was taken out, wherever it stood', () => {
    expect(questionsAfter([nl[0]!, nl[2]!])).toEqual([en[0], en[2]]);
  });

  it('begins with the words of a new thing where that was written', () => {
    const fresh = { question: 'Waarom?', answer: 'Daarom.' };
    expect(questionsAfter([nl[0]!, fresh, nl[1]!, nl[2]!])).toEqual([en[0], fresh, en[1], en[2]]);
  });

  it('has a copy with its own words where a thing is copied', () => {
    expect(questionsAfter([nl[0]!, nl[0]!, nl[1]!, nl[2]!])).toEqual([en[0], en[0], en[1], en[2]]);
  });

  it('keeps its words while one of them is written', () => {
    expect(questionsAfter([nl[0]!, { ...nl[1]!, question: 'Wat dan?' }, nl[2]!])).toEqual(en);
    expect(questionsAfter([{ question: 'Wat dan?', answer: nl[1]!.answer }, nl[0]!, nl[2]!])).toEqual([
      en[1],
      en[0],
      en[2],
    ]);
  });

  it('is read by what its links lead to, where it was written apart', () => {
    const page = (pageId: string, name: string) => ({ name, linkType: 'APP_LINK', pageId });
    const links = joinDesign(
      navbar,
      { now: { guestLinks: [page('p-job-list', 'Vacatures'), page('p-about', 'Over ons')] } },
      { guestLinks: [page('p-about', 'About'), page('p-products', 'Prices'), page('p-job-list', 'Jobs')] },
    );
    expect(links['guestLinks']).toMatchObject([
      { name: 'Jobs', pageId: 'p-job-list' },
      { name: 'About', pageId: 'p-about' },
    ]);
  });
});

describe('a button and a picture in the other language', () => {
  const joined = (was: Values, now: Values, into: Values): Values =>
    joinDesign(callToAction, { was, now }, into);

  it('comes with its words where there was none, and keeps its own from then on', () => {
    const button = { name: 'Bekijk', linkType: 'APP_LINK', pageId: 'p-job-list' };
    expect(joined({}, { buttonLink: button }, {})).toEqual({ buttonLink: button });
    const english = { ...button, name: 'View' };
    expect(
      joined({ buttonLink: button }, { buttonLink: { ...button, name: 'Kijk' } }, { buttonLink: english }),
    ).toEqual({
      buttonLink: english,
    });
  });

  it('takes nothing of a text that is still being typed', () => {
    expect(joined({}, { buttonLink: { name: 'B' } }, {})).toEqual({});
  });

  it('goes where the other goes for as long as it has no address of its own', () => {
    const to = (link: string, name: string) => ({ buttonLink: { name, linkType: 'CUSTOM_LINK', link } });
    expect(joined(to('/a', 'Kijk'), to('/b', 'Kijk'), to('/a', 'View'))).toEqual(to('/b', 'View'));
    expect(joined(to('/a', 'Kijk'), to('/b', 'Kijk'), to('/en/a', 'View'))).toEqual(to('/en/a', 'View'));
  });

  it('shows the other picture, and keeps its own description', () => {
    const { navbar: bar } = coreSchemas;
    const picture = (src: string, alt: string) => ({ logo: { src, alt } });
    expect(
      joinDesign(
        bar,
        { was: picture('/a.png', 'Huis'), now: picture('/b.png', 'Huis') },
        picture('/a.png', 'House'),
      ),
    ).toEqual(picture('/b.png', 'House'));
  });
});
