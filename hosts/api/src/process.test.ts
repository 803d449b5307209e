import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createDatabase, withoutTables } from '../test/database-template.ts';
import { lockFolder } from './platform/database/folder-lock.ts';

/** What `pnpm --filter @boardwright/api start` runs. */
const main = fileURLToPath(new URL('../../../start/src/serve-api.ts', import.meta.url));

/** The link by which an owner makes the first account. */
const setUp = /Set up your board: http:\/\/localhost:3000\/admin\/setup\?token=\S+/;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-main-'));
});
afterAll(() => rm(folder, { recursive: true }));

function start(env: Readonly<Record<string, string>>) {
  const { DATABASE_URL: _none, TEST_DATABASE_URL: _neither, ...rest } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { ...rest, PORT: '0', BOARDWRIGHT_DATA: folder, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const started = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const port = /\[?::\]?:(\d+)/.exec(printed.out)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, printed, started, ended };
}

describe('the process', () => {
  it('is kept out of a data folder that another one has', async () => {
    const unlock = lockFolder(folder);
    try {
      const second = start({});
      expect(await second.ended).toBe(1);
      expect(second.printed.err).toBe(
        `The data folder ${folder} is in use by another process. Stop that one, or choose another folder with BOARDWRIGHT_DATA.\n`,
      );
    } finally {
      unlock();
    }
  }, 120_000);

  const template = inject('databaseTemplate');
  it.runIf('server' in template)(
    'serves and ends in order; on an empty PostgreSQL it makes a board that is its owner’s: by a link, and without anybody’s account',
    async () => {
      if (!('server' in template)) return;
      const DATABASE_URL = await createDatabase(template, withoutTables);
      const own = await mkdtemp(join(tmpdir(), 'boardwright-main-'));
      try {
        const app = start({ DATABASE_URL, BOARDWRIGHT_DATA: own });
        const url = await app.started;
        expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
        await vi.waitFor(() => expect(app.printed.out).toMatch(setUp), 20_000);
        expect((await fetch(`${url}/api/public/v1/configuration`)).status).toBe(200);
        const known = await fetch(`${url}/api/admin/v1/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'admin@demo.test', password: 'boardwright-demo' }),
        });
        expect(known.status).toBe(404);
        app.child.kill('SIGTERM');
        expect(await app.ended).toBe(0);
        expect(app.printed.err).toBe('');
      } finally {
        await rm(own, { recursive: true });
      }
    },
    120_000,
  );
});
