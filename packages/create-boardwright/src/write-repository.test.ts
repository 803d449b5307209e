import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AnswerError } from './answers.ts';
import { writeRepository } from './write-repository.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'create-boardwright-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const files = { 'package.json': '{}', 'blocks/index.ts': 'export {};' };

it('writes all files, also where an empty folder waits for them', () => {
  mkdirSync(join(place, 'empty'));
  for (const folder of ['new/deep', 'empty']) {
    writeRepository(join(place, folder), files);
    expect(readFileSync(join(place, folder, 'blocks/index.ts'), 'utf8')).toBe('export {};');
  }
  expect(readdirSync(place)).toEqual(['empty', 'new']);
  // As open to others as any folder: the image's user reads it too.
  expect(statSync(join(place, 'new/deep')).mode).toBe(statSync(join(place, 'new')).mode);
});

it('leaves a folder alone in which something is, hidden or not', () => {
  mkdirSync(join(place, 'full/.git'), { recursive: true });
  expect(() => writeRepository(join(place, 'full'), files)).toThrow('is not empty: choose another folder');
  expect(readdirSync(join(place, 'full'))).toEqual(['.git']);
});

it('says that a file is in the way', () => {
  writeFileSync(join(place, 'file'), 'mine');
  for (const folder of ['file', 'file/within'])
    expect(() => writeRepository(join(place, folder), files)).toThrow(AnswerError);
  expect(readFileSync(join(place, 'file'), 'utf8')).toBe('mine');
});

it('makes nothing by half: a file that cannot be written takes the others along', () => {
  // A path that leads through a file fails after another was written.
  const wrong = { a: 'first', 'a/b': 'within a file' };
  expect(() => writeRepository(join(place, 'board'), wrong)).toThrow('Nothing was made');
  expect(readdirSync(place)).toEqual([]);
  expect(existsSync(join(place, 'board'))).toBe(false);
});
