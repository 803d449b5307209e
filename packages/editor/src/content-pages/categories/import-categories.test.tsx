// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryCategories } from './categories.fixture.tsx';
import { openCategories } from './open-categories.fixture.tsx';

let opened: Awaited<ReturnType<typeof openCategories>>;
let memory: ReturnType<typeof memoryCategories>;
const states = () => [...document.querySelectorAll('dialog tbody tr')].map((row) => row.textContent);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
  memory = memoryCategories();
  opened = await openCategories(memory.api);
  await opened.press('Import list');
});
afterEach(async () => {
  await opened.close();
  vi.unstubAllGlobals();
});

it('says what would become of each line before anything is added', async () => {
  expect(opened.text()).toContain('in this order: Dutch; English');
  await opened.write('Categories', 'Scheepvaart; Shipping\nZorg\na;b;c');
  await opened.press('Check');
  expect(states()).toEqual([
    '1Scheepvaart; ShippingIs added',
    '2ZorgThere already',
    '3a;b;cWrongMore names than languages',
  ]);
  expect(opened.text()).toContain('1 to add, 1 there already, 1 wrong');
  expect(memory.names()).toEqual(['Zorg', 'Bouw', 'Onderwijs']);
});

it('adds what it said, and closes', async () => {
  await opened.write('Categories', 'Scheepvaart\nVisverwerking');
  await opened.press('Check');
  await opened.press('Add 2');
  expect(opened.names()).toEqual(['Zorg', 'Bouw', 'Onderwijs', 'Scheepvaart', 'Visverwerking']);
  expect(document.querySelector('dialog')).toBeNull();
});

it('keeps the lines that are wrong, to put them right', async () => {
  await opened.write('Categories', 'Scheepvaart\nZorg\na;b;c');
  await opened.press('Check');
  await opened.press('Add 1');
  expect(memory.names()).toContain('Scheepvaart');
  expect(opened.text()).toContain('1 category is added');
  expect(opened.field('Categories').value).toBe('a;b;c');
  expect(states()).toEqual(['1a;b;cWrongMore names than languages']);
});

it('keeps them in a group that had none, too', async () => {
  await opened.close();
  memory = memoryCategories([]);
  opened = await openCategories(memory.api);
  await opened.press('Import list');
  await opened.write('Categories', 'Scheepvaart\na;b;c');
  await opened.press('Check');
  await opened.press('Add 1');
  expect(opened.names()).toContain('Scheepvaart');
  expect(opened.field('Categories').value).toBe('a;b;c');
});

it('offers to add nothing that it has not checked', async () => {
  await opened.press('Check');
  expect(opened.text()).toContain('Fill in at least one category');
  await opened.write('Categories', 'Scheepvaart');
  await opened.press('Check');
  await opened.write('Categories', 'Scheepvaart\nVisverwerking');
  expect(() => opened.button('Add 1')).toThrow('Nothing to press is called Add 1');
  expect(states()).toEqual([]);
});
