import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { AnswerError } from './answers.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a disk that can only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
};

/** @throws AnswerError for a folder in which something is, or a file of that name */
export function checkFolder(folder: string): void {
  const path = resolve(folder);
  let held: readonly string[];
  try {
    held = readdirSync(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new AnswerError(
      `${path} cannot be used: ${code === 'ENOTDIR' ? 'it is a file' : (reasons[code] ?? (error as Error).message)}. Choose another folder.`,
      { cause: error },
    );
  }
  if (held.length > 0)
    throw new AnswerError(`${path} is not empty: choose another folder, or empty it first.`);
}

/**
 * Writes a repository, all of it or nothing: it is made beside its place and moved there at the end.
 * @returns its whole path
 * @throws AnswerError
 */
export function writeRepository(folder: string, files: Readonly<Record<string, string>>): string {
  checkFolder(folder);
  const path = resolve(folder);
  let making: string | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    making = mkdtempSync(join(dirname(path), `.${basename(path)}-`));
    // Within it: a temporary folder itself is closed to everybody else, as the user of a container.
    const repository = join(making, basename(path));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(repository, name)), { recursive: true });
      writeFileSync(join(repository, name), text);
    }
    // An empty folder is in the way of a move on some systems.
    if (existsSync(path)) rmdirSync(path);
    renameSync(repository, path);
    rmdirSync(making);
    return path;
  } catch (error) {
    if (making) rmSync(making, { recursive: true, force: true });
    if (error instanceof AnswerError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new AnswerError(
      `${path} cannot be written: ${reasons[code] ?? message}. Nothing was made; choose another folder.`,
      { cause: error },
    );
  }
}
