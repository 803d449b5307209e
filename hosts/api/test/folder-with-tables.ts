import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeEmptyDatabase } from '../src/platform/database/embedded/empty-database.ts';

/** A data folder of one's own with the empty tables of the embedded database in it. Remove it in the end. */
export async function folderWithTables(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boardwright-folder-'));
  await placeEmptyDatabase(join(folder, 'database'));
  return folder;
}
