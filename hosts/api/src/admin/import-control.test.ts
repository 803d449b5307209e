import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { jobs } from '../platform/database/schema.ts';
import { someDay } from '../feeds/import/feed.fixtures.ts';
import { FeedProblem } from '../platform/remote/feed-problem.ts';
import { indeedFeed, openBoards, onlyAssen } from '../feeds/import/import.fixtures.ts';
import { coreSchemas } from '@boardwright/blocks-schema';
import { memoryStorage } from '../platform/ports/storage.ts';
import { AdminError, AdminUsageError } from './admin-error.ts';
import { handAdmin, handImport, openImportControl } from './import-control.ts';
import type { ImportEvent } from '../feeds/import/import-report.ts';

let connection: DatabaseConnection;
let folder: string;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-control-'));
  connection = await openBoards();
  close = await openImportControl(folder, {
    db: connection.db,
    now: () => someDay,
    geo: onlyAssen,
    feedShapes: [],
    admin: {
      db: connection.db,
      clock: { now: () => someDay },
      storage: memoryStorage(),
      publicAddress: '',
      blockSchemas: coreSchemas,
      tenants: { forget: () => undefined },
      search: { readCatalogue: async () => undefined },
    },
  });
});
afterAll(async () => {
  await close();
  await connection.close();
  await rm(folder, { recursive: true });
});

async function hand(feed: string) {
  const file = join(folder, 'feed.xml');
  await writeFile(file, feed);
  const events: ImportEvent[] = [];
  const listener = { event: (event: ImportEvent) => events.push(event), progress: () => {} };
  const report = await handImport(folder, { file, name: 'feed', address: 'feed', board: 1 }, listener);
  return { report, events };
}

test('the running server does the import and tells all of it', async () => {
  const { report, events } = await hand(indeedFeed([{ reference: 'A' }, { reference: '' }]));
  expect(report?.counts).toMatchObject({ created: 1, rejected: 1 });
  expect(events.map(({ action }) => action)).toEqual(['created', 'rejected']);
  expect(await connection.db.select().from(jobs)).toHaveLength(1);
});

test('what the server refuses is refused here in the same words', async () => {
  const refused = await hand('<jobs>\n<job>').catch((problem: unknown) => problem);
  expect(refused).toBeInstanceOf(FeedProblem);
  expect(refused).toMatchObject({ position: { line: 2, column: 6 } });
});

test('nobody without the secret gets in, and the secret is for this user only', async () => {
  const file = join(folder, 'import-control.json');
  const control = JSON.parse(await readFile(file, 'utf8')) as { port: number };
  for (const [path, authorization] of [
    ['import', ''],
    ['import', 'Bearer wrong'],
    ['admin', ''],
    ['admin', 'Bearer wrong'],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${control.port}/${path}`, {
      method: 'POST',
      headers: { authorization },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  }
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0);
});

test('without a server there is nothing to call', async () => {
  const listener = { event: () => {}, progress: () => {} };
  expect(await handImport(tmpdir(), { file: 'x', name: 'x', address: 'x' }, listener)).toBeUndefined();
});

test('the running server takes commands of an admin, and refuses them in the same words', async () => {
  const before = await handAdmin(folder, ['site', 'list']);
  await handAdmin(folder, ['site', 'add', 'Zorg', 'zorg.example.org']);
  expect((await handAdmin(folder, ['site', 'list']))?.length).toBe((before?.length ?? 0) + 1);
  await expect(handAdmin(folder, ['nothing'])).rejects.toBeInstanceOf(AdminUsageError);
  await expect(handAdmin(folder, ['host', 'list', '--site', '999'])).rejects.toThrow('There is no site 999');
  await expect(handAdmin(folder, ['site', 'add', 'Twice', 'zorg.example.org'])).rejects.toBeInstanceOf(
    AdminError,
  );
});

test('a folder without a server has nothing to call', async () => {
  expect(await handAdmin(join(folder, 'nobody'), ['site', 'list'])).toBe(undefined);
});
