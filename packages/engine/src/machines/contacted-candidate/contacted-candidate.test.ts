import {
  contactAfter,
  type ContactMove,
  type ContactState,
  contactStates,
  contactTransitions,
} from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { formActors, type FormActors, post } from '../request/form-actors.fixture.ts';
import { failureKinds, RequestError } from '../request/request-failure.ts';
import { type CandidateEvent, contactedCandidateMachine } from './contacted-candidate.machine.ts';

const events = {
  REQUEST: { type: 'REQUEST', post: post({ introduction_text: 'Hello' }) },
  WITHDRAW: { type: 'WITHDRAW' },
  CONFIRM: { type: 'CONFIRM', post: post({ resume: '1' }) },
  CANCEL: { type: 'CANCEL' },
  RETRY: { type: 'RETRY' },
  REFRESH: { type: 'REFRESH' },
} as const satisfies Partial<Record<CandidateEvent['type'], CandidateEvent>>;
const opener = { request: 'REQUEST', withdraw: 'WITHDRAW' } as const satisfies Record<
  ContactMove,
  keyof typeof events
>;
const moves = Object.keys(contactTransitions) as ContactMove[];
type Candidate = ActorRefFrom<typeof contactedCandidateMachine>;

function start(state: ContactState, given: FormActors & { readonly asksToWithdraw?: boolean } = {}) {
  const { actors, sent, visited } = formActors(given);
  const machine = contactedCandidateMachine.provide({ actors });
  const input = { state, asksToWithdraw: given.asksToWithdraw ?? false };
  return { candidate: createActor(machine, { input }).start(), sent, visited };
}
const reaches = (candidate: Candidate, state: string) => waitFor(candidate, ({ value }) => value === state);
const possible = (candidate: Candidate) =>
  Object.values(events).flatMap((event) => (candidate.getSnapshot().can(event) ? [event.type] : []));

describe('a candidate whom a company asks for contact', () => {
  it.each(contactStates.flatMap((state) => moves.map((move) => [state, move] as const)))(
    '%s, %s: follows the table',
    async (state, move) => {
      const { candidate, sent, visited } = start(state, { path: '/there' });
      const after = contactAfter(move, state);
      expect(candidate.getSnapshot().value).toBe(state);
      expect(possible(candidate).includes(opener[move])).toBe(after !== undefined);
      candidate.send(events[opener[move]]);
      if (!after) {
        expect(candidate.getSnapshot().value).toBe(state);
        return;
      }
      if (move === 'withdraw') {
        expect([candidate.getSnapshot().value, sent]).toEqual(['confirming', []]);
        candidate.send(events.CONFIRM);
      }
      expect([candidate.getSnapshot().value, possible(candidate)]).toEqual(['sending', []]);
      const { context } = await reaches(candidate, after);
      expect(context).toMatchObject({ state: after, move: undefined, post: undefined, failure: undefined });
      expect([sent.length, visited]).toEqual([1, ['/there']]);
    },
  );

  it('stays asked when the question is answered with no', () => {
    for (const asksToWithdraw of [false, true]) {
      const { candidate, sent } = start('requested', { asksToWithdraw });
      if (!asksToWithdraw) candidate.send(events.WITHDRAW);
      expect([candidate.getSnapshot().value, possible(candidate)]).toEqual([
        'confirming',
        ['CONFIRM', 'CANCEL'],
      ]);
      candidate.send(events.CANCEL);
      expect([candidate.getSnapshot().value, sent]).toEqual(['requested', []]);
    }
  });

  it('is not asked about by an address that comes too late', () => {
    for (const state of contactStates)
      expect(start(state, { asksToWithdraw: true }).candidate.getSnapshot().value).toBe(
        state === 'requested' ? 'confirming' : state,
      );
  });

  it('is asked once, however often the button is pressed', async () => {
    const { candidate, sent } = start('open');
    candidate.send(events.REQUEST);
    candidate.send(events.REQUEST);
    await reaches(candidate, 'requested');
    expect(sent).toEqual([events.REQUEST.post]);
  });

  it.each(failureKinds)('of whom the request fails is %s, as before, and says why', async (kind) => {
    const fields = { introduction_text: ['Too long'] };
    const { candidate, sent } = start('open', { failures: [{ kind, fields }] });
    candidate.send(events.REQUEST);
    const { context } = await reaches(candidate, kind);
    expect(context).toMatchObject({ state: 'open', failure: { kind, fields } });
    const ways = {
      conflict: ['REQUEST', 'CANCEL', 'REFRESH'],
      notFound: ['REFRESH'],
      unavailable: ['REQUEST', 'CANCEL', 'RETRY'],
      offline: ['REQUEST', 'CANCEL', 'RETRY'],
    } as Partial<Record<typeof kind, string[]>>;
    expect(possible(candidate)).toEqual(ways[kind] ?? ['REQUEST', 'CANCEL']);
    if (kind === 'notFound') return;
    candidate.send(events.REQUEST);
    await reaches(candidate, 'requested');
    expect(sent).toHaveLength(2);
  });

  it.each(['refused', 'conflict', 'forbidden', 'unavailable', 'offline'] as const)(
    'whose request could not be taken back (%s) is asked about once more, or left',
    async (kind) => {
      const { candidate, sent } = start('requested', { failures: [{ kind }, { kind }] });
      candidate.send(events.WITHDRAW);
      candidate.send(events.CONFIRM);
      await reaches(candidate, kind);
      candidate.send(events.CONFIRM);
      await reaches(candidate, kind);
      candidate.send(events.WITHDRAW);
      expect(candidate.getSnapshot().value).toBe('confirming');
      candidate.send(events.CANCEL);
      expect(candidate.getSnapshot()).toMatchObject({ value: 'requested', context: { failure: undefined } });
      expect(sent).toHaveLength(2);
    },
  );

  it.each(['unavailable', 'offline'] as const)(
    'of whom the request is %s is asked the same again',
    async (kind) => {
      const { candidate, sent } = start('open', { failures: [{ kind }] });
      candidate.send(events.REQUEST);
      await reaches(candidate, kind);
      candidate.send({ type: 'READ', state: 'withdrawn' });
      candidate.send(events.RETRY);
      await reaches(candidate, 'requested');
      expect(sent).toEqual([events.REQUEST.post, events.REQUEST.post]);
      const other = start('open', { failures: [{ kind }] });
      other.candidate.send(events.REQUEST);
      await reaches(other.candidate, kind);
      other.candidate.send({ type: 'READ', state: 'requested' });
      expect(other.candidate.getSnapshot()).toMatchObject({
        value: 'requested',
        context: { post: undefined },
      });
    },
  );

  it('is read anew where somebody else was quicker', async () => {
    const failures = [{ kind: 'conflict' }] as const;
    const { candidate, visited } = start('open', { failures });
    candidate.send(events.REQUEST);
    await reaches(candidate, 'conflict');
    candidate.send(events.REFRESH);
    candidate.send({ type: 'READ', state: 'accepted' });
    await reaches(candidate, 'accepted');
    expect(visited).toEqual(['refreshed']);
    const refreshFails = new RequestError({ kind: 'offline' });
    const away = start('open', { failures, refreshFails }).candidate;
    away.send(events.REQUEST);
    await reaches(away, 'conflict');
    away.send(events.REFRESH);
    await reaches(away, 'offline');
  });

  it('is where the page says that was read meanwhile, with a request under way too', async () => {
    const { candidate, visited } = start('open', { showFails: true });
    candidate.send({ type: 'READ', state: 'declined' });
    expect(candidate.getSnapshot().value).toBe('declined');
    candidate.send({ type: 'READ', state: 'open' });
    candidate.send(events.REQUEST);
    candidate.send({ type: 'READ', state: 'open' });
    expect(candidate.getSnapshot().value).toBe('sending');
    await reaches(candidate, 'requested');
    expect(visited).toEqual([]);
  });

  it('leads nobody away who has left', async () => {
    const { candidate, visited } = start('open', { path: '/there' });
    candidate.send(events.REQUEST);
    candidate.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect(visited).toEqual([]);
  });
});
