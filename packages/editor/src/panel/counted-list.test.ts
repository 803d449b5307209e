import { htmlGrid, type BlockSchema } from '@boardwright/blocks-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Values } from '../page-editing/edited-site.ts';
import { countedChange, countedValue } from './counted-list.ts';

const schema: BlockSchema<string, Values> = htmlGrid;
const cell = (html: string) => ({ html });
const [a, b, c, d, empty] = [cell('a'), cell('b'), cell('c'), cell('d'), cell('')];

const visible = (values: Values) =>
  countedValue(schema, 'cellsContent', values['cellsContent'] ?? [], values).value;
const changed = (values: Values, cells: unknown): Values => ({
  ...values,
  ...countedChange(schema, 'cellsContent', cells, values),
});

describe('the cells of a grid in the panel', () => {
  it('are as many as their number says', () => {
    expect(visible({})).toEqual([empty, empty, empty]);
    expect(visible({ cellsContent: [a] })).toEqual([a, empty, empty]);
    expect(visible({ numberOfCells: 2, cellsContent: [a, b, c] })).toEqual([a, b]);
  });

  it('are kept above a smaller number, said, and come back with a greater one', () => {
    const cells = { cellsContent: [a, b, c, d] };
    expect(
      countedValue(schema, 'cellsContent', cells.cellsContent, { ...cells, numberOfCells: 1 }).stored,
    ).toBe(3);
    const less = changed({ ...cells, numberOfCells: 1 }, [cell('A')]);
    expect(visible({ ...less, numberOfCells: 4 })).toEqual([cell('A'), b, c, d]);
  });

  it('take their number along when one is added or deleted', () => {
    const three = { cellsContent: [a, b, c] };
    expect(changed(three, [a, b, c, d])).toEqual({ numberOfCells: 4, cellsContent: [a, b, c, d] });
    expect(changed(three, [a, c])).toEqual({ numberOfCells: 2, cellsContent: [a, c] });
    const remaining = { numberOfCells: 2, cellsContent: [a, b, c] };
    expect(visible(changed(remaining, [b]))).toEqual([b]);
    expect(visible({ ...changed(remaining, [b]), numberOfCells: 2 })).toEqual([b, c]);
    expect(visible(changed({ numberOfCells: 1, cellsContent: [a] }, []))).toEqual([empty]);
  });

  it('write no empty cells behind the last text', () => {
    expect(changed({}, [a, empty, empty])).toEqual({ cellsContent: [a] });
    expect(changed({ cellsContent: [a] }, [empty, empty, empty])).toEqual({ cellsContent: [] });
  });

  it('are shown as they are stored while their number is not one', () => {
    expect(visible({ numberOfCells: 99, cellsContent: [a] })).toEqual([a]);
    expect(changed({ numberOfCells: '', cellsContent: [a] }, [b])).toMatchObject({ cellsContent: [b] });
  });

  it('lose no text, whatever the number is set to in between', () => {
    const texts = fc.array(fc.string({ minLength: 1 }).map(cell), { maxLength: 24 });
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 1, max: 24 }),
        fc.string({ minLength: 1 }),
        (cells, count, text) => {
          const less = { numberOfCells: count, cellsContent: cells };
          const first = (visible(less) as readonly unknown[]).with(0, cell(text));
          const more = visible({ ...changed(less, first), numberOfCells: 24 }) as readonly unknown[];
          expect(more.slice(1, Math.max(1, cells.length))).toEqual(cells.slice(1));
        },
      ),
    );
  });
});
