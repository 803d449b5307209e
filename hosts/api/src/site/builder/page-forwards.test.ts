import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { openBuilder, path } from '../../../test/builder-pages.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { deleteRemoved } from './delete-removed.ts';

const { api, call, read, addPage } = openBuilder();

const move = async (id: number, paths: Readonly<Record<string, string>>) => {
  const { status, body } = await call('PUT', `pages/${id}`, { path: JSON.stringify(paths) });
  expect(status, JSON.stringify(body)).toBe(200);
};
/** Where an address leads; undefined where it leads nowhere. */
const leadsTo = async (url: string): Promise<string | undefined> => {
  const { status, body } = await ask(api(), `public/v1/job-boards/1/forward?url=${encodeURIComponent(url)}`);
  return status === 200 ? body.data.url : undefined;
};
const listed = async (): Promise<{ id: number; from: string; to: string; is_taken: boolean }[]> =>
  (await call('GET', 'sites/18/forwards?limit=200')).body.data;
const fromPaths = async () => (await listed()).map(({ from }) => from);

describe('a path that a page had', () => {
  it('leads to the page, in every language that changed, with the query that was asked', async () => {
    const { page } = await addPage('p-generic', path('eerst'));
    await move(page.id, { nl: 'daarna', en: 'afterwards' });
    expect(await leadsTo('/eerst?a=1')).toBe('/daarna?a=1');
    expect(await leadsTo('/en/eerst/')).toBe('/en/afterwards');
    expect(await leadsTo('/ro/eerst')).toBeUndefined();
    expect(await listed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: '/eerst', to: '/daarna', is_taken: false }),
        expect.objectContaining({ from: '/en/eerst', to: '/en/afterwards' }),
      ]),
    );
  });

  it('leads there in one step, however often the page moved', async () => {
    const { page } = await addPage('p-generic', path('keten-1'));
    for (const nl of ['keten-2', 'keten-3', 'keten-4']) await move(page.id, { nl });
    for (const old of ['/keten-1', '/keten-2', '/keten-3']) expect(await leadsTo(old)).toBe('/keten-4');
  });

  it('is forgotten when the change is taken back, and remembered when it is done again', async () => {
    const { page } = await addPage('p-generic', path('heen'));
    await move(page.id, { nl: 'weer' });
    await move(page.id, { nl: 'heen' });
    expect(await fromPaths()).not.toEqual(expect.arrayContaining(['/heen']));
    expect(await fromPaths()).not.toEqual(expect.arrayContaining(['/weer']));
    await move(page.id, { nl: 'weer' });
    expect(await leadsTo('/heen')).toBe('/weer');
  });

  it('gives way to a page that takes it, and leads on when that page goes', async () => {
    const { page } = await addPage('p-generic', path('gewild'));
    await move(page.id, { nl: 'verhuisd' });
    const { page: other } = await addPage('p-generic', { path: { nl: 'gewild' } });
    expect(await leadsTo('/gewild')).toBeUndefined();
    expect((await listed()).find(({ from }) => from === '/gewild')?.is_taken).toBe(true);
    await call('DELETE', `pages/${other.id}`);
    expect(await leadsTo('/gewild')).toBe('/verhuisd');
  });

  it('takes along what follows it, where the page shows details', async () => {
    const page = (await read()).pages.find(({ key }) => key === 'p-job-details');
    const before = page?.path['nl'];
    await move(page?.id ?? 0, { nl: 'baan' });
    expect(await leadsTo(`/${before}/lasser-in-ede?x=1`)).toBe('/baan/lasser-in-ede?x=1');
    expect(await leadsTo(`/${before}`)).toBe('/baan');
    const { page: plain } = await addPage('p-generic', path('gewoon'));
    await move(plain.id, { nl: 'ongewoon' });
    expect(await leadsTo('/gewoon/iets')).toBeUndefined();
  });

  it('leads nowhere while its page is deleted, and can be forgotten by hand', async () => {
    const { page } = await addPage('p-generic', { path: { nl: 'tijdelijk' } });
    await move(page.id, { nl: 'blijvend' });
    await call('DELETE', `pages/${page.id}`);
    expect(await leadsTo('/tijdelijk')).toBeUndefined();
    await call('POST', `pages/${page.id}/restore`);
    expect(await leadsTo('/tijdelijk')).toBe('/blijvend');
    const { id } = (await listed()).find(({ from }) => from === '/tijdelijk') ?? { id: 0 };
    expect((await call('DELETE', `forwards/${id}`)).status).toBe(204);
    expect(await leadsTo('/tijdelijk')).toBeUndefined();
    expect((await call('DELETE', `forwards/${id}`)).status).toBe(404);
  });

  it('comes back within 30 days of its removal, once no page has it', async () => {
    const { page } = await addPage('p-generic', { path: { nl: 'vroeger' } });
    await move(page.id, { nl: 'nu' });
    const { id } = (await listed()).find(({ from }) => from === '/vroeger') ?? { id: 0 };
    const deleted = async () => (await call('GET', 'sites/18/forwards?match[deleted]=set')).body.data;
    const restore = () => call('POST', `forwards/${id}/restore`);
    expect((await restore()).status).toBe(204);
    await call('DELETE', `forwards/${id}`);
    expect((await deleted())[0]).toMatchObject({ id, from: '/vroeger', to: '/nu', is_taken: false });
    const { page: other } = await addPage('p-generic', { path: { nl: 'vroeger' } });
    const refused = await restore();
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        path: [
          'A page stands at /vroeger now. Once it has left, the old address can be restored. Nothing was changed',
        ],
      },
    ]);
    expect((await deleted())[0]).toMatchObject({ id, is_taken: true });
    await call('DELETE', `pages/${other.id}`);
    expect((await restore()).status).toBe(204);
    expect(await leadsTo('/vroeger')).toBe('/nu');
    expect(await deleted()).not.toContainEqual(expect.objectContaining({ id }));
    await call('DELETE', `forwards/${id}`);
    await deleteRemoved(api().db, new Date(api().clock.now().getTime() + restorableFor));
    expect((await restore()).status).toBe(404);
  });

  it('leads on when another language becomes the default, and when a language is taken out', async () => {
    const change = async (settings: object) => {
      const { revision } = await read();
      const { status, body } = await call('PUT', 'sites/18', { revision, settings });
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const { page } = await addPage('p-generic', { path: { nl: 'wie-wij-zijn', en: 'who-we-are' } });
    const details = (await read()).pages.find(({ key }) => key === 'p-job-details');
    await move(details?.id ?? 0, { nl: 'vacature', en: 'job' });
    await move(page.id, { nl: 'over-ons' });
    await change({ supported_languages: ['nl', 'en'], default_language: 'en' });
    expect(await leadsTo('/over-ons?a=1')).toBe('/nl/over-ons?a=1');
    // Left before the other language became the default: known under its own prefix.
    expect(await leadsTo('/nl/wie-wij-zijn')).toBe('/nl/over-ons');
    expect(await leadsTo('/wie-wij-zijn')).toBeUndefined();
    expect(await leadsTo('/en/who-we-are')).toBe('/who-we-are');
    expect(await leadsTo('/vacature/lasser')).toBe('/nl/vacature/lasser');
    expect(await leadsTo('/en/job/welder')).toBe('/job/welder');
    expect(await leadsTo('/en')).toBe('/');
    // What stands there leads nowhere.
    for (const here of ['/who-we-are', '/nl/over-ons', '/nl'])
      expect(await leadsTo(here), here).toBeUndefined();
    await change({ supported_languages: ['en'] });
    for (const deleted of ['/nl/over-ons', '/nl/wie-wij-zijn', '/over-ons'])
      expect(await leadsTo(deleted), deleted).toBe('/who-we-are');
    expect(await leadsTo('/nl/vacature/lasser')).toBe('/job/lasser');
    expect(await leadsTo('/nl/nergens')).toBeUndefined();
    await change({ supported_languages: ['nl', 'en', 'ro'], default_language: 'nl' });
    expect(await leadsTo('/nl/over-ons')).toBe('/over-ons');
  });

  it('leads nowhere once it is removed, though the page had it in other languages too', async () => {
    const { page } = await addPage('p-generic', path('overal'));
    await move(page.id, { nl: 'elders', en: 'elders', ro: 'elders' });
    expect(await leadsTo('/overal')).toBe('/elders');
    const { id } = (await listed()).find(({ from }) => from === '/overal') ?? { id: 0 };
    await call('DELETE', `forwards/${id}`);
    expect(await leadsTo('/overal')).toBeUndefined();
    expect(await leadsTo('/en/overal')).toBe('/en/elders');
  });

  it('leads to a page and never round in a circle, whatever moves where', async () => {
    const names = ['lus-a', 'lus-b', 'lus-c', 'lus-d', 'lus-e'];
    const first = (await addPage('p-generic', { path: { nl: 'lus-1' } })).page.id;
    const second = (await addPage('p-generic', { path: { nl: 'lus-2' } })).page.id;
    const now: Record<number, string> = { [first]: 'lus-1', [second]: 'lus-2' };
    const moves = fc.array(fc.tuple(fc.constantFrom(first, second), fc.constantFrom(...names)), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(moves, async (list) => {
        for (const [id, nl] of list) {
          if (Object.values(now).includes(nl)) continue;
          await move(id, { nl });
          now[id] = nl;
        }
        for (const name of names) {
          const to = await leadsTo(`/${name}`);
          if (Object.values(now).includes(name)) expect(to).toBeUndefined();
          else if (to !== undefined) expect(Object.values(now)).toContain(to.slice(1));
        }
      }),
      { numRuns: 8 },
    );
  });
});
