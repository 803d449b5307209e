/** Finds a Chromium for the tests, or brings one. */
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { inRepository, run } from './repository.mjs';
import { task } from './terminal.mjs';

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Policy: not there and not runnable are the same answer.
    return false;
  }
}

/** @param {string} name @returns {string | undefined} */
const onPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(executable);

/**
 * @returns {{ path: string, managed: boolean } | undefined} `managed` when it is Playwright's own, which
 * Playwright finds by itself
 */
export function findBrowser() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && executable(chosen)) return { path: chosen, managed: false };
  const { chromium } = createRequire(inRepository('package.json'))('playwright-core');
  if (existsSync(chromium.executablePath())) return { path: chromium.executablePath(), managed: true };
  // Without a window's own parts, the first costs the processor a fifth less for the same pages.
  const path = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map(onPath)
    .find(Boolean);
  return path ? { path, managed: false } : undefined;
}

/**
 * Finds a browser, installing one when there is none: Debian's as root, Playwright's otherwise.
 * @returns {Promise<NodeJS.ProcessEnv>} what the tests need in their environment to find it
 * @throws when no browser could be brought
 */
export async function bringBrowser() {
  const found = findBrowser() ?? (await installBrowser());
  return found.managed ? {} : { CHROMIUM_PATH: found.path };
}

async function installBrowser() {
  const progress = task('Installing a browser for the tests');
  const output = [];
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    progress.update('apt-get update');
    output.push((await run('apt-get', ['update', '-qq'], quiet)).output);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findBrowser()) break;
      progress.update(`apt-get install ${name}`);
      output.push(
        (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)).output,
      );
    }
  }
  if (!findBrowser()) {
    progress.update('playwright install chromium');
    output.push((await run('playwright-core', ['install', 'chromium'])).output);
  }
  const found = findBrowser();
  if (found) {
    progress.done();
    return found;
  }
  progress.fail();
  throw new Error(
    `No browser for the tests: install Chromium and name it in CHROMIUM_PATH.\n${output.join('\n').slice(-2000)}`,
  );
}
