import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { siteGateMachine } from './site-gate.machine.ts';

const openSite = fromPromise<void, { readonly password: string }>(async ({ input }) => {
  if (input.password !== 'tide') throw new Error('Provided password is invalid');
});
const start = (input: { passwordEnabled: boolean; hasToken: boolean }) =>
  createActor(siteGateMachine.provide({ actors: { openSite } }), { input }).start();

describe('site gate', () => {
  it('stands open without a password, or with a token', () => {
    expect(start({ passwordEnabled: false, hasToken: false }).getSnapshot().value).toBe('open');
    expect(start({ passwordEnabled: true, hasToken: true }).getSnapshot().value).toBe('open');
  });

  it('opens for the right password and closes when the token runs out', async () => {
    const gate = start({ passwordEnabled: true, hasToken: false });
    expect(gate.getSnapshot().value).toBe('locked');
    gate.send({ type: 'TRY', password: 'tide' });
    expect(gate.getSnapshot().value).toBe('checking');
    await waitFor(gate, (snapshot) => snapshot.matches('open'));
    gate.send({ type: 'EXPIRED' });
    expect(gate.getSnapshot().value).toBe('locked');
  });

  it('stays closed for a wrong one, and says so', async () => {
    const gate = start({ passwordEnabled: true, hasToken: false });
    gate.send({ type: 'TRY', password: 'ebb' });
    const end = await waitFor(gate, (snapshot) => snapshot.matches('locked'));
    expect(end.context.message).toBe('Provided password is invalid');
  });
});
