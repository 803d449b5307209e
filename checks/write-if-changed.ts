import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository-files.ts';

/**
 * Writes a file that is derived, unless it says so already: a file that is written anew has what watches it start over.
 * @param path from the root
 */
export function writeIfChanged(path: string, text: string): void {
  const file = join(root, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** As {@link writeIfChanged}, the text set as the formatter sets it. */
export function writeFormatted(path: string, text: string): void {
  const formatter = join(root, 'node_modules/.bin/oxfmt');
  const options = { cwd: root, input: text, encoding: 'utf8' } as const;
  writeIfChanged(path, execFileSync(formatter, [`--stdin-filepath=${path}`], options));
}
