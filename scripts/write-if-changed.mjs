/** For what is derived: a file that is written anew has what watches it start over. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from './repository.mjs';

/** Writes a file unless it says so already. @param {string} path from the root @param {string} text */
export function writeIfChanged(path, text) {
  const file = inRepository(path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** As {@link writeIfChanged}, set as the formatter sets it. @param {string} path from the root @param {string} text */
export function writeFormatted(path, text) {
  const formatter = inRepository('node_modules/.bin/oxfmt');
  const input = { cwd: inRepository('.'), input: text, encoding: /** @type {const} */ ('utf8') };
  writeIfChanged(path, execFileSync(formatter, [`--stdin-filepath=${path}`], input));
}
