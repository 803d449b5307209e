import { describe, expect, it } from 'vitest';
import { createGeoNames } from '../../platform/ports/geo-names.ts';
import { locatePlaces } from './locate-places.ts';
import { suggestPlaces } from './suggest-places.ts';

const geo = createGeoNames();
const suggest = async (location: string, countries: readonly string[], locale = 'nl', areas = true) =>
  (await suggestPlaces(geo, { location, limit: 7, areas }, countries, locale)).map(
    ({ name, kind }) => `${name}${kind ? ` (${kind})` : ''}`,
  );

describe('suggestions of places', () => {
  it('have the area that is typed, whatever the country of towns of a near name', async () => {
    expect((await suggest('friesland', ['NL', 'BE', 'DE']))[0]).toBe('Friesland (province)');
    expect((await suggest('twen', ['NL']))[0]).toBe('Twente (area)');
    expect((await suggest('wadden', ['NL']))[0]).toBe('Waddeneilanden (area)');
    expect((await suggest('nieders', ['NL', 'DE'], 'en'))[0]).toBe('Niedersachsen (state)');
  });

  it('have a town before the area of its name, which is written so that a search finds it', async () => {
    for (const [locale, area] of [
      ['nl', 'Provincie Groningen'],
      ['en', 'Province of Groningen'],
      ['ro', 'Provincia Groningen'],
    ] as const) {
      expect((await suggest('groningen', ['NL', 'BE'], locale)).slice(0, 2)).toEqual([
        'Groningen',
        `${area} (province)`,
      ]);
      expect(geo.regionNamed(area, ['NL', 'BE'])).toEqual({ name: 'Groningen', country_code: 'NL' });
    }
    expect((await suggest('iasi', ['RO'], 'ro')).slice(0, 2)).toEqual(['Iași', 'Județul Iași (county)']);
  });

  it('tell areas of one name apart by their country', async () => {
    expect((await suggest('limburg', ['NL', 'BE'])).slice(0, 2)).toEqual([
      'Limburg (province)',
      'Limburg, BE (province)',
    ]);
  });

  it('are towns alone where something is somewhere', async () => {
    expect((await suggest('friesland', ['NL', 'DE'], 'nl', false)).join()).not.toMatch(/province/);
  });
});

describe('places of a map', () => {
  it('are found by their whole names in any language, each once, in the countries of the board', () => {
    const found = locatePlaces(geo, ' Groningen |Bucuresti|Groningen|Gronin||Parijs', ['NL', 'RO']);
    expect(found.map(({ asked, name, country_code }) => [asked, name, country_code])).toEqual([
      ['Groningen', 'Groningen', 'NL'],
      ['Bucuresti', 'București', 'RO'],
    ]);
    expect(found[0]?.lat).toBeCloseTo(53.22, 1);
    expect(locatePlaces(geo, 'Groningen', ['RO'])).toEqual([]);
    expect(
      locatePlaces(geo, Array.from({ length: 90 }, (_, at) => `Plaats ${at}`).join('|'), ['NL']),
    ).toEqual([]);
  });
});
