import { describe, expect, test } from 'vitest';
import { countryCode } from './countries.ts';
import { createSegmentMatcher } from './match-segments.ts';
import { detectLanguage, languageCode } from './text-language.ts';

test.each([
  ['France', 'FR'],
  ['Grande Bretagne', 'GB'],
  ['Olanda', 'NL'],
  ['Țările de Jos', 'NL'],
  ['nederland', 'NL'],
  ['The Netherlands', 'NL'],
  ['DE', 'DE'],
  ['NLD', 'NL'],
  ['Belgique', 'BE'],
  ['USA', 'US'],
  ['UK', 'GB'],
  ['Royaume-Uni', 'GB'],
  ['România', 'RO'],
  ['Österreich', 'AT'],
  ['Londres', undefined],
  ['Europe', undefined],
  ['', undefined],
])('the country %s is %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

describe('the language of a text', () => {
  test.each([
    [
      'nl',
      'Wij zoeken een collega die met ons aan de toekomst van de stad bouwt. Je werkt 32 uur en krijgt een vast contract.',
    ],
    [
      'en',
      'We are looking for a colleague who will build the future of the city with our team. You have experience.',
    ],
    [
      'ro',
      'Căutăm un coleg care să construiască împreună cu noi viitorul orașului. Vei lucra în echipa noastră și ai experiență.',
    ],
    [
      'de',
      'Wir suchen eine Kollegin, die mit uns und der Stadt arbeitet. Ihre Aufgaben sind nicht langweilig.',
    ],
    [
      'fr',
      'Nous recherchons une personne pour les missions de notre équipe dans la ville. Vous êtes avec nous.',
    ],
  ])('%s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test('too few words decide nothing', () => {
    expect(detectLanguage('Kok 2026')).toBeUndefined();
  });

  test('names of languages', () => {
    expect(['nl-NL', 'nl_BE', 'Dutch', 'Nederlands', 'română', 'Klingon'].map(languageCode)).toEqual([
      'nl',
      'nl',
      'nl',
      'nl',
      'ro',
      undefined,
    ]);
  });
});

test("the feed's own words find the board's segments, or nothing", () => {
  const match = createSegmentMatcher([
    { id: 1, key: 'vast', names: ['Vast', 'Permanent'] },
    { id: 2, key: 'ict', names: ['ICT en data', 'IT and data'] },
  ]);
  expect(match(['CDI', 'IT Jobs', 'Permanent', 'Bijzonder'])).toEqual([1, 2]);
});
