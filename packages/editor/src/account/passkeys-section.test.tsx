// @vitest-environment happy-dom
import type { Passkey } from '@boardwright/api-client/contract';
import { locales, type Locale } from '@boardwright/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import { editorLanguage } from '../language/editor-languages.ts';
import { type AddedPasskey, type PasskeyApi, PasskeyApiContext } from '../login/passkey-api.ts';
import { PasskeysSection } from './passkeys-section.tsx';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const phone: Passkey = {
  uuid: 'a',
  name: 'Phone',
  host: 'jobs.example',
  is_here: true,
  is_synced: true,
  created_at: '2026-11-26T08:52:00Z',
  last_used_at: null,
};

/** Passkeys in memory; the password is 'right'. */
function memoryPasskeys(answer?: AddedPasskey): PasskeyApi {
  let all: readonly Passkey[] = [];
  const wrong = { fields: { current_password: ['This is not your current password'] } };
  return {
    list: async () => all,
    async add(password) {
      if (password !== 'right') return { refused: wrong };
      if (answer) return answer;
      all = [phone];
      return { passkey: phone, codes: ['code-1'] };
    },
    async rename(uuid, name) {
      if (name === '') return { fields: { name: ['Give it a name'] } };
      all = all.map((one) => (one.uuid === uuid ? { ...one, name } : one));
      return undefined;
    },
    async remove(uuid, password) {
      if (password !== 'right') return wrong;
      all = all.filter((one) => one.uuid !== uuid);
      return undefined;
    },
    offer: () => () => undefined,
  };
}

const onChanged = vi.fn();
async function open(api: PasskeyApi | undefined, locale: Locale = 'en') {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <EditorLanguageProvider language={editorLanguage(locale)}>
        <PasskeyApiContext value={api}>
          <PasskeysSection onChanged={onChanged} />
        </PasskeyApiContext>
      </EditorLanguageProvider>,
    ),
  );
}
const text = (): string => document.body.textContent;
const press = (name: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    if (!found) throw new Error(`Nothing is called ${name}: ${text()}`);
    found.click();
  });
const write = (name: string, typed: string): void => {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!field) throw new Error(`There is no ${name}: ${text()}`);
  field.value = typed;
};

it('adds one with the password, keeps its recovery codes, renames and removes it', async () => {
  await open(memoryPasskeys());
  expect(text()).toContain('You have no passkeys yet.');
  await press('Add a passkey');
  expect(text()).toContain(`is for ${location.hostname}`);
  write('current_password', 'wrong');
  await press('Go on');
  expect(text()).toContain('This is not your current password');
  write('current_password', 'right');
  await press('Go on');
  await press('I have kept them');
  expect([text().includes('Phone was added.'), text().includes('For jobs.example')]).toEqual([true, true]);
  await press('Rename: Phone');
  write('name', ' ');
  await press('Save');
  expect(text()).toContain('Give it a name');
  write('name', 'Laptop');
  await press('Save');
  expect(text()).toContain('It is now called Laptop.');
  await press('Remove: Laptop');
  await press('Cancel');
  await press('Remove: Laptop');
  write('current_password', 'right');
  await press('Remove');
  expect([text().includes('Laptop was removed.'), onChanged.mock.calls.length]).toEqual([true, 3]);
});

it('loses nothing by a prompt that is put away, and has a way on where there are no passkeys', async () => {
  await open(memoryPasskeys('cancelled'));
  await press('Add a passkey');
  write('current_password', 'right');
  await press('Go on');
  expect(text()).toContain('No passkey was made. Nothing has changed.');
  await act(async () => root.unmount());
  await open(undefined);
  expect(text()).toContain('They need a recent browser');
  await act(async () => root.unmount());
  let isAway = true;
  const api = memoryPasskeys();
  await open({ ...api, list: () => (isAway ? Promise.reject(new Error('The server is away')) : api.list()) });
  expect(text()).toContain('The server is away');
  isAway = false;
  await press('Try again');
  expect(text()).toContain('You have no passkeys yet.');
});

it.each(locales)('is drawn in %s without a raw key', async (locale) => {
  await open({ ...memoryPasskeys(), list: async () => [phone] }, locale);
  expect(text()).toContain('jobs.example');
  expect(text()).not.toMatch(/\{\{/);
});
