import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { packTar, unpackTar } from 'modern-tar';
import { migrations } from '../migrate.ts';
import { extensions } from './open-pglite.ts';

// An empty database takes seconds to make: PostgreSQL writes its own tables, then every migration since the first is
// applied. So it is made once, where the package is built, and copied wherever a board begins.

/** Beside the migrations, in the sources as in what is built of them. */
const place = fileURLToPath(new URL('../../../../empty-database/', import.meta.url));

/** What an empty database follows from: the embedded PostgreSQL and every migration. Of others, another name. */
function nameOfEmpty(): string {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(join(pglite, '../package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256').update(version).update(Object.keys(extensions).join(' '));
  const { migrationsFolder } = migrations;
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  hash.update(readFileSync(join(migrationsFolder, 'meta/_journal.json')));
  return `${hash.digest('hex').slice(0, 16)}.tar.br`;
}

/** Of the write-ahead log only what is written to: what came before is in the tables, and was most of the archive. */
async function dumpWithoutLog(pglite: PGlite): Promise<Uint8Array> {
  await pglite.exec('checkpoint');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  const { rows } = await pglite.query<{ now: string }>('select pg_walfile_name(pg_current_wal_lsn()) as now');
  const dump = await (await pglite.dumpDataDir('none')).arrayBuffer();
  const isNeeded = (path: string) => !/^\/pg_wal\/\w{24}$/.test(path) || path.endsWith(`/${rows[0]?.now}`);
  return packTar(await unpackTar(dump, { filter: ({ name }) => isNeeded(name) }));
}

/**
 * Makes the empty database of these migrations, unless it is there: for who builds the package, and for tests.
 * @returns the file
 */
export async function makeEmptyDatabase(): Promise<string> {
  const name = nameOfEmpty();
  const file = join(place, name);
  if (existsSync(file)) return file;
  const pglite = await PGlite.create({ extensions });
  await migrate(drizzle(pglite), migrations);
  const tar = await dumpWithoutLog(pglite);
  await pglite.close();
  mkdirSync(place, { recursive: true });
  // Of other migrations, or of another version: nobody reads them again.
  for (const other of readdirSync(place))
    if (!other.startsWith(name)) rmSync(join(place, other), { force: true });
  // Another process may make it at the same time: it is there whole, or not at all.
  const mine = `${file}.${randomUUID()}`;
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
  // PostgreSQL has its own tables three times: by the widest window the archive is half as long.
  writeFileSync(mine, brotliCompressSync(tar, { params: { [quality]: 9, [window]: 24 } }));
  renameSync(mine, file);
  return file;
}

/** The archive of the empty database, where one was made of just these migrations for just this PostgreSQL. */
export function readEmptyDatabase(): Buffer | undefined {
  const file = join(place, nameOfEmpty());
  return existsSync(file) ? brotliDecompressSync(readFileSync(file)) : undefined;
}

/** Files that are written at the same time. */
const together = 64;

/** The file is on the disk then: PostgreSQL forces only what it writes itself. */
async function writeThrough(file: string, content: Uint8Array, mode: number): Promise<void> {
  const handle = await open(file, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Puts the empty database where none is yet: all of it, or nothing where none was made. A folder that holds one is left as
 * it is.
 */
export async function placeEmptyDatabase(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const tar = readEmptyDatabase();
  if (!tar) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const entries = await unpackTar(tar);
  for (const { header } of entries.filter((entry) => entry.header.type === 'directory'))
    mkdirSync(join(unfinished, header.name), { mode: header.mode, recursive: true });
  const files = entries.filter((entry) => entry.header.type === 'file');
  // Not all at once: a system lets a process open so many files only.
  for (let at = 0; at < files.length; at += together)
    await Promise.all(
      files
        .slice(at, at + together)
        .map(({ header, data = new Uint8Array() }) =>
          writeThrough(join(unfinished, header.name), data, header.mode ?? 0o600),
        ),
    );
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
}
