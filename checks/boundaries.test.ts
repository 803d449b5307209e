import { describe, expect, it } from 'vitest';
import { rooms } from '../boundaries.js';
import { exists, houseFiles, read, root, sourceFiles } from './house-files.ts';
import { importsOf } from './imports-of.ts';
import { doorProblem, roomOf } from './lint/door.js';

describe('the dependency rule', () => {
  it('holds for every import in the house', () => {
    const problems = sourceFiles().flatMap((file) =>
      importsOf(file, read(file)).flatMap(({ specifier, typeOnly, line }) => {
        const problem = doorProblem({ root, file, specifier, typeOnly });
        return problem ? [`${file}:${line} ${problem}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('gives every source file a room', () => {
    const homeless = sourceFiles().filter((file) => !roomOf(file) && !/^[^/]+$|\.config\.ts$/.test(file));
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
    const doors = houseFiles()
      .filter((file) => /^(packages|hosts)\/[^/]+\/package\.json$/.test(file))
      .flatMap((file) => {
        const { name, exports = {} } = JSON.parse(read(file)) as {
          name: string;
          exports?: Record<string, string>;
        };
        return Object.keys(exports).map((door) => name + door.slice(1));
      });
    expect(rooms.flatMap((room) => room.doors ?? []).toSorted()).toEqual(doors.toSorted());
  });
});
