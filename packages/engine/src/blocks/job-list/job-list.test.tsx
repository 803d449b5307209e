import type { Client } from '@boardwright/api-client';
import { defaultsOf, fillDefaults, jobList, siteSettingsSchema } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { lookUp } from '@boardwright/messages';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '../../board/define-block.ts';
import {
  describeBlock,
  renderBlock,
  type Rendering,
  previewBoard,
  previewConfiguration,
  postForm,
  previewClient,
  previewPage,
  refused,
  type PreviewResponses,
} from '../../testing/index.ts';
import { accessibleName, getByRole, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import type { JobListSettings } from './job-list-data.ts';
import { jobListBlock } from './job-list.block.ts';
import { loadJobList } from './job-list.load.ts';

function contextOf(api: Client, query = ''): BlockContext<string> {
  return {
    api,
    board: { ...previewBoard('nl', 'guest', query), path: '/vacatures' },
    configuration: previewConfiguration,
    siteSettings: defaultsOf<BlockContext['siteSettings']>({ settings: siteSettingsSchema }),
    query: new URLSearchParams(query),
    identifier: 'p-job-list',
    siblings: {},
    t: (key: string) => key,
    signal: new AbortController().signal,
  };
}

const settingsWith = (stored: object = {}) => fillDefaults(jobList.settings, stored) as JobListSettings;

async function listPage(query = '', answers: PreviewResponses = {}, stored: object = {}, locale = 'nl') {
  const { api, asked } = previewClient(answers);
  const settings = settingsWith(stored);
  const data = await loadJobList(settings, contextOf(api, query));
  const html = renderToString(
    previewPage({ block: jobListBlock, settings, data, locale, board: { path: '/vacatures' } }),
  );
  return {
    data,
    asked,
    html,
    text: html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('&amp;', '&'),
  };
}

const emptyData = await listPage(
  '?search=vuurtorenwachter&location_name=Schiermonnikoog&in[segment_ids]=401',
  {
    total: (query) => (query.search ? 0 : 18),
  },
);

describeBlock({ block: jobListBlock, fixtures: coreFixtures['job-list'] ?? {} });

describe('words that were understood', () => {
  const meta = {
    searched: 'kok',
    location: {
      name: 'Haren',
      lat: 53.17,
      lon: 6.6,
      others: [{ name: 'Groningen', region: '', country_code: 'NL' }],
    },
    understood: [
      { word: 'vast', search: 'kok haren', segment_ids: [201] },
      { word: 'haren', search: 'kok vast', location_name: 'Haren' },
    ],
    suggested: 'koks',
  };

  it('are chips whose links search without them, and what an alert is set for', async () => {
    const { html, text, data } = await listPage('?search=kok+vast+haren', { meta });
    expect(html).toContain('href="/vacatures?search=kok+vast"');
    expect(html).toContain('href="/vacatures?search=kok+haren"');
    expect(html).toContain('href="/vacatures?search=vast+haren"');
    expect(text).toContain('voor “kok” rond Haren');
    expect(data.resolved).toMatchObject({ search: 'kok', segment_ids: [201], location_name: 'Haren' });
  });

  it('offer what else may have been meant, as links', async () => {
    const { html, text } = await listPage('?search=kok+vast+haren', { meta });
    expect(text).toContain('We zochten rond Haren. Bedoelde je een andere plaats?');
    expect(html).toContain('href="/vacatures?search=kok+vast&amp;location_name=');
    expect(html).toContain('href="/vacatures?search=koks"');
  });
});

describe('the job list', () => {
  it('says how many jobs there are and where, and lists each once', async () => {
    const { text, html, data } = await listPage('?location_name=Groningen');
    expect(text).toContain('123 vacatures rond Groningen');
    expect(text).toContain('In de kijker');
    const ids = [...data.premium, ...data.jobs].map((job) => job.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).toContain('Mail mij nieuwe vacatures rond Groningen');
  });

  it('asks the list and its premium jobs at once, with the API’s own keys', async () => {
    const { asked } = await listPage('?in[segment_ids]=401&salary_min=3000&page=2');
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatchObject({
      'in[segment_ids]': ['401'],
      'range[salary_year]': '36000,',
      page: 2,
      limit: 10,
      sort: '-from',
    });
    expect(asked[1]).toMatchObject({ 'match[premium]': true, page: 1 });
  });

  it('filters without scripts: a GET form with boxes, counts and a button that says what it gives', async () => {
    const { html, text } = await listPage('?search=zorg&in[segment_ids]=401');
    const button = getByRole(html, 'button', 'Toon 123 vacatures');
    const form = button.closest('form') ?? button;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/vacatures']);
    expect(valueOf(form, 'search')).toBe('zorg');
    const filter = getByRole(form, 'checkbox', /^Vast/);
    expect([filter.getAttribute('name'), filter.getAttribute('value')]).toEqual(['in[segment_ids]', '401']);
    expect(filter.hasAttribute('checked')).toBe(true);
    expect(text).toContain('Toon nog 2');
  });

  it('takes each chosen filter away by a link', async () => {
    const { html } = await listPage('?search=zorg&location_name=Groningen&in[segment_ids]=401,103');
    const chips = queryAllByRole(html, 'link', /^Verwijder filter /);
    expect(chips.map((chip) => [accessibleName(chip), chip.getAttribute('href')])).toEqual([
      ['Verwijder filter zorg', '/vacatures?location_name=Groningen&in[segment_ids]=103,401'],
      ['Verwijder filter Groningen, 25 km', '/vacatures?search=zorg&in[segment_ids]=103,401'],
      ['Verwijder filter Vast', '/vacatures?search=zorg&location_name=Groningen&in[segment_ids]=103'],
      ['Verwijder filter 24–32 uur', '/vacatures?search=zorg&location_name=Groningen&in[segment_ids]=401'],
    ]);
  });

  it('offers three looser searches with what they give when nothing is found, and the alert', async () => {
    const { text, data } = emptyData;
    expect(text).toContain('Geen vacatures gevonden');
    expect(text).toContain('Hier brandt nog geen licht');
    expect(data.looser.length).toBeGreaterThan(0);
    expect(data.looser.length).toBeLessThanOrEqual(3);
    expect(data.looser.every(({ total }) => total === 18)).toBe(true);
    expect(text).toContain('18 vacatures');
    expect(text).toContain('Mail mij als er iets bij komt');
  });

  it('draws without a place nobody knows, and says so', async () => {
    const { text, data } = await listPage('?location_name=Xyzzy&sort=distance', {
      failOn: (query) => (query.location_name ? 'placeUnknown' : undefined),
    });
    expect(text).toContain('We kennen “Xyzzy” niet');
    expect(data.jobs.length).toBeGreaterThan(0);
    expect(data.sort).toBe('-from');
  });

  it('lets any other failure through', async () => {
    await expect(listPage('', { failOn: () => 'server' })).rejects.toThrow('server');
  });

  it('says which word it searched for instead', async () => {
    const { text } = await listPage('?search=verplegkundige', { meta: { corrected: 'verpleegkundige' } });
    expect(text).toContain(
      'Geen resultaten voor “verplegkundige”. Dit zijn resultaten voor “verpleegkundige”.',
    );
    expect(text).toContain('123 vacatures voor “verpleegkundige”');
  });

  it('leads back from a page beyond the last', async () => {
    const { text, html } = await listPage('?page=99');
    expect(text).toContain('Deze pagina bestaat niet');
    expect(getByRole(html, 'link', 'Naar pagina 1').getAttribute('href')).toBe('/vacatures');
    const head = jobListBlock.head?.((await listPage('?page=99')).data, {
      board: previewBoard('nl'),
      settings: settingsWith(),
      t: lookUp(undefined, 'nl'),
    });
    expect(head?.robots).toContain('noindex');
  });

  it('leaves out what an address says wrongly, with a notice', async () => {
    const { text, asked } = await listPage('?page=x&sort=best&in[segment_ids]=999999&lat=abc');
    expect(text).toContain('Een deel van dit adres konden we niet gebruiken');
    expect(asked[0]).toMatchObject({ page: 1, sort: '-from' });
    expect(asked[0]?.['in[segment_ids]']).toBeUndefined();
  });

  it('keeps one random order over the pages of a visit', async () => {
    const { data, html, asked } = await listPage('?sort=random');
    expect(data.own.seed).toBeGreaterThan(0);
    expect(asked[0]?.seed).toBe(data.own.seed);
    expect(html).toContain(`sort=random&amp;seed=${data.own.seed}&amp;page=2`);
  });

  it('sorts by distance only around a place', async () => {
    expect((await listPage('?sort=distance')).html).not.toContain('value="distance"');
    expect((await listPage('?sort=distance&location_name=Assen')).asked[0]).toMatchObject({
      sort: 'distance',
    });
  });

  it('holds to the admin’s fixed search', async () => {
    const fixedSearchQuery = { search: 'zorg', location_name: 'Assen', distance: 50, segment_ids: [501] };
    const { asked, html } = await listPage(
      '?search=bouw&location_name=Breda&in[segment_ids]=502,401',
      {},
      { fixedSearchQuery },
    );
    expect(asked[0]).toMatchObject({
      search: 'zorg',
      location_name: 'Assen',
      distance: 50,
      'in[segment_ids]': ['401', '501'],
    });
    expect(html).not.toContain('Verwijder filter Assen');
    expect(html).not.toContain('value="503"');
  });

  it('shows no alert to an employer', async () => {
    const { data } = await listPage();
    const html = renderToString(
      previewPage({ block: jobListBlock, settings: settingsWith(), data, visitor: 'employer' }),
    );
    expect(html).not.toContain('Mail mij nieuwe vacatures');
  });

  it('shows who edits the page the alert, whoever they are', async () => {
    const { data } = await listPage();
    const html = renderToString(
      previewPage({
        block: jobListBlock,
        settings: settingsWith(),
        data,
        visitor: 'employer',
        board: { layout: 'editor' },
      }),
    );
    expect(html).toContain('Mail mij nieuwe vacatures');
  });

  it('shows the alert with results only; without any it is a way out, unless the admin wants none', async () => {
    expect(emptyData.html).not.toContain('job-alert-dialog');
    const none = await listPage('?search=x', { total: () => 0 }, { showAlertCard: [] });
    expect(none.text).not.toContain('Mail mij');
  });

  it('sets the alert of the search in one press for a candidate, and leads a guest to where the mails go', async () => {
    const search =
      '?search=zorg&location_name=Assen&in[segment_ids]=501&range[salary_year]=36000,&sort=oldest';
    const guest = await renderBlock(jobListBlock, {}, { search });
    const ways = queryAllByRole(guest, 'link', 'Alert instellen');
    expect(ways).not.toHaveLength(0);
    for (const way of ways) expect(way.getAttribute('href')).toMatch(/^\/job-alert\?search=zorg/);
    expect(guest).not.toContain('value="setAlert"');
    const html = await renderBlock(jobListBlock, {}, { search, visitor: 'candidate' });
    const form = queryAllByRole(html, 'button', 'Alert instellen')[0]?.closest('form');
    const fields = [...(form?.querySelectorAll('input[type="hidden"]') ?? [])];
    const values = Object.fromEntries(
      fields.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
    );
    expect(values['_action']).toBe('setAlert');
    const noted = { jobAlerts: { createJobAlert: async () => ({ data: {} }) } };
    const { result, calls } = await postForm(jobListBlock, 'setAlert', values, {
      visitor: 'candidate',
      noted,
    });
    expect(calls).toMatchObject([
      [
        'createJobAlert',
        {
          body: {
            search: 'zorg',
            city: 'Assen',
            segments: [501],
            salary_min: 36_000,
            frequency: 'daily',
            active: true,
          },
        },
      ],
    ]);
    const done = await renderBlock(
      jobListBlock,
      {},
      {
        search,
        visitor: 'candidate',
        outcome: { action: 'setAlert', result },
      },
    );
    expect(done).toContain('Je job alert staat aan');
    expect(done).toContain('href="/my-account?menuType=job-alerts"');
    const many = async () => Promise.reject(refused('tooManyJobAlerts', 409, 'Je hebt er al vijftig.'));
    const full = await postForm(jobListBlock, 'setAlert', values, {
      visitor: 'candidate',
      noted: { jobAlerts: { createJobAlert: many } },
    });
    expect(full.result).toEqual({ ok: false, message: 'Je hebt er al vijftig.' });
    const ended = await postForm(jobListBlock, 'setAlert', values, { visitor: 'guest', noted });
    expect([ended.calls, ended.result.ok]).toEqual([[], false]);
  });

  it('offers the page sizes of the specification, and takes no other', async () => {
    for (const perPage of [5, 10, 15, 20, 25, 50, 75, 100, 150, 200])
      expect((await listPage('', {}, { perPage })).asked[0]).toMatchObject({ limit: perPage });
    const { asked } = await listPage('?limit=999');
    expect(asked[0]).toMatchObject({ limit: 10 });
  });
});

describe('a board where one searches with an account only', () => {
  const rendered = (drawing: Rendering) =>
    renderBlock(jobListBlock, {}, { siteSettings: { job_search_anonymous: false }, ...drawing });

  it('shows guests the way in instead of jobs, and asks the API for none', async () => {
    const calls = { jobs: { findBoardJobs: () => Promise.reject(new Error('asked')) } };
    const html = await rendered({ answers: { calls } });
    expect(html).toContain('Log in om vacatures te zoeken');
    expect(html).toContain('href="/login"');
    expect(queryAllByRole(html, 'article')).toHaveLength(0);
  });

  it('shows candidates, employers and who edits the page the list', async () => {
    for (const drawing of [
      { visitor: 'candidate' },
      { visitor: 'employer' },
      { board: { layout: 'editor' } },
    ] as const)
      expect(queryAllByRole(await rendered(drawing), 'article')).not.toHaveLength(0);
  });
});
