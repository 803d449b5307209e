import { eq } from '../platform/database/drizzle.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { articles, files, media, sites } from '../platform/database/schema.ts';

let api: TestApi;
let admin: string;
let employer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
  employer = await logIn(api, 'employer');
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [media, files, articles]) await api.db.delete(table);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  ask(api, `admin/v1/${path}`, { method, bearer: admin, ...(body && { body }) });
const send = (name: string, content: Uint8Array, role: 'admin' | 'employer' = 'admin') => {
  const form = { name, public: 'true', file: new File([new Uint8Array(content)], name) };
  const bearer = role === 'admin' ? admin : employer;
  return ask(api, `${role}/v1/files/upload`, { method: 'POST', bearer, form });
};
const upload = async (name: string, role: 'admin' | 'employer' = 'admin') => {
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  return (await send(name, content, role)).body.data.public_url as string;
};
const list = async (query = '') => (await call('GET', `media?${query}`)).body.data;
const names = async (query = '') =>
  ((await list(query)).pictures as { name: string }[]).map(({ name }) => name);
const idOf = async (name: string) =>
  ((await list()).pictures as { name: string; id: number }[]).find((one) => one.name === name)?.id ?? 0;
const show = (address: string, title = 'Aan de dijk') =>
  api.db.insert(articles).values({ jobBoardId: 1, locale: 'nl', slug: title, title, image: address });

describe('the library', () => {
  it('has what admins upload, with its size, and nothing that companies do', async () => {
    const url = await upload('boot.png');
    await upload('logo.png', 'employer');
    expect((await list()).pictures).toMatchObject([
      {
        name: 'boot.png',
        url,
        thumb_url: url.replace('-upload', '-thumb'),
        width: 30,
        height: 20,
        places: 0,
      },
    ]);
  });

  it('takes WebP, AVIF, GIF and SVG of admins, as pictures that every browser shows, and of nobody else', async () => {
    const make = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } });
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 90), Buffer.alloc(8 * 8 * 3, 200)]);
    const moving = sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } });
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" onload="alert(1)"><rect width="9" height="9"/></svg>';
    const sent = {
      'a.webp': await make().webp().toBuffer(),
      'b.avif': await make().avif({ effort: 0 }).toBuffer(),
      'c.gif': await moving.gif({ loop: 0, delay: [100, 100] }).toBuffer(),
      'd.svg': Buffer.from(drawing),
    };
    for (const [name, content] of Object.entries(sent)) {
      expect((await send(name, content)).status).toBe(200);
      expect([name, (await send(name, content, 'employer')).status]).toEqual([name, 415]);
    }
    const { pictures } = await list('sort=name');
    expect(pictures).toMatchObject([
      { name: 'a.webp', mime: 'image/webp', width: 30, height: 20 },
      { name: 'b.webp', mime: 'image/webp', width: 30, height: 20 },
      { name: 'c.webp', mime: 'image/webp', width: 8, height: 8 },
      { name: 'd.svg', mime: 'image/svg+xml', width: 30, height: 20 },
    ]);
    const bytes = async (url: string) => (await api.app.inject(url)).rawPayload;
    expect((await sharp(await bytes(pictures[2].url), { animated: true }).metadata()).pages).toBe(2);
    expect((await sharp(await bytes(pictures[2].thumb_url)).metadata()).pages ?? 1).toBe(1);
    expect(String(await bytes(pictures[3].thumb_url))).toMatch(/^<svg[^>]*><rect[^]*<\/svg>$/);
    expect(String(await bytes(pictures[3].url))).not.toContain('onload');
    const broken = await send('e.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'));
    expect(broken.status).toBe(422);
  });

  it('is searched by name and by words, and has views for what nothing shows and what has no words', async () => {
    const boat = await upload('boot.png');
    await upload('koe.png');
    await show(boat.replace('-upload', '-small'));
    await call('PUT', `media/${await idOf('koe.png')}`, {
      alt: { nl: 'Een koe in de wei', en: ' ' },
      revision: 1,
    });
    expect(await names('search=WEI%20koe')).toEqual(['koe.png']);
    expect(await names('view=unused')).toEqual(['koe.png']);
    expect(await names('view=no_alt')).toEqual(['boot.png']);
    expect((await list('search=boot')).counts).toEqual({ all: 1, no_alt: 1, unused: 0, deleted: 0 });
  });

  it('goes on by a key in each order, without one twice', async () => {
    for (const name of ['b.png', 'a.png', 'c.png']) {
      await upload(name);
      api.clock.advance(1000);
    }
    for (const [sort, order] of [
      ['name', 'a b c'],
      ['-created_at', 'c a b'],
      ['size', 'b a c'],
    ] as const) {
      const first = await list(`sort=${sort}&limit=2`);
      const rest = await list(`sort=${sort}&limit=2&after=${first.next}`);
      const all = [...first.pictures, ...rest.pictures] as { name: string }[];
      expect([all.map(({ name }) => name[0]).join(' '), rest.next]).toEqual([order, null]);
    }
    expect((await call('GET', 'media?after=x')).status).toBe(400);
  });
});

describe('several pictures', () => {
  it('are deleted and put back together, after a look at where each is; those that are not there are passed over', async () => {
    const boat = await upload('boot.png');
    await upload('koe.png');
    await show(boat.replace('-upload', '-small'));
    const ids = [await idOf('boot.png'), await idOf('koe.png')];
    const asked = { ids: [...ids, 2_000_000] };
    expect((await call('POST', 'media/places', asked)).body.data.pictures).toMatchObject([
      { id: ids[0], name: 'boot.png', used_in: [{ kind: 'article', title: 'Aan de dijk', language: 'nl' }] },
      { id: ids[1], name: 'koe.png', used_in: [] },
    ]);
    expect(await names()).toHaveLength(2);
    expect((await call('POST', 'media/delete', asked)).body.data.ids.toSorted()).toEqual(ids.toSorted());
    expect((await call('POST', 'media/delete', asked)).body.data.ids).toEqual([]);
    expect((await call('POST', 'media/places', asked)).body.data.pictures).toEqual([]);
    expect([await names(), await names('view=deleted')]).toEqual([[], ['koe.png', 'boot.png']]);
    expect((await call('POST', 'media/restore', asked)).body.data.ids.toSorted()).toEqual(ids.toSorted());
    expect(await names()).toHaveLength(2);
    const [picture] = await api.db.select().from(media).where(eq(media.name, 'boot.png'));
    await api.db
      .update(media)
      .set({ siteId: 19 })
      .where(eq(media.id, picture?.id ?? 0));
    expect((await call('POST', 'media/delete', asked)).body.data.ids).toEqual([ids[1]]);
  });

  it('are found by the language in which they have no words', async () => {
    await upload('boot.png');
    await call('PUT', `media/${await idOf('boot.png')}`, { alt: { nl: 'Een boot' }, revision: 1 });
    expect(await names('view=no_alt')).toEqual([]);
    expect(await names('view=no_alt&language=en')).toEqual(['boot.png']);
    expect((await list('language=en')).counts).toMatchObject({ all: 1, no_alt: 1 });
    expect((await call('GET', 'media?view=no_alt&language=xx')).status).toBe(400);
  });
});

describe('a picture', () => {
  it('says what shows it, also when that shows a smaller size', async () => {
    const url = await upload('boot.png');
    await show(url);
    await api.db
      .update(sites)
      .set({ settings: { logo: url.replace('-upload', '-tiny') } })
      .where(eq(sites.id, 18));
    const { body } = await call('GET', `media/${await idOf('boot.png')}`);
    expect(body.data.used_in).toMatchObject([
      { kind: 'article', title: 'Aan de dijk', language: 'nl' },
      { kind: 'site', id: null },
    ]);
    expect(body.data.added_by).toEqual(expect.any(String));
    await api.db.update(sites).set({ settings: {} }).where(eq(sites.id, 18));
  });

  it('stays in sight at its point wherever its address alone is kept, as the library has it now', async () => {
    const url = await upload('kade.png');
    const publishedAt = new Date('2026-01-01');
    await api.db
      .insert(articles)
      .values({ jobBoardId: 1, locale: 'nl', slug: 'kade', title: 'Kade', image: url, publishedAt });
    const address = async () => (await ask(api, 'public/v1/cms/slug/kade')).body.data.image as string;
    expect(await address()).toBe(url);
    await call('PUT', `media/${await idOf('kade.png')}`, { focal_x: 20, focal_y: 90, revision: 1 });
    expect(await address()).toBe(`${url}#focal=20,90`);
    expect((await ask(api, 'public/v1/cms?locale=nl')).body.data[0].image).toBe(`${url}#focal=20,90`);
  });

  it('is saved over what was read alone: a colleague is answered with what there is', async () => {
    await upload('boot.png');
    const id = await idOf('boot.png');
    const first = await call('PUT', `media/${id}`, { name: 'Garnalenboot.jpg', focal_x: 10, revision: 1 });
    expect(first.body.data).toMatchObject({
      name: 'Garnalenboot.png',
      focal_x: 10,
      focal_y: 50,
      revision: 2,
    });
    const late = await call('PUT', `media/${id}`, { alt: { nl: 'Een boot' }, revision: 1 });
    expect([late.status, late.body.current.name]).toEqual([409, 'Garnalenboot.png']);
    const nameless = await call('PUT', `media/${id}`, { name: '  ', revision: 2 });
    expect([nameless.status, nameless.body.fields.name]).toEqual([422, [expect.any(String)]]);
  });

  it('is cropped everywhere it is, once; a drawing is not', async () => {
    const url = await upload('boot.png');
    await show(url);
    const id = await idOf('boot.png');
    const box = { left: 50, top: 0, width: 50, height: 100, revision: 1 };
    const [one, two] = await Promise.all([
      call('POST', `media/${id}/crop`, box),
      call('POST', `media/${id}/crop`, box),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const { body } = await call('GET', `media/${id}`);
    expect(body.data).toMatchObject({ width: 15, height: 20, places: 1, focal_x: 50, revision: 2 });
    const [article] = await api.db.select().from(articles);
    expect([article?.image, article?.revision]).toEqual([body.data.url, 2]);
    expect((await list('view=deleted')).pictures).toMatchObject([{ url, width: 30, places: 0 }]);
    await send('d.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    expect((await call('POST', `media/${await idOf('d.svg')}/crop`, box)).status).toBe(404);
  });

  it('is deleted and put back, once each', async () => {
    await upload('boot.png');
    const id = await idOf('boot.png');
    expect((await call('DELETE', `media/${id}`)).status).toBe(200);
    expect((await call('DELETE', `media/${id}`)).status).toBe(404);
    expect((await call('PUT', `media/${id}`, { name: 'x', revision: 1 })).status).toBe(404);
    expect([await names(), await names('view=deleted')]).toEqual([[], ['boot.png']]);
    await call('POST', `media/${id}/restore`);
    expect(await names()).toEqual(['boot.png']);
  });
});
