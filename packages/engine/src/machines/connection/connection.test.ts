import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { connectionMachine } from './connection.machine.ts';

function start({ fails = false } = {}) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const effect = (name: string) =>
    fromPromise<void, void>(async () => {
      done.push(name);
      if (fails) throw new Error('no network');
    });
  const machine = connectionMachine.provide({
    actors: { reloadPage: effect('reload'), refreshData: effect('refresh') },
  });
  const actor = createActor(machine, { clock }).start();
  return { actor, clock, done, state: () => actor.getSnapshot().value };
}

describe('connection', () => {
  it('shows that the network is gone, and that it is back for three seconds, then reloads', async () => {
    const { actor, clock, done, state } = start();
    expect(state()).toBe('online');
    actor.send({ type: 'OFFLINE' });
    expect(state()).toBe('offline');
    actor.send({ type: 'ONLINE' });
    clock.increment(2999);
    expect(state()).toBe('restored');
    clock.increment(1);
    expect(state()).toBe('reloading');
    await waitFor(actor, (snapshot) => snapshot.matches('online'));
    expect(done).toEqual(['reload']);
  });

  it('never reloads over unsaved input: the data is refreshed instead', async () => {
    const { actor, clock, done } = start();
    actor.send({ type: 'INPUT_CHANGED', unsaved: true });
    actor.send({ type: 'OFFLINE' });
    actor.send({ type: 'ONLINE' });
    clock.increment(3000);
    await waitFor(actor, (snapshot) => snapshot.matches('online'));
    expect(done).toEqual(['refresh']);
  });

  it('goes offline again from each later state', () => {
    const { actor, clock, state } = start();
    actor.send({ type: 'OFFLINE' });
    actor.send({ type: 'ONLINE' });
    actor.send({ type: 'OFFLINE' });
    expect(state()).toBe('offline');
    actor.send({ type: 'ONLINE' });
    clock.increment(3000);
    actor.send({ type: 'OFFLINE' });
    expect(state()).toBe('offline');
    actor.send({ type: 'INPUT_CHANGED', unsaved: true });
    actor.send({ type: 'ONLINE' });
    clock.increment(3000);
    expect(state()).toBe('refreshing');
    actor.send({ type: 'OFFLINE' });
    expect(state()).toBe('offline');
  });

  it('stays usable when reloading or refreshing fails', async () => {
    for (const unsaved of [false, true]) {
      const { actor, clock } = start({ fails: true });
      actor.send({ type: 'INPUT_CHANGED', unsaved });
      actor.send({ type: 'OFFLINE' });
      actor.send({ type: 'ONLINE' });
      clock.increment(3000);
      await waitFor(actor, (snapshot) => snapshot.matches('online'));
    }
  });
});
