import { describe, expect, it } from 'vitest';
import { rooms } from '../boundaries.js';
import { exists, repositoryFiles, read, root, sourceFiles } from './house-files.ts';
import { importsOf } from './imports-of.ts';
import { doorProblem, doorsOf, roomOf } from './lint/door.js';

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { readonly import: string }>>;
  };
}

/** A template is no file of the house yet: what it imports is there once it was put in its place. */
const sources = sourceFiles().filter((file) => !file.includes('/templates/'));

describe('the dependency rule', () => {
  it('holds for every import in the house', () => {
    const problems = sources.flatMap((file) =>
      importsOf(file, read(file)).flatMap(({ specifier, typeOnly, line }) => {
        const problem = doorProblem({ root, file, specifier, typeOnly });
        return problem ? [`${file}:${line} ${problem}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('gives every source file a room', () => {
    const homeless = sources.filter((file) => !roomOf(file) && !/^[^/]+$|\.config\.ts$/.test(file));
    expect(homeless).toEqual([]);
  });

  it('names only rooms, folders and doors that are there', () => {
    const names = new Set(rooms.map(({ name }) => name));
    for (const room of rooms) {
      expect(
        room.paths.filter((path) => exists(path) || path === 'start' || path.endsWith('/test')).length,
      ).toBeGreaterThan(0);
      for (const other of [...room.ours, ...(room.oursTypes ?? []), ...(room.testsOurs ?? [])])
        expect(names, `${room.name} names the room ${other}`).toContain(other);
    }
  });

  it('has doors that lead into rooms, in the sources and as published', () => {
    for (const [door, room] of doorsOf(root)) expect(room, door).not.toBe('');
    for (const file of repositoryFiles().filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))) {
      const { exports, publishConfig } = JSON.parse(read(file)) as Manifest;
      const published = Object.entries(publishConfig.exports).map(([door, target]) => {
        const built = typeof target === 'string' ? target : target.import;
        return [door, built.replace('./dist/', './src/').replace(/\.js$/, '.ts')];
      });
      expect(Object.fromEntries(published), file).toEqual(exports);
    }
  });
});
