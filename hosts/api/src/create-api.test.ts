import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { folderWithTables } from '../test/folder-with-tables.ts';
import { type Api, createApi } from './create-api.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';
import { mailBrand } from './platform/mail/mail-brand.ts';
import { storeMails } from './platform/mail/queue-mails.ts';
import { insertAdmin } from './seeding/demo-accounts.ts';
import { seedEmpty } from './seeding/seed-empty.ts';

let folder: string;
let api: Api;
let seeded = 0;
const joined: [done: number, sites: number][] = [];
const options = () => ({
  dataFolder: folder,
  onError: (error: unknown) => {
    throw error;
  },
  seed: async ({ connection: { db } }: { connection: Api['deps']['connection'] }) => {
    seeded += 1;
    await seedEmpty({ db }, { url: (host) => `http://${host}:3000` });
    // As a database that an earlier release kept.
    await db.execute('update sites set one_design = false');
  },
  onJoining: (done: number, sites: number) => void joined.push([done, sites]),
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-api-'));
  api = await createApi(options());
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const atHome = (url: string) => ({ url, headers: { host: 'localhost:3000' } });

describe('the API on a data folder', () => {
  it('is seeded before it answers', async () => {
    expect(seeded).toBe(1);
    const answer = await api.app.inject('/api/public/v1/configuration');
    expect(answer.json().data.job_boards).toHaveLength(1);
  });

  it('has joined the designs of an earlier release’s sites before it answers, and tells how far it is', async () => {
    expect(joined).toEqual([[1, 1]]);
    const { rows } = await api.deps.db.execute('select id from sites where not one_design');
    expect(rows).toEqual([]);
  });

  it('has its folder alone', async () => {
    await expect(createApi(options())).rejects.toThrow(FolderInUseError);
  });

  it('answers inside another server', async () => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/api/')) api.app.routing(request, response);
      else response.end('the site');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(`${base}/`)).text()).toBe('the site');
    expect(await (await fetch(`${base}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
    await new Promise((resolve) => server.close(resolve));
  });

  it('tells when a site changes', async () => {
    const changed = vi.fn<() => void>();
    const stop = await api.onChange(changed);
    await api.deps.db.execute('update sites set version = version + 1');
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    await stop();
  });

  it('shows the mails it would have sent', async () => {
    const brand = mailBrand({ name: 'Wadwerk', settings: {} }, 'http://localhost:3000');
    const content = {
      subject: 'Hallo <Anna>',
      heading: 'Hallo',
      parts: [{ paragraph: 'Dag "Anna" & co' }],
      footer: 'Groet',
    };
    const mail = { kind: 'test', write: () => ({ content, brand, locale: 'nl' }) };
    const request = { siteId: 18, event: 'test', locale: 'nl', to: 'anna@example.org', mail };
    await api.deps.mailsQueued(await storeMails(api.deps.db, [request], api.deps.clock.now()));
    await vi.waitFor(
      async () => expect((await api.app.inject(atHome('/outbox'))).body).toContain('Hallo &lt;Anna&gt;'),
      20_000,
    );
    const list = (await api.app.inject(atHome('/outbox'))).body;
    const [, path = ''] = /href="(\/outbox\/[\d-]+)"/.exec(list) ?? [];
    const reply = await api.app.inject(atHome(path));
    expect(reply.body).toContain('anna@example.org');
    expect(reply.body).toContain('<iframe sandbox');
    expect(reply.body).toContain('Dag &quot;Anna&quot; &amp; co');
    const rendered = await api.app.inject(atHome(`${path}/html`));
    expect(rendered.headers['content-security-policy']).toContain("default-src 'none'");
    expect(rendered.body).toContain('<html');
    expect((await api.app.inject('/outbox/..%2f..%2fetc')).statusCode).toBe(404);
  });

  it.each([
    ['somebody far away', { 'x-forwarded-for': '93.184.216.34' }],
    ['a proxy that is not named, for somebody far away', { 'x-forwarded-for': '93.184.216.34, 192.168.1.9' }],
    ['what a proxy cannot tell', { 'x-forwarded-for': 'unknown' }],
    ['a proxy of another kind', { 'x-real-ip': '93.184.216.34' }],
    ['a proxy that speaks the standard', { forwarded: 'for=93.184.216.34' }],
    ['a stranger’s name that leads here', { host: 'evil.example' }],
    ['a stranger’s name behind a site’s', { 'x-site-host': 'localhost', host: 'evil.example' }],
  ])('shows no mail to %s', async (_who, headers) => {
    expect(
      (await api.app.inject({ url: '/outbox', headers: { host: 'localhost', ...headers } })).statusCode,
    ).toBe(404);
  });

  it('shows mails to the own network', async () => {
    const headers = { host: 'localhost:3000', 'x-forwarded-for': '192.168.1.9' };
    expect((await api.app.inject({ url: '/outbox', headers })).statusCode).toBe(200);
  });
});

describe('what only the demo has', () => {
  const open = async (dataFolder: string) => {
    const started = await createApi({
      ...options(),
      dataFolder,
      showOutbox: 'demo',
      payments: { test: 'demo' },
    });
    return {
      started,
      has: [
        started.holdsDemo,
        (await started.app.inject(atHome('/outbox'))).statusCode === 200,
        started.deps.payments.length > 0,
      ],
    };
  };

  it('a board of one’s own has not, however it is started, and a demo of an earlier release has', async () => {
    const other = await folderWithTables();
    const own = await open(other);
    expect(own.has).toEqual([false, false, false]);
    await insertAdmin(own.started.deps.db);
    await own.started.close();
    const demo = await open(other);
    expect(demo.has).toEqual([true, true, true]);
    await demo.started.close();
    await rm(other, { recursive: true });
  });
});

it('tokens outlive a restart, and what was stored is there', async () => {
  const other = await folderWithTables();
  const first = await createApi({ ...options(), dataFolder: other });
  const claims = {
    subject: undefined,
    role: 'site',
    siteId: 18,
    clientId: null,
    session: crypto.randomUUID(),
  } as const;
  const { token } = await first.deps.tokens.issue(claims);
  await first.close();
  const second = await createApi({ dataFolder: other });
  expect(await second.deps.tokens.read(token)).toMatchObject(claims);
  expect((await second.app.inject('/api/public/v1/configuration')).statusCode).toBe(200);
  await second.close();
  await rm(other, { recursive: true });
});
