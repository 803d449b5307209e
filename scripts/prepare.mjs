/**
 * What every command does first, on whatever Node the machine has: look at that Node, install the
 * packages when they are missing or older than the lockfile. Plain JavaScript and Node's own modules only,
 * and no import that an old Node could not link: it must live long enough to say its sentence.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageManager, repositoryNode, inRepository, root } from './repository.mjs';
import { refuse, task } from './terminal.mjs';

const oldestNode = 20;
// The installers' own patience is more than a minute: too long to learn that there is no network.
// By environment: npx and pnpm both read it, and neither refuses a setting that it does not know.
const patience = {
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
};

const stamp = inRepository('node_modules/.installed');

/** Exits with one sentence when the repository cannot be run here; otherwise returns with all packages in place. */
export async function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode)
    refuse(
      `Boardwright needs Node ${oldestNode} or newer, and this is Node ${process.versions.node}: please install a newer one from nodejs.org.`,
    );
  if (!packagesAreFresh()) await installPackages();
}

/** @param {string} path @returns {number} milliseconds since 1970, 0 for a file that is not there */
const age = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function packagesAreFresh() {
  const installed = Math.max(
    age(stamp),
    age(inRepository('node_modules/.modules.yaml')),
    age(inRepository('node_modules/.pnpm-workspace-state-v1.json')),
  );
  return existsSync(repositoryNode) && installed >= age(inRepository('pnpm-lock.yaml'));
}

/** Runs pnpm with its machine-readable reporter, so that the progress can be shown in percent. */
async function installPackages() {
  const total = readFileSync(inRepository('pnpm-lock.yaml'), 'utf8').split('\n    resolution: ').length - 1;
  const progress = task(`Installing ${total} packages`);
  const installer = ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=ndjson'];
  const child = spawn('npx', installer, {
    cwd: root,
    env: {
      ...process.env,
      ...patience,
      npm_config_confirm_modules_purge: 'false',
      npm_config_loglevel: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  /** @type {string[]} */
  const output = [];
  let done = 0;
  let rest = '';
  child.stdout.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.includes('"status":"imported"') || line.includes('"status":"found_in_store"')) done += 0.5;
      else if (line.includes('"status":"fetched"')) done += 0.5;
      else if (/"level":"(error|warn)"/.test(line) || !line.startsWith('{')) output.push(line);
    }
    progress.update(`${Math.min(99, Math.floor((100 * done) / total))} %`);
  });
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output.push(String(error));
      resolve(1);
    });
    child.on('close', resolve);
  });
  if (code !== 0) {
    progress.fail();
    explain(output.join('\n'));
  }
  if (!existsSync(stamp)) writeFileSync(stamp, '');
  utimesSync(stamp, new Date(), new Date());
  progress.done();
}

/** @param {string} output what the installer printed before it gave up */
function explain(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|META_FETCH_FAIL/.test(
      output,
    )
  )
    refuse('The packages could not be downloaded: please check the network connection and try again.');
  if (/ENOENT|not found|not recognized/.test(output) && /npx/.test(output))
    refuse('The packages could not be installed because npx was not found: please install npm beside Node.');
  if (/ENOSPC/.test(output)) refuse('The packages could not be installed because the disk is full.');
  if (/OUTDATED_LOCKFILE/.test(output))
    refuse('pnpm-lock.yaml does not fit the package.json files: please run `npx pnpm@12 install` once.');
  const log = join(root, 'install.log');
  writeFileSync(log, output);
  refuse('The packages could not be installed; what the installer said is in install.log.');
}
