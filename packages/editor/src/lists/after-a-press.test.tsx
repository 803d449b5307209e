// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { editorMessages } from '../editor.messages.ts';
import { DeletedRows } from './deleted-rows.tsx';
import { Failure } from './reading.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const place = document.createElement('main');
  place.id = 'bench';
  place.tabIndex = 0;
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const translator = createTranslator('en', { editor: editorMessages.en });
  return {
    draw: (part: ReactNode) =>
      act(async () => root.render(<TranslatorContext value={translator}>{part}</TranslatorContext>)),
    close: () => act(async () => root.unmount()),
  };
}

it('leads the keyboard on to what is left of the deleted rows, and to the screen after the last', async () => {
  const { draw, close } = open();
  const rows = (...names: string[]) => (
    <DeletedRows
      title="Deleted lately"
      restore="Restore"
      rows={names.map((name) => ({
        key: name,
        name,
        facts: [],
        restoreNamed: `Restore ${name}`,
        onRestore: () => undefined,
      }))}
    />
  );
  await draw(rows('one', 'two'));
  document.querySelector<HTMLElement>('[aria-label="Restore one"]')?.focus();
  await draw(rows('two'));
  expect(document.activeElement?.textContent).toBe('Deleted lately');
  document.querySelector<HTMLElement>('[aria-label="Restore two"]')?.focus();
  await draw(rows());
  expect(document.activeElement?.id).toBe('bench');
  await close();
});

it('brings into sight why something that was sent did not happen, each time', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { draw, close } = open();
  await draw(<Failure of={undefined} />);
  expect(scrolled).not.toHaveBeenCalled();
  await draw(<Failure of={{ kind: 'conflict', message: 'A colleague decided meanwhile.' }} />);
  await draw(<Failure of={{ kind: 'conflict', message: 'A colleague decided meanwhile.' }} />);
  expect(scrolled).toHaveBeenCalledTimes(2);
  await close();
});
