import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { completeDist, plainEsm } from '../../scripts/published.mjs';
import type * as emptyDatabase from './src/platform/database/embedded/empty-database.ts';
import { version } from './src/platform/version.ts';

const folders = ['src', 'seeds', 'samples', 'migrations', 'empty-database'];

/** Imported as it stands: bundled into this file, it would look beside this file for what it makes. */
const emptyDatabaseOf = (folder: string, type: 'js' | 'ts') =>
  import(join(folder, `src/platform/database/embedded/empty-database.${type}`)) as Promise<
    typeof emptyDatabase
  >;

export default defineConfig({
  ...plainEsm,
  entry: ['{src,seeds}/**/*.ts', '!**/*.test.ts'],
  platform: 'node',
  async onSuccess() {
    const dist = join(import.meta.dirname, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ type: 'module', version })}\n`);
    await (await emptyDatabaseOf(import.meta.dirname, 'ts')).makeEmptyDatabase();
    await completeDist(import.meta.dirname, { parts: folders.map((from) => ({ from, to: from })) });
    if (!(await emptyDatabaseOf(dist, 'js')).readEmptyDatabase())
      throw new Error('What is built does not find its empty database.');
  },
});
