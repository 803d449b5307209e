import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../platform/database/drizzle.ts';
import sharp from 'sharp';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import type { HttpError } from '../platform/http/http-error.ts';
import { preparePictures } from '../platform/uploads/pictures.ts';
import { applications, files, organisations, products, resumes } from '../platform/database/schema.ts';

let api: TestApi;
let employer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  employer = await logIn(api, 'employer');
});
afterAll(() => api.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });
const upload = (
  content: Uint8Array<ArrayBuffer> | Buffer,
  name: string,
  fields: Record<string, string> = { public: 'true' },
  bearer = employer,
) =>
  ask(api, 'employer/v1/files/upload', {
    method: 'POST',
    bearer,
    form: { name, ...fields, file: new File([new Uint8Array(content)], name) },
  });
const size = async (address: string) => {
  const answer = await api.app.inject(address);
  const { width, height, format, exif } = await sharp(answer.rawPayload).metadata();
  return { width, height, format, exif, headers: answer.headers };
};

describe('a public picture', () => {
  it('gets an address and three smaller sizes, upright and without what the camera noted', async () => {
    const photo = await picture(3000, 1500)
      .withExif({ IFD0: { Copyright: 'me' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(photo, '../../Mijn foto.jpeg');
    expect(status).toBe(200);
    expect(body.data.name).toBe('Mijn foto.jpg');
    const { upload: large, thumb, small, tiny } = body.data.variants;
    expect(body.data.public_url).toBe(large);
    expect(await size(large)).toMatchObject({ width: 1000, height: 2000, format: 'jpeg', exif: undefined });
    expect((await size(thumb)).height).toBe(640);
    expect((await size(small)).height).toBe(320);
    const { height, headers } = await size(tiny);
    expect(height).toBe(96);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('of too many pixels is refused by its size, in words', async () => {
    for (const [width, height] of [
      [16_000, 10],
      [8000, 8000],
    ] as const) {
      const { status, body } = await upload(await picture(width, height).png().toBuffer(), 'wide.png');
      expect([status, body.code]).toEqual([422, 'pictureTooBig']);
      expect(body.message).toContain('15000');
    }
  });

  it('waits for its turn, and is told to come back while too many wait', async () => {
    const content = await picture(900, 900).png().toBuffer();
    const limits = { signal: new AbortController().signal, waitFor: 50_000, workFor: 50_000 };
    const made = await Promise.allSettled(Array.from({ length: 40 }, () => preparePictures(content, limits)));
    const refused = made.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['unavailable']));
    expect(made.length - refused.length).toBe(22);
  });

  describe('that is given up', () => {
    const patient = { signal: new AbortController().signal, waitFor: 50_000, workFor: 50_000 };
    /** Two are worked on: whoever comes now waits. */
    async function busy<Result>(whileSo: (content: Buffer) => Promise<Result>): Promise<Result> {
      const content = await picture(3000, 3000).png().toBuffer();
      const others = [preparePictures(content, patient), preparePictures(content, patient)];
      let ended = 0;
      for (const other of others) void other.then(() => (ended += 1));
      const result = await whileSo(content);
      expect(ended).toBe(0);
      await Promise.all(others);
      return result;
    }

    it('by its sender leaves the queue at once', async () => {
      const sender = new AbortController();
      const code = await busy(async (content) => {
        const made = preparePictures(content, { ...patient, signal: sender.signal });
        sender.abort();
        return made.catch((error: HttpError) => error.code);
      });
      expect(code).toBe('unavailable');
    });

    it('as others take too long can be sent again', async () => {
      const code = await busy((content) =>
        preparePictures(content, { ...patient, waitFor: 1 }).catch((error: HttpError) => error.code),
      );
      expect(code).toBe('unavailable');
    });

    it('by its sender while it is worked on is worked on no further', async () => {
      const sender = new AbortController();
      const content = await picture(900, 900).png().toBuffer();
      const made = preparePictures(content, { ...patient, signal: sender.signal });
      sender.abort();
      await expect(made).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('as it takes too long itself is no picture', async () => {
      const content = await picture(900, 900).png().toBuffer();
      await expect(preparePictures(content, { ...patient, workFor: 0 })).rejects.toMatchObject({
        code: 'fileUpload',
      });
    });
  });

  it('is never made larger', async () => {
    const { body } = await upload(await picture(50, 40).png().toBuffer(), 'dot.png');
    expect(await size(body.data.variants.upload)).toMatchObject({ width: 50, height: 40, format: 'png' });
  });

  it.each([
    [
      'a text that calls itself a picture',
      Buffer.from('hello'),
      'x.png',
      415,
      'Allowed file types: JPG, PNG!',
    ],
    [
      'a drawing that could run scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'x.svg',
      415,
      'Allowed file types: JPG, PNG!',
    ],
    [
      'half a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'x.png',
      422,
      'File upload error',
    ],
    ['an empty file', Buffer.alloc(0), 'x.png', 422, 'File upload error'],
    [
      'over 5 MB',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5 * 1024 * 1024)]),
      'x.png',
      413,
      'File size can not exceed 5MB!',
    ],
    ['over every limit', Buffer.alloc(11 * 1024 * 1024), 'x.png', 413, 'File size can not exceed 10MB!'],
  ])('is refused: %s', async (_what, content, name, status, message) => {
    const answer = await upload(content, name);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });
});

it('a document is kept for its owner, by a token', async () => {
  const { status, body } = await upload(
    Buffer.from('%PDF-1.7\n%âã\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    'Plan.PDF',
    {},
  );
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: 'Plan.pdf' });
  expect(body.data.public_url).toBeUndefined();
  expect((await ask(api, `employer/v1/files/download/${body.data.token}`, { bearer: employer })).status).toBe(
    404,
  );
});

it('a form without a file is refused', async () => {
  const answer = await ask(api, 'employer/v1/files/upload', {
    method: 'POST',
    bearer: employer,
    form: { name: 'x' },
  });
  expect(answer.status).toBe(422);
  const json = await ask(api, 'employer/v1/files/upload', {
    method: 'POST',
    bearer: employer,
    body: { file: 'x' },
  });
  expect(json.status).toBe(400);
});

describe('an application’s file', () => {
  const content = Buffer.from('%PDF the CV of Ana');
  beforeAll(async () => {
    await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
    await api.db.update(organisations).set({ clientId: 2 }).where(eq(organisations.id, 2));
    const job = await api.addJob();
    const [application] = await api.db
      .insert(applications)
      .values({ jobId: job.id, jobBoardId: 1, email: 'ana@example.org', givenName: 'Ana', familyName: 'Pop' })
      .returning();
    await api.storage.write('private/18/cv.pdf', content);
    const file = {
      siteId: 18,
      name: 'Ană "CV".pdf',
      mime: 'application/pdf',
      size: content.length,
      storageKey: 'private/18/cv.pdf',
    };
    await api.db.insert(files).values([
      { ...file, token: 'the-cv', ownerKind: 'application', ownerId: application?.id },
      { ...file, token: 'unclaimed', ownerKind: 'visitor' },
      { ...file, token: 'elsewhere', siteId: 19, ownerKind: 'application', ownerId: application?.id },
    ]);
  });
  const download = (token: string, bearer: string) =>
    ask(api, `employer/v1/files/download/${token}`, { bearer });

  it('is given to the employer of the job, under its name', async () => {
    const { status, headers, bytes } = await download('the-cv', employer);
    expect(status).toBe(200);
    expect(bytes).toEqual(content);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'cache-control': 'private, no-store',
    });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="An_ _CV_.pdf"; filename*=UTF-8''An%C4%83%20%22CV%22.pdf`,
    );
  });

  it('is not there for another company', async () => {
    expect((await download('the-cv', await logIn(api, 'employer', 'other@example.org'))).status).toBe(404);
  });

  it.each(['unclaimed', 'elsewhere', 'none', '..%2f..%2fetc'])('is not there under %s', async (token) => {
    expect((await download(token, employer)).status).toBe(404);
  });

  it('has no public address', async () => {
    for (const url of [
      '/uploads/../private/18/cv.pdf',
      '/uploads/%2e%2e/private/18/cv.pdf',
      '/uploads/18/cv.pdf',
      '/uploads/',
    ]) {
      expect((await api.app.inject(url)).statusCode).toBe(404);
    }
  });
});

it('a drawing of ours may be shown but not run', async () => {
  await api.storage.write('public/seed/logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const { headers, statusCode } = await api.app.inject('/uploads/seed/logo.svg');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('the drawings of patterns are there on every board, and no others', async () => {
  const { headers, statusCode, body } = await api.app.inject('/uploads/samples/hills.svg');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(body).toContain('id="art"');
  for (const name of ['none.svg', '../package.json', 'hills'])
    expect((await api.app.inject(`/uploads/samples/${name}`)).statusCode).toBe(404);
});

describe('candidates', () => {
  beforeAll(async () => {
    const person = { jobBoardId: 1, familyName: 'Secret', phone: '0612345678', address: 'Street 1' };
    await api.db.insert(resumes).values([
      {
        ...person,
        slug: 'ana',
        givenName: 'Ana',
        position: 'Verpleegkundige',
        city: 'Groningen',
        lat: 53.2,
        lon: 6.57,
        segmentIds: [1, 3],
        createdAt: new Date('2026-01-01'),
      },
      {
        ...person,
        slug: 'bo',
        givenName: 'Bo',
        position: 'Lasser',
        city: 'Utrecht',
        lat: 52.09,
        lon: 5.12,
        segmentIds: [2, 3],
        createdAt: new Date('2026-02-01'),
      },
      { ...person, slug: 'cas', givenName: 'Cas', position: 'Kok', status: 'not_available', segmentIds: [1] },
      { ...person, slug: 'dia', givenName: 'Dia', position: 'Kok', jobBoardId: 2, segmentIds: [1] },
    ]);
  });
  const find = async (query = '') => (await ask(api, `public/v1/candidates${query}`)).body;
  const names = async (query = '') =>
    (await find(query)).data.map(({ given_name }: { given_name: string }) => given_name);

  it('are those available on this board, newest first, without how to reach them', async () => {
    const body = await find();
    expect(body.data.map(({ given_name }: { given_name: string }) => given_name)).toEqual(['Bo', 'Ana']);
    expect(JSON.stringify(body)).not.toMatch(/Secret|0612345678|Street/);
    expect(body.meta).toEqual({
      total: 2,
      page: 1,
      limit: 10,
      last_page: 1,
      aggregations: { segment_ids: { 1: 1, 2: 1, 3: 2 } },
    });
  });

  it('are found by words, place, segments and number', async () => {
    expect(await names('?search=lasser')).toEqual(['Bo']);
    expect(await names('?location_name=Groningen&distance=30')).toEqual(['Ana']);
    expect(await names('?lat=52.1&lon=5.1')).toEqual(['Bo']);
    expect((await find('?location_name=groningen')).meta.location).toMatchObject({ name: 'Groningen' });
    expect((await find('?location_name=Nergenshuizen')).code).toBe('placeUnknown');
    expect(await names('?in[segment_ids]=1,2')).toEqual(['Bo', 'Ana']);
    expect(await names('?in[segment_ids]=1&in[segment_ids]=3')).toEqual(['Ana']);
    expect(await names('?sort=created_at&limit=1&page=2')).toEqual(['Bo']);
    const [ana] = (await find('?search=verpleeg')).data;
    expect(await names(`?match[uuid]=${ana.uuid}`)).toEqual(['Ana']);
    expect(await names('?match[uuid]=nobody')).toEqual([]);
  });
});

it('products are those on sale, in euro', async () => {
  const product = { jobBoardId: 1, productType: 'job_posting', type: 'jobPosting' } as const;
  await api.db.insert(products).values([
    {
      ...product,
      name: 'Top',
      priceCents: 34_950,
      duration: 30,
      order: 1,
      benefits: [{ lang: 'nl', text: 'Bovenaan' }],
    },
    { ...product, name: 'Gewoon', priceCents: 0 },
    { ...product, name: 'Oud', priceCents: 1, active: false },
    { ...product, name: 'Elders', priceCents: 1, jobBoardId: 2 },
  ]);
  const { body } = await ask(api, 'public/v1/job-boards/1/products');
  expect(body.data.map(({ name, price }: Record<string, unknown>) => [name, price])).toEqual([
    ['Gewoon', 0],
    ['Top', 349.5],
  ]);
});
