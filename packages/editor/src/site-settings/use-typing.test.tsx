// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyping } from './use-typing.ts';

const commit = vi.fn<(text: string) => void>();

function Field() {
  const { value, type } = useTyping<string>('', commit);
  return <input value={value} onChange={({ target }) => type(target.value)} />;
}

async function aField() {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<Field />));
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const write = (text: string) =>
    act(async () => {
      const input = document.querySelector('input');
      setValue?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { write, remove: () => act(async () => root.unmount()) };
}
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  commit.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('makes one step of what is typed without a rest, however long', async () => {
  const { write } = await aField();
  for (let keys = 1; keys <= 30; keys++) {
    await write('a'.repeat(keys));
    await wait(100);
  }
  expect(commit).not.toHaveBeenCalled();
  await wait(1000);
  expect(commit.mock.calls).toEqual([['a'.repeat(30)]]);
});

it('makes a step of what is typed when its field goes, and none later', async () => {
  const { write, remove } = await aField();
  await write('half');
  await remove();
  await wait(5000);
  expect(commit.mock.calls).toEqual([['half']]);
});

it('makes a step of what is typed when the page goes in the middle of it, once', async () => {
  const { write } = await aField();
  await write('half a w');
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(commit.mock.calls).toEqual([['half a w']]);
  await wait(5000);
  expect(commit).toHaveBeenCalledTimes(1);
});
