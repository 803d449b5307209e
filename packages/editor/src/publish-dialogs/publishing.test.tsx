// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWork } from '../block-actions/work.tsx';
import { ChangesPanel } from '../publishing/changes-panel.tsx';
import { PublishControl } from '../publishing/publish-control.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ByHand } from '../publishing/publishing.fixture.tsx';

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
const page = () => document.querySelector('[data-page]')?.textContent;

it('says what visitors would notice, and publishes it with the shared blocks and pages that are ticked', async () => {
  const publish = vi.fn(async () => undefined);
  open(
    <ByHand source={{ publish }}>
      <PublishControl />
      <Bench />
    </ByHand>,
  );
  await vi.waitFor(() => expect(button(/^Draft · 3 changes$/)).toBeDefined());
  await press(/^Publish$/);
  await vi.waitFor(() =>
    expect([...(dialog()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      expect.stringContaining('faq: Title changed'),
      expect.stringContaining('html added'),
    ]),
  );
  // The menu is ticked and left out; the other page is not, and goes along.
  for (const tick of dialog()?.querySelectorAll('input') ?? []) tick.click();
  await press(/^Publish (now|with)/);
  await vi.waitFor(() => expect(publish).toHaveBeenCalledWith(18, [1, 2], []));
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
  expect(publish).toHaveBeenLastCalledWith(18, [1], [11]);
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

it('is absent where each save is the visitors’ at once', async () => {
  const find = vi.fn(async () => ({ publishing: 'live' as const, pages: [], changed_blocks: [] }));
  open(
    <ByHand source={{ find }}>
      <PublishControl />
    </ByHand>,
  );
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1));
  expect(document.querySelector('button')).toBeNull();
});
