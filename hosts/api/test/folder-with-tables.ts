import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * A data folder of one's own with the empty tables of the embedded database in it: making them takes seconds each time,
 * copying them next to nothing. Remove it in the end.
 * @throws where the tests run on a server, which has no such folder
 */
export function folderWithTables(): string {
  const template = inject('databaseTemplate');
  if (!('snapshot' in template)) throw new Error('A data folder is of the embedded database.');
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-folder-'));
  const database = join(folder, 'database');
  mkdirSync(database);
  // It says that it leaves out the stroke that names begin with.
  execFileSync('tar', ['-xf', template.snapshot, '-C', database], { stdio: 'ignore' });
  return folder;
}
