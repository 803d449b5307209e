import { expect, it } from 'vitest';
import { openTestSite } from '../test/open-test-site.ts';

it('draws the first letter of its name on its colour for a site without an icon', async () => {
  const { ask, board } = await openTestSite();
  Object.assign(board.settings, { site_name: '“Ærø & zonen”', primary_color: '#ffe066' });
  const page = await ask('/');
  const [, address = ''] = /<link rel="icon" href="([^"]+)">/.exec(page.body) ?? [];
  const icon = await ask(address);
  expect(icon.statusCode).toBe(200);
  expect(icon.headers['content-type']).toContain('image/svg+xml');
  expect(icon.body).toContain('fill="#ffe066"');
  expect(icon.body).toMatch(/fill="#000000"[^>]*>Æ</);
  expect((await ask('/favicon.ico')).headers['location']).toBe(address);
});

it('leads a browser that asks by itself to the icon of the site', async () => {
  const { ask, board } = await openTestSite();
  Object.assign(board.settings, { favicon: '/uploads/own.png' });
  expect((await ask('/')).body).toContain('<link rel="icon" href="/uploads/own.png">');
  const answer = await ask('/favicon.ico');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['location']).toBe('/uploads/own.png');
});

it('draws one for an address where no site is, too', async () => {
  const { fastify } = await openTestSite();
  const icon = await fastify.inject({ url: '/favicon.svg', headers: { host: 'nobody.example' } });
  expect(icon.statusCode).toBe(200);
  expect(icon.body).toContain('>N<');
});
