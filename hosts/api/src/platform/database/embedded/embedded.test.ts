import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from '../drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWithTables } from '../../../../test/folder-with-tables.ts';
import type { DatabaseConnection } from '../connect.ts';
import { connectDatabase } from '../open-database.ts';
import { FolderInUseError } from '../folder-lock.ts';
import { jobBoards } from '../schema.ts';

const board = (slug: string) => ({ slug, host: 'localhost', url: 'http://localhost', name: slug });
const countBoards = async ({ db }: DatabaseConnection) => db.$count(jobBoards);

describe('a data folder', () => {
  let folder: string;
  let connection: DatabaseConnection;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boardwright-database-'));
    // Somebody ended it while it began.
    await mkdir(join(folder, 'database.unfinished/base'), { recursive: true });
    connection = await connectDatabase({ folder });
  });
  afterAll(async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  });

  it('is on the disk when a write was answered', async () => {
    const before = await connection.fsyncs();
    await connection.db.insert(jobBoards).values(board('one'));
    expect(await connection.fsyncs()).toBeGreaterThan(before);
  });

  it('begins whole, and leaves nothing beside it of a beginning that was cut short', async () => {
    expect((await readdir(folder)).filter((name) => name.startsWith('database'))).toEqual(['database']);
  });

  it('belongs to one process', async () => {
    await expect(connectDatabase({ folder })).rejects.toThrow(FolderInUseError);
    await expect(connectDatabase({ folder })).rejects.toThrow(/is in use by another process/);
  });

  it('keeps transactions apart: who is not part of one waits for its end', async () => {
    const { db } = connection;
    const seen: number[] = [];
    const before = await countBoards(connection);
    const within = db.transaction(async (tx) => {
      await tx.insert(jobBoards).values(board('two'));
      await tx.insert(jobBoards).values(board('three'));
      seen.push(await tx.$count(jobBoards));
    });
    const outside = countBoards(connection).then((count) => seen.push(count));
    await Promise.all([within, outside]);
    expect(seen).toEqual([before + 2, before + 2]);
  });

  it('undoes a transaction that fails, and goes on', async () => {
    const { db } = connection;
    const before = await countBoards(connection);
    const failing = db.transaction(async (tx) => {
      await tx.insert(jobBoards).values(board('four'));
      await tx.insert(jobBoards).values(board('four'));
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505', constraint: 'job_boards_slug' } });
    expect(await countBoards(connection)).toBe(before);
  });

  it('says so instead of waiting for itself for ever', async () => {
    const { db } = connection;
    const stuck = db.transaction(async () => db.select().from(jobBoards));
    await expect(stuck).rejects.toMatchObject({
      cause: { message: expect.stringContaining('use its own `tx`') },
    });
  });

  it('does not leave a half transaction of a block to the next', async () => {
    if (!('pglite' in connection.queue)) throw new Error('not embedded');
    await expect(connection.queue.pglite.exec('BEGIN; SELECT 1/0; COMMIT')).rejects.toThrow(
      /division by zero/,
    );
    await expect(connection.db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

it('a killed process leaves a folder that opens, with all that was answered', async () => {
  const folder = await folderWithTables();
  const writer = `
    import { connectDatabase } from ${JSON.stringify(new URL('../open-database.ts', import.meta.url).href)};
    import { jobBoards } from ${JSON.stringify(new URL('../schema.ts', import.meta.url).href)};
    const { db } = await connectDatabase({ folder: ${JSON.stringify(folder)} });
    for (let count = 1; ; count += 1) {
      await db.insert(jobBoards).values({ slug: 'b' + count, host: 'h', url: 'u', name: 'n' });
      console.log(count);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answered = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    answered = Number(chunk.toString().trim().split('\n').at(-1));
    if (answered >= 20) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(answered).toBeGreaterThanOrEqual(20);
  const connection = await connectDatabase({ folder });
  expect(await countBoards(connection)).toBeGreaterThanOrEqual(answered);
  await connection.close();
  await rm(folder, { recursive: true });
}, 60_000);

it('tables are there after opening again, and migrations run once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwright-again-'));
  const first = await connectDatabase({ folder });
  await first.db.insert(jobBoards).values(board('kept'));
  await first.close();
  const second = await connectDatabase({ folder });
  expect(
    await second.db.select({ name: jobBoards.name }).from(jobBoards).where(eq(jobBoards.slug, 'kept')),
  ).toEqual([{ name: 'kept' }]);
  await second.close();
  await rm(folder, { recursive: true });
});
