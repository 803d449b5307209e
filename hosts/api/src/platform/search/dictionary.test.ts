import { describe, expect, test } from 'vitest';
import { alternativesOf } from './alternatives.ts';
import { createDictionary, dictionaryOf, SHIPPED, SHIPPED_GROUPS } from './dictionary.ts';
import { searchWords, significantWords, words } from './text-analysis.ts';

function textsInstead(search: string, dictionary = SHIPPED): string[] {
  const all = alternativesOf(searchWords(search), dictionary).flat();
  const others = all.filter(({ isExact, isEnding, isCompound }) => !isExact && !isEnding && !isCompound);
  return [...new Set(others.map((alternative) => alternative.words.join(' ')))];
}

describe('the dictionary that ships', () => {
  const spelt = SHIPPED_GROUPS.map((group) => group.map((form) => words(form).join(' ')));

  test('has a few hundred groups of at least two names, none empty and none twice in its group', () => {
    expect(spelt.length).toBeGreaterThan(300);
    const wrong = spelt.filter(
      (group) => group.length < 2 || group.includes('') || new Set(group).size < group.length,
    );
    expect(wrong).toEqual([]);
  });

  test('has no group twice, and none that another holds whole', () => {
    // Looked for or only typed: `c#` is a name, and leads to those who write .net.
    const marked = SHIPPED_GROUPS.map((group) =>
      group.map((form) => `${form.startsWith('~') ? '~' : ''}${words(form).join(' ')}`),
    );
    const held = marked.filter((group, at) =>
      marked.some((other, nth) => nth !== at && group.every((form) => other.includes(form))),
    );
    expect(held).toEqual([]);
  });

  test('has no name of a few words of which little words leave one: `van driver` is any driver', () => {
    const forms = SHIPPED_GROUPS.flat().filter((form) => !/^~|&/.test(form));
    expect(forms.filter((form) => words(form).length > 1 && significantWords(form).length < 2)).toEqual([]);
  });

  test('has one line for each work', () => {
    const heads = spelt.map(([first = '']) => first);
    expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([]);
  });

  test('is written in one order, so that a group is found', () => {
    expect(SHIPPED_GROUPS.map(([first = '']) => first)).toEqual(
      SHIPPED_GROUPS.map(([first = '']) => first).toSorted(),
    );
  });

  // Each was in one group once, and means something else.
  test.each([
    ['ggz', 'fact'],
    ['zonnepanelen', 'zon'],
    ['kassa', 'box office'],
    ['voeger', 'pointer'],
    ['klantmanager', 'casemanager'],
    ['ambulanceverpleegkundige', 'ambulancechauffeur'],
    ['crane operator', 'excavator operator'],
    ['directeur', 'bestuurder'],
    ['beveiliging', 'security'],
    ['schilder', 'decorateur'],
    ['stagehand', 'crew'],
    ['cto', 'it manager'],
    ['veehouder', 'akkerbouw'],
    ['psychotherapeut', 'fysiotherapeut'],
    ['laborant', 'analist'],
    ['magazijnmedewerker', 'opslag'],
    ['ploegleider', 'groepsleider'],
    ['grafisch ontwerper', 'product designer'],
    ['buschauffeur', 'coach'],
    ['geluidstechnicus', 'betonmixerchauffeur'],
    ['brandwacht', 'brandweerman'],
    ['bewindvoerder', 'uitvoerder'],
    ['restaurator', 'conservator'],
    ['conducteur', 'treinmachinist'],
    ['postbode', 'kamerbewaarder'],
    ['tandarts', 'dierenarts'],
    ['tuinman', 'boswachter'],
    ['magazijnmedewerker', 'pedagogisch medewerker'],
  ])('does not take %s for %s', (one, other) => {
    expect(spelt.filter((group) => group.includes(one) && group.includes(other))).toEqual([]);
    expect(textsInstead(one)).not.toContain(other);
  });

  test.each([
    ['basisschool', 'leerkracht'],
    ['welding', 'lasser'],
    ['sudura', 'sudor'],
    ['poetsen', 'schoonmaker'],
    ['fabriek', 'productiemedewerker'],
    ['veerboot', 'matroos'],
    ['wijkzuster', 'wijkverpleegkundige'],
    ['vuilnisophaler', 'belader'],
    ['werken met kinderen', 'leerkracht'],
    ['bijbaantje', 'vakkenvuller'],
    ['munca necalificata', 'muncitor productie'],
  ])('is led by %s to %s', (typed, work) => {
    expect(textsInstead(typed)).toContain(work);
  });

  test('does not look for a word that only leads to the others', () => {
    for (const [work, typed] of [
      ['juf', 'basisschool'],
      ['productiemedewerker', 'productie'],
      ['onderhoudsmonteur', 'onderhoud'],
      ['matroos', 'veerboot'],
    ] as const) {
      expect(textsInstead(work)).not.toContain(typed);
    }
    const own = dictionaryOf({ search_synonyms: 'kok, ~combuis' });
    expect(textsInstead('combuis', own)).toContain('kok');
    expect(textsInstead('kok', own)).not.toContain('combuis');
  });

  test('looks for a name as the end of a compound, unless it is another word there', () => {
    const endings = (search: string) =>
      alternativesOf(words(search))
        .flat()
        .filter(({ isEnding }) => isEnding)
        .flatMap((alternative) => alternative.words);
    expect(endings('nurse')).toContain('verpleegkundige');
    expect(endings('juf')).toContain('leerkracht');
    // Toneelmeester, redacteur.
    expect(endings('juf')).not.toContain('meester');
    expect(endings('acteur')).not.toContain('acteur');
  });
});

describe('a site’s own words', () => {
  test('are known beside those of the dictionary, to nobody else', () => {
    const own = dictionaryOf({ search_synonyms: 'blauwe baan, loodgieter\nkok, kombuismaat' });
    expect(textsInstead('blauwe baan', own)).toEqual(['blauwe', 'loodgieter']);
    expect(textsInstead('kombuismaat', own)).toEqual(['kok', 'kombuismaat']);
    expect(textsInstead('kok', own)).toEqual(expect.arrayContaining(['kombuismaat', 'souschef']));
    expect(textsInstead('kombuismaat')).toEqual([]);
    expect(own.knows('kombuismaten')).toBe(true);
    expect(SHIPPED.knows('kombuismaat')).toBe(false);
  });

  test('are read once for each text', () => {
    const settings = { search_synonyms: 'kok, kombuismaat' };
    expect(dictionaryOf({ ...settings })).toBe(dictionaryOf(settings));
    expect(dictionaryOf({})).toBe(SHIPPED);
    expect(dictionaryOf({ search_synonyms: ' \n' })).toBe(SHIPPED);
  });

  test('that say nothing are no group', () => {
    expect(createDictionary([['de', 'kok']]).groupsOf('', 'nl')).toEqual([]);
  });
});
