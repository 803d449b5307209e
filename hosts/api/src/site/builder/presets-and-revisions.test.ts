import { randomUUID } from 'node:crypto';
import type { PageRevision } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { pageRevisions } from '../../platform/database/schema.ts';
import { openBuilder, path } from '../../../test/builder-pages.ts';

const { api, call, addPage, addBlock } = openBuilder();

describe('presets and revisions', () => {
  it('a block is kept, renamed, taken away and put back', async () => {
    const uid = randomUUID();
    const body = { uid, name: 'Vragen', key: 'faq', settings: { NL: { version: 0, settings: {} } } };
    const [made] = await Promise.all([1, 2].map(() => call('POST', 'sites/18/block-presets', body)));
    const id: number = made?.body.data.id;
    expect(made?.body.data).toMatchObject({ name: 'Vragen', author: 'Anna de Vries' });
    await call('PUT', `block-presets/${id}`, { name: 'Veel vragen' });
    const names = async () =>
      (await call('GET', 'sites/18/block-presets')).body.data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Veel vragen']);
    const late = await call('PUT', `block-presets/${id}`, { name: 'Vraagbaak', was: 'Vragen' });
    expect([late.status, late.body.current, late.body.fields]).toEqual([
      409,
      { name: 'Veel vragen' },
      { name: ['Meanwhile somebody called it ‘Veel vragen’. ‘Vraagbaak’ was not saved'] },
    ]);
    // Twice, as after a lost answer.
    const again = { name: 'Veel vragen', was: 'Vragen' };
    expect((await call('PUT', `block-presets/${id}`, again)).status).toBe(204);
    await call('DELETE', `block-presets/${id}`);
    expect(await names()).toEqual([]);
    await call('POST', `block-presets/${id}/restore`);
    expect(await names()).toEqual(['Veel vragen']);
  });

  it('a page keeps what it was before the first save, and after each spell of work', async () => {
    const { page } = await addPage('p-generic', path('geschiedenis'));
    const revisions = async () => (await call('GET', `pages/${page.id}/revisions?page=1&limit=10`)).body;
    await addBlock(page.id, 0, 'Eerste');
    await addBlock(page.id, 1, 'Tweede');
    let found = await revisions();
    expect(found.meta.total).toBe(2);
    expect(found.data[0]).toMatchObject({ author: 'Anna de Vries', page_id: page.id });
    expect(found.data[0].snapshot.blocks).toHaveLength(found.data[1].snapshot.blocks.length + 2);
    api().clock.advance(10 * 60_000);
    await addBlock(page.id, 2, 'Derde');
    found = await revisions();
    expect(found.meta.total).toBe(3);
  });

  it('a revision that was named stays as it is, under its name', async () => {
    const { page } = await addPage('p-generic', path('met-naam'));
    const revisions = async () =>
      (await call('GET', `pages/${page.id}/revisions?page=1&limit=10`)).body.data as PageRevision[];
    await addBlock(page.id, 0, 'Eerste');
    const [first] = await revisions();
    const rename = (name: string) => call('PUT', `page-revisions/${first?.id}`, { name });
    expect((await rename(' Voor de campagne ')).status).toBe(204);
    const late = await call('PUT', `page-revisions/${first?.id}`, { name: 'Zomer', was: '' });
    expect([late.status, late.body.current]).toEqual([409, { name: 'Voor de campagne' }]);
    // The spell of work goes on, in a revision of its own.
    await addBlock(page.id, 1, 'Tweede');
    const [second, named] = await revisions();
    expect(named).toMatchObject({ id: first?.id, name: 'Voor de campagne' });
    expect(named?.snapshot.blocks).toHaveLength(first?.snapshot.blocks.length ?? 0);
    expect(second?.name).toBe('');
    expect((await rename('x'.repeat(61))).status).toBe(400);
    await rename('');
    expect((await revisions()).map(({ name }) => name)).toEqual(['', '', '']);
  });

  it('a page forgets what is oldest, but nothing that was named', async () => {
    const { page } = await addPage('p-generic', path('lang-geleden'));
    await addBlock(page.id, 0, 'Eerste');
    const [first] = (await call('GET', `pages/${page.id}/revisions?page=1&limit=1`)).body.data;
    await call('PUT', `page-revisions/${first.id}`, { name: 'Het begin' });
    const { snapshot } = first;
    const many = Array.from({ length: 220 }, () => ({ pageId: page.id, snapshot, author: 'Anna de Vries' }));
    await api().db.insert(pageRevisions).values(many);
    api().clock.advance(10 * 60_000);
    await addBlock(page.id, 1, 'Laatste');
    const { body } = await call('GET', `pages/${page.id}/revisions?page=1&limit=100`);
    expect(body.meta.total).toBe(201);
    const last = (await call('GET', `pages/${page.id}/revisions?page=3&limit=100`)).body.data;
    expect(last).toMatchObject([{ id: first.id, name: 'Het begin' }]);
  });

  it('a page has a hundred revisions with a name, and no other until one gives its name up', async () => {
    const { page } = await addPage('p-generic', path('honderd'));
    await addBlock(page.id, 0, 'Eerste');
    const [first] = (await call('GET', `pages/${page.id}/revisions?page=1&limit=1`)).body.data;
    const { snapshot } = first;
    const many = Array.from({ length: 101 }, () => ({ pageId: page.id, snapshot, author: 'Anna de Vries' }));
    const made = await api().db.insert(pageRevisions).values(many).returning({ id: pageRevisions.id });
    const ids = made.map(({ id }) => id);
    const rename = (id: number | undefined, name: string) => call('PUT', `page-revisions/${id}`, { name });
    for (const id of ids.slice(0, 99)) expect((await rename(id, `Versie ${id}`)).status).toBe(204);
    // The last place is one, also for two who ask at once.
    const both = await Promise.all(ids.slice(99).map((id) => rename(id, 'De laatste')));
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const refused = both.findIndex(({ status }) => status === 422);
    expect(both[refused]?.body.fields.name[0]).toContain('100');
    // One that has a name gets another all the same.
    expect((await rename(ids[0], 'Anders')).status).toBe(204);
    expect((await rename(ids[99 + refused], 'Nog een')).status).toBe(422);
    expect((await rename(ids[0], '')).status).toBe(204);
    expect((await rename(ids[99 + refused], 'Nog een')).status).toBe(204);
    // Each page counts for itself.
    const other = await addPage('p-generic', path('honderd-en-een'));
    await addBlock(other.page.id, 0, 'Eerste');
    const [others] = (await call('GET', `pages/${other.page.id}/revisions?page=1&limit=1`)).body.data;
    expect((await rename(others.id, 'Ook hier')).status).toBe(204);
  });
});
