import {
  relationMove,
  relationStatuses,
  type RelationStatus,
  relationTransitions,
} from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { contactRequestMachine } from './contact-request.machine.ts';

const events = { ACCEPT: 'accepted', DECLINE: 'declined' } as const;

function start(status: RelationStatus, linkLives = true, fails = false) {
  const sent: string[] = [];
  const sendAnswer = fromPromise<void, { readonly answer: 'accepted' | 'declined' }>(async ({ input }) => {
    if (fails) throw new Error('The line is down');
    sent.push(input.answer);
  });
  const machine = contactRequestMachine.provide({ actors: { sendAnswer } });
  return { sent, request: createActor(machine, { input: { status, linkLives } }).start() };
}

describe('a contact request', () => {
  it.each(relationStatuses)('stands where the server says: %s', (status) => {
    expect(start(status).request.getSnapshot().value).toBe(status);
  });

  const moves = relationStatuses.flatMap((status) =>
    ([true, false] as const).flatMap((linkLives) =>
      (['ACCEPT', 'DECLINE'] as const).map((type) => [status, type, linkLives] as const),
    ),
  );
  it.each(moves)('%s, %s, link lives: %s: follows the table', async (status, type, linkLives) => {
    const { request, sent } = start(status, linkLives);
    const allowed = relationMove(status, events[type], linkLives);
    expect(request.getSnapshot().can({ type })).toBe(allowed !== undefined);
    request.send({ type });
    if (!allowed) {
      expect(request.getSnapshot().value).toBe(status);
      return;
    }
    expect(request.getSnapshot().value).toBe('sending');
    const { to } = relationTransitions[allowed];
    const after = await waitFor(request, (snapshot) => snapshot.matches(to));
    expect([after.context.status, sent]).toEqual([to, [to]]);
  });

  it('makes every move of the table in some case, and no other', () => {
    const made = new Set(
      moves.flatMap(([status, type, linkLives]) => relationMove(status, events[type], linkLives) ?? []),
    );
    expect([...made].sort()).toEqual(Object.keys(relationTransitions).sort());
  });

  it.each(relationStatuses)(
    'stays %s when the answer does not arrive, and can be answered again',
    async (status) => {
      const { request } = start(status, true, true);
      const type = status === 'accepted' ? 'DECLINE' : 'ACCEPT';
      request.send({ type });
      const after = await waitFor(request, (snapshot) => snapshot.matches(status));
      expect(after.context.message).toBe('The line is down');
      expect(after.can({ type })).toBe(true);
    },
  );
});
