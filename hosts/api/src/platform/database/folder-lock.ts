import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvError } from '../env-error.ts';

/** The data folder is already used by another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const sqliteBusy = 5;

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'in-use.lock'), { timeout: 0 });
  } catch (cause) {
    throw new EnvError(`The data folder ${folder} cannot be used: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Takes a data folder for this process alone. Two PGlite processes on one folder would corrupt it, and PGlite
 * itself does not notice. The lock is an open SQLite transaction: the system releases it with the process,
 * however that ends.
 * @returns releases the lock
 * @throws FolderInUseError when another process holds it, EnvError when it can be no folder of ours
 */
export function lockFolder(folder: string): () => void {
  const lock = openLock(folder);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new FolderInUseError(
      `The data folder ${folder} is in use by another process. Stop that one, or choose another folder with BOARDWRIGHT_DATA.`,
    );
  }
  return () => lock.close();
}
