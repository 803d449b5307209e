/** Whether a block may have a name; the reasons are sentences for who typed it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inHouse } from './house.mjs';

/** Words of the language, and namespaces in which the engine's own words stand. */
const taken = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof undefined var void while with yield ui page consent editor'
  ).split(' '),
);

const longest = 40;

/** @param {string} key @returns {string} opening-hours → openingHours */
export const inCamel = (key) => key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} key @returns {string} opening-hours → OpeningHours */
export const inPascal = (key) => inCamel(`-${key}`);

/** @param {string} name @returns {string} the key that was probably meant: OpeningHours → opening-hours */
const inKebab = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

/**
 * @param {readonly string[]} given what was typed after `npm run new`
 * @returns {{ key: string } | { problem: string }}
 */
export function blockNamed([kind, key, ...more]) {
  if (kind !== 'block')
    return {
      problem: `${kind ? `There is no template for '${kind}'. ` : ''}Say what and how it is called: npm run new block opening-hours`,
    };
  if (!key) return { problem: 'Say how the block is called: npm run new block opening-hours' };
  const meant = inKebab([key, ...more].join(' '));
  if (key.includes('/'))
    return {
      problem: `'${key}' has a slash, so it is the block of a package from outside: examples/acme-map shows one.`,
    };
  if (more.length > 0 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(key))
    return {
      problem: `'${[key, ...more].join(' ')}' is no key: small letters, digits and single hyphens.${meant ? ` Perhaps npm run new block ${meant}` : ''}`,
    };
  if (key.length > longest) return { problem: `'${key}' is longer than ${longest} letters.` };
  if (taken.has(inCamel(key)))
    return { problem: `'${key}' means something else to the engine: please choose another name.` };
  const folder = folders(key).find((path) => existsSync(inHouse(path)));
  if (folder) return { problem: `There is a block '${key}' already: ${folder}` };
  const other = exporterOf(key);
  if (other) return { problem: `'${key}' would export what ${other} exports: please choose another name.` };
  return { key };
}

/** @param {string} key */
const folders = (key) => [`packages/blocks-schema/src/blocks/${key}`, `packages/engine/src/blocks/${key}`];

/** @param {string} key @returns {string | undefined} the file that already exports a name the block would have */
function exporterOf(key) {
  const names = new RegExp(
    String.raw`\bexport (?:declare )?(?:const|function|type|interface) (?:${inCamel(key)}|${inPascal(key)})\b`,
  );
  const schemas = 'packages/blocks-schema/src';
  return [
    'packages/engine/src/board/define-block.ts',
    ...readdirSync(inHouse(schemas), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^blocks[\\/]/.test(file))
      .map((file) => `${schemas}/${file}`),
  ].find((file) => names.test(readFileSync(inHouse(file), 'utf8')));
}
