// @vitest-environment happy-dom
import type { Experiment } from '@boardwright/api-client/contract';
import { coreSchemas } from '@boardwright/blocks-schema';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { anEngine } from '../block-actions/workbench.fixture.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useIsTested } from '../publication/publication.tsx';
import { anExperiment, ByHand, experimentsInMemory } from '../publishing/publishing.fixture.tsx';
import { ExperimentDialog } from './experiment-dialog.tsx';

const engine = anEngine(coreSchemas.faq);
let root: Root;
const open = (node: ReactNode): void => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(node);
};
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});
const press = async (name: RegExp): Promise<void> => {
  const found = await vi.waitFor(
    () =>
      [...document.querySelectorAll('button')].find((one) =>
        name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
      ) ?? expect.fail(`There is no button ${name}`),
    { timeout: 10_000 },
  );
  found.click();
};
const dialogText = () => document.querySelector('dialog')?.textContent ?? '';
const expectText = (text: string | RegExp) =>
  vi.waitFor(() => expect(dialogText()).toMatch(text), { timeout: 10_000 });

/** The questions of the page, and the dialog of their tests. */
function Bench() {
  const work = useWorkStore();
  const title = useEdited((site) => site.blockOf[12]?.settings['NL']?.values['title']);
  return (
    <>
      <output data-page>{String(title)}</output>
      <output data-held>{String(useIsTested(12))}</output>
      <button type="button" onClick={() => work.set({ dialog: { kind: 'experiment', block: 12 } })}>
        Test
      </button>
      <ExperimentDialog />
    </>
  );
}
const output = (name: string) => document.querySelector(`[data-${name}]`)?.textContent;
const openWith = (experiments: readonly Experiment[], publication = {}) =>
  open(
    <ByHand
      engine={engine}
      source={{ experiments: experimentsInMemory(...experiments) }}
      publication={publication}
    >
      <Bench />
    </ByHand>,
  );

it('expectText first what came of a test, then what was counted, and saves B in the block where that is chosen', async () => {
  openWith([anExperiment], { tested_blocks: [12] });
  await vi.waitFor(() => expect(output('held')).toBe('true'));
  await press(/^Test$/);
  await expectText('Running, day 13 of 21');
  await expectText('B does better: about 39 more for every 100 that A gets.');
  await expectText('That is no luck in 99 of 100 cases');
  const rows = [...document.querySelectorAll('dialog tr')].map((row) => row.textContent);
  expect(rows).toContain('Goes on to an employer’s form decides261360+39%99 of 100');
  expect(rows).toContain('Applies here 7483+13%Not enough yet');
  await press(/^Use B$/);
  await expectText('The test ends, and B is saved in the block.');
  expect(output('page')).not.toBe('Wat sollicitanten ons vragen');
  await press(/^Do it$/);
  await vi.waitFor(() => expect(output('page')).toBe('Wat sollicitanten ons vragen'));
  await expectText('B was chosen');
});

it('leaves the block as it is where A stays, and offers to test again', async () => {
  const ended = { ...anExperiment, ended_at: '2026-11-20T12:00:00.000Z', ended_by: 'change' as const };
  const findings = {
    ...anExperiment.findings,
    apply_clicks: { verdict: 'no_difference' as const, sure: 60, difference: 3 },
  };
  openWith([
    { ...ended, findings },
    { ...anExperiment, id: 9, block_id: 13, key: 'html' },
  ]);
  await press(/^Test$/);
  await expectText('visitors got something else in the place of the block');
  await expectText('Neither did clearly better.');
  const before = output('page');
  await press(/^A stays$/);
  await expectText('Test again');
  expect(output('page')).toBe(before);
  await press(/^Test again$/);
  await expectText('Earlier tests of this block');
  expect(dialogText()).toContain('Other tests of this site');
  await press(/^Look at it: No difference/);
  await expectText('Neither did clearly better.');
});
