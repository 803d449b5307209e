import { pageSizes, perPageSteps, sortOfStrategy } from '@boardwright/blocks-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFixedSearch } from './fixed-search.ts';
import { emptySearch, type JobSearch } from './job-search.ts';
import {
  hiddenSearchFields,
  parseSearchAddress,
  searchApiQuery,
  writeSearchAddress,
} from './search-address.ts';

const parse = (query: string) => parseSearchAddress(new URLSearchParams(query));
const anyText = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength, unit: 'grapheme' })
    .map((text) => text.normalize('NFC').trim())
    .filter((text) => text !== '' && text.length <= maxLength);
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((number) => number / 1e5 + 0);
const place = fc
  .record(
    {
      location_name: anyText(120),
      point: fc.record({ lat: degrees(90), lon: degrees(180) }),
      distance: fc.integer({ min: 1, max: 1000 }),
    },
    { requiredKeys: [] },
  )
  .map(({ point, distance, location_name }) => ({
    ...(location_name !== undefined && { location_name }),
    ...point,
    ...(distance !== undefined && (location_name !== undefined || point) && { distance }),
  }));
const salary = fc
  .record(
    { a: fc.integer({ min: 1, max: 999_999_999 }), b: fc.integer({ min: 1, max: 999_999_999 }) },
    { requiredKeys: [] },
  )
  .map(({ a, b }) => ({
    ...(a !== undefined && { salary_min: b === undefined ? a : Math.min(a, b) }),
    ...(b !== undefined && { salary_max: a === undefined ? b : Math.max(a, b) }),
  }));
const anySearch: fc.Arbitrary<JobSearch> = fc
  .tuple(
    place,
    salary,
    fc.record(
      {
        search: anyText(200),
        segment_ids: fc
          .uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 100 })
          .map((ids) => ids.sort((x, y) => x - y)),
        organisation_id: fc.integer({ min: 1, max: 999_999_999 }),
        organisation_name: anyText(200),
        remote: fc.constant(true as const),
        sort: fc.constantFrom(...Object.values(sortOfStrategy)),
        page: fc.integer({ min: 1, max: 1_000_000 }),
        limit: fc.constantFrom(...pageSizes, ...perPageSteps),
      },
      { requiredKeys: ['segment_ids', 'page'] },
    ),
    fc.integer({ min: 0, max: 4_294_967_295 }),
  )
  .map(([where, pay, rest, seed]) => ({
    ...rest,
    ...where,
    ...pay,
    ...(rest.sort === 'random' && { seed }),
  }));

describe('the address of a job search', () => {
  it('reads back exactly what it wrote', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const read = parse(writeSearchAddress(search));
        expect(read.ignored).toEqual([]);
        expect(read.search).toEqual(search);
      }),
    );
  });

  it('has one form: whatever was read is written the same way again', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'search',
              'in[segment_ids]',
              'lat',
              'lon',
              'salary_min',
              'page',
              'sort',
              'distance',
              'x',
            ),
            fc.string(),
          ),
        ),
        (pairs) => {
          const once = writeSearchAddress(parseSearchAddress(new URLSearchParams(pairs)).search);
          expect(writeSearchAddress(parse(once).search)).toBe(once);
        },
      ),
    );
  });

  it('writes the keys of the API in one order, readable', () => {
    const address = writeSearchAddress({
      ...emptySearch,
      page: 2,
      segment_ids: [3, 7],
      salary_min: 36_000,
      location_name: 'Groningen',
      search: 'zorg',
    });
    expect(address).toBe(
      '?search=zorg&location_name=Groningen&in[segment_ids]=3,7&range[salary_year]=36000,&page=2',
    );
    expect(writeSearchAddress(emptySearch)).toBe('');
  });

  it('understands what a form sends without scripts', () => {
    const { search, ignored } = parse(
      'search=&location_name=&distance=25&in%5Bsegment_ids%5D=7&in%5Bsegment_ids%5D=3&in%5Bsegment_ids%5D=7&salary_min=%E2%82%AC+3.000&salary_max=',
    );
    expect(search).toEqual({ segment_ids: [3, 7], salary_min: 36_000, page: 1 });
    expect(ignored).toEqual([]);
  });

  it('turns a salary range round that was typed the wrong way', () => {
    expect(parse('salary_min=4000&salary_max=3.000,50').search).toMatchObject({
      salary_min: 36_000,
      salary_max: 48_000,
    });
  });

  it('takes the page sizes that are offered, and none beside them', () => {
    const offered = new Set<number>([...pageSizes, ...perPageSteps]);
    expect([...offered].sort((one, other) => one - other)).toEqual([
      5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200,
    ]);
    for (const size of offered) {
      expect(parse(`limit=${size}`)).toMatchObject({ search: { limit: size }, ignored: [] });
      for (const beside of [size - 1, size + 1])
        expect(parse(`limit=${beside}`)).toEqual({ search: emptySearch, ignored: ['limit'] });
    }
  });

  it('names what it cannot use and goes on without it', () => {
    const { search, ignored } = parse(
      `page=-1&sort=best&lat=91&lon=x&in[segment_ids]=1;2&limit=999&range[salary_year]=a,b&match[colour]=red&search=${'x'.repeat(1_000_000)}&utm_source=mail`,
    );
    expect(search).toEqual(emptySearch);
    expect([...ignored].sort()).toEqual(
      [
        'in[segment_ids]',
        'lat',
        'limit',
        'lon',
        'match[colour]',
        'page',
        'range[salary_year]',
        'search',
        'sort',
      ].sort(),
    );
  });

  it('gives the API its own keys', () => {
    expect(
      searchApiQuery({ ...emptySearch, segment_ids: [1, 2], salary_max: 50_000, remote: true }),
    ).toMatchObject({
      'in[segment_ids]': ['1', '2'],
      'range[salary_year]': ',50000',
      'match[remote]': true,
      page: 1,
    });
  });

  it('ignores and names a value with a NUL in it, which no text has', () => {
    const address = 'search=a%00b&location_name=%00&organisation_name=x%00&page=2';
    const { search, ignored } = parseSearchAddress(new URLSearchParams(address));
    expect(search).toEqual({ ...emptySearch, page: 2 });
    expect(ignored).toEqual(['location_name', 'search', 'organisation_name']);
  });

  it('carries the rest of a search through a form, but neither page nor seed', () => {
    const fields = hiddenSearchFields({ ...emptySearch, search: 'zorg', page: 4, sort: 'random', seed: 9 }, [
      'sort',
    ]);
    expect(fields).toEqual([['search', 'zorg']]);
  });
});

describe("an admin's fixed search", () => {
  const groupOf = (id: number) => Math.floor(id / 100);

  it('locks keyword and place, and rules the groups of its segments', () => {
    const fixed = { search: 'zorg', location_name: 'Assen', distance: 10, segment_ids: [501] };
    const own = {
      ...emptySearch,
      search: 'bouw',
      location_name: 'Breda',
      lat: 51,
      lon: 4,
      segment_ids: [101, 502],
    };
    expect(applyFixedSearch(own, fixed, groupOf)).toEqual({
      page: 1,
      search: 'zorg',
      location_name: 'Assen',
      distance: 10,
      segment_ids: [101, 501],
    });
  });

  it('changes nothing when it is empty', () => {
    const own = { ...emptySearch, search: 'bouw', sort: 'distance' as const, location_name: 'Breda' };
    expect(
      applyFixedSearch(own, { search: '', location_name: '', distance: 0, segment_ids: [] }, groupOf),
    ).toEqual(own);
  });
});
