import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvError } from './platform/env-error.ts';

/** Bytes that must be free: below this the next upload, or the database's next page, may find no room. */
const leastFree = 64 * 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'it is on a disk that can only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
};

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/**
 * Why nothing can be kept in a data folder, in a few words; undefined when all is well. It writes a file and removes it
 * again: what a system says of rights and room is not always so.
 */
export async function folderProblem(folder: string): Promise<string | undefined> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    const handle = await open(probe, 'w');
    try {
      await handle.writeFile('x');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rm(probe, { force: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFree ? 'the disk is nearly full' : undefined;
  } catch (error) {
    // Policy: that it cannot be written is the answer here.
    return reasonOf(error);
  }
}

/** Milliseconds what was found out is kept: anybody may ask, and asking writes to the disk. */
const reservedFor = 5000;

/**
 * {@link folderProblem} of a folder, found out at most once in some seconds however many ask.
 * @param now milliseconds
 */
export function watchFolder(folder: string, now: () => number): () => Promise<string | undefined> {
  let found: { readonly at: number; readonly problem: Promise<string | undefined> } | undefined;
  return () => {
    if (!found || now() - found.at >= reservedFor) found = { at: now(), problem: folderProblem(folder) };
    return found.problem;
  };
}

/** @throws EnvError in a sentence for whoever starts the server */
export async function checkDataFolder(folder: string): Promise<void> {
  const problem = await folderProblem(folder);
  if (problem !== undefined)
    throw new EnvError(
      `The data folder ${folder} cannot be used: ${problem}. BOARDWRIGHT_DATA names another one.`,
    );
}
