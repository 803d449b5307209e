/** What `npm run new` can write, by the word that is typed. */
import { block } from './block.mjs';
import { endpoint } from './endpoint.mjs';
import { language } from './language.mjs';
import { machine } from './machine.mjs';
import { pageKind } from './page-kind.mjs';
import { plugin } from './plugin.mjs';

/**
 * @typedef {object} Plan
 * @property {Readonly<Record<string, string>>} files path from the root → whole text, of new and of changed files
 * @property {string[]} [tests] what vitest is given to try it
 * @property {string} [pictures] the block whose stories are drawn for comparison
 * @property {[command: string, ...args: string[]][]} [commands] what else writes for it
 * @property {boolean} [isUnfinished] it does not compile until somebody goes on: nothing is derived and tried yet
 * @property {string} next what its author does now
 *
 * @typedef {object} Kind
 * @property {string} example what may be typed after `npm run new`
 * @property {(given: readonly string[]) => Plan | { problem: string }} plan works everything out and writes nothing
 */

/** @type {Readonly<Record<string, Kind>>} */
export const kinds = { block, endpoint, machine, 'page-kind': pageKind, language, plugin };

/** @param {readonly string[]} given what was typed after `npm run new` @returns {Plan | { problem: string }} */
export function planOf([kind, ...given]) {
  const found = kind && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (found) return found.plan(given);
  const examples = Object.values(kinds).map(({ example }) => example);
  return {
    problem: `${kind ? `There is no template for '${kind}'. ` : ''}Say what and how it is called: npm run new ${examples.join(', ')}`,
  };
}
