/** Whether a block may have a name; the reasons are sentences for who typed it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRepository } from '../repository.mjs';
import { inCamel, inPascal, keyFrom } from './names.mjs';

/** Namespaces in which the engine's own messages stand. */
const namespaces = ['ui', 'page', 'jobs', 'consent', 'favourites', 'editor'];

/**
 * @param {readonly string[]} given what was typed after `npm run new block`
 * @returns {{ key: string } | { problem: string }}
 */
export function blockNamed(given) {
  const [first = ''] = given;
  if (first.includes('/'))
    return {
      problem: `'${first}' has a slash, so it is the block of a package from outside: examples/acme-map shows one.`,
    };
  const named = keyFrom('block', 'the block', given, namespaces);
  if (!('key' in named)) return named;
  const { key } = named;
  const folder = folders(key).find((path) => existsSync(inRepository(path)));
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
    ...readdirSync(inRepository(schemas), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^blocks[\\/]/.test(file))
      .map((file) => `${schemas}/${file}`),
  ].find((file) => names.test(readFileSync(inRepository(file), 'utf8')));
}
