import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { aSite, typed } from '../page-editing/a-site.ts';
import type { Command } from '../page-editing/command.ts';
import type { Saved } from '../page-editing/editing.ts';
import { pageEditingMachine } from '../page-editing/page-editing.machine.ts';
import { SaveError } from '../page-editing/save-problem.ts';
import { theirsAgain, typedOn } from './typed-on.ts';

const titleOf = (command: Command): unknown => 'set' in command && command.set['title'];

/** An admin typing where a colleague has written 'Hunne'; nothing is asked before the hands rest. */
function typing() {
  let pause = (): void => undefined;
  const rest = new Promise<void>((resolve) => {
    pause = resolve;
  });
  const sent: unknown[] = [];
  const save = async (command: Command): Promise<Saved> => {
    sent.push(titleOf(command));
    if (sent.length === 1) throw new SaveError({ kind: 'conflict', theirs: [typed('Hunne')], revision: 2 });
    return { at: 1, stamps: [], numbers: {} };
  };
  const machine = pageEditingMachine.provide({
    actors: {
      save: fromPromise<Saved, { command: Command; confirmed: ReturnType<typeof aSite> }>(({ input }) =>
        save(input.command),
      ),
      typingRests: fromPromise(() => rest),
    },
  });
  const actor = createActor(machine, { input: { site: aSite() } }).start();
  let count = 0;
  const act = (command: Command): void => {
    count += 1;
    actor.send({
      type: 'DO',
      uid: `${count}`,
      name: { key: 'x' },
      page: 1,
      at: count * 10_000,
      commands: [command],
    });
  };
  const field = (): unknown => actor.getSnapshot().context.site.blockOf[12]?.settings['NL']?.values['title'];
  return { actor, act, pause: () => pause(), sent, field };
}

async function askedAfterTyping() {
  const { actor, act, pause, sent, field } = typing();
  act(typed('Mij'));
  actor.send({ type: 'SAVE_NOW' });
  await expect.poll(() => sent).toEqual(['Mij']);
  act(typed('Mijne'));
  // A colleague was first, and the keys still go into the field.
  await Promise.resolve();
  expect(actor.getSnapshot().context.conflict).toBeUndefined();
  expect(field()).toBe('Mijne');
  pause();
  const { context } = await waitFor(actor, (now) => now.matches('deciding'));
  return { actor, act, sent, field, context, conflict: context.conflict! };
}

describe('a colleague who wrote in the field one types in', () => {
  it('is told of once one pauses, with all that was typed', async () => {
    const { context, conflict } = await askedAfterTyping();
    expect(typedOn(conflict, context.site)).toEqual([
      { name: 'title', was: 'Titel 12', mine: 'Mijne', theirs: 'Hunne' },
    ]);
  });

  it('is written over by all that was typed, where one keeps one’s own', async () => {
    const { actor, context, conflict } = await askedAfterTyping();
    expect(theirsAgain(conflict, context.site, () => false)).toBeUndefined();
    actor.send({ type: 'DECIDE', choices: { title: 'mine' } });
    const { context: after } = await waitFor(actor, (now) => now.matches('saved'));
    expect(after.confirmed.blockOf[12]?.settings['NL']?.values['title']).toBe('Mijne');
  });

  it('is not written over where one takes theirs, and what was typed can be taken back up', async () => {
    const { actor, act, context, conflict, field } = await askedAfterTyping();
    const again = theirsAgain(conflict, context.site, () => true);
    actor.send({ type: 'DECIDE', choices: { title: 'theirs' } });
    act(again!);
    const { context: after } = await waitFor(actor, (now) => now.matches('saved'));
    expect(after.confirmed.blockOf[12]?.settings['NL']?.values['title']).toBe('Hunne');
    actor.send({ type: 'UNDO', uid: 'undo' });
    expect(field()).toBe('Mijne');
  });
});
