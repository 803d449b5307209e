// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { editorMessages } from '../editor.messages.ts';
import type { Revision } from '../model/past.ts';
import { RevisionName } from './revision-name.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('says what somebody called it meanwhile, keeps what was typed, and saves that at the next press', async () => {
  const answers = ['Winter', undefined];
  const sent: string[] = [];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const revision = { id: 4, name: '', at: 0, author: 'Anna', blocks: {} } as unknown as Revision;
  await act(async () =>
    root.render(
      <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
        <RevisionName
          revision={revision}
          onName={async (name) => {
            sent.push(name);
            return answers.shift();
          }}
        />
      </TranslatorContext>,
    ),
  );
  await act(async () => place.querySelector('button')?.click());
  const field = place.querySelector('input');
  const save = () => act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click());
  if (field) field.value = 'Zomer';
  await save();
  expect(place.querySelector('[role=alert]')?.textContent).toBe(
    'Somebody called it ‘Winter’ meanwhile. Save once more to call it ‘Zomer’.',
  );
  expect(place.querySelector('input')?.value).toBe('Zomer');
  await save();
  expect([sent, place.querySelector('form')]).toEqual([['Zomer', 'Zomer'], null]);
  await act(async () => root.unmount());
});
