import { describe, expect, it } from 'vitest';
import { beginnings } from './beginnings.ts';
import { storeTexts, storedTexts } from './stored-texts.ts';
import { readSchema } from './read-schema.ts';

const problemOf = (declaration: unknown): string => {
  const read = readSchema(typeof declaration === 'string' ? declaration : JSON.stringify(declaration));
  return 'problem' in read ? read.problem : '';
};
const settings = (properties: object): object => ({
  settings: { type: 'object', additionalProperties: false, properties },
});

describe('what is written as a schema', () => {
  it.each([...beginnings])('begins with %s, which can be drawn', (_, text) => {
    expect(problemOf(text)).toBe('');
  });

  it('needs no more than its settings: all of them stand in one tab then', () => {
    const read = readSchema(JSON.stringify(settings({ title: { type: 'string', default: 'Hello' } })));
    expect('schema' in read && read.schema.tabs).toMatchObject({ content: ['title'] });
  });

  it.each([
    ['{ "settings": ', /^This is no JSON yet: .+\.$/],
    [{}, /`settings`, an object with `properties`\.$/],
    [{ settings: { properties: [] } }, /`settings`, an object with `properties`\.$/],
    [settings({ when: {} }), /: when: has no type: nothing can draw it\.$/],
    [settings({ when: { type: 'moment', default: 3 } }), /: when: has the unknown type 'moment'\.$/],
    [settings({ when: { type: 'string', maxLength: 'all' } }), /maxLength/],
    [settings({ when: { type: 'text', default: 3, colour: 1 } }), /\(and \d more\)\.$/],
    [{ ...settings({ when: { type: 'string' } }), tabs: { content: ['then'] } }, /then/],
    [{ ...settings({ when: { type: 'string' } }), widgets: { when: 'clock' } }, /clock/],
    [{ ...settings({ when: { $ref: '#/definitions/none' } }) }, /definition/],
    [{ ...settings({ when: { type: 'string' } }), tabs: 3 }, /^The editor cannot draw this: .+\.$/],
    [{ ...settings({ when: 3 }) }, /^The editor cannot draw this: .+\.$/],
  ])('%j is told in one sentence', (declaration, sentence) => {
    expect(problemOf(declaration)).toMatch(sentence);
    expect(problemOf(declaration)).not.toContain('\n');
  });
});

describe('what was written', () => {
  it('is stored in the browser', () => {
    const stored = new Map<string, string>();
    const store = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => void stored.set(name, text),
    };
    expect(storedTexts(store)).toEqual({});
    storeTexts(store, { FAQ: '{' });
    expect(storedTexts(store)).toEqual({ FAQ: '{' });
  });

  it('is no reason to fail where a browser keeps something else, or nothing', () => {
    expect(storedTexts({ getItem: () => '{' })).toEqual({});
    const full = {
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => storeTexts(full, { FAQ: '{' })).not.toThrow();
  });
});
