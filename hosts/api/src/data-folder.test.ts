import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDataFolder, folderProblem, watchFolder } from './data-folder.ts';
import { EnvError } from './platform/env-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-folder-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('is made where it is missing', async () => {
  expect(await folderProblem(join(folder, 'new', 'data'))).toBe(undefined);
});

it('that cannot be one is refused in a sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(checkDataFolder(file)).rejects.toThrow(EnvError);
  await expect(checkDataFolder(join(file, 'below'))).rejects.toThrow('a part of its path is a file');
});

it('is looked at again after some seconds, however many ask', async () => {
  let now = 0;
  const watched = join(folder, 'watched');
  const problem = watchFolder(watched, () => now);
  expect(await problem()).toBe(undefined);
  await rm(watched, { recursive: true });
  await writeFile(watched, '');
  expect([await problem(), await problem()]).toEqual([undefined, undefined]);
  now = 5000;
  expect(await problem()).toBe('there is a file of that name');
});

// A device that is always full, for whoever has one.
it.runIf(process.platform === 'linux')('on which nothing can be written says so', async () => {
  expect(await folderProblem('/proc')).toEqual(expect.any(String));
});
