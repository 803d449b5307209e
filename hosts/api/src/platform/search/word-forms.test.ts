import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stem, stemOfEnding } from './text-analysis.ts';
import { doersOf, withoutGender } from './word-forms.ts';

describe('the name of a woman at work becomes the name of the work', () => {
  test.each([
    ['nl', 'inkoopster', 'inkoper'],
    ['nl', 'winkelmedewerkster', 'winkelmedewerker'],
    ['nl', 'boekhoudster', 'boekhouder'],
    ['nl', 'vormgeefster', 'vormgever'],
    ['nl', 'schrijfster', 'schrijver'],
    ['nl', 'inpakster', 'inpakker'],
    ['nl', 'boswachtster', 'boswachter'],
    ['nl', 'naaister', 'naaier'],
    ['nl', 'directrice', 'directeur'],
    ['nl', 'masseuse', 'masseur'],
    ['nl', 'lerares', 'leraar'],
    ['nl', 'danseres', 'danser'],
    ['nl', 'cameravrouw', 'cameraman'],
    ['nl', 'journaliste', 'journalist'],
    ['nl', 'psychologe', 'psycholoog'],
    ['en', 'waitress', 'waiter'],
    ['en', 'stewardess', 'steward'],
    ['en', 'policewoman', 'policeman'],
    ['ro', 'vanzatoare', 'vanzator'],
    ['ro', 'ospatarita', 'ospatar'],
    ['ro', 'bucatareasa', 'bucatar'],
    ['ro', 'infirmiera', 'infirmier'],
    ['de', 'mitarbeiterinnen', 'mitarbeiter'],
  ])('%s: %s → %s', (language, word, name) => expect(withoutGender(word, language)).toBe(name));

  test.each(['meester', 'minister', 'register', 'zuster', 'klooster', 'ober', 'adres', 'vrouw'])(
    '%s stays',
    (word) => expect(withoutGender(word, 'nl')).toBe(word),
  );

  test('but not as the end of a compound: a leidster of children leads no project', () => {
    expect(stem('leidster', 'nl')).toBe(stem('leider', 'nl'));
    expect(stemOfEnding('leidster', 'nl')).not.toBe(stemOfEnding('leider', 'nl'));
  });
});

describe('who does it', () => {
  test.each([
    ['lassen', 'lasser'],
    ['metselen', 'metselaar'],
    ['timmeren', 'timmerman'],
    ['inpakken', 'inpakker'],
    ['verzorgen', 'verzorgende'],
    ['programmeren', 'programmeur'],
    ['restaureren', 'restaurator'],
    ['handhaving', 'handhaver'],
    ['bakkerij', 'bakker'],
    ['fysiotherapie', 'fysiotherapeut'],
    ['schoonmaakwerk', 'schoonmaker'],
    ['painting', 'painter'],
    ['gardening', 'gardener'],
    ['plumbing', 'plumber'],
    ['accounting', 'accountant'],
    ['sudura', 'sudor'],
    ['vanzare', 'vanzator'],
  ])('%s → %s', (word, doer) => expect(doersOf(word)).toContain(doer));
});

/** Words as people type them: letters, mostly with an ending that a rule knows. */
const word = fc
  .tuple(
    fc.stringMatching(/^[a-z]{0,8}$/),
    fc.constantFrom(
      '',
      'ster',
      'trice',
      'euse',
      'eres',
      'vrouw',
      'iste',
      'ress',
      'woman',
      'toare',
      'arita',
      'iera',
    ),
    fc.constantFrom('', 's', 'n', 'en', 'inen'),
  )
  .map((parts) => parts.join(''));

test('a word is never made shorter than four letters, and never changed twice', () => {
  fc.assert(
    fc.property(word, fc.constantFrom('nl', 'en', 'ro', 'de', 'fr'), (typed, language) => {
      const name = withoutGender(typed, language);
      expect(name === typed || name.length >= 4).toBe(true);
      expect(withoutGender(name, language)).toBe(name);
      for (const doer of doersOf(typed)) expect(doer.length).toBeGreaterThanOrEqual(4);
    }),
    { numRuns: 5000 },
  );
});
