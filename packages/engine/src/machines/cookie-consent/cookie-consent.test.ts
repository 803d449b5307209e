import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { mayRun, type ConsentChoice } from './consent-choice.ts';
import { cookieConsentMachine, type ConsentEvent } from './cookie-consent.machine.ts';

function start(saved?: ConsentChoice, fails = false) {
  const stored: ConsentChoice[] = [];
  const storeConsent = fromPromise<void, ConsentChoice>(async ({ input }) => {
    if (fails) throw new Error('offline');
    stored.push(input);
  });
  const actor = createActor(cookieConsentMachine.provide({ actors: { storeConsent } }), {
    input: { saved },
  }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('saving'));
  return { actor, stored, settled };
}

describe('cookie consent', () => {
  it.each<[ConsentEvent[], ConsentChoice]>([
    [[{ type: 'ACCEPT_ALL' }], { choice: 'all' }],
    [[{ type: 'REJECT_ALL' }], { choice: 'some', accepted: [] }],
    [
      [{ type: 'CHOOSE' }, { type: 'SAVE', accepted: ['statistics'] }],
      { choice: 'some', accepted: ['statistics'] },
    ],
    [[{ type: 'CHOOSE' }, { type: 'ACCEPT_ALL' }], { choice: 'all' }],
    [[{ type: 'CHOOSE' }, { type: 'REJECT_ALL' }], { choice: 'some', accepted: [] }],
  ])('%j stores exactly that choice', async (events, choice) => {
    const { actor, stored, settled } = start();
    expect(actor.getSnapshot().value).toBe('unset');
    for (const event of events) actor.send(event);
    const end = await settled();
    expect(end.value).toBe('decided');
    expect(end.context.saved).toEqual(choice);
    expect(stored).toEqual([choice]);
  });

  it('starts decided when a choice was stored, and can be changed from there', async () => {
    const { actor, stored, settled } = start({ choice: 'all' });
    expect(actor.getSnapshot().value).toBe('decided');
    actor.send({ type: 'CHOOSE' });
    actor.send({ type: 'CLOSE' });
    expect(actor.getSnapshot().value).toBe('decided');
    actor.send({ type: 'CHOOSE' });
    actor.send({ type: 'REJECT_ALL' });
    await settled();
    expect(stored).toEqual([{ choice: 'some', accepted: [] }]);
  });

  it('shows the banner again when closing without a choice', () => {
    const { actor } = start();
    actor.send({ type: 'CHOOSE' });
    actor.send({ type: 'CLOSE' });
    expect(actor.getSnapshot().value).toBe('unset');
  });

  it('keeps the earlier choice when storing fails, and says so', async () => {
    const { actor, settled } = start({ choice: 'all' }, true);
    actor.send({ type: 'CHOOSE' });
    actor.send({ type: 'SAVE', accepted: [] });
    const end = await settled();
    expect(end.value).toBe('decided');
    expect(end.context).toMatchObject({ saved: { choice: 'all' }, failed: true });
  });

  it('never lets an optional tab run that was not accepted', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (id, accepted) => {
        expect(mayRun({ id, type: 'marketing' }, { choice: 'some', accepted })).toBe(accepted.includes(id));
        expect(mayRun({ id, type: 'marketing' }, undefined)).toBe(false);
        expect(mayRun({ id, type: 'mandatory' }, undefined)).toBe(true);
        expect(mayRun({ id, type: 'marketing' }, { choice: 'all' })).toBe(true);
      }),
    );
  });
});
