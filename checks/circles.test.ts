import { describe, expect, it } from 'vitest';
import { circlesOf, fileArrows, roomArrows } from './circles.ts';
import { sourceFiles } from './house-files.ts';

/**
 * Folders whose files may still import each other in a circle, and how many circles they have at most. Only ever less:
 * one that has fewer fails too, until its row says so.
 */
const circlesLeft: Readonly<Record<string, number>> = { 'packages/engine/src': 21 };

const sources = sourceFiles();
const folderOf = (file: string) => Object.keys(circlesLeft).find((folder) => file.startsWith(`${folder}/`));

describe('imports, those of types included', () => {
  const circles = circlesOf(fileArrows(sources));

  it('lead from no file back to itself', () => {
    expect(circles.filter((files) => !files.every(folderOf))).toEqual([]);
  });

  it.each(Object.entries(circlesLeft))('lead back in %s no more often than they did', (folder, most) => {
    expect(circles.filter((files) => files.every((file) => folderOf(file) === folder))).toHaveLength(most);
  });

  it('lead from no room back to itself', () => {
    expect(circlesOf(roomArrows(sources))).toEqual([]);
  });
});

describe('the look for circles', () => {
  const arrows = (rows: Record<string, readonly string[]>) =>
    new Map(Object.entries(rows).map(([name, targets]) => [name, new Set(targets)]));

  it('finds each one with all that is in it, whoever leads there', () => {
    const found = circlesOf(
      arrows({ start: ['a'], a: ['b'], b: ['c', 'end'], c: ['a'], d: ['e'], e: ['d'], end: [] }),
    );
    expect(found).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('takes two ways to the same place for none', () => {
    expect(circlesOf(arrows({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('sees an import of types, and a re-export', () => {
    const found = fileArrows([
      'checks/circles.ts',
      'checks/imports-of.ts',
      'hosts/api/src/shop/port.ts',
      'hosts/api/src/shop/ledger.ts',
    ]);
    expect([...(found.get('checks/circles.ts') ?? [])]).toEqual(['checks/imports-of.ts']);
    expect([...(found.get('hosts/api/src/shop/port.ts') ?? [])]).toEqual(['hosts/api/src/shop/ledger.ts']);
  });
});
