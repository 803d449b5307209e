// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryCategories } from './categories.fixture.tsx';
import type { CategoriesApi } from './categories-api.ts';
import { openCategories } from './open-categories.fixture.tsx';

let opened: Awaited<ReturnType<typeof openCategories>>;
const open = async (api: CategoriesApi, address?: string) => {
  opened = await openCategories(api, address);
};
/** What was joined with a colleague's is on its way again. */
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const refuses = (sentence: string) => () => Promise.reject(new Error(sentence));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened.close();
  vi.unstubAllGlobals();
});

it('adds a category once it has a name in the site’s own language, and shows it', async () => {
  const { api } = memoryCategories();
  await open(api);
  await opened.press('New category');
  await opened.write('Name in English', 'Shipping');
  await opened.press('Save category');
  expect(opened.text()).toContain('Fill in a name');
  await opened.write('Name in Dutch', ' Scheepvaart ');
  await opened.press('Save category');
  expect(opened.names()).toEqual(['Zorg', 'Bouw', 'Onderwijs', 'Scheepvaart']);
  expect(opened.text()).toContain('Branche 4');
});

it('says why a change was refused, and keeps what was typed', async () => {
  await open({ ...memoryCategories().api, change: refuses('Another site offers this category too.') });
  await opened.press('More for Bouw');
  await opened.press('Edit');
  await opened.write('Name in English', 'Construction');
  await opened.press('Save category');
  expect(opened.alert()).toContain('Another site offers this category too.');
  expect(opened.field('Name in English').value).toBe('Construction');
});

it('archives a category after it said what that does, and goes on at the next', async () => {
  await open(memoryCategories().api);
  await opened.press('More for Zorg');
  await opened.press('Archive');
  expect(opened.text()).toContain('12 jobs have it');
  expect(opened.names()).toHaveLength(3);
  await opened.press('Archive');
  expect(opened.names()).toEqual(['Bouw', 'Onderwijs']);
  expect(document.activeElement?.textContent).toBe('Bouw');
  expect(opened.text()).toContain('Archived 2');
});

it('restores one without a question', async () => {
  await open(memoryCategories().api, '/content?status=archived');
  expect(opened.names()).toEqual(['Visserij']);
  await opened.press('Restore: Visserij');
  expect(opened.text()).toContain('Nothing of this group is archived.');
});

it('says above the list why one could not be restored', async () => {
  await open(
    { ...memoryCategories().api, restore: refuses('There is one of this name.') },
    '/content?status=archived',
  );
  await opened.press('Restore: Visserij');
  expect(opened.alert()).toContain('There is one of this name.');
  expect(opened.names()).toEqual(['Visserij']);
});

it('finds by a name in any language, and shows all again at one press where nothing is called that', async () => {
  await open(memoryCategories().api);
  await opened.write('Find in all languages', 'education');
  expect(opened.names()).toEqual(['Onderwijs']);
  await opened.write('Find in all languages', 'windmill');
  expect(opened.text()).toContain('No category here is called “windmill”.');
  await opened.press('Clear the search');
  expect(opened.names()).toHaveLength(3);
  expect(document.activeElement).toBe(opened.field('Find in all languages'));
});

it('keeps what two admins changed of one category, and asks where it is the same name', async () => {
  const memory = memoryCategories();
  await open(memory.api);
  const theirs = (name: Readonly<Record<string, string>>, revision: number) =>
    memory.api.change(1, { name, revision });
  await opened.press('Zorg');
  await opened.write('Name in English', 'Health care');
  await theirs({ nl: 'Zorg en welzijn' }, 1);
  await opened.press('Save category');
  await settled();
  expect(memory.rows()[0]).toMatchObject({ name: { nl: 'Zorg en welzijn', en: 'Health care' } });
  await opened.press('Zorg en welzijn');
  await opened.write('Name in Dutch', 'Zorgwerk');
  await theirs({ nl: 'Verpleging' }, 3);
  await opened.press('Save category');
  await settled();
  expect(opened.text()).toContain('You and a colleague both changed this');
  expect(opened.text()).toContain('Verpleging');
  expect(opened.field('Name in Dutch').value).toBe('Zorgwerk');
});
