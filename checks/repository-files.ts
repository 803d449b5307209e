import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The text of a file of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether the repository has this file or folder. */
export const exists = (path: string): boolean => existsSync(join(root, path));

/** Every file under version control or about to be, from the root. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && exists(file));
}

/** The source files among them, in TypeScript or JavaScript. */
export const sourceFiles = (): string[] => repositoryFiles().filter((file) => /\.(tsx?|m?js)$/.test(file));
