import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../../test/test-accounts.ts';
import { openBuilder, path } from '../../../test/builder-pages.ts';

const { api, call, addPage, addBlock, titles } = openBuilder();

describe('nobody else', () => {
  it('another role, another site’s page or block, and a made-up number are not there', async () => {
    const { page } = await addPage('p-generic', path('van-ons'));
    const block = await addBlock(page.id, 0, 'Van ons');
    const [revision] = (await call('GET', `pages/${page.id}/revisions`)).body.data;
    await call('PUT', `pages/${page.id}`, { path: '{"nl":"van-ons-hier"}' });
    const [forward] = (await call('GET', 'sites/18/forwards')).body.data;
    const employer = await logIn(api(), 'employer');
    expect((await call('GET', 'sites/18/document', undefined, { bearer: employer })).status).toBe(403);
    expect((await call('GET', 'sites/19/document')).status).toBe(404);
    const elsewhere = {
      host: 'other.localhost',
      bearer: await logIn(api(), 'admin', undefined, 'other.localhost'),
    };
    for (const [method, target, body] of [
      ['PUT', `pages/${page.id}`, { revision: 1, path: '{"nl":"gekaapt"}' }],
      ['DELETE', `pages/${page.id}`, undefined],
      ['POST', `pages/${page.id}/restore`, undefined],
      ['GET', `pages/${page.id}/revisions`, undefined],
      ['PUT', `page-revisions/${revision.id}`, { name: 'x' }],
      ['DELETE', `blocks/${block.id}`, undefined],
      ['PUT', `blocks/${block.id}`, { revision: 1, custom_styles: 'x' }],
      ['POST', `blocks/${block.id}/restore`, { page_id: page.id, order: 0 }],
      ['POST', 'blocks', { uid: randomUUID(), key: 'faq', page_id: page.id, order: 0 }],
      ['POST', 'blocks/bulk-update', [{ id: block.id, key: 'faq', order: 3, page_id: page.id }]],
      ['POST', 'block-settings', { block_id: block.id, locale: 'EN', version: 0, settings: {} }],
      ['POST', 'page-settings', { page_id: page.id, locale: 'EN', settings: {} }],
      ['GET', 'sites/18/forwards', undefined],
      ['DELETE', `forwards/${forward.id}`, undefined],
      ['GET', 'sites/18/document', undefined],
      ['PUT', 'sites/18/presence', { editor: randomUUID() }],
      ['DELETE', `sites/18/presence/${randomUUID()}`, undefined],
      ['PUT', 'sites/18', { revision: 1 }],
      ['GET', 'sites/18/block-presets', undefined],
      ['PUT', 'block-presets/1', { name: 'x' }],
    ] as const) {
      const answer = await call(method, target, body, elsewhere);
      expect(answer.status, `${method} ${target}`).toBe(404);
    }
    expect(await titles(page.id)).toEqual(['Van ons']);
  });
});
