import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, createApi } from '../../create-api.ts';
import { sites, users } from '../../platform/database/schema.ts';
import { testClock } from '../../platform/ports/clock.ts';
import { seedIfEmpty } from '../../seeding/seed-if-empty.ts';

const clock = testClock();
let folder: string;
let api: Api;
const open = () =>
  createApi({
    dataFolder: folder,
    clock,
    seed: async ({ connection, storage }) => {
      await seedIfEmpty(
        { db: connection.db, storage },
        { content: 'empty', url: (host) => `http://${host}:3000` },
      );
    },
  });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-setup-'));
  api = await open();
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

let callers = 0;
const call = (method: 'GET' | 'POST', url: string, payload?: object, host = 'localhost') => {
  callers += 1;
  return api.app.inject({
    method,
    url: `/api/admin/v1/${url}`,
    remoteAddress: `10.6.0.${callers % 250}`,
    headers: { 'x-site-host': host, 'accept-language': 'en' },
    ...(payload && { payload }),
  });
};
const tokenOf = async () => (await api.setupPath())?.split('token=')[1] ?? '';
const answers = (token: string, change: object = {}) => ({
  token,
  given_name: 'Jet',
  family_name: 'Postma',
  email: 'jet@havenwerk.example',
  password: 'zeehonden op het wad',
  site_name: 'Havenwerk',
  languages: ['nl', 'en'],
  default_language: 'nl',
  host: 'https://Banen.Havenwerk.example/',
  origin: 'http://localhost:3000',
  ...change,
});

describe('an empty board', () => {
  it('has no account that anybody knows', async () => {
    expect(await api.deps.db.select().from(users)).toEqual([]);
    const known = { email: 'admin@demo.test', password: 'boardwright-demo' };
    expect((await call('POST', 'login', known)).statusCode).toBe(404);
  });

  it('has a link for its owner, the same after a restart, another one after its time', async () => {
    const first = await tokenOf();
    expect((await call('GET', `setup?token=${first}`)).json().data).toMatchObject({
      languages: ['nl', 'en', 'ro'],
      default_language: 'nl',
    });
    await api.close();
    api = await open();
    expect(await tokenOf()).toBe(first);
    clock.advance(4 * 24 * 60 * 60 * 1000);
    expect((await call('GET', `setup?token=${first}`)).statusCode).toBe(410);
    const second = await tokenOf();
    expect(second).not.toBe(first);
    // Time going back does not bring the first one back: only the last one counts.
    clock.advance(-4 * 24 * 60 * 60 * 1000);
    expect((await call('GET', `setup?token=${first}`)).statusCode).toBe(410);
    expect((await call('GET', `setup?token=${second}`)).statusCode).toBe(200);
  });

  it('takes no link that it did not make', async () => {
    const good = await tokenOf();
    for (const token of ['x', `${good}x`, good.slice(1), 'a.b'])
      expect((await call('GET', `setup?token=${token}`)).statusCode, token).toBe(410);
  });

  it('says of every answer what is wrong with it, and the link goes on', async () => {
    const nothing = {
      given_name: ' ',
      family_name: '',
      email: 'jet',
      password: 'short',
      site_name: '',
      languages: [],
      host: 'http://a b/',
    };
    const refused = await call('POST', 'setup', answers(await tokenOf(), nothing));
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fields).toSorted()).toEqual(Object.keys(nothing).toSorted());
    const other = await call('POST', 'setup', answers(await tokenOf(), { default_language: 'ro' }));
    expect(Object.keys(other.json().fields)).toEqual(['default_language']);
    expect((await call('GET', `setup?token=${await tokenOf()}`)).statusCode).toBe(200);
  });

  it('is set up once, also by two at a time, at any host: its owner is in, and it has its name and address', async () => {
    const token = await tokenOf();
    const inRomanian = { languages: ['ro', 'nl'], default_language: 'ro' };
    const both = await Promise.all([
      call('POST', 'setup', answers(token, inRomanian), 'nowhere.example'),
      call(
        'POST',
        'setup',
        answers(token, { ...inRomanian, email: 'piet@havenwerk.example' }),
        'nowhere.example',
      ),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 410]);
    const made = both.find(({ statusCode }) => statusCode === 201);
    expect(await api.deps.db.select().from(users)).toHaveLength(1);
    const settings = { search_countries: ['RO'], default_language: 'ro' };
    expect(await api.deps.db.select().from(sites)).toMatchObject([{ settings }]);
    for (const host of ['banen.havenwerk.example', 'localhost']) {
      const document = await api.app.inject({
        url: '/api/admin/v1/job-board-builder/sites/18/document',
        headers: { 'x-site-host': host, authorization: `Bearer ${made?.json().data.token}` },
      });
      expect(document.statusCode, host).toBe(200);
      expect(document.json().data.name).toBe('Havenwerk');
    }
    expect(await api.setupPath()).toBeUndefined();
    expect((await call('GET', `setup?token=${token}`)).statusCode).toBe(410);
    expect((await call('POST', 'setup', answers(token))).statusCode).toBe(410);
  });
});
