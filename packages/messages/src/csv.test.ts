import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvText } from './csv.ts';

describe('a line of CSV', () => {
  it('quotes what divides cells and lines, and marks what a spreadsheet would compute', () => {
    expect(csvLine(['a,b', 'say "hi"', '=1+1', -3, null])).toBe(`"a,b","say ""hi""",'=1+1,-3,`);
  });

  it('gives any text back that it marked', () => {
    const unquoted = (line: string): string =>
      line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`'=+-@\t\r\n",;aé`) }), (text) => {
        expect(csvText(unquoted(csvLine([text])))).toBe(text);
      }),
    );
  });
});
