import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepestColumn, mostColumns } from '../parts/block-column.ts';
import { columnsOf, storedColumn, type ColumnBlock } from './columns.ts';

const column = fc.record({
  level: fc.integer({ min: 1, max: deepestColumn }),
  number: fc.integer({ min: 1, max: mostColumns }),
});
const blocks: fc.Arbitrary<readonly ColumnBlock[]> = fc
  .array(
    fc.record({
      column: fc.option(column, { nil: undefined }),
      columns: fc.option(fc.integer({ min: 1, max: mostColumns }), { nil: undefined }),
    }),
    { maxLength: 14 },
  )
  .map((all) => all.map((block, at) => ({ id: at + 1, ...block })));

describe('the columns that the blocks of a page stand in', () => {
  it('are of a block above them, no deeper than may be, and there', () => {
    fc.assert(
      fc.property(blocks, (page) => {
        const places = columnsOf(page);
        const of = (id: number) => page.find((block) => block.id === id);
        for (const [id, place] of places) {
          expect(place.block).toBeLessThan(id);
          expect(place.column).toBeLessThanOrEqual(of(place.block)?.columns ?? 0);
          let depth = 0;
          for (let at = places.get(id); at; at = places.get(at.block)) depth += 1;
          expect(depth).toBeLessThanOrEqual(deepestColumn);
          expect(depth).toBeLessThanOrEqual(of(id)?.column?.level ?? 0);
        }
      }),
    );
  });

  it('are those that are asked for where every one of them is there', () => {
    const places = columnsOf([
      { id: 1, columns: 2 },
      { id: 2, column: { level: 1, number: 1 } },
      { id: 3, column: { level: 1, number: 2 }, columns: 3 },
      { id: 4, column: { level: 2, number: 3 } },
      { id: 5, column: { level: 1, number: 2 } },
      { id: 6 },
      { id: 7, column: { level: 1, number: 1 } },
    ]);
    expect(Object.fromEntries(places)).toEqual({
      2: { block: 1, column: 1 },
      3: { block: 1, column: 2 },
      4: { block: 3, column: 3 },
      5: { block: 1, column: 2 },
    });
  });

  it('leave a block less deep whose columns went, and in the last column where there are fewer', () => {
    const places = columnsOf([
      { id: 1, columns: 2 },
      { id: 4, column: { level: 2, number: 5 } },
    ]);
    expect(Object.fromEntries(places)).toEqual({ 4: { block: 1, column: 2 } });
  });

  it('are read from settings as they are stored, whatever these hold', () => {
    expect(storedColumn('faq', { faq_column: { level: 1, number: 2 } })).toEqual({ level: 1, number: 2 });
    expect(storedColumn('faq', { faq_column: 'x' })).toBeUndefined();
    expect(storedColumn('faq', {})).toBeUndefined();
  });
});
