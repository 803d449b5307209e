/** The whole product as a person starts it, on a free port and a data folder of its own: for tests. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository, root } from './repository.mjs';
import { freePort } from './ports.mjs';

const patience = 180_000;

/**
 * Runs `npm start` until it says it is ready.
 * @param {{ data?: string, port?: number, args?: string[], env?: NodeJS.ProcessEnv }} [options]
 * `data`: a folder to keep; without it a new one that `stop` removes
 * @returns {Promise<{ url: string, port: number, data: string, pid: number, output: () => string, stop: () => Promise<number> }>}
 * `stop` resolves to the exit code
 * @throws with all that was printed, when it ends or is silent for three minutes
 */
export async function startApp({ data, port, args = [], env = {} } = {}) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'boardwright-data-'));
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [inRepository('scripts/start.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, VITEST: '', PORT: String(chosen), BOARDWRIGHT_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  /** @type {number | undefined} */
  let code;
  const ended = new Promise((resolve) => {
    child.on('close', (exit) => {
      code = exit ?? 1;
      resolve(code);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const exit = await ended;
    if (!data) rmSync(folder, { recursive: true, force: true });
    return exit;
  };
  const url = `http://localhost:${chosen}`;
  const deadline = performance.now() + patience;
  while (!(await answers(`${url}/readyz`))) {
    if (code !== undefined) throw new Error(`The app ended with code ${String(code)}:\n${printed}`);
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`The app was not ready after ${patience / 1000} s:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return { url, port: chosen, data: folder, pid: child.pid ?? 0, output: () => printed, stop };
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    // Policy: refused or slow means not ready yet; the caller asks again until its deadline.
    return false;
  }
}
