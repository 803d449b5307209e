import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { articles, files, media, mediaCaptions, sites } from '../../platform/database/schema.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { deleteUnclaimedFiles } from '../../worker/retention.ts';
import { deleteRemovedMedia } from '../delete-removed-media.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [mediaCaptions, media, files, articles]) await api.db.delete(table);
});

/** A box of an MP4. */
function box(name: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}
const mp4 = (bytes = 300) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41')),
    box('moov', Buffer.alloc(40)),
    box('mdat', randomBytes(bytes)),
  ]);
/** A WebM whose segment says how long it is. */
const webm = Buffer.from('1a45dfa3874282847765626d18538067850000000000', 'hex');
const newUpload = () => randomBytes(20).toString('hex');
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  ask(api, `admin/v1/${path}`, { method, bearer: admin, ...(body && { body }) });
const sendFile = (method: 'POST' | 'PUT', path: string, content: Uint8Array) =>
  ask(api, `admin/v1/${path}`, {
    method,
    bearer: admin,
    form: { file: new File([new Uint8Array(content)], 'a.vtt'), public: 'true' },
  });
const sendPart = (upload: string, part: number, content: Uint8Array) =>
  sendFile('PUT', `media/videos/${upload}/parts/${part}`, content);
/** Sends a video in parts of so many bytes. */
async function add(content: Uint8Array, more: object = {}, partSize = 150) {
  const upload = newUpload();
  for (let at = 0; at < content.length; at += partSize)
    await sendPart(upload, at / partSize + 1, content.subarray(at, at + partSize));
  return call('POST', 'media/videos', { upload, name: 'De kade.mp4', ...more });
}
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url, headers });
const vtt = (times = '00:01.000 --> 00:04.000') => Buffer.from(`WEBVTT\n\n${times}\nMoi!\n`);

describe('a video', () => {
  it('is sent in parts and played in parts', async () => {
    const content = mp4();
    const { status, body } = await add(content, { width: 640, height: 360 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      kind: 'video',
      name: 'De kade.mp4',
      mime: 'video/mp4',
      size: content.length,
      width: 640,
      poster_url: null,
      thumb_url: '',
      captions: [],
    });
    const { url } = body.data;
    const whole = await get(url);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(whole.headers['x-content-type-options']).toBe('nosniff');
    expect(whole.rawPayload.equals(content)).toBe(true);
    const last = content.length - 1;
    for (const [range, first, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=100-', 100, last],
      ['bytes=-7', last - 6, last],
      ['bytes=5-99999', 5, last],
    ] as const) {
      const part = await get(url, { range });
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes ${first}-${end}/${content.length}`,
      ]);
      expect(part.headers['content-length']).toBe(String(end - first + 1));
      expect(part.rawPayload.equals(content.subarray(first, end + 1))).toBe(true);
    }
    const etag = String(whole.headers.etag);
    expect((await get(url, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
    for (const range of ['bytes=9-1', 'pages=1-2', 'bytes=0-1,4-5'])
      expect((await get(url, { range })).statusCode).toBe(200);
    expect((await get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
    const beyond = await get(url, { range: `bytes=${content.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(content.length),
      '',
    ]);
    expect(api.storage.keys().filter((key) => key.includes('/videos/'))).toEqual([]);
  });

  it('is what is in it, whole, and not what it is called', async () => {
    const stored = () => api.storage.keys().filter((key) => key.startsWith('public/18/')).length;
    const before = stored();
    expect((await add(webm)).body.data).toMatchObject({ name: 'De kade.webm', mime: 'video/webm' });
    for (const content of [Buffer.from('%PDF-1.7 no video'), Buffer.from('<html><script>alert(1)</script>')])
      expect((await sendPart(newUpload(), 1, content)).body.code).toBe('fileTypeNotAllowed');
    for (const content of [
      mp4().subarray(0, -20),
      Buffer.concat([mp4(), Buffer.from('more')]),
      mp4().subarray(0, 28),
      webm.subarray(0, -3),
    ])
      expect((await add(content)).body.code).toBe('fileUpload');
    expect([await api.db.$count(media), stored() - before]).toEqual([1, 1]);
  });

  it('is refused early where it is too large, once where it was sent once, and nobody else’s to finish', async () => {
    const upload = newUpload();
    expect((await sendPart(upload, 1, Buffer.alloc(5 * 1024 * 1024 + 1))).body.code).toMatch(/^file/);
    expect((await sendPart(upload, 21, mp4())).body.code).toBe('fileTooLarge');
    expect((await call('POST', 'media/videos', { upload, name: 'a' })).status).toBe(404);
    await sendPart(upload, 2, Buffer.from('x'));
    expect((await call('POST', 'media/videos', { upload, name: 'a' })).status).toBe(404);
    await sendPart(upload, 1, Buffer.from('%PDF'));
    await sendPart(upload, 1, mp4());
    await sendPart(upload, 2, Buffer.alloc(0));
    const once = newUpload();
    await sendPart(once, 1, mp4());
    const body = { upload: once, name: 'a' };
    const answers = await Promise.all([
      call('POST', 'media/videos', body),
      call('POST', 'media/videos', body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await call('POST', 'media/videos', body)).status).toBe(404);
    expect((await add(mp4(), { name: ' ' })).body.fields.name).toHaveLength(1);
    expect(
      (await add(mp4(), { poster_url: '/uploads/18/ab/nothing.png' })).body.fields.poster_url,
    ).toHaveLength(1);
  });

  it('is no picture: it is neither cropped nor replaced by one, and has a list of its own', async () => {
    const { id } = (await add(mp4())).body.data;
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await sendFile('POST', 'files/upload', drawing);
    expect((await sendFile('POST', `media/${id}/replace`, drawing)).status).toBe(404);
    const cut = { left: 0, top: 0, width: 50, height: 50, revision: 1 };
    expect((await call('POST', `media/${id}/crop`, cut)).status).toBe(404);
    const kinds = async (query: string) =>
      ((await call('GET', `media?${query}`)).body.data.pictures as { kind: string }[]).map(
        ({ kind }) => kind,
      );
    expect([await kinds('kind=video'), await kinds('kind=picture'), (await kinds('')).length]).toEqual([
      ['video'],
      ['picture'],
      2,
    ]);
  });

  it('has a poster, whose place it is, and another one where the picture is replaced', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    const poster = (await sendFile('POST', 'files/upload', png)).body.data.public_url as string;
    const { id } = (await add(mp4(), { poster_url: poster })).body.data;
    const row = async (of: number) => (await call('GET', `media/${of}`)).body.data;
    expect(await row(id)).toMatchObject({
      poster_url: poster,
      thumb_url: poster.replace('-upload', '-thumb'),
    });
    const [picture] = await api.db.select().from(media).where(eq(media.mime, 'image/png'));
    expect((await row(picture?.id ?? 0)).used_in).toMatchObject([
      { kind: 'video', id, title: 'De kade.mp4' },
    ]);
    await sendFile('POST', `media/${picture?.id}/replace`, png);
    const after = await row(id);
    expect([after.poster_url === poster, after.revision]).toEqual([false, 2]);
    await call('PUT', `media/${id}`, { poster_url: null, revision: 2 });
    expect((await row(id)).poster_url).toBeNull();
  });

  it('is replaced everywhere by another one, with its words and captions', async () => {
    const { id, url } = (await add(mp4())).body.data;
    await sendFile('PUT', `media/${id}/captions/nl`, vtt());
    const row = { jobBoardId: 1, locale: 'nl', slug: 'a', title: 'A', text: `<a href="${url}">Kijk</a>` };
    await api.db.insert(articles).values(row);
    const { body } = await add(webm, { replaces: id });
    expect(body.data).toMatchObject({ id, name: 'De kade.webm', places: 1, captions: [{ language: 'nl' }] });
    const [article] = await api.db.select().from(articles);
    expect([article?.text, article?.revision]).toEqual([`<a href="${body.data.url}">Kijk</a>`, 2]);
  });
});

describe('captions', () => {
  it('are WebVTT in a language of the site, one each, and visitors find them with their video', async () => {
    const { id, url } = (await add(mp4())).body.data;
    const at = (language: string) => `media/${id}/captions/${language}`;
    await sendFile('PUT', at('nl'), vtt());
    const { body } = await sendFile('PUT', at('nl'), vtt('00:00:01.000 --> 01:00:04.000 line:0'));
    const [captions] = body.data.captions as { language: string; url: string }[];
    expect(body.data.captions).toHaveLength(1);
    const file = await get(captions?.url ?? '');
    expect([file.headers['content-type'], file.body]).toEqual([
      'text/vtt; charset=utf-8',
      expect.stringContaining('01:00:04.000 line:0'),
    ]);
    await call('PUT', `media/${id}`, { alt: { nl: 'De kade bij eb' }, revision: 1 });
    const found = await ask(
      api,
      `public/v1/videos?address=${encodeURIComponent(`https://cdn.example${url}`)}`,
    );
    expect(found.body.data).toEqual([
      { url, mime: 'video/mp4', poster_url: null, about: 'De kade bij eb', captions: body.data.captions },
    ]);
    await api.db.update(media).set({ siteId: 19 }).where(eq(media.id, id));
    expect((await ask(api, `public/v1/videos?address=${url}`)).body.data).toEqual([]);
    await api.db.update(media).set({ siteId: 18 }).where(eq(media.id, id));
    expect((await call('DELETE', at('nl'))).body.data.captions).toEqual([]);
    expect((await call('DELETE', at('nl'))).status).toBe(404);
    expect((await sendFile('PUT', at('xx'), vtt())).status).toBe(404);
    const wrong = async (content: Uint8Array) =>
      (await sendFile('PUT', at('nl'), content)).body.fields?.file?.[0];
    expect(await wrong(Buffer.from('1\n00:01,000 --> 00:04,000\nMoi'))).toContain('WEBVTT');
    expect(await wrong(vtt('00:04.000 --> 00:01.000'))).toContain('3');
    expect(await wrong(Buffer.from('WEBVTT\n\n'))).toEqual(expect.any(String));
    expect(await wrong(Buffer.from([0xff, 0xfe, 0x57]))).toContain('UTF-8');
    expect((await sendFile('PUT', at('nl'), Buffer.alloc(1024 * 1024 + 1, 'a'))).body.code).toBe(
      'fileTooLarge',
    );
  });

  it('can be restored for 30 days after they were deleted or replaced, and what stands then is the deleted one', async () => {
    const texts = () => api.storage.keys().filter((key) => key.endsWith('.vtt'));
    const before = texts();
    const { id } = (await add(mp4())).body.data;
    const at = `media/${id}/captions/nl`;
    const read = async () => (await call('GET', `media/${id}`)).body.data;
    await sendFile('PUT', at, vtt());
    const [first] = (await read()).captions;
    await sendFile('PUT', at, vtt('00:00:02.000 --> 00:00:04.000'));
    const [second] = (await read()).captions;
    const [deleted] = (await read()).deleted_captions;
    expect(deleted).toMatchObject({ language: 'nl', url: first.url });
    const restored = await call('POST', `media/${id}/captions/${deleted.id}/restore`);
    expect(restored.body.data).toMatchObject({
      captions: [{ url: first.url }],
      deleted_captions: [{ language: 'nl', url: second.url }],
    });
    expect((await call('POST', `media/${id}/captions/${deleted.id}/restore`)).status).toBe(404);
    await call('DELETE', at);
    const { id: otherVideo } = (await add(mp4())).body.data;
    const foreign = await call('POST', `media/${otherVideo}/captions/${deleted.id}/restore`);
    expect(foreign.status).toBe(404);
    expect((await read()).deleted_captions).toHaveLength(2);
    await api.db
      .update(mediaCaptions)
      .set({ deletedAt: new Date(api.clock.now().getTime() - restorableFor) });
    expect((await read()).deleted_captions).toEqual([]);
    expect((await call('POST', `media/${id}/captions/${deleted.id}/restore`)).status).toBe(404);
    await deleteRemovedMedia(api.db, api.clock.now());
    await deleteUnclaimedFiles(api.db, api.storage, api.clock.now());
    expect([texts(), await api.db.$count(mediaCaptions)]).toEqual([before, 0]);
  });

  it('go with their video, once nothing shows it', async () => {
    const { id, url } = (await add(mp4())).body.data;
    await sendFile('PUT', `media/${id}/captions/nl`, vtt());
    await api.db
      .update(sites)
      .set({ settings: { video: url } })
      .where(eq(sites.id, 18));
    await call('DELETE', `media/${id}`);
    api.clock.advance(restorableFor);
    const clean = async () => {
      await deleteRemovedMedia(api.db, api.clock.now());
      await deleteUnclaimedFiles(api.db, api.storage, api.clock.now());
      return api.storage.keys().filter((key) => /\.(?:mp4|vtt)$/.test(key)).length;
    };
    const before = await clean();
    await api.db.update(sites).set({ settings: {} }).where(eq(sites.id, 18));
    expect([before, await clean(), await api.db.$count(files)]).toEqual([before, before - 2, 0]);
  });
});
