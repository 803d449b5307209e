import { valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';

const counts = { created: 2, updated: 1, unchanged: 0, expired: 0, rejected: 1 };
const run = {
  id: 9,
  kind: 'schedule',
  state: 'done',
  shrunk: false,
  progress: 4,
  total: null,
  counts,
  reason: null,
  reasons: [{ item: '4 D', reason: 'Er is geen titel' }],
  notes: [{ item: 'A, B', reason: 'We weten niet waar ‘Nergens’ ligt', times: 2 }],
  started_at: '2026-11-20T06:00:00.000Z',
  finished_at: '2026-11-20T06:00:04.000Z',
};
const feed = {
  id: 3,
  client: { id: 1, name: 'Lauwers' },
  name: 'Ons systeem',
  address: 'https://ats.example/jobs.xml',
  mapping: {},
  company: null,
  schedule: 'weekly',
  time_of_day: '06:30',
  weekday: 2,
  active: true,
  allowed: true,
  needs_consent: false,
  revision: 4,
  next_run_at: '2026-11-24T05:30:00.000Z',
  last_run: run,
  open_run: null,
  jobs_count: 3,
};
const meta = { total: 1, page: 1, limit: 10, last_page: 1 };
const item = {
  id: 1,
  action: 'updated',
  number: 1,
  reference: 'A',
  title: 'Kok',
  changes: [
    { field: 'title', before: 'Kok', after: 'Chef' },
    { field: 'locationName', before: 'Winsum', after: 'Leens' },
    { field: 'city', before: 'Winsum', after: 'Leens' },
    { field: 'lat', before: '53,33', after: '53,36' },
    { field: 'salaryMin', before: null, after: '2.600' },
  ],
  reasons: [],
  notes: ['Het salaris ‘goed’ wordt getoond zoals het er staat'],
};

const draw = (query = '', change: object = {}, own: PreviewCalls = {}) =>
  renderBlock(
    block,
    {},
    {
      visitor: 'employer',
      path: '/my-account',
      search: `?menuType=tokens&part=feeds${query}`,
      answers: {
        calls: {
          account: previewAccount('employer'),
          feeds: {
            findFeeds: async () => ({ data: [{ ...feed, ...change }], meta }),
            readFeed: async () => ({ data: { ...feed, ...change } }),
            findFeedRuns: async () => ({ data: [{ ...run, kind: 'dry' }], meta }),
            readFeedRun: async () => ({ data: { ...run, kind: 'dry' } }),
            findFeedRunItems: async () => ({ data: [item], meta }),
            ...own,
          },
        },
      },
    },
  );
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const form = {
  id: '3',
  revision: '4',
  name: 'Ons systeem',
  address: 'https://ats.example/jobs.xml',
  company: '',
  schedule: 'daily',
  time_of_day: '06:00',
  weekday: '1',
  mapping: '{}',
};
const post = (action: string, values: object, feeds: PreviewCalls) =>
  postForm(
    block,
    `tokens.${action}`,
    { ...form, ...values },
    {
      path: '/my-account',
      search: '?menuType=tokens&part=feeds',
      visitor: 'employer',
      noted: { feeds },
    },
  );

describe('the feeds of a company', () => {
  it('say where they come from, when they are read and what came of it', async () => {
    const text = textOf(await draw());
    expect(text).toContain('elke dinsdag om 06:30 · 3 vacatures online · volgende keer');
    expect(text).toContain('2 nieuw, 1 gewijzigd, 1 afgewezen');
    expect(text).toContain('Nu inlezen');
  });

  it('explain what stopped, and offer to go on all the same', async () => {
    const stopped = { ...run, state: 'refused', shrunk: true, reason: 'De feed is meer dan gehalveerd.' };
    const html = await draw('', { last_run: stopped });
    expect(textOf(html)).toContain('De feed is meer dan gehalveerd.');
    expect(valueOf(html, 'anyway')).toBe('1');
  });

  it('wait for a site that sells its postings', async () => {
    const text = textOf(await draw('', { allowed: false, next_run_at: null }));
    expect(text).toContain('Wacht op de site');
    expect(text).not.toContain('Nu inlezen');
    expect(text).toContain('Proefdraaien');
  });

  it('show how far a run is', async () => {
    const open = { ...run, state: 'running', progress: 40, total: 120 };
    const text = textOf(await draw('', { open_run: open }));
    expect(text).toContain('Wordt ingelezen: 40 van 120.');
  });

  it('tell what a dry run would do, item by item', async () => {
    const text = textOf(await draw('&feed=3&view=dry&run=9'));
    expect(text).toContain('Alle 4 Nieuw 2 Gewijzigd 1');
    expect(text).toContain(
      'A · onderdeel 1 Titel Kok → Chef Plaats Winsum → Leens Salaris vanaf niets → 2.600 Het salaris ‘goed’ wordt getoond',
    );
  });

  it('tell what each run did and what was rejected', async () => {
    const text = textOf(await draw('&feed=3&view=runs'));
    expect(text).toContain('Proefdraai · 2 nieuw');
    expect(text).toContain('1 vacature is afgewezen 4 D Er is geen titel');
    expect(text).toContain('1 opmerking A, B We weten niet waar ‘Nergens’ ligt (2 keer)');
  });

  it('lead back to the list when one is gone', async () => {
    const deleted = { readFeed: async () => Promise.reject(refused('notFound', 404, 'Weg.')) };
    expect(textOf(await draw('&feed=77&view=form', {}, deleted))).toContain('Feeds 1');
  });
});

describe('the form of a feed', () => {
  const inspection = {
    item: 'rows/row',
    items: 2,
    whole: true,
    company: null,
    paths: [{ path: 'x1', samples: ['Kok'], count: 2, field: null }],
    missing: ['title'],
    first: [{ title: null, company: null, place: null, reasons: ['Er is geen titel'] }],
  };

  it('looks at the feed before anything is kept', async () => {
    const { result, calls } = await post(
      'keepFeed',
      { step: 'inspect' },
      {
        inspectFeed: async () => ({ data: inspection }),
      },
    );
    expect(calls).toMatchObject([['inspectFeed', { body: { address: form.address } }]]);
    expect(result).toMatchObject({ ok: true, data: { inspection: { item: 'rows/row' } } });
  });

  it('keeps what a person chose for a path, and which element is the job', async () => {
    const chosen = { step: 'save', found: 'rows/row', 'path-0': 'x1', 'displayed-0': '', 'field-0': 'title' };
    const { result, calls } = await post('keepFeed', chosen, { saveFeed: async () => ({ data: feed }) });
    expect(calls).toMatchObject([
      [
        'saveFeed',
        {
          params: { id: 3 },
          body: { revision: 4, mapping: { item: 'rows/row', fields: { title: ['x1'] } } },
        },
      ],
    ]);
    expect(result).toMatchObject({ redirect: expect.stringContaining('done=saved') });
  });

  it('shows what holds where the feed says nothing, and keeps it changed', async () => {
    const mapping = { defaults: { salary_period: 'month', country: 'NL' } };
    const html = await draw('&feed=3&view=form', { mapping });
    expect(valueOf(html, 'fixed-field-0')).toBe('country');
    expect(valueOf(html, 'fixed-value-1')).toBe('month');
    const rows = {
      step: 'save',
      mapping: JSON.stringify(mapping),
      'fixed-field-0': 'country',
      'fixed-value-0': 'BE',
      'fixed-field-1': 'salary_period',
      'fixed-value-1': '',
      'fixed-field-2': 'currency',
      'fixed-value-2': 'EUR',
    };
    const { calls } = await post('keepFeed', rows, { saveFeed: async () => ({ data: feed }) });
    expect(calls).toMatchObject([
      ['saveFeed', { body: { mapping: { defaults: { country: 'BE', currency: 'EUR' } } } }],
    ]);
    expect(JSON.stringify(calls)).not.toContain('salary_period');
  });

  it('says which fixed value is for no field, or is there twice, and loses none', async () => {
    const rows = { step: 'save', 'fixed-field-0': 'country', 'fixed-value-0': 'NL', 'fixed-value-1': 'EUR' };
    const unnamed = await post('keepFeed', rows, {});
    expect(unnamed.calls).toEqual([]);
    expect(unnamed.result).toMatchObject({
      ok: false,
      fields: { 'fixed-field-1': ['Kies voor welk veld ‘EUR’ is'] },
      values: { name: 'Ons systeem', 'fixed-value-1': 'EUR' },
    });
    const twice = await post('keepFeed', { ...rows, 'fixed-field-1': 'country' }, {});
    expect(twice.result).toMatchObject({ fields: { 'fixed-field-1': ['Land is twee keer ingevuld'] } });
  });

  it('says beside the field what the server does not take', async () => {
    const { result } = await post(
      'keepFeed',
      { step: 'save' },
      {
        saveFeed: async () =>
          Promise.reject(refused('validation', 422, 'Niet goed', { address: ['Dit is een webpagina.'] })),
      },
    );
    expect(result).toMatchObject({ ok: false, fields: { address: ['Dit is een webpagina.'] } });
  });

  it('runs, tries dry, pauses and deletes', async () => {
    const done = {
      runFeed: async () => ({ data: run }),
      saveFeed: async () => ({ data: feed }),
      deleteFeed: async () => undefined,
    };
    expect((await post('runFeed', { anyway: '1' }, done)).calls).toMatchObject([
      ['runFeed', { body: { kind: 'hand', allow_shrinking: true } }],
    ]);
    expect((await post('dryRunFeed', {}, done)).result).toMatchObject({
      redirect: expect.stringContaining('view=dry&run=9'),
    });
    expect((await post('setFeedActive', { active: '0' }, done)).calls).toMatchObject([
      ['saveFeed', { body: { active: false, revision: 4 } }],
    ]);
    expect((await post('removeFeed', { jobs: 'end' }, done)).calls).toMatchObject([
      ['deleteFeed', { query: { jobs: 'end' } }],
    ]);
  });
});
