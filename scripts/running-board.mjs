/** A created board that runs, for as long as something is looked at in it. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryNode, toolEnvironment } from './repository.mjs';
import { freePort } from './ports.mjs';

/** Milliseconds until something is given up. */
const patience = 120_000;

/**
 * @param {string} folder of the board
 * @param {readonly string[]} args of `boardwright`
 * @param {(url: string) => Promise<string[]>} look once it answers
 * @returns {Promise<string[]>} problems, in sentences
 */
export async function whileRunning(folder, args, look) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // Not by npm, which does not hand a signal on.
  const child = spawn(repositoryNode, ['node_modules/boardwright/dist/boardwright.js', ...args], {
    cwd: folder,
    env: toolEnvironment({ PORT: String(port), NODE_ENV: '', VITEST: '' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  try {
    const isUp = await Promise.race([answers(`${url}/readyz`), ended.then(() => false)]);
    return isUp ? await look(url) : [`a created board does not ${args[0] ?? ''}:\n${printed}`];
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Asks until an address answers well, or as is expected, and with a text.
 * @param {string} url @param {string} [text] @param {number} [status] @returns {Promise<boolean>}
 */
export async function answers(url, text = '', status = 200) {
  for (const end = performance.now() + patience; performance.now() < end; await wait(150)) {
    // Policy: refused means not ready yet.
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === status && (await answer.text().catch(() => '')).includes(text)) return true;
  }
  return false;
}
