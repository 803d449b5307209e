// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import { editorLanguage } from '../language/editor-languages.ts';
import type { SetupAnswers } from './setup-page-props.ts';
import { SetupPage } from './setup-page.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The page as it is loaded, once more where it was before. */
async function load(complete: (answers: SetupAnswers) => Promise<undefined> = async () => undefined) {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const effects = {
    host: 'board.example',
    read: async () => ({ languages: ['nl'], defaultLanguage: 'nl' }),
    complete,
    goOn: () => undefined,
  };
  await act(async () =>
    root?.render(
      <EditorLanguageProvider language={editorLanguage('en')}>
        <SetupPage version="1" effects={effects} />
      </EditorLanguageProvider>,
    ),
  );
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    if (!input) throw new Error(`No field ${name}`);
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const checked = () =>
  [...document.querySelectorAll('input[type=checkbox]')].map((box) => box.matches(':checked'));

it('keeps what was typed through a reload, but for the password, until it is sent', async () => {
  await load();
  await type('given_name', 'Ada');
  await type('host', 'jobs.example');
  await type('password', 'a sentence of mine');
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  const languages = checked();
  expect(languages.filter(Boolean)).toHaveLength(2);
  await load();
  expect([field('given_name')?.value, field('host')?.value, field('password')?.value]).toEqual([
    'Ada',
    'jobs.example',
    '',
  ]);
  expect(checked()).toEqual(languages);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a sentence');

  const sent: SetupAnswers[] = [];
  await load(async (answers) => void sent.push(answers));
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(sent).toMatchObject([{ given_name: 'Ada', host: 'jobs.example' }]);
  await load();
  expect([field('given_name')?.value, field('host')?.value]).toEqual(['', 'board.example']);
});
