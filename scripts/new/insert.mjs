/** Puts lines into files that are there already, at a place that must be there once. */
import { readFileSync } from 'node:fs';
import { inRepository } from '../repository.mjs';

/**
 * @param {string} path from the root
 * @param {...[before: string, lines: string]} changes each set right before a text that stands there
 * @returns {Record<string, string>} the file with its whole new text
 * @throws Error where a place is not there, or not once: the file has changed since the template was written
 */
export function insertInto(path, ...changes) {
  let text = readFileSync(inRepository(path), 'utf8');
  for (const [before, lines] of changes) {
    if (text.split(before).length !== 2)
      throw new Error(`${path} should hold ${JSON.stringify(before)} once: see scripts/new`);
    text = text.replace(before, () => lines + before);
  }
  return { [path]: text };
}
