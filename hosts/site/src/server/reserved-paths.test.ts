import { reservedFor } from '@boardwright/blocks-schema';
import { expect, it } from 'vitest';
import { pageOf } from '../test/board-in-memory.ts';
import { openTestSite } from '../test/open-test-site.ts';

it('keeps every address it answers at itself from the pages of a site', async () => {
  const { fastify } = await openTestSite();
  await fastify.ready();
  const tree = fastify.printRoutes({ commonPrefix: false });
  const routes = [...tree.matchAll(/^[├└]── \/?([\w-]+)/gm)].map(([, first = '']) => first);
  expect(routes).toEqual(expect.arrayContaining(['api', 'assets', 'healthz']));
  expect(routes.filter((first) => reservedFor(first) === undefined)).toEqual([]);
});

it('draws a page whose path only begins like the sitemap', async () => {
  const { ask, board } = await openTestSite();
  const page = pageOf('p-generic', { nl: 'sitemap', en: 'sitemap' }, [
    ['html', { html: '<p>Wegwijzer</p>' }],
  ]);
  board.pages = [...board.pages, page];
  const rendered = await ask('/sitemap');
  expect([rendered.statusCode, rendered.body.includes('Wegwijzer')]).toEqual([200, true]);
  expect((await ask('/sitemap-of-nothing.xml')).statusCode).toBe(404);
});
