import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { cutConnection, type CutConnection } from '../../../test/cut-connection.ts';
import { createDatabase } from '../../../test/database-template.ts';
import { createApp } from '../../app.ts';
import { type Api, createApi } from '../../create-api.ts';
import { connectDatabase } from './open-database.ts';
import { seedEmpty } from '../../seeding/seed-empty.ts';

const template = inject('databaseTemplate');

// The embedded database is never away.
describe.runIf('server' in template)('while PostgreSQL is away', () => {
  let address: string;
  let folder: string;
  let way: CutConnection;
  let api: Api;

  beforeAll(async () => {
    if (!('server' in template)) return;
    address = await createDatabase(template);
    folder = await mkdtemp(join(tmpdir(), 'boardwright-away-'));
    way = await cutConnection(address);
    api = await createApi({
      dataFolder: folder,
      // A connection that fell silent is given up early enough for a test.
      databaseUrl: `${way.url}?query_timeout=5000`,
      seed: ({ connection }) => seedEmpty({ db: connection.db }, { url: (host) => `http://${host}` }),
      onError: () => {},
    });
  });
  afterAll(async () => {
    if (!('server' in template)) return;
    await way.close();
    await rm(folder, { recursive: true });
  });

  const read = (app: Api['app'] = api.app) => app.inject('/api/public/v1/cms');
  const write = (app: Api['app'] = api.app) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/v1/login',
      payload: { email: 'nobody@example.org', password: 'wadlopen 26' },
    });
  /** Whoever asks gets when to come back. */
  const isAway = async (answer: ReturnType<typeof read>) => {
    const { statusCode, headers, body } = await answer;
    expect([statusCode, headers['retry-after'], (JSON.parse(body) as { code: string }).code]).toEqual([
      503,
      '5',
      'unavailable',
    ]);
  };
  const isBack = () =>
    vi.waitFor(async () => expect((await read()).statusCode).toBe(200), { timeout: 50_000, interval: 100 });

  it('no statement is waited for for ever, those of the queue neither', async () => {
    if (!('server' in template)) return;
    const connection = await connectDatabase({ url: address });
    expect(connection.queue).toMatchObject({
      connectionString: expect.stringMatching(/[?&]query_timeout=60000$/),
    });
    await connection.close();
    expect(api.deps.connection.queue).toEqual({ connectionString: `${way.url}?query_timeout=5000` });
  });

  it('and refuses connections, each call can be sent again, until it is back', async () => {
    expect([(await read()).statusCode, (await write()).statusCode]).toEqual([200, 404]);
    await way.refuse();
    await isAway(read());
    await isAway(write());
    expect((await api.app.inject('/readyz')).statusCode).toBe(503);
    await way.restore();
    await isBack();
  });

  it('and says nothing, no call waits for longer than its limit, and silent connections are given up', async () => {
    const impatient = await createApp(api.deps, { callLimit: 500 });
    expect((await read(impatient)).statusCode).toBe(200);
    way.hang();
    // More than there are connections: all of them are silent afterwards.
    await Promise.all(Array.from({ length: 12 }, () => isAway(read(impatient))));
    await isAway(write(impatient));
    await way.restore();
    await isBack();
    await impatient.close();
  });

  it('and says nothing, the process ends all the same', async () => {
    way.hang();
    await api.close();
  });
});
