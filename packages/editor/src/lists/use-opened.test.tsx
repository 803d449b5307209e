// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpened } from './use-opened.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

interface Row {
  readonly id: string;
  readonly title: string;
}

/** What `useOpened` finds in one list after another. */
async function aList(open: string | undefined) {
  let set: (next: { rows: readonly Row[] | undefined; open: string | undefined }) => void = () => undefined;
  let opened: Row | undefined;
  function List() {
    const [given, setGiven] = useState<Parameters<typeof set>[0]>({ rows: undefined, open });
    set = setGiven;
    opened = useOpened(given.rows, given.open, ({ id }) => id);
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(<List />));
  return {
    show: (rows: readonly Row[] | undefined, which = open) => act(async () => set({ rows, open: which })),
    opened: () => opened,
  };
}
const baker = { id: '1', title: 'Bakker' };
const cook = { id: '2', title: 'Kok' };

it('opens a row once its list has come, as it is in the list that came last', async () => {
  const { show, opened } = await aList('1');
  expect(opened()).toBeUndefined();
  await show([cook, baker]);
  expect(opened()).toBe(baker);
  const renamed = { ...baker, title: 'Meesterbakker' };
  await show([renamed]);
  expect(opened()).toBe(renamed);
});

it('leaves a row open that a later list does not hold, or while one is read', async () => {
  const { show, opened } = await aList('1');
  await show([baker, cook]);
  await show([cook]);
  expect(opened()).toBe(baker);
  await show(undefined);
  expect(opened()).toBe(baker);
});

it('closes it with the address, and opens no other row in its place', async () => {
  const { show, opened } = await aList('1');
  await show([baker, cook]);
  await show([cook], '3');
  expect(opened()).toBeUndefined();
});
