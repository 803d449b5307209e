// @vitest-environment happy-dom
import type { SecondStep } from '@boardwright/api-client/contract';
import { locales, type Locale } from '@boardwright/messages';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TwoStepSection } from '../account/two-step-section.tsx';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import { editorLanguage } from '../language/editor-languages.ts';
import { SecondStepPage } from './second-step-page.tsx';
import { type AddedPasskey, type PasskeyApi, PasskeyApiContext } from '../login/passkey-api.ts';
import { type SecondStepApi, SecondStepApiContext } from './second-step-api.ts';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Two-step login in memory, as the API keeps it: the password is 'right', the code '123456'. */
function memorySecondStep(isOn = false, isRequired = false): SecondStepApi {
  let since = isOn ? '2026-11-26T08:52:00Z' : null;
  let left = 10;
  const refuse = (field: string, sentence: string) => ({ fields: { [field]: [sentence] } });
  const wrongPassword = refuse('current_password', 'This is not your current password');
  const codes = () => Array.from({ length: left }, (_, at) => `code-${at}`);
  return {
    read: async () => ({ on_since: since, is_required: isRequired, recovery_codes_left: left, passkeys: 0 }),
    ways: async () => ({ app: true, passkey: false, passkey_hosts: [] }),
    prepare: async (password) =>
      password === undefined || password === 'right'
        ? { secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }
        : { refused: wrongPassword },
    async confirm(code) {
      if (code !== '123456') return { refused: refuse('code', 'This code is not right') };
      since = '2026-11-27T08:52:00Z';
      return { codes: codes() };
    },
    async renewCodes(password) {
      left = 10;
      return password === 'right' ? { codes: codes() } : { refused: wrongPassword };
    },
    async turnOff(password) {
      if (password !== 'right') return wrongPassword;
      since = null;
      return undefined;
    },
  };
}

async function open(what: ReactNode, api = memorySecondStep(), locale: Locale = 'en', passkeys?: PasskeyApi) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <EditorLanguageProvider language={editorLanguage(locale)}>
        <PasskeyApiContext value={passkeys}>
          <SecondStepApiContext value={api}>{what}</SecondStepApiContext>
        </PasskeyApiContext>
      </EditorLanguageProvider>,
    ),
  );
}
const done = { onGive: vi.fn(), onPasskey: vi.fn(), onSetUp: vi.fn(), onGiveUp: vi.fn() };
const page = (step: SecondStep, failure?: string) => (
  <SecondStepPage step={step} busy={false} failure={failure} version="1" {...done} />
);
const section = <TwoStepSection onChanged={() => undefined} />;

const text = (): string => document.body.textContent;
const press = (name: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    if (!found) throw new Error(`Nothing is called ${name}: ${text()}`);
    found.click();
  });
const write = async (name: string, typed: string) => {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!field) throw new Error(`There is no ${name}: ${text()}`);
  field.value = typed;
};

it('gives the code as it was typed, and says which is missing or was refused', async () => {
  await open(page('asked'));
  await press('Log in');
  expect([text().includes('Fill in the code'), done.onGive.mock.calls]).toEqual([true, []]);
  await write('code', ' 123 456 ');
  await press('Log in');
  expect(done.onGive.mock.calls).toEqual([['123 456']]);
  await press('No phone at hand? Use a recovery code');
  expect(text()).toContain('An owner of this site can reset your two-step login.');
  await press('Log in with another account');
  expect(done.onGiveUp).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  await open(page('asked', 'This code is not right'));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This code is not right');
});

it('has who must set it up do that, and is done once the recovery codes are kept', async () => {
  await open(page('to_set_up'));
  await press('Begin');
  expect(document.querySelector('svg[role=img] path')?.getAttribute('d')).toMatch(/^M/);
  expect(document.querySelector('code')?.textContent).toBe('ABCD EFGH');
  await write('code', '000000');
  await press('Turn on');
  expect(text()).toContain('This code is not right');
  await write('code', '123456');
  await press('Turn on');
  expect([document.querySelectorAll('li').length, done.onSetUp.mock.calls.length]).toEqual([10, 0]);
  await press('I have kept them');
  expect(done.onSetUp).toHaveBeenCalledOnce();
});

/** A browser with passkeys, of which each prompt comes to the next of these. */
function promptsOf(...outcomes: AddedPasskey[]): PasskeyApi {
  const never = () => Promise.reject(new Error('Not here'));
  const stop = () => undefined;
  return {
    list: never,
    rename: never,
    remove: never,
    offer: () => stop,
    add: async () => outcomes.shift() ?? 'cancelled',
  };
}

it('offers a passkey first to who must set it up, and an app to who has none', async () => {
  const made = {
    uuid: 'a',
    name: 'Phone',
    host: 'x',
    is_here: true,
    is_synced: false,
    created_at: '',
    last_used_at: null,
  };
  const refused = { refused: { message: 'Your passkey could not be checked.', fields: {} } };
  await open(
    page('to_set_up'),
    undefined,
    'en',
    promptsOf('cancelled', refused, { passkey: made, codes: ['code-1'] }),
  );
  await press('Use a passkey');
  expect(text()).toContain('No passkey was made. You can try again, or use an app.');
  await press('Use a passkey');
  expect(text()).toContain('Your passkey could not be checked.');
  await press('Use a passkey');
  expect(document.querySelectorAll('li')).toHaveLength(1);
  await act(async () => root.unmount());
  await open(page('to_set_up'), undefined, 'en', promptsOf());
  await press('Use an app');
  await press('Begin');
  expect(document.querySelector('code')?.textContent).toBe('ABCD EFGH');
  await press('Log out');
  expect(done.onGiveUp).toHaveBeenCalled();
});

it('asks for a passkey where there is one for the host, and says where there is one elsewhere', async () => {
  const ways = { app: false, passkey: true, passkey_hosts: [] };
  await open(page('asked'), { ...memorySecondStep(), ways: async () => ways }, 'en', promptsOf());
  await press('Use your passkey');
  expect([done.onPasskey.mock.calls.length, text().includes('Recovery code')]).toEqual([1, true]);
  await act(async () => root.unmount());
  const away = async () => ({ app: false, passkey: false, passkey_hosts: ['jobs.example'] });
  await open(page('asked'), { ...memorySecondStep(), ways: away }, 'en', promptsOf());
  expect(text()).toContain('Your passkeys are for another address: jobs.example.');
});

it('is turned on at one’s account with the password, and off again', async () => {
  await open(section);
  await press('Turn on');
  await write('current_password', 'wrong');
  await press('Go on');
  expect(text()).toContain('This is not your current password');
  await write('current_password', 'right');
  await press('Go on');
  await write('code', '123456');
  await press('Turn on');
  await press('I have kept them');
  expect(text()).toContain('Two-step login is on.');
  await press('Turn off');
  await write('current_password', 'right');
  await press('Turn off');
  expect(text()).toContain('Two-step login is off.');
});

it('gives new recovery codes, and is not turned off where the team asks it of all', async () => {
  await open(section, memorySecondStep(true, true));
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'New recovery codes',
    'Move to another app',
  ]);
  await press('New recovery codes');
  await press('Cancel');
  await press('New recovery codes');
  await write('current_password', 'right');
  await press('New recovery codes');
  expect(document.querySelectorAll('li')).toHaveLength(10);
  await press('I have kept them');
  expect(text()).toContain('Your new recovery codes work from now on.');
});

it('says why it cannot tell how one logs in, and asks again', async () => {
  const { read, ...api } = memorySecondStep();
  let isAway = true;
  await open(section, {
    ...api,
    read: () => (isAway ? Promise.reject(new Error('The server is away')) : read()),
  });
  expect(text()).toContain('The server is away');
  isAway = false;
  await press('Try again');
  expect(text()).toContain('With it on, somebody who has your password alone cannot log in.');
});

it.each(locales)('is drawn in %s without a raw key', async (locale) => {
  for (const what of [page('asked'), page('to_set_up'), section]) {
    await open(what, memorySecondStep(true), locale);
    expect(text()).not.toMatch(/\b(?:asked|setUp|codes|account)\.\w|\{\{/);
    await act(async () => root.unmount());
  }
  await open(section, memorySecondStep(true), locale);
});
