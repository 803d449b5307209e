import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { accessibleName, getByRole, parseHtml, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { places, placesAndAreas } from '../../search/place-look-up.ts';
import { parseSearchAddress } from '../../search/search-address.ts';
import { describeBlock, previewPage, settingsOfFixture, type Preview } from '../../testing/index.ts';
import { suggest } from './search-job.actions.ts';
import { searchJobBlock as block } from './search-job.block.ts';
import { loadSearchJob, type SearchJobData } from './search-job.load.ts';
import { previewContext } from '../../testing/preview-context.ts';

const fixtures = coreFixtures['search-job'] ?? {};
const dataOf = (query = '', more: Partial<SearchJobData> = {}): SearchJobData => ({
  search: parseSearchAddress(new URLSearchParams(query)).search,
  fixed: { search: '', location_name: '' },
  jobs: 1348,
  organisations: 312,
  ...more,
});
describeBlock({ block, fixtures });

const settingsOf = (name: string) => settingsOfFixture(block, fixtures[name] ?? { title: '', settings: {} });
const draw = (name: string, data = dataOf(), more: Partial<Preview> = {}) =>
  renderToString(previewPage({ block, settings: settingsOf(name), data, ...more }));

/** The distance that is chosen: as it is sent, and as it is read. */
const chosenDistance = (html: string) =>
  queryAllByRole(html, 'option')
    .filter((option) => option.hasAttribute('selected'))
    .flatMap((option) => [option.getAttribute('value'), accessibleName(option)]);

describe('the search block', () => {
  it('is a plain form to the results page, with the counts of the board in its text', () => {
    const html = draw('drawn');
    expect(getByRole(html, 'search').getAttribute('action')).toBe('/vacatures');
    expect(html).toContain('1.348 vacatures bij 312 organisaties');
    for (const name of ['search', 'location_name', 'lat', 'lon', 'distance'])
      expect(html).toContain(`name="${name}"`);
    expect(chosenDistance(html)).toEqual(['25', '25 km']);
  });

  it('shows what was searched for, and keeps the other filters of a list on its own page', () => {
    const query = 'search=zorg&location_name=Assen&lat=53&lon=6.5&distance=30&in[segment_ids]=501&page=4';
    const html = draw('small', dataOf(query), { board: { path: '/vacatures', search: `?${query}` } });
    expect(valueOf(html, 'search')).toBe('zorg');
    // The point is sent by scripts alone, which forget it when another place is typed.
    expect(valueOf(html, 'lat')).toBe('53');
    expect(parseHtml(html).querySelector('[name="lat"]')?.hasAttribute('disabled')).toBe(true);
    expect(valueOf(html, 'distance')).toBe('30');
    expect(valueOf(html, 'in[segment_ids]')).toBe('501');
    expect(html).not.toContain('name="page"');
  });

  it('empties a field by a link, so that it works without scripts', () => {
    const query = 'search=zorg&location_name=Assen&distance=30&in[segment_ids]=501';
    const html = draw('small', dataOf(query), { board: { path: '/vacatures', search: `?${query}` } });
    expect(html).toContain('href="/vacatures?location_name=Assen&amp;distance=30&amp;in[segment_ids]=501"');
    expect(html).toContain('href="/vacatures?search=zorg&amp;in[segment_ids]=501"');
  });

  it('cannot be changed where the job list fixes keyword and place, and says so', () => {
    const html = draw('small', dataOf('', { fixed: { search: 'zorg', location_name: 'Assen' } }));
    expect(html.match(/readOnly=""/gi)).toHaveLength(2);
    expect(html).toContain('Deze pagina zoekt altijd naar “zorg” rond Assen.');
    expect(html).not.toContain('name="distance"');
  });

  it('leads to popular searches on the results page', () => {
    const html = draw('drawn');
    expect(html).toContain('href="/vacatures?search=Verpleegkundige"');
    expect(html).toContain('href="/vacatures?search=parttime&amp;location_name=Groningen"');
  });

  it('measures in miles where the board does, and hides the distance where the admin wants', () => {
    const html = draw('small', dataOf(), { locale: 'en', board: { imperial: true } });
    expect(chosenDistance(html)).toEqual(['40', '25 mi']);
    expect(draw('medium')).not.toContain('name="distance"');
  });
});

const contextOf = (calls: Readonly<Record<string, object>>) =>
  previewContext({ calls, settings: settingsOf('drawn') });

describe('its data', () => {
  const api = {
    jobs: {
      findBoardJobs: async ({ query }: { query: { scope?: string } }) => ({
        data: [],
        meta: { total: query.scope === 'group_organisations' ? 312 : 1348 },
      }),
    },
  };
  const load = (name: string, siblings = {}) =>
    loadSearchJob(
      settingsOf(name),
      previewContext({ calls: api, siblings, query: new URLSearchParams('search=zorg') }),
    );

  it('counts only what the text mentions', async () => {
    expect(await load('drawn')).toMatchObject({ jobs: 1348, organisations: 312, search: { search: 'zorg' } });
    expect(await load('small')).toMatchObject({ jobs: undefined, organisations: undefined });
  });

  it('takes the fixed search from the job list of the page', async () => {
    const fixedSearchQuery = { search: '', location_name: 'Assen', distance: 10, segment_ids: [] };
    expect(await load('small', { 'job-list': { fixedSearchQuery } })).toMatchObject({
      fixed: { search: '', location_name: 'Assen' },
    });
  });
});

describe('its look-ups', () => {
  const form = (values: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    return data;
  };

  it('suggest keywords of the board, and segments as such', async () => {
    const api = {
      jobs: {
        suggestSearches: async () => ({
          data: [{ keyword: 'Verpleegkundige' }, { keyword: 'Zorg', query: { segments: [501] } }],
        }),
      },
    };
    expect(await suggest.run(form({ search: 've' }), contextOf(api))).toEqual({
      ok: true,
      data: [
        { label: 'Verpleegkundige', segments: [] },
        { label: 'Zorg', segments: [501] },
      ],
    });
  });

  it('look for a place from its second letter on', async () => {
    const asked: string[] = [];
    const findPlaces = async ({ query }: { query: { location: string } }) => {
      asked.push(query.location);
      return { data: [] };
    };
    for (const location of ['', 'a', ' a ', 'as'])
      await places.run(form({ location }), contextOf({ siteContent: { findPlaces } }));
    expect(asked).toEqual(['as']);
  });

  it('find places in the enabled countries, told apart by their region', async () => {
    const asked: object[] = [];
    const api = {
      siteContent: {
        findPlaces: async ({ query }: { query: object }) => {
          asked.push(query);
          return { data: [{ name: 'Assen', region: 'Drenthe', country_code: 'NL', lat: 53, lon: 6.5 }] };
        },
      },
    };
    const answer = await places.run(form({ location: 'as' }), contextOf(api));
    expect(asked).toEqual([{ location: 'as', countries: 'NL,BE' }]);
    expect(answer).toEqual({ ok: true, data: [{ label: 'Assen', note: 'Drenthe', lat: 53, lon: 6.5 }] });
  });

  it('find areas as well, labelled, without a point: a search for one goes by its name', async () => {
    const asked: object[] = [];
    const area = { name: 'Provincie Drenthe', kind: 'province', region: null, country_code: 'NL' };
    const api = {
      siteContent: {
        findPlaces: async ({ query }: { query: object }) => {
          asked.push(query);
          return { data: [area] };
        },
      },
    };
    const answer = await placesAndAreas.run(form({ location: 'dr' }), contextOf(api));
    expect(asked).toEqual([{ location: 'dr', countries: 'NL,BE', areas: true }]);
    const option = { label: 'Provincie Drenthe', note: 'area.province', lat: undefined, lon: undefined };
    expect(answer).toEqual({ ok: true, data: [option] });
  });
});
