// @vitest-environment happy-dom
import { adminAreas, adminRights, type ListView, type User } from '@boardwright/api-client/contract';
import { locales } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editorMessages } from '../editor.messages.ts';
import { AdminRightsContext } from '../ui/admin-rights.ts';
import { type Column, ColumnTable } from './column-table.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { type ListViewsApi, ListViewsApiContext } from './list-views-api.ts';
import { StoredViews } from './stored-views.tsx';
import { useColumns } from './use-columns.ts';
import { useListAddress } from './use-list-address.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  localStorage.clear();
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const view = (change: Partial<ListView>): ListView => ({
  uuid: 'ending',
  list: 'jobs',
  name: 'Ending soon',
  query: 'sort=till&status=ending',
  is_shared: false,
  made_by: null,
  may_change: true,
  ...change,
});
const colleagues = view({
  uuid: 'zorg',
  name: 'Zorg',
  query: 'find=zorg',
  made_by: 'Marit',
  may_change: false,
});

function memoryViews(views: readonly ListView[] = []) {
  let stored = [...views];
  const removed = new Map<string, ListView>();
  const api: ListViewsApi = {
    find: async () => stored,
    async create(list, draft) {
      if (stored.some(({ name }) => name === draft.name))
        throw new Error('You have a view of this name already');
      const made = view({ uuid: draft.name, list, ...draft });
      stored = [...stored, made];
      return made;
    },
    async change(uuid, change) {
      stored = stored.map((one) => (one.uuid === uuid ? { ...one, ...change } : one));
      return stored.find((one) => one.uuid === uuid)!;
    },
    async remove(uuid) {
      removed.set(
        uuid,
        stored.find((one) => one.uuid === uuid)!,
      );
      stored = stored.filter((one) => one.uuid !== uuid);
    },
    async restore(uuid) {
      stored = [...stored, removed.get(uuid)!];
    },
  };
  return { api, stored: () => stored };
}

const columns: readonly Column<string>[] = [
  { name: 'title', title: 'Title', isFixed: true, cell: (row) => row },
  { name: 'place', title: 'Place', cell: (row) => `at ${row}` },
  { name: 'ends', title: 'Ends', cell: (row) => `till ${row}` },
  { name: 'made', title: 'Made', isExtra: true, cell: (row) => `since ${row}` },
];

function List() {
  const address = useListAddress(['find', 'status', 'sort', 'columns', 'list', 'open'] as const);
  const chosen = useColumns('jobs', columns, address);
  return (
    <>
      <StoredViews of="jobs" address={address} />
      <ColumnChoice columns={chosen} />
      <ColumnTable
        rows={['Kok']}
        columns={chosen.visible}
        keyOf={(row) => row}
        sort="title"
        toSorted={() => '?'}
      />
      <output>{useLocation().search}</output>
    </>
  );
}

interface Opened {
  readonly api?: ListViewsApi;
  readonly address?: string;
  readonly admin?: User['admin'];
  readonly locale?: (typeof locales)[number];
}

async function open({ api = memoryViews().api, address = '/jobs', admin, locale = 'en' }: Opened = {}) {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
        <MemoryRouter initialEntries={[address]}>
          <AdminRightsContext value={admin}>
            <ListViewsApiContext value={api}>
              <List />
            </ListViewsApiContext>
          </AdminRightsContext>
        </MemoryRouter>
      </TranslatorContext>,
    ),
  );
}
const text = () => document.body.textContent;
const query = () => document.querySelector('output')?.textContent;
function named<Part extends HTMLElement>(selector: string, name: string): Part {
  const found = [...document.querySelectorAll<Part>(selector)].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  );
  if (!found) throw new Error(`Nothing is called ${name}: ${text()}`);
  return found;
}
const press = (name: string, selector = 'button, a') => act(async () => named(selector, name).click());
const tick = (name: string) => act(async () => named('label', name).querySelector('input')?.click());
async function type(words: string) {
  const field = document.querySelector<HTMLInputElement>('form input:not([type=checkbox])')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const submit = () => act(async () => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());

describe('a view of a list', () => {
  it('leads to the list as it was stored, from its first page, and says that one is there', async () => {
    const { api } = memoryViews([view({}), colleagues]);
    await open({ api, address: '/jobs?page=3&find=kok&list=4&open=ab' });
    await press('Saved views');
    expect(text()).toMatch(/Yours.*Ending soon.*Shared.*Zorg.*by Marit/s);
    expect(() => named('button', 'Change “Zorg”')).toThrow('Nothing is called');
    await press('Ending soon');
    expect(query()).toBe('?page=3&status=ending&sort=till');
    expect(named('button', 'Saved views: Ending soon').getAttribute('aria-expanded')).toBe('false');
  });

  it('is stored as the list is now, with a name that is free', async () => {
    const { api, stored } = memoryViews([view({})]);
    await open({ api, address: '/jobs?page=3&find=kok&list=4' });
    await press('Saved views');
    await press('Save how the list is now');
    expect(document.activeElement).toBe(document.querySelector('form input'));
    await type('Ending soon');
    await submit();
    expect(text()).toContain('You have a view of this name already');
    await type('Cooks');
    await tick('Share with colleagues');
    await submit();
    expect(stored().at(-1)).toMatchObject({ name: 'Cooks', query: 'find=kok', is_shared: true });
    expect(text()).toContain('Cooks');
  });

  it('is renamed, finds what the list finds now, and is deleted and put back', async () => {
    const { api, stored } = memoryViews([view({})]);
    await open({ api, address: '/jobs?status=paused' });
    await press('Saved views');
    await press('Change “Ending soon”');
    await type('Resting');
    await tick('Show what the list shows now');
    await submit();
    expect(stored()).toMatchObject([{ name: 'Resting', query: 'status=paused' }]);
    await press('Change “Resting”');
    await press('Delete view');
    expect(stored()).toEqual([]);
    expect(text()).toContain('“Resting” is deleted.');
    await press('Undo');
    expect(stored()).toMatchObject([{ name: 'Resting' }]);
  });

  it('is not offered to share by who only sees the list', async () => {
    const areas = Object.fromEntries(adminAreas.map((area) => [area, adminRights[area].read_only]));
    await open({ admin: { role: 'read_only', areas } as User['admin'] });
    await press('Saved views');
    await press('Save how');
    expect(text()).not.toContain('Share with colleagues');
  });

  it.each(locales)('says all of it in %s', async (locale) => {
    await open({ locale });
    for (const button of document.querySelectorAll('button')) await act(async () => button.click());
    expect(text()).not.toMatch(/\b(?:columns|usual|none|mine|store)\.[a-z]/i);
  });

  it('says why they did not come, and tries again', async () => {
    const { api } = memoryViews([view({})]);
    const find = vi.fn(api.find).mockRejectedValueOnce(new Error('There is no connection.'));
    await open({ api: { ...api, find } });
    await press('Saved views');
    expect(text()).toContain('There is no connection.');
    await press('Try again');
    expect(text()).toContain('Ending soon');
  });
});

describe('the columns of a list', () => {
  const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent);

  it('are chosen, stand in the address, and are there the next time', async () => {
    await open();
    expect(heads()).toEqual(['Title', 'Place', 'Ends']);
    await press('Columns');
    await tick('Place');
    await tick('Made');
    expect([heads(), query()]).toEqual([['Title', 'Ends', 'Made'], '?columns=ends.made']);
    await act(async () => root.unmount());
    await open();
    expect(heads()).toEqual(['Title', 'Ends', 'Made']);
    await press('Columns');
    await press('The usual ones');
    expect([heads(), query()]).toEqual([['Title', 'Place', 'Ends'], '']);
  });

  it('may be none but what a row is called; names of none are passed over', async () => {
    await open({ address: '/jobs?columns=place.nothing' });
    expect(heads()).toEqual(['Title', 'Place']);
    await press('Columns');
    await tick('Place');
    expect([heads(), query()]).toEqual([['Title'], '?columns=none']);
  });
});
