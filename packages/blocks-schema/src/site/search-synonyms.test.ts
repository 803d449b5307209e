import { describe, expect, it } from 'vitest';
import { readSynonymGroups, synonymLimits, synonymProblem } from './search-synonyms.ts';

describe('the words of a site that mean the same', () => {
  it('are a group per line, without empty lines, remarks and repetitions', () => {
    expect(
      readSynonymGroups(' kok, chef ,souschef\n\n# horeca\nzij  instromer, omscholer,zij instromer\r\n'),
    ).toEqual([
      ['kok', 'chef', 'souschef'],
      ['zij instromer', 'omscholer'],
    ]);
  });

  it.each([
    ['', undefined],
    ['kok, chef\n\nwaiter, ober\n', undefined],
    ['kok, chef\nsouschef', { kind: 'alone', line: 2, most: 2 }],
    ['kok, kok', { kind: 'alone', line: 1, most: 2 }],
    [`kok, ${'k'.repeat(61)}`, { kind: 'long', line: 1, most: synonymLimits.letters }],
    [Array.from({ length: 31 }, (_, nth) => `word${nth}`).join(','), { kind: 'many', line: 1, most: 30 }],
    [
      Array.from({ length: 501 }, (_, nth) => `a${nth}, b${nth}`).join('\n'),
      { kind: 'groups', line: 501, most: 500 },
    ],
  ])('%.20s', (text, problem) => expect(synonymProblem(text)).toEqual(problem));
});
