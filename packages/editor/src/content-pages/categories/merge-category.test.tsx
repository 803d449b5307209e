// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryCategories } from './categories.fixture.tsx';
import { openCategories } from './open-categories.fixture.tsx';

let opened: Awaited<ReturnType<typeof openCategories>>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened.close();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector('dialog');
async function choose(value: string) {
  const select = dialog()?.querySelector('select');
  if (!select) throw new Error('Nothing to choose');
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

it('makes a category a part of another of its group, once what moves was read', async () => {
  const { api, rows } = memoryCategories();
  opened = await openCategories(api);
  await opened.press('More for Zorg');
  await opened.press('Merge with another');
  const merge = async () => act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await merge();
  expect(dialog()?.textContent).toContain('Choose a category');
  expect([...(dialog()?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Choose a category',
    'Bouw',
    'Onderwijs',
  ]);
  await choose('4');
  expect(dialog()?.textContent).toContain('12 jobs');
  expect(dialog()?.textContent).toContain('1 job alert');
  expect(dialog()?.textContent).toContain('“Zorg” mean “Onderwijs” from then on');
  await merge();
  expect(document.querySelector('[role=status]')?.textContent).toBe('Zorg is a part of Onderwijs now');
  expect(opened.names()).toEqual(['Bouw', 'Onderwijs']);
  expect(rows().find(({ id }) => id === 4)?.jobs).toBe(13);
});
