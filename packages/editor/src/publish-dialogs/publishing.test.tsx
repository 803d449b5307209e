// @vitest-environment happy-dom
import type { PublishPlan } from '@boardwright/api-client/contract';
import { RequestError } from '@boardwright/engine/request-failure';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useWork } from '../block-actions/work.tsx';
import { ChangesPanel } from '../publishing/changes-panel.tsx';
import { PublishControl } from '../publishing/publish-control.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { DraftMarks } from '../publishing/draft-marks.tsx';
import { anOlderPage, aPlan, ByHand } from '../publishing/publishing.fixture.tsx';

let root: Root;
const open = (node: ReactNode): void => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(node);
};
const button = (name: RegExp, within: ParentNode = document): HTMLButtonElement | undefined =>
  [...within.querySelectorAll('button')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
/** Presses a button once it is there. */
const press = async (name: RegExp): Promise<void> =>
  (await vi.waitFor(() => button(name) ?? expect.fail(`There is no button ${name}`))).click();
const dialog = () => document.querySelector('dialog');
/** What is sent of a page that goes to visitors alone. */
const now = { offline: [], appearance: false, remarks: expect.any(Number) };

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** What the page says by now, and the dialog that is open. */
function Bench() {
  const title = useEdited((site) => site.blockOf[12]?.settings['NL']?.values['title']);
  const blocks = useEdited((site) => site.pageOf[1]?.blocks.join());
  const asked = useWork((state) => state.dialog?.kind);
  return (
    <>
      <output data-page>{`${blocks} ${String(title)}`}</output>
      {asked === 'publish' ? <PublishDialog /> : null}
    </>
  );
}

/** What somebody else does meanwhile. */
function Colleague() {
  const editor = useEditor();
  const does = {
    'removes html': [{ type: 'removeBlock', page: 1, block: 13 }],
    'renames faq': [{ type: 'setSettings', block: 12, locale: 'NL', set: { title: 'Meanwhile' }, unset: [] }],
  } as const;
  return Object.entries(does).map(([what, commands]) => (
    <button key={what} type="button" onClick={() => editor.act({ key: 'changed' }, commands, 1)}>
      Colleague {what}
    </button>
  ));
}
const page = () => document.querySelector('[data-page]')?.textContent;

it('says what visitors would notice, and publishes it with the shared blocks and pages that are ticked', async () => {
  const publish = vi.fn(async () => undefined);
  open(
    <ByHand source={{ publish }}>
      <PublishControl />
      <Bench />
    </ByHand>,
  );
  await vi.waitFor(() => expect(button(/^Draft · 3 changes$/)).toBeDefined(), { timeout: 10_000 });
  await press(/^Publish$/);
  await vi.waitFor(() =>
    expect([...(dialog()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      expect.stringContaining('faq: Title changed'),
      expect.stringContaining('html added'),
    ]),
  );
  // The menu is ticked and left out; the other page is not, and goes along.
  for (const tick of dialog()?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) tick.click();
  await press(/^Publish (now|with)/);
  await vi.waitFor(() =>
    expect(publish).toHaveBeenCalledWith(18, {
      ...now,
      pages: [1, 2],
      blocks: [],
    }),
  );
  await vi.waitFor(() => expect(dialog()).toBeNull());
});

it('publishes nothing with remarks of the checks where the site has `publish_checks: block`, and leads to them', async () => {
  const publish = vi.fn(async () => undefined);
  open(
    <ByHand source={{ publish }} settings={{ publish_checks: 'block' }}>
      <PublishControl />
      <Bench />
    </ByHand>,
  );
  await vi.waitFor(() => expect(button(/^Draft · 3 changes$/)).toBeDefined());
  await press(/^Publish$/);
  await vi.waitFor(() =>
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toMatch(/remark.*solved/),
  );
  await vi.waitFor(() => expect(button(/^Publish now$/)?.getAttribute('aria-disabled')).toBe('true'));
  await press(/^Publish now$/);
  expect(publish).not.toHaveBeenCalled();
  await press(/^Look at them$/);
  await vi.waitFor(() => expect(dialog()).toBeNull());
});

it('stays open with the sentence of who refused it, and can be sent once more', async () => {
  const publish = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(new Error('Visitors still find the page “About” at /about.'));
  open(
    <ByHand source={{ publish }}>
      <PublishControl />
      <Bench />
    </ByHand>,
  );
  await vi.waitFor(() => expect(button(/^Draft · 3 changes$/)).toBeDefined());
  await press(/^Publish$/);
  await press(/^Publish (now|with)/);
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Visitors still find the page'));
  await press(/^Publish (now|with)/);
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(2));
  expect(publish).toHaveBeenLastCalledWith(18, { ...now, pages: [1], blocks: [11] });
});

it('asks once more when something changed while somebody looked, and says what', async () => {
  const publish = vi.fn(async () => undefined);
  open(
    <ByHand source={{ publish }}>
      <PublishControl />
      <Colleague />
      <Bench />
    </ByHand>,
  );
  await press(/^Publish$/);
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('html added'));
  await press(/^Colleague removes html$/);
  await press(/^Colleague renames faq$/);
  await vi.waitFor(() => expect(dialog()?.textContent).not.toContain('html added'), { timeout: 5000 });
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('New since you looked'), { timeout: 5000 });
  await press(/^Publish (now|with)/);
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Something changed while you looked'));
  expect(publish).not.toHaveBeenCalled();
  await press(/^Publish (now|with)/);
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
});

const radio = (name: RegExp): HTMLElement | null =>
  [...document.querySelectorAll('label')]
    .find((label) => name.test(label.textContent ?? ''))
    ?.querySelector('input[type=radio]') ?? null;

it('plans the page on the clock of the site, says what is refused beside it, and shows what is planned', async () => {
  const add = vi
    .fn(async () => aPlan)
    .mockRejectedValueOnce(
      new RequestError({
        kind: 'refused',
        message: 'Something is planned',
        fields: { due_at: ['Something is planned'] },
      }),
    );
  const cancel = vi.fn(async () => undefined);
  let plans: readonly PublishPlan[] = [];
  const find = async () => ({
    publishing: 'by_hand' as const,
    pages: [{ id: 1, published: { author: 'Andrei', at: '2026-11-18T15:20:00.000Z' }, is_changed: true }],
    changed_blocks: [],
    changed_appearance: [],
    plans: [...plans],
  });
  const unused = async () => aPlan;
  open(
    <ByHand source={{ find, plans: { add, cancel, change: unused, run: async () => undefined } }}>
      <PublishControl />
      <ChangesPanel />
      <Bench />
    </ByHand>,
  );
  await press(/^Publish$/);
  await vi.waitFor(() => expect(radio(/^Plan/)).not.toBeNull());
  radio(/^Plan/)?.click();
  await press(/^Plan for Sun,? 22 Nov/);
  await vi.waitFor(() => expect(dialog()?.querySelector('[aria-invalid=true]')).not.toBeNull());
  plans = [aPlan];
  await press(/^Plan for/);
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(add).toHaveBeenLastCalledWith(
    18,
    expect.objectContaining({
      dueAt: '2026-11-22T08:00:00.000Z',
      backAt: undefined,
      pages: [1],
      offline: [],
    }),
  );
  await vi.waitFor(() => expect(button(/^Planned, Mon,? 30 Nov/)).toBeDefined());
  plans = [];
  await press(/^Cancel plan: .+: to visitors$/);
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledWith(1));
  await vi.waitFor(() => expect(button(/^Planned/)).toBeUndefined());
});

it('puts one change back, or all of them', async () => {
  open(
    <ByHand>
      <ChangesPanel />
      <Bench />
    </ByHand>,
  );
  await vi.waitFor(() => expect(button(/^Put back: faq/)).toBeDefined());
  // Its words belong to the other page as well.
  expect(button(/^Put back: navbar/)).toBeUndefined();
  await press(/^Put back: faq/);
  await vi.waitFor(() => expect(page()).toBe('11,12,13 Vragen van vorig jaar'));
  await press(/^Discard draft$/);
  await vi.waitFor(() => expect(page()).toBe('11,12 Vragen van vorig jaar'));
});

describe('the marks of a draft on the page', () => {
  const boxes = [11, 12, 13].map((id, at) => ({
    id,
    top: at * 100,
    height: 100,
    left: 0,
    width: 1280,
    rendering: 'rendered' as const,
  }));
  /** The page on the bench, what is chosen on it, and what it is compared with. */
  function Marked() {
    const { blockId } = useWorkbench();
    const past = useWork((state) => state.past);
    return (
      <>
        <DraftMarks document={document} boxes={boxes} scale={1} />
        <output data-chosen>{blockId}</output>
        <output data-compared>{past && `${past.mode} ${past.blocks?.map(({ id }) => id).join()}`}</output>
      </>
    );
  }
  const textOf = (part: string) => document.querySelector(`[data-${part}]`)?.textContent;
  const tags = () => [...document.querySelectorAll('[data-sign] > span')].map((tag) => tag.textContent);
  afterEach(() => localStorage.clear());

  it('name what changed at each block, lead from one to the next, and can be hidden', async () => {
    open(
      <ByHand>
        <Marked />
        <Bench />
      </ByHand>,
    );
    await vi.waitFor(() =>
      expect(tags()).toEqual(['~ Title changed (NL)', '~ Title changed (NL)', '+ Added']),
    );
    await press(/^Next change$/);
    await vi.waitFor(() => expect(textOf('chosen')).toBe('11'));
    // The block that is worked on has its own words there.
    await vi.waitFor(() => expect(tags()).toEqual(['~ Title changed (NL)', '+ Added']));
    await press(/^Previous change$/);
    await vi.waitFor(() => expect(textOf('chosen')).toBe('13'));
    await press(/^Marks/);
    await vi.waitFor(() => expect(tags()).toEqual([]));
    await press(/^Marks/);
    await vi.waitFor(() => expect(tags()).toHaveLength(2));
  });

  it('say where a block stood that visitors still see, and put it back there', async () => {
    const older = anOlderPage();
    const [first] = older.blocks;
    const readPage = async () => ({
      page: { ...older.page, blocks: [11, 99, 12] },
      blocks: [...older.blocks, { ...first!, id: 99, key: 'html', isGlobal: false }],
    });
    open(
      <ByHand source={{ readPage }}>
        <Marked />
        <Bench />
      </ByHand>,
    );
    await press(/^Put back: html removed$/);
    await vi.waitFor(() => expect(page()).toMatch(/^11,-?\d+,12,13 /));
  });

  it('compare the draft with what visitors see', async () => {
    open(
      <ByHand>
        <Marked />
      </ByHand>,
    );
    await press(/^Compare with live/);
    await vi.waitFor(() => expect(textOf('compared')).toBe('compared 11,12,13'));
  });
});

it('is absent where each save is the visitors’ at once', async () => {
  const find = vi.fn(async () => ({
    publishing: 'live' as const,
    pages: [],
    changed_blocks: [],
    changed_appearance: [],
    plans: [],
  }));
  open(
    <ByHand source={{ find }}>
      <PublishControl />
    </ByHand>,
  );
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1));
  expect(document.querySelector('button')).toBeNull();
});
