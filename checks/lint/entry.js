/** Whether one import is allowed by the dependency table. Used by the lint rule and by the walk over all imports. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { layers, toolFile } from '../../boundaries.js';
import { filledEntries } from '../../scripts/entry-patterns.mjs';

/** @typedef {import('../../boundaries.js').Layer} Layer */

/** @param {string} path @param {string} file */
const holds = (path, file) => file === path || file.startsWith(`${path}/`);

/** @type {Map<string, Layer | undefined>} */
const layerByFile = new Map();

/**
 * @param {string} file from the root, with forward slashes
 * @returns {Layer | undefined} the most particular layer that holds it
 */
export function layerOf(file) {
  if (!layerByFile.has(file)) layerByFile.set(file, findLayer(file));
  return layerByFile.get(file);
}

/** @param {string} file @returns {Layer | undefined} */
function findLayer(file) {
  let best;
  let bestWeight = -1;
  for (const layer of layers) {
    if (layer.suffix && !file.endsWith(layer.suffix)) continue;
    for (const path of layer.paths) {
      const weight = path.length + (layer.suffix ? 1000 : 0);
      if (holds(path, file) && weight > bestWeight) [best, bestWeight] = [layer, weight];
    }
  }
  return best;
}

/** @param {string} specifier @returns {string} `@scope/name` or `name` */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @param {string} file @returns {string} the folder of the package it belongs to, '' for the root's */
const packageFolder = (file) =>
  /^((packages|hosts|examples)\/[^/]+|storybook|docs-site|e2e|bench)\//.exec(file)?.[1] ?? '';

/** @type {Map<string, Set<string>>} */
const declaredByFolder = new Map();

/** @param {string} root @param {string} file @returns {Set<string>} what the nearest package.json declares */
function declaredFor(root, file) {
  let folder = posix.dirname(file);
  while (folder !== '.' && !existsSync(join(root, folder, 'package.json'))) folder = posix.dirname(folder);
  const path = join(root, folder, 'package.json');
  const known = declaredByFolder.get(path);
  if (known) return known;
  const manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  // A package may enter itself by its name, as whoever installs it does.
  const declared = new Set([
    manifest.name,
    ...['dependencies', 'devDependencies', 'peerDependencies'].flatMap((part) =>
      Object.keys(manifest[part] ?? {}),
    ),
  ]);
  declaredByFolder.set(path, declared);
  return declared;
}

/** @type {Map<string, Map<string, string>>} */
const entriesByRoot = new Map();

/**
 * @param {string} root of the repository
 * @returns {Map<string, string>} what a package of ours may be entered by → the layer that this leads into
 */
export function entriesOf(root) {
  const known = entriesByRoot.get(root);
  if (known) return known;
  const entries = new Map();
  for (const part of ['packages', 'hosts'])
    for (const name of existsSync(join(root, part)) ? readdirSync(join(root, part)) : []) {
      const path = join(root, part, name, 'package.json');
      if (!existsSync(path)) continue;
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      const filled = Object.entries(manifest.exports ?? {})
        // By its manifest a build finds where a package is; no code enters there.
        .filter(([entry]) => entry !== './package.json')
        .flatMap(([entry, target]) => filledEntries(join(root, part, name), entry, target));
      for (const [entry, target] of filled)
        entries.set(manifest.name + entry.slice(1), layerOf(posix.join(part, name, target))?.name ?? '');
    }
  entriesByRoot.set(root, entries);
  return entries;
}

/**
 * @param {object} given
 * @param {string} given.root of the repository
 * @param {string} given.file that imports, from the root, with forward slashes
 * @param {string} given.specifier as written
 * @param {boolean} given.typeOnly nothing of it is left at run time
 * @returns {string | undefined} what is wrong, naming the right entry point
 */
export function importProblem({ root, file, specifier, typeOnly }) {
  const layer = layerOf(file);
  if (!layer) return undefined;
  const tool = toolFile.test(file);
  const problem = specifier.startsWith('.')
    ? relativeProblem(layer, file, specifier, typeOnly, tool)
    : specifier.startsWith('@boardwright/')
      ? workspaceProblem(layer, root, specifier, typeOnly, tool)
      : packageProblem(layer, root, file, specifier, typeOnly, tool);
  return problem && `${layer.name}: ${problem} ${layer.instead}`;
}

/** @param {Layer} layer @param {string} other @param {boolean} typeOnly @param {boolean} tool */
function mayEnter(layer, other, typeOnly, tool) {
  if (layer.name === other || layer.ours.includes(other)) return true;
  if (typeOnly && layer.oursTypes?.includes(other)) return true;
  return tool && [...(layer.testsOurs ?? []), ...(layer.oursTypes ?? []), 'scripts'].includes(other);
}

/** @param {Layer} layer @param {string} file @param {string} specifier @param {boolean} typeOnly @param {boolean} tool */
function relativeProblem(layer, file, specifier, typeOnly, tool) {
  const target = posix.normalize(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')));
  const other = layerOf(target);
  if (!other) return undefined;
  const home = packageFolder(file);
  // Layers of the root have no package.json, and so no entry point: they come in by path.
  if (home !== '' && packageFolder(target) !== '' && packageFolder(target) !== home)
    return `another package is entered by its entry point, not by a path ('${specifier}').`;
  if (!mayEnter(layer, other.name, typeOnly, tool)) return `must not import ${other.name} ('${specifier}').`;
  if (layer.apart && holds(layer.apart, file) && holds(layer.apart, target)) {
    /** @param {string} path */
    const folder = (path) => path.slice(`${layer.apart}/`.length).split('/')[0];
    const inFolder = posix.dirname(target) !== layer.apart;
    if (inFolder && folder(file) !== folder(target) && posix.dirname(file) !== layer.apart)
      return `'${folder(file)}' must not reach into '${folder(target)}' ('${specifier}').`;
  }
  return undefined;
}

/** @param {Layer} layer @param {string} root @param {string} specifier @param {boolean} typeOnly @param {boolean} tool */
function workspaceProblem(layer, root, specifier, typeOnly, tool) {
  const other = entriesOf(root).get(specifier);
  if (other === undefined) return `'${specifier}' is no entry point of ours.`;
  if (mayEnter(layer, other, typeOnly, tool)) return undefined;
  const types = layer.oursTypes?.includes(other) ? ' except for types (`import type`)' : '';
  return `must not import '${specifier}'${types}.`;
}

/** @param {Layer} layer @param {string} root @param {string} file @param {string} specifier @param {boolean} typeOnly @param {boolean} tool */
function packageProblem(layer, root, file, specifier, typeOnly, tool) {
  if (isBuiltin(specifier))
    return layer.node || tool
      ? undefined
      : `must not use Node's '${specifier}': it also runs where there is no Node.`;
  if (specifier.startsWith('virtual:') || specifier.startsWith('/')) return undefined;
  const name = packageOf(specifier);
  if (tool) return undefined;
  if (layer.never?.includes(name)) return `must never import '${name}'.`;
  const open = layer.npm === 'declared' ? declaredFor(root, file).has(name) : layer.npm.includes(name);
  if (open) return undefined;
  if (layer.npmTypes?.includes(name)) {
    if (typeOnly) return undefined;
    return `may import only types from '${name}' (\`import type\`).`;
  }
  return layer.npm === 'declared'
    ? `'${name}' is not declared in its package.json.`
    : `must not import '${name}' (open to it: ${[...layer.npm, ...(layer.npmTypes ?? [])].join(', ') || 'nothing'}).`;
}
