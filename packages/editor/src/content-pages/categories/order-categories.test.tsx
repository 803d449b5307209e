// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryCategories } from './categories.fixture.tsx';
import type { CategoriesApi } from './categories-api.ts';
import { openCategories } from './open-categories.fixture.tsx';

let opened: Awaited<ReturnType<typeof openCategories>>;
/** Categories whose orders are stored when the test says so. */
async function open() {
  const asked: {
    readonly ids: readonly number[];
    readonly was: readonly number[];
    readonly stored: () => void;
    /** A colleague gave them another one. */
    readonly late: () => void;
    readonly refused: () => void;
  }[] = [];
  const order: CategoriesApi['order'] = (_group, ids, was) =>
    new Promise<boolean>((resolve, reject) => {
      const [stored, late] = [true, false].map((one) => () => resolve(one)) as [() => void, () => void];
      asked.push({ ids, was, stored, late, refused: () => reject(new Error('This order was not stored.')) });
    });
  const { api } = memoryCategories();
  opened = await openCategories({ ...api, order });
  return asked;
}
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened.close();
  vi.unstubAllGlobals();
});

it('shows a new order at once, keeps the focus on its button, and says where the row is now', async () => {
  const asked = await open();
  await opened.press('Move Zorg down');
  expect(opened.names()).toEqual(['Bouw', 'Zorg', 'Onderwijs']);
  expect(focused()).toBe('Move Zorg down');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Zorg is number 2 of 3 now');
  expect(asked.map(({ ids }) => ids)).toEqual([[2, 1, 4]]);
});

it('stores one order at a time, and of those that were asked for meanwhile the last', async () => {
  const asked = await open();
  await opened.press('Move Zorg down');
  await opened.press('Move Zorg down');
  await opened.press('Move Bouw down');
  expect(asked).toHaveLength(1);
  await act(async () => asked[0]?.stored());
  expect(asked.map(({ ids }) => ids)).toEqual([
    [2, 1, 4],
    [4, 2, 1],
  ]);
  await act(async () => asked[1]?.stored());
  expect(opened.names()).toEqual(['Onderwijs', 'Bouw', 'Zorg']);
});

it('goes back to what was stored last where an order is refused, and says why', async () => {
  const asked = await open();
  await opened.press('Move Zorg down');
  await act(async () => asked[0]?.stored());
  await opened.press('Move Onderwijs up');
  expect(opened.names()).toEqual(['Bouw', 'Onderwijs', 'Zorg']);
  await act(async () => asked[1]?.refused());
  expect(opened.names()).toEqual(['Bouw', 'Zorg', 'Onderwijs']);
  expect(opened.alert()).toContain('This order was not stored.');
  expect(focused()).toBe('Move Onderwijs up');
});

it('stores no order over one that a colleague gave them, and shows that one', async () => {
  const asked = await open();
  await opened.press('Move Zorg down');
  expect(asked[0]?.was).toEqual([1, 2, 4]);
  await act(async () => asked[0]?.late());
  expect(opened.names()).toEqual(['Zorg', 'Bouw', 'Onderwijs']);
  expect(opened.alert()).toContain('A colleague put these in another order meanwhile');
});

it('moves nothing beyond the ends, and nothing while the list is searched', async () => {
  const asked = await open();
  await opened.press('Move Zorg up');
  expect(asked).toEqual([]);
  expect(opened.button('Move Zorg up').getAttribute('aria-disabled')).toBe('true');
  await opened.write('Find in all languages', 'o');
  expect(() => opened.button('Move Bouw up')).toThrow('Nothing to press is called Move Bouw up');
});
