// @vitest-environment happy-dom
import { RequestError } from '@boardwright/engine/request-failure';
import { locales, type Locale } from '@boardwright/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RedirectsApi } from './redirects-api.ts';
import { memoryRedirects, RedirectsFixture } from './redirects.fixture.tsx';
import { RedirectsPart } from './redirects-part.tsx';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function open(api: RedirectsApi, address?: string, locale: Locale = 'en') {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <RedirectsFixture api={api} locale={locale} {...(address === undefined ? {} : { address })}>
        <RedirectsPart />
      </RedirectsFixture>,
    ),
  );
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
const text = (): string => document.body.textContent;
/** @throws Error where nothing has this name */
function control<Kind extends HTMLElement>(selector: string, name: string): Kind {
  const found = [...document.querySelectorAll<Kind>(selector)].find((one) => nameOf(one) === name);
  if (!found) throw new Error(`Nothing is called ${name}: ${text()}`);
  return found;
}
const press = (name: string) => act(async () => control('button, a', name).click());
const pick = (name: string) => act(async () => control('input[type=checkbox]', name).click());
const field = (label: string, nth = 0): HTMLInputElement => {
  const those = [...document.querySelectorAll('label')].filter((one) => nameOf(one) === label);
  const input = document.getElementById(those[nth]?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field is called ${label}`);
  return input;
};
const write = (label: string, typed: string, nth = 0) =>
  act(async () => {
    const input = field(label, nth);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const paths = (): (string | undefined)[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('code')?.textContent);

it('leads an address on once both ends are filled in, and is ready for the next', async () => {
  await open(memoryRedirects().api);
  expect(paths()).toEqual(['/banen/*', '/café', '/over']);
  await press('Add redirect');
  expect(text()).toContain('Fill in an address');
  await write('From', '/tarief');
  await press('Add redirect');
  expect(text()).toContain('Fill in where it leads');
  await write('To', '/tarieven');
  await press('Add redirect');
  expect(paths()).toContain('/tarief');
  expect([field('From').value, document.activeElement]).toEqual(['', field('From')]);
});

it('says at its field why an address was refused, and keeps what was typed', async () => {
  const fields = { url: ['That leads back here.'] };
  const refused = new RequestError({ kind: 'refused', message: 'That leads back here.', fields });
  await open({ ...memoryRedirects().api, add: () => Promise.reject(refused) });
  await write('From', '/a');
  await write('To', '/b');
  await press('Add redirect');
  const input = field('To');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'That leads back here.',
  );
  expect([field('From').value, input.value]).toEqual(['/a', '/b']);
  expect(document.querySelector('[role=alert]')).toBeNull();
  await write('To', '/c');
  expect(field('To').getAttribute('aria-invalid')).toBe('false');
});

it('deletes what is picked, and undoes it at one press', async () => {
  await open(memoryRedirects().api);
  await pick('Pick /café');
  await pick('Pick /over');
  expect(text()).toContain('2 picked');
  await press('Delete 2');
  expect(paths()).toEqual(['/banen/*']);
  expect(text()).toContain('2 redirects deleted. They can be restored for 30 days');
  await press('Undo');
  expect(paths()).toEqual(['/banen/*', '/café', '/over']);
  expect(text()).not.toContain('picked');
});

it('picks all of a page, and none', async () => {
  await open(memoryRedirects().api);
  await pick('Pick all on this page');
  expect(text()).toContain('3 picked');
  await press('Pick none');
  expect(text()).not.toContain('picked');
});

it('restores what was deleted, and says what does not fit any more', async () => {
  const { api } = memoryRedirects();
  await api.remove([2, 3]);
  const restore = async () => ({ restored: 1, left: ['/over'] });
  await open({ ...api, restore }, '/content?part=redirects&status=deleted');
  expect(paths()).toEqual(['/café', '/over']);
  await pick('Pick all on this page');
  await press('Restore 2');
  expect(text()).toContain('stay deleted: /over');
});

it('changes one from what it is, as people read it', async () => {
  const { api, rows } = memoryRedirects();
  await open(api);
  await press('Edit: /café');
  expect(field('From', 1).value).toBe('/café');
  await write('To', '/horeca', 1);
  await press('Save redirect');
  expect(rows().find(({ id }) => id === 2)).toMatchObject({ url: '/horeca', revision: 2 });
});

it('mends what leads nowhere, one or all that have a likely answer', async () => {
  const { api, rows } = memoryRedirects();
  await open(api);
  await press('Mend: /overons');
  expect(rows().at(-1)).toMatchObject({ path: '/overons', url: '/over-ons' });
  expect(text()).toContain('2 of 2');
  await open(memoryRedirects().api);
  await press('Mend all 2');
  expect(paths()).toEqual(expect.arrayContaining(['/overons', '/vacatures/bijbaan-dokkum']));
});

it('takes an address without an answer to the form, and leaves out what is ignored', async () => {
  await open(memoryRedirects().api);
  await press('Lead on: /12345');
  expect([field('From').value, document.activeElement]).toEqual(['/12345', field('To')]);
  expect(text()).toContain('3 of 3');
  await press('Ignore: /12345');
  expect(text()).toContain('2 of 2');
});

it('imports a list after it said what would become of it', async () => {
  const { api } = memoryRedirects();
  await open(api, '/content?part=redirects&open=import');
  const area = document.querySelector('textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, '/x,/y\n/z,/y');
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Check');
  expect(text()).toContain('2 to add, 0 there already, 0 wrong');
  await press('Add 2');
  expect(paths()).toEqual(expect.arrayContaining(['/x', '/z']));
});

it.each(locales)('is drawn in %s without a raw key, empty and full', async (locale) => {
  await open(memoryRedirects().api, undefined, locale);
  expect(text()).not.toMatch(/redirect\.|\{\{/);
  await act(async () => root.unmount());
  await open(memoryRedirects([], []).api, undefined, locale);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(0);
  expect(text()).not.toMatch(/redirect\.|\{\{/);
});
