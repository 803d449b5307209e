// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../page-editing/a-site.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';

const press = (key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      code: `Key${key.toUpperCase()}`,
      bubbles: true,
      cancelable: true,
      ...more,
    }),
  );

it('has what is typed before it is there, and nothing of that is done to the page', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <OnWorkbench site={aSite()} query="?page=1&block=12">
        <KeyboardShortcuts />
      </OnWorkbench>,
    ),
  );
  press('k', { ctrlKey: true });
  for (const letter of 'Page') press(letter);
  const input = await vi.waitFor(
    () => document.querySelector<HTMLInputElement>('dialog input') ?? expect.fail('The palette is not there'),
  );
  expect(input.value).toBe('Page');
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await act(async () => root.unmount());
});
