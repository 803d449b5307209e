import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, scriptJson } from './document.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028', '\u2029', '&lt;', '"', "'", '\0'),
);
const text = fc.array(nasty).map((parts) => parts.join(''));
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

describe('text in a document', () => {
  it('can be read back and holds no sign of markup', () => {
    fc.assert(
      fc.property(text, (plain) => {
        const escaped = escapeHtml(plain);
        expect(escaped).not.toMatch(/[<>"']/);
        expect(escaped.replaceAll(/&(#?\w+);/g, (_all, name: string) => entities[name] ?? '?')).toBe(plain);
      }),
    );
  });

  it('as JSON in a script element cannot end it, and is the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.jsonValue())), (value) => {
        const json = scriptJson(value);
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value));
      }),
    );
  });
});
