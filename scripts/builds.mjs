/** The builds that browsers need, and whether what lies in dist is older than its sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, run } from './repository.mjs';
import { refuse, task } from './terminal.mjs';

/**
 * What is built for browsers. `sources` are everything whose change makes the build stale.
 * @type {ReadonlyArray<{ name: string, folder: string, label: string, sources: string[] }>}
 */
const hostBuilds = [
  {
    name: 'site',
    folder: 'hosts/site',
    label: 'Building the site',
    sources: ['hosts/site', 'hosts/installed-blocks', 'packages', 'start/src/compress.ts', 'pnpm-lock.yaml'],
  },
  {
    name: 'editor',
    folder: 'hosts/editor',
    label: 'Building the editor',
    sources: [
      'hosts/editor',
      'hosts/installed-blocks',
      'packages',
      'start/src/compress.ts',
      'pnpm-lock.yaml',
    ],
  },
];

const leftOut = new Set(['node_modules', 'dist', 'compiled', '.tsbuild', '.cache', 'coverage']);

/** @param {string} path @returns {Generator<string>} every source file below it */
function* filesBelow(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (leftOut.has(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name)) continue;
    yield* filesBelow(join(path, entry.name));
  }
}

/** @param {string[]} sources @returns {string} changes whenever a source is added, removed or written */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesBelow(inRepository(source))) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${file}\0${mtimeMs}\0${size}\n`);
    }
  return hash.digest('hex');
}

/** @param {string} folder a workspace package @returns {string} its own build command, from its package.json */
function buildCommand(folder) {
  const { scripts } = JSON.parse(readFileSync(inRepository(`${folder}/package.json`), 'utf8'));
  return scripts.build;
}

/**
 * Builds the hosts whose sources changed since their last build; ends the command when a build fails.
 * @param {{ force?: boolean }} [options]
 */
export async function buildStale(options) {
  const failed = await tryBuilds(options);
  for (const { output } of failed) process.stderr.write(output);
  if (failed.length > 0)
    refuse(
      `The ${failed.map(({ name }) => name).join(' and the ')} could not be built; the reason stands above.`,
    );
}

/**
 * Builds the hosts whose sources changed since their last build.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<{ name: string, code: number, output: string }[]>} the builds that failed
 */
export async function tryBuilds({ force = false } = {}) {
  mkdirSync(inRepository('.cache'), { recursive: true });
  const stale = hostBuilds
    .map((build) => ({
      ...build,
      stamp: inRepository(`.cache/${build.name}.build`),
      print: fingerprint(build.sources),
    }))
    .filter(
      ({ folder, stamp, print }) =>
        force ||
        !existsSync(inRepository(`${folder}/dist`)) ||
        !existsSync(stamp) ||
        readFileSync(stamp, 'utf8') !== print,
    );
  const results = await Promise.all(stale.map(buildHost));
  return results.filter((result) => result.code !== 0);
}

/** @param {{ name: string, folder: string, label: string, stamp: string, print: string }} build */
async function buildHost({ name, folder, label, stamp, print }) {
  const progress = task(label);
  const { code, output } = await run(buildCommand(folder), [], {
    cwd: inRepository(folder),
    env: { NODE_ENV: 'production' },
    shell: true,
    onLine: (line) => {
      const found = /^(?:✓ )?(\d+) modules transformed|^(transforming|rendering chunks|computing gzip)/.exec(
        line.trim(),
      );
      if (found) progress.update(found[1] ? `${found[1]} modules` : (found[2] ?? ''));
    },
  });
  if (code === 0) {
    writeFileSync(stamp, print);
    progress.done();
  } else progress.fail();
  return { name, code, output };
}
