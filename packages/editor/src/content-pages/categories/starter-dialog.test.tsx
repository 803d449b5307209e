// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { memoryCategories } from './categories.fixture.tsx';
import { openCategories } from './open-categories.fixture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('begins an empty board with the set of a field, of which it says before what would be added', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const memory = memoryCategories([]);
  const opened = await openCategories(memory.api);
  expect(opened.text()).toContain('No categories yet');
  await opened.press('Begin with a set');
  expect(opened.text()).toContain('care one');
  expect(memory.names()).toEqual([]);
  await opened.press('Add 2');
  expect(memory.names()).toEqual(['care one', 'Zorg']);
  expect(opened.names()).toEqual(['care one', 'Zorg']);
  expect(opened.text()).not.toContain('No categories yet');
  await opened.close();
});
