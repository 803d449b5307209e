/** What somebody would stumble over who makes a board of their own: all of it is done, from the tarballs. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { link } from './link.mjs';
import { developedProblems } from './created-in-development.mjs';
import { repositoryNode, inRepository, run } from './repository.mjs';
import { answers, whileRunning } from './running-board.mjs';

const block = 'opening-hours';
const given = ['--name', 'Harbour Jobs', '--colour', '#123', '--languages', 'en,nl'];

/**
 * Gives a created repository what it depends on, as an installer would.
 * @param {string} folder @param {string} modules in which the packages are
 */
function install(folder, modules) {
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const holders = ['.', 'hosts/site', 'packages/engine'].map((path) =>
    inRepository(join(path, 'node_modules')),
  );
  for (const name of Object.keys(devDependencies)) {
    const from = holders.find((holder) => existsSync(join(holder, name)));
    if (from) link(join(modules, name), join(from, name));
  }
  for (const [command, file] of [
    ['boardwright', join(modules, 'boardwright/dist/boardwright.js')],
    ['tsc', inRepository('node_modules/.bin/tsc')],
    ['vitest', join(modules, 'vitest/vitest.mjs')],
  ])
    link(join(modules, '.bin', command ?? ''), file ?? '');
  link(join(folder, 'node_modules'), modules);
}

/**
 * Makes a board by `create-boardwright`, adds a block, tests and starts it, and looks at it.
 * @param {string} place an empty folder
 * @param {string} modules in which the packages are installed from their tarballs
 * @returns {Promise<string[]>} problems, in sentences
 */
export async function createdProblems(place, modules) {
  mkdirSync(place, { recursive: true });
  const creator = [join(modules, 'create-boardwright/dist/create-boardwright.js'), 'harbour'];
  /** @param {string[]} args */
  const create = (...args) => run(repositoryNode, [...creator, ...args], { cwd: place });
  /** @type {string[]} */
  const problems = [];
  /** @param {{ code: number, output: string }} ended @param {RegExp} sentence @param {string} what */
  const expectRefusal = ({ code, output }, sentence, what) => {
    if (code === 0 || !sentence.test(output) || output.trim().includes('\n') || readdirSync(place).length > 1)
      problems.push(`create-boardwright refuses ${what} in other words: ${output}`);
  };
  expectRefusal(await create('--colour', 'red-ish', '--yes'), /'red-ish' is no colour/, 'a wrong colour');
  expectRefusal(await create('--languages', 'en,de', '--yes'), /cannot be in 'de' yet/, 'a wrong language');
  const created = await create(...given);
  if (created.code !== 0) return [...problems, `create-boardwright ends with: ${created.output}`];
  expectRefusal(await create(...given), /is not empty: choose another folder/, 'a full folder');

  const folder = join(place, 'harbour');
  install(folder, modules);
  // It was made by the version before, which knew one package less.
  const path = join(folder, 'package.json');
  const made = JSON.parse(readFileSync(path, 'utf8'));
  const { 'react-router': _left, ...older } = made.dependencies;
  const before = {
    ...made,
    dependencies: { ...older, boardwright: '^1.30.4', '@boardwright/ui': '^1.30.4' },
  };
  writeFileSync(path, `${JSON.stringify(before, null, 2)}\n`);
  const command = join(folder, 'node_modules/.bin/boardwright');
  const upgraded = await run(repositoryNode, [command, 'upgrade', '--no-install'], { cwd: folder });
  if (JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) !== JSON.stringify(made))
    problems.push(`boardwright upgrade leaves a board that a new one is not: ${upgraded.output}`);
  const npm = (/** @type {string[]} */ ...args) =>
    run('npm', args, { cwd: folder, env: { NO_COLOR: '1', CI: 'true', VITEST: '' } });
  const added = await npm('run', 'new', 'block', 'team-photo');
  if (added.code !== 0) return [...problems, `npm run new block in a created board: ${added.output}`];
  const plugin = await npm('run', 'new', 'plugin', 'tides');
  if (plugin.code !== 0) return [...problems, `npm run new plugin in a created board: ${plugin.output}`];
  const [tested, started] = await Promise.all([npm('test'), startedProblems(folder)]);
  if (tested.code !== 0 || !tested.output.includes('team-photo.test.ts'))
    problems.push(`npm test in a created board, with an added block:\n${tested.output}`);
  problems.push(
    ...started,
    ...(await whileRunning(folder, ['api'], async (url) =>
      (await answers(`${url}/api/public/v1/tides`, '{"data":{"board":"'))
        ? []
        : ['boardwright api does not have the plugins of its board'],
    )),
  );
  return [...problems, ...(await developedProblems(folder, block))];
}

/** @param {string} folder @returns {Promise<string[]>} */
async function startedProblems(folder) {
  return whileRunning(folder, ['start', '--jobs', '20'], async (url) => {
    const problems = [];
    for (const [path, ...expected] of [
      ['/', '--brand-primary:#112233', 'Opening hours</h2>', `harbour-jobs-${block}`],
      ['/visit', 'Opening hours</h1>', '<title>Visit us'],
      ['/nl/langskomen', '<title>Kom langs'],
      ['/api/public/v1/opening-hours', '{"data":{"board":"'],
      ['/api/public/v1/tides', '{"data":{"board":"'],
      ['/api/openapi.json', '/api/public/v1/opening-hours', 'tides.readTides'],
    ]) {
      const text = await (await fetch(url + path)).text();
      const missing = expected.filter((each) => !text.includes(each));
      if (missing.length > 0)
        problems.push(`${path ?? ''} of a created board does not say ${missing.join(', ')}`);
    }
    return [...problems, ...(await editorProblems(url))];
  });
}

/** @param {string} url @returns {Promise<string[]>} whether its editor knows the block */
async function editorProblems(url) {
  const found = findBrowser();
  if (!found) return [];
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'en' });
    // Not a measure of speed: a busy machine takes its time.
    page.setDefaultTimeout(120_000);
    await page.goto(`${url}/admin`);
    await page.getByLabel('Email').fill('admin@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('boardwright-demo');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Opening hours').first().waitFor();
    return [];
  } catch (error) {
    return [`the editor of a created board does not show its block: ${String(error)}`];
  } finally {
    await browser.close();
  }
}
