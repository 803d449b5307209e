/** What somebody who installs the packages would stumble over: they are packed by npm, and used from the tarballs. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledEntries } from './entry-patterns.mjs';
import { houseNode, inHouse, run } from './house.mjs';
import { sizeProblems } from './packed-sizes.mjs';

/**
 * Packs each package in a copy of the workspace, unpacks all into one project, and tries them there.
 * @param {string[]} names folders in packages/, already built
 * @returns {Promise<string[]>} problems, in sentences
 */
export async function packedProblems(names) {
  const place = mkdtempSync(join(tmpdir(), 'boardwright-packed-'));
  try {
    /** @type {string[]} */
    const problems = [];
    for (const name of names) problems.push(...(await pack(name, place)));
    if (problems.length > 0) return problems;
    installAround(names, place);
    for (const name of names) problems.push(...(await problemsOf(name, place)));
    problems.push(...(await readmeProblems(names, place)));
    problems.push(...(await typeProblems(names, place)));
    problems.push(...(await sizeProblems(place)));
    return problems;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @param {string} place @param {string} name */
const installed = (place, name) => join(place, 'project/node_modules/@boardwright', name);

/** @param {string} name @param {string} place @returns {Promise<string[]>} */
async function pack(name, place) {
  // In a copy: while it packs, a package's manifest is the published one, which nothing that runs beside it may read.
  const folder = join(place, 'house/packages', name);
  cpSync(inHouse(`packages/${name}`), folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|\.tsbuild|src|api-report)$/.test(path),
  });
  for (const file of ['scripts', 'package.json', 'pnpm-workspace.yaml', 'LICENSE'])
    if (!existsSync(join(place, 'house', file)))
      cpSync(inHouse(file), join(place, 'house', file), { recursive: true });
  const { code, output } = await run('npm', ['pack', '--silent', `--pack-destination=${place}`], {
    cwd: folder,
    env: { NO_COLOR: '1' },
  });
  if (code !== 0) return [`${name} is not packed: ${output}`];
  const target = installed(place, name);
  mkdirSync(target, { recursive: true });
  const { version } = json(join(folder, 'package.json'));
  const tarball = join(place, `boardwright-${name}-${version}.tgz`);
  const unpacked = await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  return unpacked.code === 0 ? [] : [`${name} does not unpack: ${unpacked.output}`];
}

/** @param {string} path @returns {any} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Gives the project what the packages depend on, as an installer would. @param {string[]} names @param {string} place */
function installAround(names, place) {
  const modules = join(place, 'project/node_modules');
  writeFileSync(join(place, 'project/package.json'), '{ "type": "module" }\n');
  for (const name of names) {
    const { dependencies = {}, peerDependencies = {} } = json(join(installed(place, name), 'package.json'));
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (existsSync(join(modules, dependency))) continue;
      mkdirSync(join(modules, dependency, '..'), { recursive: true });
      symlinkSync(
        inHouse(`packages/${name}/node_modules/${dependency}`),
        join(modules, dependency),
        'junction',
      );
    }
  }
}

/** @param {string} folder of a package that is installed @returns {string[]} what code imports of it */
function entriesOf(folder) {
  const { name, exports } = json(join(folder, 'package.json'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .flatMap(([entry, target]) => filledEntries(folder, entry, target.import))
    .map(([entry]) => name + entry.slice(1));
}

/**
 * The packages are ES modules: who resolves as Node 10 did, or requires, is told so by Node itself.
 * @param {{ kind: string, resolutionKind?: string, entrypoint?: string }} problem
 */
const onlyForOthers = ({ kind, resolutionKind = '', entrypoint = '' }) =>
  resolutionKind === 'node10' || kind === 'CJSResolvesToESM' || entrypoint.endsWith('.css');

/** @param {string} name @param {string} place @returns {Promise<string[]>} */
async function problemsOf(name, place) {
  const folder = installed(place, name);
  const manifest = json(join(folder, 'package.json'));
  const { publint } = await import('publint');
  const { formatMessage } = await import('publint/utils');
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'warning', pack: false });
  const problems = messages.map(
    (message) => `${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
  const tarball = readFileSync(join(place, `boardwright-${name}-${manifest.version}.tgz`));
  const types = await checkPackage(createPackageFromTarballData(tarball));
  for (const problem of types.types ? types.problems : [])
    if (!onlyForOthers(problem))
      problems.push(`${name}, types: ${JSON.stringify({ ...problem, trace: undefined })}`);
  for (const file of ['README.md', 'LICENSE'])
    if (!existsSync(join(folder, file))) problems.push(`${name} brings no ${file}`);
  if (/workspace:|catalog:/.test(JSON.stringify(manifest)))
    problems.push(`${name} depends on what only the workspace knows`);
  const specifiers = entriesOf(folder);
  // Where no bundler helps: a server, a test runner.
  const load = `for (const entry of ${JSON.stringify(specifiers)})
    await import(entry).catch((error) => console.log(entry, 'does not load in Node:', error.message));`;
  const loaded = await run(houseNode, ['--input-type=module', '-e', load], { cwd: join(place, 'project') });
  if (loaded.code !== 0 || loaded.output.trim() !== '') problems.push(`${name}: ${loaded.output}`);
  return problems;
}

/**
 * Runs the first sample of each README, as it stands there, and compares what it prints with what the README says.
 * @param {string[]} names @param {string} place @returns {Promise<string[]>}
 */
async function readmeProblems(names, place) {
  const problems = [];
  for (const name of names) {
    const text = readFileSync(join(installed(place, name), 'README.md'), 'utf8');
    const [, sample] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
    const [, says = ''] = /```text\n([\s\S]*?)```/.exec(text) ?? [];
    if (!sample) problems.push(`the README of ${name} has no sample`);
    else {
      const file = join(place, 'project', `${name}.js`);
      writeFileSync(file, sample);
      const { output } = await run(houseNode, [file], { cwd: join(place, 'project') });
      if (output.trim() !== says.trim())
        problems.push(`the README of ${name} says its sample prints\n${says}and it prints\n${output}`);
    }
  }
  return problems;
}

/**
 * Type checks a file that imports every entry, by Node's way to find modules and by a bundler's, with our declarations.
 * @param {string[]} names @param {string} place @returns {Promise<string[]>}
 */
async function typeProblems(names, place) {
  const project = join(place, 'project');
  const modules = join(project, 'node_modules');
  for (const types of ['@types/react', '@types/react-dom', '@types/node']) {
    mkdirSync(join(modules, '@types'), { recursive: true });
    const from = types === '@types/node' ? inHouse('node_modules') : inHouse('packages/ui/node_modules');
    if (!existsSync(join(modules, types))) symlinkSync(join(from, types), join(modules, types), 'junction');
  }
  const specifiers = names.flatMap((name) => entriesOf(installed(place, name)));
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
