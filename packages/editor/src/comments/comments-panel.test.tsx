// @vitest-environment happy-dom
import type { CommentThread } from '@boardwright/api-client/contract';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { aSite } from '../page-editing/a-site.ts';
import { CommentSourceContext, type CommentSource } from './comment-source.ts';
import { CommentsPanel } from './comments-panel.tsx';

const aThread = (id: number, text: string): CommentThread => ({
  id,
  block_id: 12,
  page_id: 1,
  resolved_at: null,
  resolved_by: null,
  changed_at: '2026-11-20T09:00:00.000Z',
  comments: [
    {
      id: id * 10,
      user_uuid: 'sanne',
      name: 'Sanne Bakker',
      text,
      mentions: [],
      revision: 1,
      created_at: '2026-11-20T09:00:00.000Z',
      edited_at: null,
    },
  ],
});

function aSource(changes: Partial<CommentSource> = {}): CommentSource {
  const threads = [aThread(1, 'Klopt dit?'), aThread(2, 'Andere foto?')];
  return {
    findThreads: async (_, state) => ({ threads: state === 'open' ? threads : [], total: threads.length }),
    findReaders: async () => [{ user_uuid: 'sanne', name: 'Sanne Bakker' }],
    start: async () => aThread(3, 'Nieuw'),
    reply: async (thread) => aThread(thread, 'Ja'),
    resolve: async (thread) => ({ ...aThread(thread, ''), resolved_at: '2026-11-20T10:00:00.000Z' }),
    change: async () => aThread(1, 'Anders'),
    remove: async () => undefined,
    ...changes,
  };
}

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

function Begin() {
  const { comment } = useBlockActions();
  return (
    <button type="button" onClick={() => comment(12)}>
      Begin
    </button>
  );
}

function open(source: CommentSource): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <OnWorkbench site={aSite()} query="?page=1">
      <CommentSourceContext value={source}>
        <Begin />
        <CommentsPanel />
      </CommentSourceContext>
    </OnWorkbench>,
  );
}

const button = (name: RegExp): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.textContent ?? ''));
const press = async (name: RegExp): Promise<void> =>
  (await vi.waitFor(() => button(name) ?? expect.fail(`There is no button ${name}`))).click();
const field = () => vi.waitFor(() => document.querySelector('textarea') ?? expect.fail('There is no field'));

async function write(text: string): Promise<HTMLTextAreaElement> {
  const box = await field();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
  box.setSelectionRange(text.length, text.length);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe(text));
  return box;
}

it('leaves what was written where it cannot be stored, with the sentence why; also for the next time', async () => {
  const start = vi.fn<CommentSource['start']>().mockRejectedValue(new Error('Resolve one first.'));
  open(aSource({ start }));
  await press(/^Begin$/);
  await write('Mag dit weg?');
  await press(/^Comment$/);
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Resolve one first.'),
  );
  expect(document.querySelector('textarea')?.value).toBe('Mag dit weg?');
  root.unmount();
  open(aSource());
  await press(/^Begin$/);
  expect((await field()).value).toBe('Mag dit weg?');
});

it('calls who stands in it by name', async () => {
  const start = vi.fn<CommentSource['start']>().mockResolvedValue(aThread(3, ''));
  open(aSource({ start }));
  await press(/^Begin$/);
  await write('Zie je dit, @sa');
  await vi.waitFor(() =>
    expect(document.querySelector('[role=option]')?.textContent).toContain('Sanne Bakker'),
  );
  document.querySelector<HTMLElement>('[role=option]')?.click();
  await vi.waitFor(() =>
    expect(document.querySelector('textarea')?.value).toBe('Zie je dit, @Sanne Bakker '),
  );
  await press(/^Comment$/);
  await vi.waitFor(() =>
    expect(start).toHaveBeenCalledWith(12, {
      uid: expect.any(String),
      page: 1,
      text: 'Zie je dit, @Sanne Bakker',
      mentions: ['sanne'],
    }),
  );
});

it('is sent with the same number again where the answer was lost, and with another one for other words', async () => {
  const start = vi.fn<CommentSource['start']>().mockRejectedValue(new Error('No answer came.'));
  open(aSource({ start }));
  await press(/^Begin$/);
  await write('Eerst dit');
  for (const times of [1, 2]) {
    await press(/^Comment$/);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(button(/^Comment$/)?.getAttribute('aria-disabled')).toBe('false'));
  }
  await write('Toch iets anders');
  await press(/^Comment$/);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
  const [first, again, other] = start.mock.calls.map(([, { uid }]) => uid);
  expect([again === first, other === first]).toEqual([true, false]);
});

it('has the focus after what was resolved went, and says how many are left', async () => {
  open(aSource());
  const resolve = await vi.waitFor(() => button(/^Resolve$/) ?? expect.fail('There is nothing to resolve'));
  resolve.focus();
  resolve.click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open1'));
  expect(document.querySelectorAll('article')).toHaveLength(1);
});
