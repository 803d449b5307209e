import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS, countWithin } from './postings.ts';
import { createVocabulary } from './vocabulary.ts';

const everything = new Int32Array(64).fill(-1);

test('words keep their jobs when slots are renumbered again before the first time was finished', () => {
  const vocabulary = createVocabulary('en');
  const all = ['alpha', 'beta', 'gamma', 'delta'];
  all.forEach((text, at) => {
    for (let slot = at; slot < 8; slot++) vocabulary.add(text, slot, FIELDS.title);
  });
  // Every second slot goes, twice; only one list is moved in between.
  const halves = (slots: number) =>
    Int32Array.from({ length: slots }, (_, at) => (at % 2 === 0 ? at / 2 : -1));
  vocabulary.renumber(halves(8));
  vocabulary.move(1);
  vocabulary.renumber(halves(4));
  const jobs = (text: string) => {
    const [found] = vocabulary.beginningWith(text);
    return countWithin(found, everything);
  };
  // Slots 0 and 4 are left: alpha stands in both, the others only in the second.
  expect(all.map(jobs)).toEqual([2, 1, 1, 1]);
  const titles = (text: string) => countWithin(vocabulary.exactly(text)?.titles, everything);
  expect(all.map(titles)).toEqual([2, 1, 1, 1]);
});

test('a beginning finds its words among thousands, new ones too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-c]{3,6}$/), { maxLength: 60 }),
      fc.stringMatching(/^[a-c]{3}$/),
      (texts, prefix) => {
        const vocabulary = createVocabulary('nl');
        for (let at = 0; at < 1100; at++) vocabulary.add(`x${at}`, 0, FIELDS.text);
        vocabulary.beginningWith('x');
        texts.forEach((text, at) => vocabulary.add(text, at, FIELDS.title));
        const found = vocabulary.beginningWith(prefix).map(({ text }) => text);
        expect(found.toSorted()).toEqual(
          [...new Set(texts)].filter((text) => text.startsWith(prefix)).toSorted(),
        );
      },
    ),
  );
});

test('words with the same stem stand together', () => {
  const vocabulary = createVocabulary('nl');
  vocabulary.add('verpleegkundigen', 0, FIELDS.title);
  expect(vocabulary.sameStem('verpleegkundige').map(({ text }) => text)).toEqual(['verpleegkundigen']);
});
