import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../scripts/app.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { root } from '../repository-files.ts';
import { everySetting } from './site-settings.ts';

type App = Awaited<ReturnType<typeof startApp>>;

/** Starts a second app that should refuse; gives its exit code and what a person reads. */
function startRefused(port: number, data: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: String(port), BOARDWRIGHT_DATA: data, NO_COLOR: '1' };
    execFile(
      process.execPath,
      ['scripts/start.mjs'],
      { cwd: root, env, timeout: 60_000 },
      (error, out, err) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        resolve({ code, output: `${out}${err}`.trim() });
      },
    );
  });
}

describe('npm start', () => {
  const data = mkdtempSync(join(tmpdir(), 'boardwright-start-'));
  let app: App;

  beforeAll(async () => {
    app = await startApp({ data });
  });

  afterAll(async () => {
    await app.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('says where everything is and who may log in', () => {
    const output = app.output();
    for (const address of [app.url, 'kunstlicht', '/admin', '/api/docs', '/outbox'])
      expect(output).toContain(address);
    for (const who of ['admin@demo.test', 'employer@demo.test', 'candidate@demo.test', 'boardwright-demo'])
      expect(output).toContain(who);
  });

  it.each(['/', '/vacatures', '/en/job-list', '/admin', '/api/docs', '/outbox', '/healthz', '/readyz'])(
    'answers %s',
    async (path) => {
      expect((await fetch(app.url + path)).status).toBe(200);
    },
  );

  async function countJobs(): Promise<number> {
    const configuration = await fetch(`${app.url}/api/public/v1/configuration`);
    const { data: found } = (await configuration.json()) as { data: { job_boards: { id: number }[] } };
    const board = found.job_boards[0]?.id;
    const jobs = await fetch(`${app.url}/api/public/v1/job-boards/${String(board)}/jobs?limit=1`);
    const { meta } = (await jobs.json()) as { meta: { total: number } };
    return meta.total;
  }

  it('has at least 2,000 active jobs on its board', async () => {
    expect(await countJobs()).toBeGreaterThanOrEqual(2000);
  });

  it('refuses a port that is taken, in one sentence', async () => {
    const other = mkdtempSync(join(tmpdir(), 'boardwright-start-'));
    const { code, output } = await startRefused(app.port, other);
    rmSync(other, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(output.split('\n')).toHaveLength(1);
    expect(output).toContain(String(app.port));
  });

  it('refuses a data folder that is in use, in one sentence', async () => {
    const { code, output } = await startRefused(await freePort(), data);
    expect(code).toBe(1);
    expect(output.split('\n')).toHaveLength(1);
    expect(output).toContain(data);
  });

  // How soon is a question for bench/start.bench.ts.
  it('ends cleanly on SIGTERM and is back with the same data', async () => {
    const before = await countJobs();
    expect(await app.stop()).toBe(0);
    app = await startApp({ data });
    expect(await countJobs()).toBe(before);
  });

  everySetting(() => app.url);
});

describe('npm start for a board of one’s own', () => {
  const data = mkdtempSync(join(tmpdir(), 'boardwright-start-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const outbox = async (app: App) => (await fetch(`${app.url}/outbox`)).status;

  it('gets no demo in production', async () => {
    const app = await startApp({ data, env: { NODE_ENV: 'production' } });
    expect(app.output()).toMatch(/\/admin\/setup\?token=/);
    expect(app.output()).not.toContain('demo.test');
    expect(await outbox(app)).toBe(404);
    expect(await app.stop()).toBe(0);
  });

  it('stays one’s own, however it is started later', async () => {
    const app = await startApp({ data, env: { NODE_ENV: '' } });
    expect(app.output()).not.toContain('demo.test');
    expect(app.output()).not.toContain('/outbox');
    expect(await outbox(app)).toBe(404);
    expect(await app.stop()).toBe(0);
  });
});
