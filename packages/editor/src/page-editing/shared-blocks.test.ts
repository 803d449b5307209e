import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { aSite, typed } from './a-site.ts';
import type { Command } from './command.ts';
import type { Saved, SharedChoice } from './editing.ts';
import type { EditedSite } from './edited-site.ts';
import { gatherTime } from './page-editing.setup.ts';
import { pageEditingMachine } from './page-editing.machine.ts';

/** Block 11 stands on both pages of the site. */
function edit(site = aSite(), typingRests: () => Promise<void> = () => Promise.resolve()) {
  const sent: Command[] = [];
  const clock = new SimulatedClock();
  const save = fromPromise<Saved, { command: Command; confirmed: EditedSite }>(async ({ input }) => {
    sent.push(input.command);
    return { at: 1, stamps: [], numbers: {} };
  });
  const actors = { save, typingRests: fromPromise(typingRests) };
  const actor = createActor(pageEditingMachine.provide({ actors }), { input: { site }, clock }).start();
  let count = 0;
  const act = (...commands: readonly Command[]): void => {
    count += 1;
    actor.send({
      type: 'DO',
      uid: `${count}`,
      name: { key: 'x' },
      page: 1,
      at: count * 10_000,
      commands,
    });
  };
  const choose = (choice: SharedChoice) => actor.send({ type: 'CHOOSE', choice });
  const asked = () => waitFor(actor, (now) => now.matches({ saving: 'asking' }));
  const saved = () => waitFor(actor, (now) => now.matches('saved'));
  const title = (block: number) =>
    actor.getSnapshot().context.site.blockOf[block]?.settings['NL']?.values['title'];
  const gathered = () => clock.increment(gatherTime);
  return { actor, act, choose, asked, saved, title, gathered, sent };
}

describe('a change of a shared block', () => {
  it('is shown at once, and asked about when nobody is typing any more', async () => {
    let pause = (): void => undefined;
    const paused = new Promise<void>((resolve) => {
      pause = resolve;
    });
    const e = edit(aSite(), () => paused);
    e.act(typed('Overal', 11));
    e.gathered();
    expect(e.title(11)).toBe('Overal');
    expect(e.actor.getSnapshot().matches({ saving: 'beforeAsking' })).toBe(true);
    pause();
    await e.asked();
    expect(e.sent).toEqual([]);
  });

  it('waits until one says that it may happen everywhere, with all that was typed meanwhile, and asks no more here', async () => {
    const e = edit();
    e.act(typed('Over', 11));
    e.gathered();
    await e.asked();
    e.act(typed('Overal', 11));
    e.choose('everywhere');
    await waitFor(e.actor, (now) => now.matches('gathering'));
    e.gathered();
    await e.saved();
    expect(e.sent).toEqual([typed('Over', 11), typed('Overal', 11)]);
    e.act(typed('Nog eens', 11));
    e.gathered();
    await e.saved();
    expect(e.sent).toHaveLength(3);
    e.actor.send({ type: 'FORGET_CHOICES' });
    e.act(typed('Op een andere pagina', 11));
    e.gathered();
    await e.asked();
  });

  it('is put back where it should happen nowhere, with what waits behind it, and is no failure; later it is asked anew', async () => {
    const e = edit();
    e.act(typed('Nergens', 11));
    e.act({ type: 'setStyles', block: 11, css: 'a{}' });
    e.act(typed('Elders', 12));
    e.gathered();
    await e.asked();
    e.choose('nowhere');
    await e.saved();
    expect([e.title(11), e.title(12)]).toEqual(['Titel 11', 'Elders']);
    expect(e.sent).toEqual([typed('Elders', 12)]);
    expect(e.actor.getSnapshot().context.failures).toEqual([]);
    expect(e.actor.getSnapshot().context.history).toHaveLength(1);
    e.act(typed('Toch', 11));
    e.gathered();
    await e.asked();
  });

  it('goes into a copy where it should happen here only: what makes the copy is sent, the change is not', async () => {
    const e = edit();
    e.act(typed('Alleen hier', 11));
    e.gathered();
    await e.asked();
    e.act({ type: 'removeBlock', block: 11, page: 1 });
    e.choose('here');
    await e.saved();
    expect(e.sent).toEqual([{ type: 'removeBlock', block: 11, page: 1 }]);
    expect(e.title(11)).toBe('Titel 11');
  });

  it('is sent at once when the block is not shared, or on one page only', async () => {
    for (const [site, block] of [
      [aSite(), 12],
      [{ ...aSite(), pages: [1] }, 11],
    ] as const) {
      const e = edit(site);
      e.act(typed('Meteen', block));
      e.gathered();
      await e.saved();
      expect(e.sent).toEqual([typed('Meteen', block)]);
    }
  });
});
