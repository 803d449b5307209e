import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, type PreviewQuery } from '../../testing/index.ts';
import { previewJobs } from '../../testing/preview-jobs.ts';
import { respondWithLandingPages, previewLandingPage } from '../../testing/preview-landing-pages.ts';
import { sanitise } from '@boardwright/ui/sanitise';
import { getByRole } from '@boardwright/ui/testing';
import { landingPagesBlock as block } from './landing-pages.block.ts';
import type { LandingPagesSettings } from './landing-pages-data.ts';
import { landingPagesHead } from './landing-pages.head.ts';
import { landingPagesMessages } from './landing-pages.messages.ts';
import { storedSearch } from './stored-search.ts';
import { previewContext } from '../../testing/preview-context.ts';

describeBlock({ block, fixtures: coreFixtures['landing-pages'] ?? {} });

const path = '/vacatures-zoeken/zoekopdracht-1';
const failure = (code: string, status: number) =>
  Object.assign(new Error(code), { name: 'ApiError', code, status, fields: {} });
const board = (changes: Parameters<typeof previewLandingPage>[1]) => ({
  path,
  answers: {
    calls: {
      siteContent: {
        findLandingPages: respondWithLandingPages(3),
        readLandingPage: async () => ({ data: previewLandingPage(0, changes) }),
      },
    },
  },
});
const missing = {
  path,
  answers: {
    calls: {
      siteContent: {
        findLandingPages: respondWithLandingPages(3),
        readLandingPage: async () => {
          throw failure('notFound', 404);
        },
      },
    },
  },
};

describe('the list of landing pages', () => {
  it('says of each how many jobs it has', async () => {
    const html = await renderBlock(block);
    expect(html).toContain('1.348 vacatures');
    expect(html).toContain('1 vacature<');
  });

  it.each(['0', 'x', '999999', '9'.repeat(30)])('survives page %s', async (page) => {
    expect(await renderBlock(block, {}, { search: `?page=${page}` })).toContain('zoekopdracht-');
  });

  it('that is empty leads to all jobs', async () => {
    const calls = { siteContent: { findLandingPages: respondWithLandingPages(0) } };
    expect(await renderBlock(block, {}, { answers: { calls } })).toContain('href="/vacatures"');
  });
});

describe('a landing page', () => {
  it('shows its words, what its jobs have in common, and the way to the full search', async () => {
    const html = await renderBlock(block, {}, { path });
    getByRole(html, 'heading', 'Vacatures in Groningen');
    expect(html).toContain('Werk in de stad en de dorpen eromheen');
    for (const filter of ['Groningen, 15', 'Vast', 'Zorg en welzijn', 'per maand'])
      expect(html).toContain(filter);
    expect(html).toContain(
      'href="/vacatures?location_name=Groningen&amp;distance=15&amp;in[segment_ids]=401,501&amp;range[salary_year]=36000,"',
    );
    expect(html).toContain('href="/vacatures?in[segment_ids]=501"');
  });

  it('finds its jobs by its query, a page at a time', async () => {
    const asked: PreviewQuery[] = [];
    const findBoardJobs = async ({ query = {} }: { readonly query?: PreviewQuery }) => {
      asked.push(query);
      return { data: previewJobs(10), meta: { total: 30, page: 2, limit: 10, last_page: 3 } };
    };
    const { siteContent } = board({}).answers.calls;
    const answers = { calls: { siteContent, jobs: { findBoardJobs } } };
    const html = await renderBlock(block, {}, { path, search: '?page=2', answers });
    expect(asked).toMatchObject([
      {
        page: 2,
        limit: 10,
        location_name: 'Groningen',
        distance: 15,
        'in[segment_ids]': ['401', '501'],
        'range[salary_year]': '36000,',
      },
    ]);
    expect(html).toContain(`href="${path}?page=3"`);
  });

  it('has its texts and picture around the first page of its jobs, clean, and others beside it', async () => {
    const changes = {
      text_above: '<p>Over de stad</p><script>x()</script>',
      text_below: '<p>Tot slot</p>',
      image: '/uploads/stad.jpg',
      related: [{ title: 'Vacatures in Assen', slug: 'assen' }],
    };
    const html = await renderBlock(block, {}, board(changes));
    expect(html.indexOf('Over de stad')).toBeLessThan(html.indexOf('Tot slot'));
    expect(html).toContain('stad.jpg');
    expect(html).not.toContain('<script>');
    expect(html).toContain('href="/vacatures-zoeken/assen"');
    const second = await renderBlock(block, {}, { ...board(changes), search: '?page=2' });
    expect(second).not.toContain('Over de stad');
  });

  it('that has another address by now leads on to it', async () => {
    await expect(renderBlock(block, {}, board({ slug: 'elders' }))).rejects.toMatchObject({
      name: 'PageMoved',
      path: '/vacatures-zoeken/elders',
    });
  });

  it('near a place that nobody knows has no jobs', async () => {
    const answers = { ...board({}).answers, failOn: () => 'placeUnknown' };
    expect(await renderBlock(block, {}, { path, answers })).toContain('Hier zijn nu geen vacatures');
  });

  it('is a 404 when it is not there or of another language, and the list in the editor', async () => {
    await expect(renderBlock(block, {}, missing)).rejects.toMatchObject({ name: 'PageError', status: 404 });
    await expect(renderBlock(block, {}, board({ locale: 'en' }))).rejects.toMatchObject({ status: 404 });
    const editor = { ...missing, board: { layout: 'editor' as const } };
    expect(await renderBlock(block, {}, editor)).toContain('zoekopdracht-2');
  });
});

describe('a stored search', () => {
  it('is read as an address is, in whatever form it was kept', () => {
    expect(storedSearch({ 'in[segment_ids]': ['2', 1], 'match[remote]': true, page: 7, limit: 3 })).toEqual({
      segment_ids: [1, 2],
      remote: true,
      page: 1,
    });
    expect(storedSearch({ search: { $ne: 1 }, lat: null, 'in[segment_ids]': 'x', distance: 15 })).toEqual({
      segment_ids: [],
      page: 1,
    });
  });
});

describe('a landing page for search engines', () => {
  const data = {
    kind: 'jobs',
    slug: 'groningen',
    title: 'Vacatures in Groningen',
    description: '',
    above: sanitise(''),
    below: sanitise(''),
    image: '',
    seo: { title: 'Vacatures in Groningen', description: '', isLeftOut: false },
    related: [],
    search: { segment_ids: [], page: 1 },
    segments: [],
    jobs: [],
    total: 12,
    page: 2,
    lastPage: 2,
    origin: 'https://wadwerk.example',
  } as const;
  const headOf = (changes: object = {}) =>
    landingPagesHead(
      { ...data, ...changes },
      previewContext({
        settings: {} as LandingPagesSettings,
        t: (key: string) => (key === 'description' ? landingPagesMessages.nl.description_other : key),
      }),
    );

  it('has its own title, words and address, a page of its jobs too', () => {
    expect(headOf()).toMatchObject({
      title: 'Vacatures in Groningen',
      canonical: '/vacatures-zoeken/groningen?page=2',
      alternates: { nl: '/vacatures-zoeken/groningen' },
    });
    expect(headOf().description).not.toBe('');
    expect(JSON.stringify(headOf().jsonLd)).toContain('https://wadwerk.example/vacatures-zoeken/groningen');
  });

  it('has the title, the words and the picture that are meant for them, where there are', () => {
    const seo = { title: 'Banen in Groningen', description: 'Alle banen.', isLeftOut: false };
    expect(headOf({ seo, image: '/uploads/stad.jpg' })).toMatchObject({
      title: 'Banen in Groningen',
      description: 'Alle banen.',
      image: '/uploads/stad.jpg',
      landingPage: 'groningen',
    });
  });

  it('stays out of them with too few jobs', () => {
    expect(headOf({ seo: { ...data.seo, isLeftOut: true } }).robots).toBe('noindex, follow');
  });

  it('stays out of them without jobs', () => {
    expect(headOf().robots).toBeUndefined();
    expect(headOf({ total: 0 }).robots).toBe('noindex, follow');
  });
});
