/** Entries of a package that stand for many, as `./blocks/*`: what they stand for, by the files that are there. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} text @returns {string} as a regular expression that matches it alone */
const exactly = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * An entry with its `*` filled in as Node does: the same text at each place of the target.
 * @param {string} folder of the package
 * @param {string} entry as `./blocks/*`
 * @param {string} target as `./src/blocks/*\/*.block.ts`
 * @returns {[entry: string, target: string][]} one for each file, by name; without `*` the two as they are
 */
export function filledEntries(folder, entry, target) {
  if (!entry.includes('*')) return [[entry, target]];
  const [before = '', ...after] = target.split('*').map(exactly);
  const matches = new RegExp(`^${[`${before}(.+?)${after.shift()}`, ...after].join(String.raw`\1`)}$`);
  const top = target.slice(0, target.slice(0, target.indexOf('*')).lastIndexOf('/'));
  const files = existsSync(join(folder, top))
    ? readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })
    : [];
  return files
    .map((file) => `${top}/${file.replaceAll('\\', '/')}`)
    .toSorted()
    .flatMap((file) => {
      const name = matches.exec(file)?.[1];
      return name ? [[entry.replace('*', name), file]] : [];
    });
}
