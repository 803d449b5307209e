import { describe, expect, test } from 'vitest';
import { createGeoNames } from '../../platform/ports/geo-names.ts';
import { feedOf, readAll } from './feed.fixtures.ts';
import { createPlaceFinder, isUntold } from './find-place.ts';
import { jobColumns } from './job-columns.ts';

const find = createPlaceFinder(createGeoNames(), ['NL']);
const placeIn = async (fields: object) => {
  const job = { id: 1, title: 'Kok', company: 'Eethuis', description: 'Een heel gewone baan.', ...fields };
  const { drafts } = await readAll(feedOf(JSON.stringify([job])));
  const [draft] = drafts;
  if (!draft) throw new Error('no draft');
  return draft;
};

describe('words for a way of working are no place', () => {
  test.each<[object, { city: string | null; remote: boolean; hybrid: boolean }]>([
    [{ city: 'Remote' }, { city: null, remote: true, hybrid: false }],
    [{ city: 'Thuiswerk' }, { city: null, remote: true, hybrid: false }],
    [{ location: 'Home office' }, { city: null, remote: true, hybrid: false }],
    [{ location: 'Télétravail' }, { city: null, remote: true, hybrid: false }],
    [{ location: 'La distanță' }, { city: null, remote: true, hybrid: false }],
    [{ city: 'Hybride' }, { city: null, remote: false, hybrid: true }],
    [{ location: 'Deels thuiswerken' }, { city: null, remote: false, hybrid: true }],
    [{ location: 'Groningen (hybride)' }, { city: 'Groningen', remote: false, hybrid: true }],
    [{ location: 'Amsterdam / Remote' }, { city: 'Amsterdam', remote: true, hybrid: false }],
    [{ location: 'Remote - Utrecht' }, { city: 'Utrecht', remote: true, hybrid: false }],
    [{ city: 'Assen of thuis' }, { city: 'Assen', remote: true, hybrid: false }],
    [
      { city: 'Assen', remote: 'hybrid' },
      { city: 'Assen', remote: false, hybrid: true },
    ],
    [{ city: 'Bergen op Zoom' }, { city: 'Bergen op Zoom', remote: false, hybrid: false }],
    [{ city: 'Thuine' }, { city: 'Thuine', remote: false, hybrid: false }],
    [{ city: 'Den Haag' }, { city: 'Den Haag', remote: false, hybrid: false }],
  ])('%j', async (fields, expected) => {
    expect((await placeIn(fields)).place).toMatchObject(expected);
  });

  test('a remote job may be anywhere in its country', async () => {
    expect((await placeIn({ location: 'Remote in Nederland' })).place).toMatchObject({
      city: null,
      country_code: 'NL',
      remote: true,
    });
  });

  test('the board may have its own category for hybrid', async () => {
    expect((await placeIn({ city: 'Hybride' })).terms).toContain('Hybride');
  });
});

describe('the country comes from the item', () => {
  test.each<[object, string | undefined, string | undefined]>([
    [{ city: 'Berlin', country: 'Deutschland (DE)' }, 'Berlin', 'DE'],
    [{ location: 'Germany, Berlin' }, 'Berlin', 'DE'],
    [{ location: 'Berlin (Germany)' }, 'Berlin', 'DE'],
    [{ location: 'DE - Berlin' }, 'Berlin', 'DE'],
    [{ location: 'BE-Gent' }, 'Gent', 'BE'],
    [{ city: 'Gent, België' }, 'Gent', 'BE'],
    [{ city: 'Nederland' }, undefined, 'NL'],
    [{ city: 'Luxembourg' }, 'Luxembourg', 'LU'],
    [{ location: { name: 'Cluj-Napoca, Romania' } }, 'Cluj-Napoca', 'RO'],
    // Two letters behind a town may be a province: the map decides.
    [{ location: 'Leeuwarden, FR' }, 'Leeuwarden', 'NL'],
    [{ location: 'Köln, DE' }, 'Köln', 'DE'],
    // Coordinates alone say the country too.
    [{ city: 'Ergens', lat: 52.52, lng: 13.4 }, 'Ergens', 'DE'],
  ])('%j', async (fields, city, country) => {
    const { place } = await placeIn(fields);
    const found = await find(place);
    const received = place.country_is_sure ? place.country_code : (found?.country_code ?? place.country_code);
    expect([place.city ?? undefined, received]).toEqual([city, country]);
  });
});

test('a place that nobody knows is told, one that is known or remote is not', async () => {
  const untold = async (fields: object) => {
    const { place } = await placeIn(fields);
    return isUntold(place, await find(place));
  };
  expect(await untold({ city: 'Blauwestadhuizen' })).toBe(true);
  expect(await untold({ city: 'Regio Noord en omgeving' })).toBe(true);
  expect(await untold({ city: 'Groningen' })).toBe(false);
  expect(await untold({ city: 'Blauwestadhuizen', lat: 53.2, lng: 6.5 })).toBe(false);
  expect(await untold({ city: 'Blauwestadhuizen', remote: true })).toBe(false);
  expect(await untold({})).toBe(true);
  expect(await untold({ postalcode: '9685 XX' })).toBe(true);
  expect(await untold({ postalcode: '9712 AB' })).toBe(false);
  expect(await untold({ province: 'FR' })).toBe(true);
  expect(await untold({ province: 'Friesland' })).toBe(false);
  expect(await untold({ city: 'Hybride' })).toBe(true);
  expect(await untold({ country: 'Nederland' })).toBe(false);
  expect(await untold({ province: 'FR', remote: true })).toBe(false);
});

describe('without a town', () => {
  const board = {
    id: 1,
    defaultLocale: 'nl',
    locales: ['nl'],
    currency: 'EUR',
    countries: ['NL'] as const,
    segmentsOf: () => [],
  };
  const stored = async (fields: object) => {
    const draft = await placeIn(fields);
    const { lat, locationName, city, locationType } = jobColumns(draft, board, await find(draft.place));
    return [lat === null ? null : Math.round(lat), locationName, city, locationType];
  };

  test.each<[object, readonly unknown[]]>([
    // A radius finds nothing that nobody can place: such a job is in no circle, not in every one.
    [{}, [null, null, null, 'fixed']],
    [{ province: 'FR' }, [null, 'FR', null, 'fixed']],
    [{ postalcode: '9685 XX' }, [null, null, null, 'fixed']],
    // The area is found by its name, see `areasOfJobs`.
    [{ province: 'Fryslân' }, [null, 'Friesland', null, 'fixed']],
    [{ location: 'Noord-Brabant' }, [null, 'Noord-Brabant', null, 'fixed']],
    [{ postalcode: '9712 AB' }, [53, null, null, 'fixed']],
    [{ city: 'Nergenshuizen', postalcode: '9712AB' }, [53, 'Nergenshuizen', 'Nergenshuizen', 'fixed']],
    [{ country: 'Nederland' }, [null, null, null, 'country']],
    [{ remote: true }, [null, null, null, 'none']],
    [{ province: 'Friesland', remote: true }, [null, 'Friesland', null, 'none']],
  ])('%j is stored as %j', async (fields, columns) => {
    expect(await stored(fields)).toEqual(columns);
  });
});
