import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { sites } from '../../platform/database/schema.ts';
import { readBoard } from '../../feeds/import/import-records.ts';
import { countriesOfNewSite, siteCountries } from '../../platform/http/site-countries.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
});
afterAll(() => api.close());

const choose = async (search_countries: readonly string[]) => {
  const [site] = await api.db.select().from(sites).where(eq(sites.id, 18));
  const { status, body } = await ask(api, 'admin/v1/job-board-builder/sites/18', {
    method: 'PUT',
    bearer: admin,
    body: { revision: site?.settingsRevision, settings: { search_countries } },
  });
  expect(status, JSON.stringify(body)).toBe(200);
};
const data = async (url: string) => (await ask(api, `public/v1/${url}`)).body.data;
const suggested = async (typed: string): Promise<string[]> =>
  (await data(`geo/locations?location=${encodeURIComponent(typed)}`)).map(
    ({ name, country_code }: { name: string; country_code: string }) => `${name} ${country_code}`,
  );
const foundIn = async (place: string): Promise<number | undefined> =>
  (await ask(api, `public/v1/job-boards/1/jobs?location_name=${encodeURIComponent(place)}`)).body.meta
    ?.location?.lat;

describe('the countries a site searches in', () => {
  it('are what its setting says, its own country first', async () => {
    await choose(['RO', 'NL']);
    expect((await data('configuration')).countries).toEqual([{ code: 'RO' }, { code: 'NL' }]);
    // Both are places of that very name; a Romanian site means its own.
    expect((await suggested('Roman'))[0]).toBe('Roman RO');
    expect((await suggested('Cluj'))[0]).toBe('Cluj-Napoca RO');
    expect(await suggested('Antwerpen')).not.toContain('Antwerpen BE');
    expect(await foundIn('Roman')).toBeCloseTo(46.9, 0);

    await choose(['NL', 'BE']);
    expect(await suggested('Cluj')).not.toContain('Cluj-Napoca RO');
    expect((await suggested('Antwerpen'))[0]).toBe('Antwerpen BE');
  });

  it('decide where the places of a feed are', async () => {
    await choose(['RO']);
    expect((await readBoard(api.db, 1)).countries).toEqual(['RO']);
  });

  it('are at least one', async () => {
    const [site] = await api.db.select().from(sites).where(eq(sites.id, 18));
    const { status, body } = await ask(api, 'admin/v1/job-board-builder/sites/18', {
      method: 'PUT',
      bearer: admin,
      body: { revision: site?.settingsRevision, settings: { search_countries: [] } },
    });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['search_countries']]);
    expect(siteCountries({ search_countries: [] })).toEqual(siteCountries({}));
  });

  it.each([
    ['nl', 'banen.example', ['NL', 'BE']],
    ['ro', 'joburi.example', ['RO']],
    ['nl', 'werk.be', ['BE', 'NL']],
    ['en', 'stellen.de', ['DE']],
  ])('of a new site in %s at %s are %j', (language, host, countries) => {
    expect(countriesOfNewSite(language, host)).toEqual(countries);
  });
});
