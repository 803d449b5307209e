import { describe, expect, test } from 'vitest';
import { createGeoNames } from './geo-names.ts';
import { regionKey } from './geo.ts';
import { POSTCODES } from './geo-postcodes.ts';

const geo = createGeoNames();
const HERE = ['NL', 'BE', 'DE', 'RO'];
const names = async (text: string, countries = HERE, limit = 5) =>
  (await geo.search(text, countries, limit)).map(({ name }) => name);

describe('a place typed by a visitor', () => {
  test('is found by its beginning, big places first', async () => {
    expect((await names('amst'))[0]).toBe('Amsterdam');
    expect((await names('gr'))[0]).toBe('Groningen');
    expect((await names('rot', ['NL']))[0]).toBe('Rotterdam');
  });

  test('comes with all that the search needs', async () => {
    expect(await geo.best('groningen', ['NL'])).toEqual({
      name: 'Groningen',
      region: 'Groningen',
      country_code: 'NL',
      lat: expect.closeTo(53.219, 2),
      lon: expect.closeTo(6.567, 2),
      population: expect.any(Number),
    });
  });

  test.each([
    ['the hague', 'Den Haag'],
    ['den haag', 'Den Haag'],
    ["'s-gravenhage", 'Den Haag'],
    ['den bosch', "'s-Hertogenbosch"],
    ['bruxelles', 'Brussel'],
    ['brussels', 'Brussel'],
    ['antwerp', 'Antwerpen'],
    ['luik', 'Liège'],
    ['cologne', 'Köln'],
    ['koln', 'Köln'],
    ['koeln', 'Köln'],
    ['munich', 'München'],
    ['bucharest', 'București'],
    ['bucuresti', 'București'],
    ['boekarest', 'București'],
    ['iasi', 'Iași'],
    ['Iaşi', 'Iași'],
    ['timisoara', 'Timișoara'],
    ['cluj', 'Cluj-Napoca'],
    ['almere', 'Almere'],
    ['ALPHEN AAN DEN RIJN', 'Alphen aan den Rijn'],
    ['nurnberg', 'Nürnberg'],
  ])('%s is %s', async (typed, name) => {
    expect((await geo.best(typed, HERE))?.name).toBe(name);
  });

  test.each([
    ['amstredam', 'Amsterdam'],
    ['roterdam', 'Rotterdam'],
    ['gronigen', 'Groningen'],
    ['eindhovne', 'Eindhoven'],
    ['leeuwaarden', 'Leeuwarden'],
    ['maastrciht', 'Maastricht'],
    ['bucursti', 'București'],
    ['dusseldrof', 'Düsseldorf'],
    ['utrcht', 'Utrecht'],
    ['amstred', 'Amsterdam'],
  ])('%s still finds %s', async (typed, name) => {
    expect((await geo.best(typed, HERE))?.name).toBe(name);
  });

  test('stays within the countries asked for', async () => {
    expect(await names('antwerpen', ['NL'])).not.toContain('Antwerpen');
    const found = await geo.search('ber', ['DE'], 20);
    expect(new Set(found.map(({ country_code }) => country_code))).toEqual(new Set(['DE']));
  });

  test.each(['Iasi', 'Iași', 'Paris', 'Parijs', 'Bern', 'Milaan', 'London'])(
    '%s, of a country that is not searched, is no smaller place that begins or sounds like it',
    async (typed) => {
      const searched = ['NL', 'BE', 'DE'];
      expect(await geo.best(typed, searched)).toBeUndefined();
      expect(await geo.guess(typed, searched, 5)).toEqual([]);
    },
  );

  test('that is a beginning is still offered while it is typed, and a bigger place is still meant', async () => {
    // There is a Bern in Switzerland, and a Haag in Austria.
    expect(await names('bern', ['DE'], 10)).toContain('Bernburg');
    expect((await geo.best('haag', ['NL']))?.name).toBe('Den Haag');
  });

  test('may name its region or country behind a comma', async () => {
    expect(await geo.best('Hengelo, Gelderland', ['NL'])).toMatchObject({ region: 'Gelderland' });
    expect(await geo.best('Hengelo', ['NL'])).toMatchObject({ region: 'Overijssel' });
    expect(await geo.best('Halle, BE', HERE)).toMatchObject({ country_code: 'BE' });
  });

  test('lies in the site’s own country first, whatever is bigger elsewhere', async () => {
    for (const name of ['Haren', 'Bergen']) {
      expect(await geo.best(name, HERE), name).toMatchObject({ name, country_code: 'NL' });
    }
    expect(await geo.best('Haren', ['DE', 'NL'])).toMatchObject({ country_code: 'DE' });
    expect(await geo.best('Bergen', ['BE', 'NL'])).toMatchObject({ name: 'Mons' });
  });

  test('of exactly this name is a whole one; a beginning or a slip is a guess', async () => {
    const isWhole = async (typed: string) => (await geo.guess(typed, HERE, 1))[0]?.isWhole;
    expect([await isWhole('den haag'), await isWhole('gronin'), await isWhole('gronigen')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(geo.named('haag', HERE)).toEqual([]);
    expect(geo.named('The Hague', HERE)[0]).toMatchObject({ name: 'Den Haag' });
  });

  test.each(['', '   ', '!?', 'xqzwvbn', 'q'.repeat(100_000)])(
    'nobody knows %j: nothing, no error',
    async (typed) => {
      expect(await geo.search(typed, HERE, 5)).toEqual([]);
      expect(await geo.best(typed, HERE)).toBeUndefined();
    },
  );

  test('each place is listed once, however many names it has', async () => {
    const found = await geo.search('den', ['NL'], 50);
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('a postcode', () => {
  test.each([
    ['9711', ['NL'], 'Groningen'],
    ['1012 AB', ['NL'], 'Amsterdam'],
    ['2511ab', ['NL'], 'Den Haag'],
    ['50667', HERE, 'Köln'],
    ['400001', HERE, 'Cluj-Napoca'],
    ['9000', ['BE'], 'Gent'],
  ])('%s in %s is in %s', async (typed, countries, name) => {
    expect((await geo.best(typed, countries))?.name).toBe(name);
  });

  test('that two countries know gives both, in the order of the countries', async () => {
    expect(await names('1011', ['NL', 'BE'])).toEqual(['Amsterdam', 'Brussel']);
  });

  test('every place in the table is known by that very name', async () => {
    for (const [country, { ranges }] of Object.entries(POSTCODES)) {
      for (const [, , name] of ranges) {
        expect(await geo.best(name, [country]), name).toMatchObject({ name, country_code: country });
      }
    }
  });
});

const areas = (lat: number, lon: number) => geo.areasAt(lat, lon).map(regionKey);

describe('a region', () => {
  test.each([
    ['Friesland', 'NL Friesland'],
    ['fryslân', 'NL Friesland'],
    ['Brabant', 'NL Noord-Brabant'],
    ['provincie Groningen', 'NL Groningen'],
    ['județul Cluj', 'RO Cluj'],
    ['Nedersaksen', 'DE Niedersachsen'],
    ['Flanders', 'BE Vlaanderen'],
    ['Henegouwen', 'BE Hainaut'],
    ['Limburg', 'NL Limburg'],
    ['Limburg, BE', 'BE Limburg'],
    ['provincie Luik', 'BE Liège'],
    ['de Achterhoek', 'NL Achterhoek'],
    ['Wadden Islands', 'NL Waddeneilanden'],
  ])('%s is %s', (typed, region) => {
    const named = geo.regionNamed(typed, HERE);
    expect(named && regionKey(named)).toBe(region);
  });

  test('of two countries is that of the first', () => {
    expect(geo.regionNamed('Nergenshuizen', HERE)).toBeUndefined();
    expect(geo.regionNamed('Bavaria', ['NL'])).toBeUndefined();
  });

  test.each([
    ['Antwerpen', 51.22, 4.4, ['BE Antwerpen', 'BE Vlaanderen']],
    ['Namur', 50.4669, 4.8675, ['BE Namur', 'BE Wallonie']],
    ['Brussel', 50.85, 4.35, ['BE Brussel']],
    ['Enschede', 52.2183, 6.8958, ['NL Overijssel', 'NL Twente']],
    ['Hengelo in Gelderland', 52.05, 6.3083, ['NL Gelderland', 'NL Achterhoek']],
    ['Den Burg', 53.0547, 4.7972, ['NL Noord-Holland', 'NL Waddeneilanden']],
    ['Oost-Vlieland', 53.2968, 5.0745, ['NL Friesland', 'NL Waddeneilanden', 'NL Noord-Nederland']],
    ['Nes on Ameland', 53.4464, 5.7722, ['NL Friesland', 'NL Waddeneilanden', 'NL Noord-Nederland']],
    ['Nes near Heerenveen', 53.05, 5.85, ['NL Friesland', 'NL Noord-Nederland']],
    ['Lauwersoog', 53.4053, 6.2139, ['NL Groningen', 'NL Noord-Nederland']],
    ['Den Helder', 52.9563, 4.7601, ['NL Noord-Holland', 'NL Randstad']],
  ])('%s is in its areas', (_name, lat, lon, expected) => {
    expect(areas(lat, lon)).toEqual(expected);
  });

  test('that begins as typed is offered, of the own country first, cities apart', () => {
    const begun = (typed: string, countries = HERE) => geo.areasBegun(typed, countries).map(regionKey);
    expect(begun('fries')).toEqual(['NL Friesland']);
    expect(begun('limburg')).toEqual(['NL Limburg', 'BE Limburg']);
    expect(begun('Berl')).toEqual([]);
    expect(begun('tw')).toEqual(['NL Twente']);
    expect(begun('cluj', ['NL'])).toEqual([]);
  });

  test('is that of the place nearest to a point', () => {
    expect(areas(53.2014, 5.8086)).toEqual(['NL Friesland', 'NL Noord-Nederland']);
    expect(areas(46.77, 23.59)).toEqual(['RO Cluj']);
    expect(areas(57, 3)).toEqual([]);
  });
});

describe('a point', () => {
  test('lies in the place nearest to it', async () => {
    expect(await geo.nearest(52.3702, 4.8952)).toMatchObject({ country_code: 'NL', region: 'Noord-Holland' });
    expect(await geo.nearest(47.16, 27.58)).toMatchObject({ country_code: 'RO', region: 'Iași' });
  });

  test('far out at sea lies nowhere', async () => {
    expect(await geo.nearest(57, 3)).toBeUndefined();
  });
});
