import { describe, expect, test } from 'vitest';
import { readingOf } from './alternatives.ts';
import { createDictionary } from './dictionary.ts';
import { createJobIndex } from './job-index.ts';
import { parseSearch } from './job-matcher.ts';
import type { IndexedJob } from './job-query.ts';
import { nearNames } from './near-names.ts';
import { words } from './text-analysis.ts';

const NOW = Date.UTC(2026, 10, 20);
const OWN = createDictionary([
  ['verkoper', 'verkoopmedewerker', 'shop assistant', 'medewerker winkel', '~winkel'],
  ['vertegenwoordiger', 'verkoper buitendienst'],
  ['developer', 'ontwikkelaar'],
  ['backend developer', 'backender'],
  ['kok', 'koken', 'cook', '~keuken'],
  ['keukenhulp', 'afwasser'],
  ['chauffeur', 'driver'],
  ['taxichauffeur', '~taxi'],
  ['belastingadviseur', '~taxe'],
  ['cameraman', '~film'],
  ['ober', 'bediening', '~restaurant'],
  ['hovenier', '~tuinen'],
  ['boekhouder', 'bookkeeper'],
  ['lasser', 'welder'],
]);

const job = (id: number, title: string, text = '', locale = 'nl'): IndexedJob => ({
  id,
  board_ids: [1],
  title,
  organisation_id: 1,
  organisation_name: 'Werf',
  location_name: '',
  country_code: 'NL',
  lat: null,
  lon: null,
  location_type: 'none',
  remote: false,
  text,
  locale,
  segment_ids: [],
  salary_year_min: null,
  salary_year_max: null,
  premium: false,
  from: NOW - id,
  till: null,
  created_at: NOW,
  boost_factor: 0,
});

/** The titles that a search finds, and those that have only some of it, the newest of equals first. */
function found(search: string, titles: readonly (readonly [title: string, text?: string])[]) {
  const index = createJobIndex(() => undefined);
  titles.forEach(([title, text], nth) => index.upsert(job(nth + 1, title, text)));
  const { ids, partial } = index.query({
    board_id: 1,
    page: 1,
    limit: 10,
    now: NOW,
    search,
    dictionary: OWN,
    locale: 'nl',
    widen: { fields: [] },
  });
  const titleOf = (id: number) => titles[id - 1]![0];
  return { all: ids.map(titleOf), partial: (partial?.ids ?? []).map(titleOf) };
}

const roles = (search: string) => readingOf(words(search), OWN).map(({ role }) => role);

describe('a word of a search', () => {
  test.each([
    ['verkoper', ['name']],
    ['winkel', ['lead']],
    ['fiets', ['other']],
    ['shop assistant', ['name', 'name']],
    // In either order, in one word or two.
    ['winkel medewerker', ['name', 'name']],
    ['winkelmedewerker', ['name']],
    ['book keeper', ['name', 'name']],
    // Who does it, and whoever they are.
    ['lassen', ['name']],
    ['welding', ['name']],
    ['verkoopster', ['name']],
    // Anybody who works there.
    ['restaurantmedewerker', ['name']],
    // Small things.
    ['filmpjes', ['lead']],
    ['filmpje', ['lead']],
  ])('%s is a %s', (search, expected) => expect(roles(search)).toEqual(expected));
});

describe('what a search names comes first', () => {
  test('before a title with a word that only leads to it', () =>
    expect(found('winkel', [['Teamleider winkel'], ['Verkoper']]).all).toEqual([
      'Verkoper',
      'Teamleider winkel',
    ]));

  test('before a longer name of other work', () =>
    expect(found('shop assistant', [['Verkoper buitendienst'], ['Verkoper']]).all).toEqual([
      'Verkoper',
      'Verkoper buitendienst',
    ]));

  test('but a kind of it is no other work', () =>
    expect(found('ontwikkelaar', [['Backend developer'], ['Developer']]).all).toEqual([
      'Backend developer',
      'Developer',
    ]));

  test('and other work with the other words is no match', () =>
    expect(
      found('koken in een restaurant', [
        ['Ober', 'Help ook met koken'],
        ['Kok', 'In ons restaurant'],
        ['Kok', 'In de zorg'],
      ]),
    ).toEqual({ all: ['Kok'], partial: ['Kok', 'Ober'] }));

  test('nor where none has all words', () =>
    expect(
      found('koken in een restaurant', [
        ['Ober', 'Help ook met koken'],
        ['Kok', 'In de zorg'],
      ]),
    ).toEqual({
      all: [],
      partial: ['Kok', 'Ober'],
    }));
});

describe('words that say little', () => {
  test.each([
    ['tuinen aanleggen', ['tuinen']],
    ['lassen helpen', ['lassen']],
    // Nothing else is known.
    ['kasten maken', ['kasten', 'maken']],
    // Part of a name.
    ['medewerker winkel', ['medewerker', 'winkel']],
  ])('%s is looked for as %s', (search, expected) =>
    expect(parseSearch(search, OWN).words).toEqual(expected),
  );
});

describe('what is said not to be wanted', () => {
  test.each([
    ['chauffeur geen bus', ['chauffeur'], ['bus']],
    ['driver not bus', ['driver'], ['bus']],
    ['șofer fără tir', ['sofer'], ['tir']],
    ['kok -nacht niet weekend', ['kok'], ['nacht', 'weekend']],
    // What one lacks oneself.
    ['kok geen ervaring', ['kok'], []],
    ['"geen bus"', [], []],
  ])('%s', (search, used, excluded) =>
    expect(parseSearch(search, OWN)).toMatchObject({ words: used, excluded }),
  );
});

test('what is not wanted is no first part of a compound either', () => {
  const titles = [['Lasser'], ['Metaallasser'], ['Lasser metaalachtigen']] as const;
  expect(found('lasser geen metaal', titles).all).toEqual(['Lasser', 'Lasser metaalachtigen']);
});

test('an ending with an apostrophe is no word', () => {
  expect(words("video's monteren, children’s nurse, 's-Hertogenbosch")).toEqual([
    'video',
    'monteren',
    'children',
    'nurse',
    's',
    'hertogenbosch',
  ]);
});

test('a part of a compound is looked for alone only where the part before it is anybody’s word', () => {
  const titles = [['Monteur', 'Bij storing in huis'], ['Trainer']] as const;
  expect(found('storingsmonteur', titles).partial).toEqual(['Monteur']);
  expect(found('dolfijnentrainer', titles)).toEqual({ all: [], partial: [] });
});

test('who is called by nobody’s title finds where they help, or what their work is a kind of', () => {
  expect(found('keukenhulp', [['Kok'], ['Monteur']])).toEqual({ all: [], partial: ['Kok'] });
  expect(found('taxi', [['Chauffeur'], ['Monteur']])).toEqual({ all: [], partial: ['Chauffeur'] });
});

test('a word that is known as it is written is no form of a word of another language', () => {
  expect(found('taxi', [['Belastingadviseur']])).toEqual({ all: [], partial: [] });
  expect(found('taxe', [['Belastingadviseur']]).all).toEqual(['Belastingadviseur']);
});

test('a group of a site takes nothing away from a word that every site knows in another form', () => {
  const site = createDictionary([['koks', 'smaakmaker']], OWN);
  const names = readingOf(['koks'], site)[0]!.alternatives.map(({ words: [first] }) => first);
  expect(names).toEqual(expect.arrayContaining(['smaakmaker', 'cook']));
});

test('a slip in a name of a few words is mended where the other is no name of anything alone', () => {
  const dictionary = createDictionary([['fysiotherapeut', 'physical therapist']]);
  expect(nearNames(['phisical', 'therapist'], dictionary)).toEqual([['physical', 'therapist']]);
  expect(nearNames(['physical', 'terapist'], dictionary)).toEqual([['physical', 'therapist']]);
  expect(nearNames(['magical', 'therapist'], dictionary)).toEqual([]);
  expect(nearNames(['therapist'], dictionary)).toEqual([]);
});
