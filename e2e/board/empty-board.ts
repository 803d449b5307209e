import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startMailServer } from './mail-server.ts';

const root = join(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The app as somebody starts it who brings a board of their own: one draft site and nobody's account, in a folder of its own. */
export async function startEmptyBoard(): Promise<{
  readonly address: string;
  /** The link that it prints for its owner. */
  readonly setup: string;
  /** `npm run admin -- …` beside the running app. @returns what it prints */
  readonly admin: (...args: readonly string[]) => Promise<string>;
  /** Mails to somebody that a mail server was given, newest first. */
  readonly mailsTo: (
    address: string,
  ) => Promise<readonly { readonly subject: string; readonly text: string }[]>;
  readonly stop: () => Promise<void>;
}> {
  const server = await startMailServer();
  const data = mkdtempSync(join(tmpdir(), 'boardwright-empty-'));
  const port = await freePort();
  const app = spawn(process.execPath, ['start/src/serve.ts', '--empty'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      BOARDWRIGHT_DATA: data,
      NODE_ENV: 'production',
      SMTP_URL: server.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  app.stdout.on('data', (chunk) => (printed += String(chunk)));
  const setup = (): string => /http\S+\/admin\/setup\S+/.exec(printed)?.[0] ?? '';
  const ended = once(app, 'exit');
  const stop = async (): Promise<void> => {
    app.kill('SIGTERM');
    await ended;
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
  const address = `http://localhost:${port}`;
  const isReady = async (): Promise<boolean> => {
    if (app.exitCode !== null) throw new Error(`The app ended with code ${app.exitCode}`);
    // Policy: refused means not ready yet; it is asked again until the time is up.
    return fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  try {
    await expect.poll(isReady, { timeout: 90_000 }).toBe(true);
    await expect.poll(setup).not.toBe('');
  } catch (error) {
    await stop();
    throw error;
  }
  const admin = async (...args: readonly string[]): Promise<string> => {
    const command = ['hosts/api/src/admin/admin-command.ts', ...args];
    const env = { ...process.env, BOARDWRIGHT_DATA: data };
    return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
  };
  return { address, setup: setup(), admin, mailsTo: server.mailsTo, stop };
}
