import { describe, expect, it } from 'vitest';
import { circlesOf, fileArrows, layerArrows } from './circles.ts';
import { sourceFiles } from './repository-files.ts';

const sources = sourceFiles();

describe('imports, those of types included', () => {
  it('lead from no file back to itself', () => {
    expect(circlesOf(fileArrows(sources))).toEqual([]);
  });

  it('lead from no layer back to itself', () => {
    expect(circlesOf(layerArrows(sources))).toEqual([]);
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
