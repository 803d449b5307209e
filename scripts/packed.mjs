/** What somebody who installs the packages would stumble over: they are packed by npm, and used from the tarballs. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createdProblems } from './created.mjs';
import { filledEntries } from './entry-patterns.mjs';
import { link } from './link.mjs';
import { repositoryNode, inRepository, run } from './repository.mjs';
import { sizeProblems } from './packed-sizes.mjs';
import { publishedPackages } from './published-packages.mjs';

/** @typedef {(typeof publishedPackages)[number]} Package */

/**
 * Packs each package in a copy of the workspace, unpacks all into one project, and tries them there.
 * @param {readonly Package[]} packages already built
 * @returns {Promise<string[]>} problems, in sentences
 */
export async function packedProblems(packages = publishedPackages) {
  const place = mkdtempSync(join(tmpdir(), 'boardwright-packed-'));
  try {
    const project = join(place, 'project');
    /** @type {string[]} */
    const problems = await packInto(packages, place, project);
    if (problems.length > 0) return problems;
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }\n');
    for (const one of packages) problems.push(...(await problemsOf(one, place)));
    problems.push(...(await readmeProblems(packages, place)));
    problems.push(...(await typeProblems(packages, place)));
    problems.push(...(await sizeProblems(place)));
    problems.push(...(await createdProblems(join(place, 'created'), join(project, 'node_modules'))));
    return problems;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Packs packages, and installs them in a project from their tarballs; what they depend on comes from this workspace.
 * @param {readonly Package[]} packages already built
 * @param {string} place where the tarballs go
 * @param {string} project
 * @returns {Promise<string[]>} problems, in sentences
 */
export async function packInto(packages, place, project) {
  for (const file of ['scripts', 'package.json', 'pnpm-workspace.yaml', 'LICENSE'])
    cpSync(inRepository(file), join(place, 'repository', file), { recursive: true });
  const problems = (await Promise.all(packages.map((one) => pack(one, place, project)))).flat();
  if (problems.length === 0) installAround(packages, project);
  return problems;
}

/** @param {string} place @param {string} name */
const installed = (place, name) => join(place, 'project/node_modules', name);

/** @param {Package} one @param {string} place @param {string} project @returns {Promise<string[]>} */
async function pack({ name, folder: from, tarball }, place, project) {
  // In a copy: while it packs, a package's manifest is the published one, which nothing that runs beside it may read.
  const folder = join(place, 'repository', from);
  cpSync(inRepository(from), folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) =>
      !/[\\/](node_modules|\.tsbuild|api-report)$|[\\/]hosts[\\/](site|editor)[\\/]dist$/.test(path),
  });
  const { code, output } = await run('npm', ['pack', '--silent', `--pack-destination=${place}`], {
    cwd: folder,
    env: { NO_COLOR: '1' },
  });
  if (code !== 0) return [`${name} is not packed: ${output}`];
  const target = join(project, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  const unpacked = await run('tar', ['-xzf', join(place, tarball), '-C', target, '--strip-components=1']);
  return unpacked.code === 0 ? [] : [`${name} does not unpack: ${unpacked.output}`];
}

/** @param {string} path @returns {any} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Gives the project what the packages depend on, as an installer would.
 * @param {readonly Package[]} packages @param {string} project
 */
function installAround(packages, project) {
  const modules = join(project, 'node_modules');
  for (const { name, folder } of packages) {
    const { dependencies = {}, peerDependencies = {} } = json(join(modules, name, 'package.json'));
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      link(join(modules, dependency), inRepository(`${folder}/node_modules/${dependency}`));
    }
  }
}

/** @param {string} folder of a package that is installed @returns {string[]} what code imports of it */
function entriesOf(folder) {
  const { name, exports } = json(join(folder, 'package.json'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object' && 'import' in target)
    .flatMap(([entry, target]) => filledEntries(folder, entry, target.import))
    .map(([entry]) => name + entry.slice(1));
}

/**
 * The packages are ES modules: who resolves as Node 10 did, or requires, gets an error of Node itself.
 * @param {{ kind: string, resolutionKind?: string, entrypoint?: string }} problem
 */
const onlyForOthers = ({ kind, resolutionKind = '', entrypoint = '' }) =>
  resolutionKind === 'node10' || kind === 'CJSResolvesToESM' || entrypoint.endsWith('.css');

/** @param {Package} one @param {string} place @returns {Promise<string[]>} */
async function problemsOf({ name, tarball: file }, place) {
  const folder = installed(place, name);
  const manifest = json(join(folder, 'package.json'));
  const { publint } = await import('publint');
  const { formatMessage } = await import('publint/utils');
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'warning', pack: false });
  const problems = messages.map(
    (message) => `${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
  const tarball = readFileSync(join(place, file));
  const types = await checkPackage(createPackageFromTarballData(tarball));
  for (const problem of types.types ? types.problems : [])
    if (!onlyForOthers(problem))
      problems.push(`${name}, types: ${JSON.stringify({ ...problem, trace: undefined })}`);
  for (const needed of ['README.md', 'LICENSE'])
    if (!existsSync(join(folder, needed))) problems.push(`${name} brings no ${needed}`);
  for (const field of ['description', 'keywords', 'license', 'repository', 'engines'])
    if (!manifest[field]) problems.push(`the package.json of ${name} has no ${field}`);
  const { dependencies, createdWith = {} } = manifest;
  for (const those of [dependencies, ...Object.values(createdWith)])
    for (const [dependency, range] of Object.entries(those ?? {}))
      if (!/^\^\d+\.\d+\.\d+(-|$)/.test(range))
        problems.push(`${name} depends on ${dependency} by '${range}', which no installer understands`);
  const specifiers = entriesOf(folder);
  // Where no bundler helps: a server, a test runner.
  const load = `for (const entry of ${JSON.stringify(specifiers)})
    await import(entry).catch((error) => console.log(entry, 'does not load in Node:', error.message));`;
  const loaded = await run(repositoryNode, ['--input-type=module', '-e', load], {
    cwd: join(place, 'project'),
  });
  if (loaded.code !== 0 || loaded.output.trim() !== '') problems.push(`${name}: ${loaded.output}`);
  return problems;
}

/**
 * Runs the first sample of each README, as it stands there, and compares what it prints with what the README says.
 * @param {readonly Package[]} packages @param {string} place @returns {Promise<string[]>}
 */
async function readmeProblems(packages, place) {
  const problems = [];
  for (const { name } of packages) {
    const text = readFileSync(join(installed(place, name), 'README.md'), 'utf8');
    const [, sample] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
    const [, expected = ''] = /```text\n([\s\S]*?)```/.exec(text) ?? [];
    if (!sample) problems.push(`the README of ${name} has no sample`);
    else {
      const file = join(place, 'project', `${name.replace(/\W/g, '-')}.js`);
      writeFileSync(file, sample);
      const { output } = await run(repositoryNode, [file], { cwd: join(place, 'project') });
      if (output.trim() !== expected.trim())
        problems.push(`the README of ${name} says its sample prints\n${expected}and it prints\n${output}`);
    }
  }
  return problems;
}

/**
 * Type checks a file that imports every entry, by Node's way to find modules and by a bundler's, with our declarations.
 * @param {readonly Package[]} packages @param {string} place @returns {Promise<string[]>}
 */
async function typeProblems(packages, place) {
  const project = join(place, 'project');
  const modules = join(project, 'node_modules');
  for (const types of ['@types/react', '@types/react-dom', '@types/node']) {
    const from =
      types === '@types/node' ? inRepository('node_modules') : inRepository('packages/ui/node_modules');
    link(join(modules, types), join(from, types));
  }
  const specifiers = packages.flatMap(({ name }) => entriesOf(installed(place, name)));
  const file = join(project, 'every-entry.ts');
  const lines = specifiers.map((specifier, at) => `import * as entry${at} from '${specifier}';`);
  writeFileSync(
    file,
    `${lines.join('\n')}\nexport const all = [${lines.map((_, at) => `entry${at}`).join(', ')}];\n`,
  );
  const problems = [];
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--lib', 'es2023,dom,dom.iterable'];
    const { code, output } = await run(
      'tsc',
      [...options, '--types', '', '--module', module ?? '', '--moduleResolution', resolution ?? '', file],
      { cwd: project },
    );
    const ours = output.split('\n').filter((line) => /@boardwright|every-entry/.test(line));
    if (code !== 0 && ours.length > 0)
      problems.push(`types, found as ${resolution} does:\n${ours.slice(0, 20).join('\n')}`);
  }
  return problems;
}
