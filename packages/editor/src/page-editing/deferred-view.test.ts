import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { aSite, typed } from './a-site.ts';
import { applyAll } from './apply-command.ts';
import type { Command } from './command.ts';
import { createDeferredView } from './deferred-view.ts';
import type { Saved } from './editing.ts';
import type { EditedSite } from './edited-site.ts';
import { editorOf } from './editor-of.ts';
import { pageEditingMachine } from './page-editing.machine.ts';

const titleIn = (site: EditedSite, block = 12) => site.blockOf[block]?.settings['NL']?.values['title'];

/** An editor whose frames are painted, and whose admin rests, when the test says so. */
function aWorkbench() {
  const save = fromPromise<Saved, { command: Command; confirmed: EditedSite }>(
    () => new Promise(() => undefined),
  );
  const actor = createActor(pageEditingMachine.provide({ actors: { save } }), {
    input: { site: aSite() },
    clock: new SimulatedClock(),
  });
  const frames: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const view = createDeferredView(actor, {
    whenPainted: (act) => frames.push(act),
    whenRested: (act) => pauses.push(act),
  });
  let count = 0;
  const editor = editorOf(actor, view, { now: () => (count += 100), newUid: () => `${(count += 1)}` });
  view.follow();
  actor.start();
  let draws = 0;
  view.subscribe(() => (draws += 1));
  const type = (title: string, panels: 'painted' | 'rested' | undefined, block = 12): void =>
    editor.act({ key: 'settingChanged' }, [typed(title, block)], 1, { panels });
  return {
    actor,
    editor,
    view,
    type,
    paint: (): void => frames.splice(0).forEach((act) => act()),
    rest: (): void => pauses.splice(0).forEach((act) => act()),
    rendered: (block?: number) => titleIn(view.getSnapshot().context.site, block),
    now: (block?: number) => titleIn(editor.site(), block),
    draws: () => draws,
  };
}

describe('what is done while panels follow later', () => {
  it('is with the machine and on the canvas at once, and in the panels when typing rests', () => {
    const { type, editor, rest, paint, rendered: html, now, draws } = aWorkbench();
    const canvas: unknown[] = [];
    editor.watch((site) => canvas.push(titleIn(site)));
    const before = draws();
    for (const title of ['N', 'Ni', 'Nieuw']) type(title, 'rested');
    expect([canvas, now(), html()]).toEqual([['N', 'Ni', 'Nieuw'], 'Nieuw', 'Titel 12']);
    paint();
    expect([html(), draws()]).toEqual(['Titel 12', before]);
    rest();
    expect([html(), draws()]).toEqual(['Nieuw', before + 1]);
  });

  it('is in the panels once it was painted, where nothing is typed', () => {
    const { type, paint, rendered } = aWorkbench();
    type('Gekozen', 'painted');
    expect(rendered()).toBe('Titel 12');
    paint();
    expect(rendered()).toBe('Gekozen');
  });

  it('is there with whatever happens next, and after that nothing is late', () => {
    const { type, editor, rest, rendered, draws } = aWorkbench();
    type('Getypt', 'rested');
    editor.saveNow();
    expect(rendered()).toBe('Getypt');
    const after = draws();
    rest();
    expect(draws()).toBe(after);
  });

  it('is one step and one save, however many keys it took', () => {
    const { type, actor } = aWorkbench();
    for (const title of ['N', 'Ni', 'Nieuw']) type(title, 'rested');
    const { pending, history } = actor.getSnapshot().context;
    expect(pending.map(({ command }) => command)).toEqual([typed('Nieuw')]);
    expect(history).toHaveLength(1);
  });

  it('whatever is done, painted and rested in whatever order: what is seen at last is what was done', () => {
    const move = fc.oneof(
      fc.record({
        block: fc.constantFrom(12, 13),
        title: fc.string(),
        panels: fc.constantFrom('painted' as const, 'rested' as const, undefined),
      }),
      fc.constantFrom('paint' as const, 'rest' as const),
    );
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const bench = aWorkbench();
        let wanted = aSite();
        for (const one of moves)
          if (typeof one === 'string') bench[one]();
          else {
            bench.type(one.title, one.panels, one.block);
            wanted = applyAll(wanted, [typed(one.title, one.block)]);
            expect(bench.now(one.block)).toBe(one.title);
            if (!one.panels) expect(bench.rendered(one.block)).toBe(one.title);
          }
        bench.paint();
        bench.rest();
        for (const block of [12, 13]) expect(bench.rendered(block)).toBe(titleIn(wanted, block));
      }),
    );
  });
});
