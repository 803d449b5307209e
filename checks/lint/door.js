/** Whether one import is allowed by the dependency table. Used by the lint rule and by the walk over all imports. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { rooms, toolFile } from '../../boundaries.js';

/** @typedef {import('../../boundaries.js').Room} Room */

/** @param {string} path @param {string} file */
const holds = (path, file) => file === path || file.startsWith(`${path}/`);

/** @type {Map<string, Room | undefined>} */
const roomByFile = new Map();

/**
 * @param {string} file from the root, with forward slashes
 * @returns {Room | undefined} the most particular room that holds it
 */
export function roomOf(file) {
  if (!roomByFile.has(file)) roomByFile.set(file, findRoom(file));
  return roomByFile.get(file);
}

/** @param {string} file @returns {Room | undefined} */
function findRoom(file) {
  let best;
  let bestWeight = -1;
  for (const room of rooms) {
    if (room.suffix && !file.endsWith(room.suffix)) continue;
    for (const path of room.paths) {
      const weight = path.length + (room.suffix ? 1000 : 0);
      if (holds(path, file) && weight > bestWeight) [best, bestWeight] = [room, weight];
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
  /^((packages|hosts|examples)\/[^/]+|storybook|e2e|bench)\//.exec(file)?.[1] ?? '';

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
  const declared = new Set(
    ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((part) =>
      Object.keys(manifest[part] ?? {}),
    ),
  );
  declaredByFolder.set(path, declared);
  return declared;
}

/** @type {Map<string, Map<string, string>>} */
const doorsByRoot = new Map();

/**
 * @param {string} root of the house
 * @returns {Map<string, string>} what a package of ours may be entered by → the room that this leads into
 */
export function doorsOf(root) {
  const known = doorsByRoot.get(root);
  if (known) return known;
  const doors = new Map();
  for (const part of ['packages', 'hosts'])
    for (const name of existsSync(join(root, part)) ? readdirSync(join(root, part)) : []) {
      const path = join(root, part, name, 'package.json');
      if (!existsSync(path)) continue;
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      for (const [door, target] of Object.entries(manifest.exports ?? {}))
        doors.set(manifest.name + door.slice(1), roomOf(posix.join(part, name, target))?.name ?? '');
    }
  doorsByRoot.set(root, doors);
  return doors;
}

/**
 * @param {object} given
 * @param {string} given.root of the house
 * @param {string} given.file that imports, from the root, with forward slashes
 * @param {string} given.specifier as written
 * @param {boolean} given.typeOnly nothing of it is left at run time
 * @returns {string | undefined} what is wrong, naming the right door
 */
export function doorProblem({ root, file, specifier, typeOnly }) {
  const room = roomOf(file);
  if (!room) return undefined;
  const tool = toolFile.test(file);
  const problem = specifier.startsWith('.')
    ? relativeProblem(room, file, specifier, typeOnly, tool)
    : specifier.startsWith('@boardwright/')
      ? workspaceProblem(room, root, specifier, typeOnly, tool)
      : packageProblem(room, root, file, specifier, typeOnly, tool);
  return problem && `${room.name}: ${problem} ${room.door}`;
}

/** @param {Room} room @param {string} other @param {boolean} typeOnly @param {boolean} tool */
function mayEnter(room, other, typeOnly, tool) {
  if (room.name === other || room.ours.includes(other)) return true;
  if (typeOnly && room.oursTypes?.includes(other)) return true;
  return tool && [...(room.testsOurs ?? []), ...(room.oursTypes ?? []), 'scripts'].includes(other);
}

/** @param {Room} room @param {string} file @param {string} specifier @param {boolean} typeOnly @param {boolean} tool */
function relativeProblem(room, file, specifier, typeOnly, tool) {
  const target = posix.normalize(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')));
  const other = roomOf(target);
  if (!other) return undefined;
  const home = packageFolder(file);
  // Rooms of the root have no package.json, and so no way to a door: they come in by path.
  if (home !== '' && packageFolder(target) !== '' && packageFolder(target) !== home)
    return `another package is entered by its door, not by a path ('${specifier}').`;
  if (!mayEnter(room, other.name, typeOnly, tool)) return `must not import ${other.name} ('${specifier}').`;
  if (room.apart && holds(room.apart, file) && holds(room.apart, target)) {
    /** @param {string} path */
    const folder = (path) => path.slice(`${room.apart}/`.length).split('/')[0];
    const inFolder = posix.dirname(target) !== room.apart;
    if (inFolder && folder(file) !== folder(target) && posix.dirname(file) !== room.apart)
      return `'${folder(file)}' must not reach into '${folder(target)}' ('${specifier}').`;
  }
  return undefined;
}

/** @param {Room} room @param {string} root @param {string} specifier @param {boolean} typeOnly @param {boolean} tool */
function workspaceProblem(room, root, specifier, typeOnly, tool) {
  const other = doorsOf(root).get(specifier);
  if (other === undefined) return `'${specifier}' is no door of ours.`;
  if (mayEnter(room, other, typeOnly, tool)) return undefined;
  const types = room.oursTypes?.includes(other) ? ' except for types (`import type`)' : '';
  return `must not import '${specifier}'${types}.`;
}

/** @param {Room} room @param {string} root @param {string} file @param {string} specifier @param {boolean} typeOnly @param {boolean} tool */
function packageProblem(room, root, file, specifier, typeOnly, tool) {
  if (isBuiltin(specifier))
    return room.node || tool
      ? undefined
      : `must not use Node's '${specifier}': it also runs where there is no Node.`;
  if (specifier.startsWith('virtual:') || specifier.startsWith('/')) return undefined;
  const name = packageOf(specifier);
  if (tool) return undefined;
  if (room.never?.includes(name)) return `must never import '${name}'.`;
  const open = room.npm === 'declared' ? declaredFor(root, file).has(name) : room.npm.includes(name);
  if (open) return undefined;
  if (room.npmTypes?.includes(name)) {
    if (typeOnly) return undefined;
    return `may import only types from '${name}' (\`import type\`).`;
  }
  return room.npm === 'declared'
    ? `'${name}' is not declared in its package.json.`
    : `must not import '${name}' (open to it: ${[...room.npm, ...(room.npmTypes ?? [])].join(', ') || 'nothing'}).`;
}
