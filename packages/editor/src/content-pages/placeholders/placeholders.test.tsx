// @vitest-environment happy-dom
import type { Placeholders } from '@boardwright/api-client/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnWorkbench } from '../../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../../page-editing/a-site.ts';
import { type PlaceholdersApi, PlaceholdersApiContext, type PlaceholdersBody } from './placeholders-api.ts';
import { PlaceholdersPart } from './placeholders-part.tsx';

const uses = [{ page_id: 3, name: 'Over ons' }];
let root: Root;
let stored: Placeholders;
let saved: PlaceholdersBody[];
const api: PlaceholdersApi = {
  read: async () => stored,
  async save(body) {
    if (body.revision !== stored.revision) return { current: stored };
    saved.push(body);
    stored = {
      revision: stored.revision + 1,
      placeholders: body.placeholders.map((one) => ({ ...one, uses: [] })),
      missing: [],
      deleted: [],
    };
    return { saved: stored };
  },
};
async function open(query = '?part=placeholders'): Promise<void> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <OnWorkbench site={aSite()} query={query}>
        <PlaceholdersApiContext value={api}>
          <main>
            <PlaceholdersPart />
          </main>
        </PlaceholdersApiContext>
      </OnWorkbench>,
    ),
  );
}
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name)
      ?.click(),
  );
const control = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const write = (label: string, text: string) =>
  act(async () => {
    const found = control(label);
    Object.getOwnPropertyDescriptors(Object.getPrototypeOf(found)).value?.set?.call(found, text);
    found.dispatchEvent(new Event('input', { bubbles: true }));
  });
const text = () => document.body.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  saved = [];
  stored = {
    revision: 7,
    placeholders: [{ name: 'phone', texts: { nl: '058' }, uses }],
    missing: [{ name: 'fax', uses }],
    deleted: [{ name: 'price', texts: { nl: '€ 95' }, deleted_at: '2026-11-20T10:00:00Z' }],
  };
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('names what nobody fills in, and writes it in each language with one press', async () => {
  await open();
  expect(text()).toContain('{{fax}}Used on Over ons');
  await press('Write fax');
  expect(text()).not.toContain('Filled in by nobody');
  expect(control('Name').value).toBe('fax');
  await write('Text in Dutch', 'Geen fax');
  await write('Text in English', 'No fax');
  await press('Save');
  expect(saved).toEqual([
    {
      revision: 7,
      placeholders: [
        { name: 'fax', texts: { nl: 'Geen fax', en: 'No fax' } },
        { name: 'phone', texts: { nl: '058' } },
      ],
    },
  ]);
  expect(text()).toContain('Saved: your pages say it from now on.');
});

it('stays with what was typed, and asks where a colleague changed the list meanwhile', async () => {
  await open();
  await write('Text in Dutch', '058 9');
  await act(async () => root.unmount());
  await open();
  expect(control('Text in Dutch').value).toBe('058 9');
  stored = { ...stored, revision: 9, placeholders: [] };
  await press('Save');
  expect(document.querySelector('dialog')?.textContent).toContain('phone: nl: 058 9');
});

it('teaches what it is for where there is none, and finds by the address', async () => {
  stored = { ...stored, missing: [] };
  await open('?part=placeholders&find=zzz');
  expect(text()).toContain('No placeholder matches this.');
  await press('Show all');
  await press('Remove phone');
  expect(text()).toContain('write them here once, and {{phone}} where they go');
});

it('restores what was deleted, with its texts, once it is saved', async () => {
  await open();
  await press('Restore price');
  expect(control('Name').value).toBe('price');
  expect(control('Text in Dutch').value).toBe('€ 95');
  expect(text()).not.toContain('Deleted in the last 30 days');
  await press('Save');
  expect(saved[0]?.placeholders[0]).toEqual({ name: 'price', texts: { nl: '€ 95' } });
});
