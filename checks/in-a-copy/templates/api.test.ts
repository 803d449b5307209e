// What the API accepts as settings of the block from outside; goes to hosts/api/src.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask } from '../test/request.ts';
import { addAccounts, logIn } from '../test/test-accounts.ts';
import { openTestApi } from '../test/test-api.ts';

it('takes settings that fit its schema, and names the field of those that do not', async () => {
  const api = await openTestApi();
  try {
    await addAccounts(api);
    const bearer = await logIn(api, 'admin');
    const post = (path: string, body: object) =>
      ask(api, `admin/v1/job-board-builder/${path}`, { method: 'POST', bearer, body });
    const page = await post('pages', { uid: randomUUID(), key: 'p-generic' });
    const put = (settings: object) =>
      post('blocks', {
        uid: randomUUID(),
        key: 'acme/map',
        page_id: page.body.data.page.id,
        order: 0,
        settings: { NL: { version: 0, settings } },
      });
    const good = await put({ 'acme/map_title': 'Kom langs', 'acme/map_zoom': 17 });
    expect(good.status, JSON.stringify(good.body)).toBe(201);
    const wrong = await put({ 'acme/map_zoom': 99 });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields)).toEqual(['zoom']);
    expect((await put({ 'acme/map_title': { not: 'text' } })).status).toBe(422);
  } finally {
    await api.close();
  }
});

it('loads no React for it', async () => {
  const { execFileSync } = await import('node:child_process');
  const loading = `
    import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) { const found = next(name, context); console.log(found.url); return found; } });
    const { installedBlocks } = await import('@boardwright/installed-blocks');
    const { knownSchemas } = await import('@boardwright/blocks-schema');
    console.log((await knownSchemas(installedBlocks))['acme/map'].title);`;
  const loaded = execFileSync('node', ['--input-type=module', '-e', loading], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  });
  expect(loaded).toContain('\nMap\n');
  expect(loaded).toContain('acme-map/dist/declaration.js');
  expect(loaded).not.toMatch(/react|packages\/engine|acme-map\.js/);
});
