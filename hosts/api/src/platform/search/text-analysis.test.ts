import { describe, expect, test } from 'vitest';
import { excludedWords, fold, languageOf, nameKey, searchWords, stem, words } from './text-analysis.ts';

describe('words of a text', () => {
  test.each([
    ['Iași', 'iasi'],
    ['Iaşi', 'iasi'],
    ['Târgoviște, Țara', 'targoviste, tara'],
    ['Coördinator privé', 'coordinator prive'],
    ['Köln Straße', 'koln strasse'],
    ['Łódź Œuvre Ærø', 'lodz oeuvre aero'],
  ])('%s without accents is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('end at anything that is no letter or digit', () => {
    expect(words("Verpleegkundige (24-32 u.) / 's-Hertogenbosch")).toEqual([
      'verpleegkundige',
      '24',
      '32',
      'u',
      's',
      'hertogenbosch',
    ]);
  });

  test('keep languages whole that are written with signs', () => {
    expect(words('C++, C# en .NET, HBO+')).toEqual(['c++', 'c#', 'en', '.net', 'hbo']);
    expect(words('asp.net, hosting.network')).toEqual(['asp', 'net', 'hosting', 'network']);
  });

  test('are cut where nobody reads on', () => {
    expect(words('a'.repeat(5000))).toEqual(['a'.repeat(40)]);
  });

  test('of a name make one key whatever the spelling', () => {
    expect(nameKey('  ING-Bank N.V. ')).toBe(nameKey('ing bank n v'));
  });
});

describe('stems', () => {
  test.each([
    ['nl', ['verpleegkundige', 'verpleegkundigen']],
    ['nl', ['monteur', 'monteurs']],
    ['en', ['developer', 'developers', 'developing']],
    ['en', ['nurse', 'nurses', 'nursing']],
    ['ro', ['asistenta', 'asistente']],
    ['ro', ['inginer', 'ingineri']],
  ])('in %s %j are one', (language, family) => {
    expect(new Set(family.map((word) => stem(word, language))).size).toBe(1);
  });

  test('are left alone in other languages and in words with digits', () => {
    expect(stem('verpleegkundigen', 'fr')).toBe('verpleegkundigen');
    expect(stem('office365s', 'en')).toBe('office365s');
  });

  test('follow the language of a locale', () => {
    expect(languageOf('en-US')).toBe('en');
    expect(languageOf('NL')).toBe('nl');
  });
});

describe('what is searched for', () => {
  test('leaves out words that say nothing', () => {
    expect(searchWords('een baan als monteur in de zorg')).toEqual(['monteur', 'zorg']);
    expect(searchWords('vacature')).toEqual(['vacature']);
    expect(searchWords('Stellen für einen Fahrer in der Pflege')).toEqual(['fahrer', 'pflege']);
  });

  test('keeps the last of them when there is nothing else: someone is still typing', () => {
    expect(searchWords('de')).toEqual(['de']);
    expect(searchWords('in de')).toEqual(['de']);
  });

  test('counts each word once and keeps the last one last', () => {
    expect(searchWords('java developer java')).toEqual(['developer', 'java']);
  });

  test('leaves out words with a minus sign before them, which are excluded', () => {
    expect(searchWords('monteur -auto hr-manager - zorg')).toEqual(['monteur', 'hr', 'manager', 'zorg']);
    expect(excludedWords('monteur -auto hr-manager - zorg -Șofer -auto')).toEqual(['auto', 'sofer']);
  });

  test.each(['', '   ', '!?…', '--'])('%j asks for nothing', (search) => {
    expect(searchWords(search)).toEqual([]);
  });

  test('is bounded, however much is pasted', () => {
    const many = searchWords(
      'lorem ipsum dolor sit amet consetetur sadipscing elitr sed diam nonumy '.repeat(20_000),
    );
    expect(many.length).toBe(8);
  });
});
