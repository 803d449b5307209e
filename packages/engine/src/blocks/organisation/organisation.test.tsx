import { defaultsOf, organisation } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '../../board/define-block.ts';
import { createTranslator } from '@boardwright/ui/translator';
import { describeBlock, renderBlock, previewBoard } from '../../testing/index.ts';
import { organisationCalls, type OrganisationResponses } from '../../testing/preview-organisations.ts';
import { getByRole, parseHtml, queryAllByRole } from '@boardwright/ui/testing';
import { organisationBlock as block } from './organisation.block.ts';
import type { OrganisationSettings } from './organisation-data.ts';
import { organisationHead } from './organisation.head.ts';
import { loadOrganisation } from './organisation.load.ts';
import { organisationMessages } from './organisation.messages.ts';
import { previewContext } from '../../testing/preview-context.ts';

describeBlock({ block, fixtures: coreFixtures['organisation'] ?? {} });

const t = createTranslator('nl', { organisation: organisationMessages.nl }).namespace('organisation');
const settings = defaultsOf<OrganisationSettings>(organisation);
const board = { ...previewBoard('nl'), path: '/company/zorggroep-lauwers' };

const contextOf = (
  changes: Partial<BlockContext<string>> & { calls?: Readonly<Record<string, object>> } = {},
) =>
  previewContext({
    calls: organisationCalls(),
    board,
    childSlug: 'zorggroep-lauwers',
    identifier: 'p-organisation',
    t,
    ...changes,
  });
const draw = (answers: OrganisationResponses = {}, drawing: object = {}) =>
  renderBlock(block, {}, { answers: { calls: organisationCalls(answers) }, ...drawing });

describe('the page of an organisation', () => {
  it('says who it is, and tells its story in the order it chose', async () => {
    const html = await draw();
    getByRole(html, 'heading', 'Zorggroep Lauwers');
    expect(html).toContain('Directe werkgever');
    expect(html).toContain('Zorg en welzijn, ICT en data');
    const order = ['Zo werken we', 'Een elektrische fiets', 'photo.jpg', 'Bekijk de video', 'Obergum 1'];
    const places = order.map((text) => html.indexOf(text));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('is called in a title as it is called, whatever signs are in its name', async () => {
    const answers = { calls: organisationCalls({ organisation: { name: 'Kist $& Zoon' } }) };
    const html = await renderBlock(block, { title: 'Kom bij {{organisation}}!' }, { answers });
    getByRole(html, 'heading', 'Kom bij Kist $& Zoon!');
  });

  it('links to a video and a map elsewhere, and loads nothing of them', async () => {
    const html = await draw();
    expect(parseHtml(html).querySelectorAll('iframe, video')).toHaveLength(0);
    expect(html).toContain('href="https://www.youtube.com/watch?v=lauwers"');
    expect(html).toContain('openstreetmap.org/search?query=Hoofdstraat%20Obergum');
  });

  it('shows each of its pages elsewhere once, and none that could run code', async () => {
    const html = await draw({
      organisation: {
        socials: { website: 'https://www.zorggroeplauwers.example', linkedin: 'javascript:alert(1)' },
        organisation_info: [
          { type: 'social', value: 'https://nl-nl.facebook.com/lauwers', order: 1 },
          { type: 'video', value: 'javascript:alert(2)', order: 2 },
          { type: 'image', value: 'javascript:alert(3)', order: 3 },
          { type: 'text', value: '<p onclick="alert(4)">Hoi<script>alert(5)</script></p>', order: 4 },
        ],
      },
    });
    expect(html).not.toContain('alert(');
    expect(html).toContain('Facebook');
    getByRole(html, 'link', /zorggroeplauwers\.example/);
  });

  it('lists its jobs a page at a time', async () => {
    const html = await draw({}, { search: '?page=2' });
    expect(queryAllByRole(html, 'article')).toHaveLength(10);
    expect(html).toContain('href="/company/zorggroep-lauwers?page=3#jobs"');
    expect(html).toContain('href="/vacatures?match[organisation_id]=1"');
  });

  it('says so when there is no such page, or no job', async () => {
    expect(await draw({}, { search: '?page=99' })).toContain('Pagina 99 bestaat niet');
    expect(await draw({ jobs: 0 })).toContain('Nu geen vacatures');
  });

  it('asks a guest to log in where jobs are anonymous, and asks for none', async () => {
    const html = await draw({}, { board: { anonymizeJobs: true } });
    expect(html).toContain('Log in om de vacatures');
    expect(queryAllByRole(html, 'article')).toHaveLength(0);
    const visible = await draw({}, { board: { anonymizeJobs: true }, visitor: 'candidate' });
    expect(queryAllByRole(visible, 'article')).not.toHaveLength(0);
  });

  it.each([
    [404, 'notFound'],
    [400, 'badRequest'],
  ])('is not there for one that is unknown or not active (%d)', async (status, code) => {
    const refused = Object.assign(new Error(code), { name: 'ApiError', code, status, fields: {} });
    const calls = { siteContent: { readOrganisation: () => Promise.reject(refused) } };
    await expect(loadOrganisation(settings, contextOf({ calls }))).rejects.toMatchObject({
      name: 'PageError',
      status: 404,
      message: 'Deze organisatie konden we niet vinden.',
    });
  });
});

describe('the page without an organisation', () => {
  it('is the search of all of them', async () => {
    const html = await draw({}, { path: '/company' });
    getByRole(html, 'heading', 'Organisaties');
    getByRole(html, 'search');
  });

  it('leaves that to the search the admin put there', async () => {
    const html = await draw({}, { path: '/company', siblings: { 'organisation-search': {} } });
    expect(html).not.toContain('role="search"');
  });

  it('shows the first of the board in the editor', async () => {
    const html = await draw({}, { path: '/company', board: { layout: 'editor' } });
    expect(getByRole(html, 'heading', 'Zorggroep Lauwers').tagName).toBe('H1');
  });
});

describe('the head', () => {
  it('names the organisation for search engines, with full addresses', async () => {
    const logo = '/uploads/logos/lauwers.svg';
    const calls = organisationCalls({ organisation: { logo } });
    const data = await loadOrganisation(settings, contextOf({ calls }));
    const head = organisationHead(data, { board, t });
    expect(head).toMatchObject({
      title: 'Werken bij Zorggroep Lauwers',
      canonical: '/company/zorggroep-lauwers',
      image: logo,
    });
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'Organization',
        '@id': 'http://localhost/company/zorggroep-lauwers',
        name: 'Zorggroep Lauwers',
        alternateName: ['Stichting Thuiszorg Hunsingo'],
        url: 'https://www.zorggroeplauwers.example/',
        logo: 'http://localhost/uploads/logos/lauwers.svg',
        numberOfEmployees: { value: 640 },
        address: { addressLocality: 'Winsum' },
      },
    ]);
  });

  it('gives each page of its jobs an address, and keeps one that does not exist out of search engines', async () => {
    const headOf = async (page: string) =>
      organisationHead(
        await loadOrganisation(settings, contextOf({ query: new URLSearchParams({ page }) })),
        { board, t },
      );
    expect(await headOf('2')).toMatchObject({ canonical: '/company/zorggroep-lauwers?page=2' });
    expect((await headOf('2')).robots).toBeUndefined();
    expect(await headOf('99')).toMatchObject({ robots: 'noindex, follow' });
  });
});
