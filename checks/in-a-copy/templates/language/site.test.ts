// Pages that the site itself writes, in English and in the generated language; goes to hosts/site/language.
import { expect, it } from 'vitest';
import { pageOf } from '../src/test/board-in-memory.ts';
import { openTestSite } from '../src/test/open-test-site.ts';
import { note } from './recorder.ts';

const links = [
  'newsletters/good-link',
  'newsletters/bad-link',
  'newsletters/good-link/unsubscribe',
  'job-alerts/good-link',
  'verify/candidate/candidate-link',
  'verify/candidate/bad-link',
  'nothing-here',
  'job-list',
  'jobs/wijkverpleegkundige',
  'jobs/nothing',
];

async function openSite(change: (site: Awaited<ReturnType<typeof openTestSite>>) => void = () => {}) {
  const site = await openTestSite();
  site.board.settings = { ...site.board.settings, supported_languages: ['nl', 'en', 'de'] };
  const both = (path: string) => ({ nl: `${path}-nl`, en: path, de: path });
  site.board.pages = [
    pageOf('p-home', both('home'), [['navbar'], ['footer']]),
    pageOf('p-job-list', both('job-list'), [['navbar'], ['job-list'], ['footer']]),
    pageOf('p-job-details', both('jobs'), [['navbar'], ['job-details'], ['footer']]),
    pageOf('p-login', both('login'), [['login']]),
  ];
  change(site);
  return site;
}

it.each<[string, Parameters<typeof openSite>[0]]>([
  ['as it is', () => {}],
  ['behind a password', ({ board }) => Object.assign(board.settings, { site_password_enabled: true })],
  ['not live yet', ({ board }) => void (board.status = 'draft')],
  [
    'while the API is away',
    ({ board }) => Object.assign(board.broken, { 'GET /api/public/v1/job-board-builder/sites/18': 503 }),
  ],
])('a site %s', async (_, change) => {
  for (const locale of ['en', 'de']) {
    const { ask } = await openSite(change);
    for (const path of ['', ...links.map((link) => `/${link}`)]) {
      const { body, statusCode } = await ask(`/${locale}${path}`);
      if (statusCode < 300 || statusCode >= 400) expect(body).toContain('<html');
      note(body, import.meta.filename);
    }
  }
});
