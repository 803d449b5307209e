import {
  relationMove,
  relationStatuses,
  type RelationStatus,
  relationTransitions,
} from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { formActors, type FormActors, post } from '../request/form-actors.fixture.ts';
import { failureKinds, RequestError } from '../request/request-failure.ts';
import { contactRequestMachine, possibleReplies, type RequestEvent } from './contact-request.machine.ts';

const reply = { ACCEPT: 'accepted', DECLINE: 'declined' } as const;
type Reply = keyof typeof reply;
const press = (type: Reply) => ({ type, post: post({ status: reply[type] }) });
type Request = ActorRefFrom<typeof contactRequestMachine>;

function start(
  status: RelationStatus,
  { linkLives = true, ...given }: FormActors & { linkLives?: boolean } = {},
) {
  const { actors, sent, visited } = formActors(given);
  const request = createActor(contactRequestMachine.provide({ actors }), { input: { status, linkLives } });
  return { request: request.start(), sent: () => sent.map(({ form }) => form.get('status')), visited };
}
const reaches = (request: Request, state: string) => waitFor(request, ({ value }) => value === state);
const possible = (request: Request, types: readonly RequestEvent['type'][] = ['ACCEPT', 'DECLINE']) =>
  types.filter((type) =>
    request
      .getSnapshot()
      .can(type === 'ACCEPT' || type === 'DECLINE' ? press(type) : ({ type } as RequestEvent)),
  );

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
    const { request, sent, visited } = start(status, { linkLives, path: '/there' });
    const allowed = relationMove(status, reply[type], linkLives);
    expect(possible(request).includes(type)).toBe(allowed !== undefined);
    expect(possibleReplies({ status, linkLives }).includes(reply[type])).toBe(allowed !== undefined);
    request.send(press(type));
    if (!allowed) {
      expect(request.getSnapshot().value).toBe(status);
      return;
    }
    expect(request.getSnapshot().value).toBe('sending');
    const { to } = relationTransitions[allowed];
    const { context } = await reaches(request, to);
    expect(context).toMatchObject({ status: to, post: undefined, failure: undefined });
    expect([sent(), visited]).toEqual([[to], ['/there']]);
  });

  it('makes every move of the table in some case, and no other', () => {
    const made = new Set(
      moves.flatMap(([status, type, linkLives]) => relationMove(status, reply[type], linkLives) ?? []),
    );
    expect([...made].sort()).toEqual(Object.keys(relationTransitions).sort());
  });

  it('is sent once, however often a button is pressed', async () => {
    const { request, sent } = start('requested');
    for (const type of ['ACCEPT', 'ACCEPT', 'DECLINE'] as const) request.send(press(type));
    expect(possible(request, ['ACCEPT', 'DECLINE', 'RETRY', 'REFRESH'])).toEqual([]);
    await reaches(request, 'accepted');
    expect(sent()).toEqual(['accepted']);
  });

  it.each(failureKinds)('whose answer fails is %s, as it was before, and says why', async (kind) => {
    const { request } = start('requested', { failures: [{ kind, message: 'No' }] });
    request.send(press('ACCEPT'));
    const { context } = await reaches(request, kind);
    expect(context).toMatchObject({ status: 'requested', failure: { kind, message: 'No' } });
  });

  it.each(['refused', 'forbidden', 'conflict', 'unavailable', 'offline'] as const)(
    'that is %s can be answered again, also in another way',
    async (kind) => {
      const { request, sent } = start('requested', { failures: [{ kind }] });
      request.send(press('ACCEPT'));
      await reaches(request, kind);
      request.send(press('DECLINE'));
      await reaches(request, 'declined');
      expect(sent()).toEqual(['accepted', 'declined']);
    },
  );

  it.each(['unavailable', 'offline'] as const)('that is %s sends the same once more', async (kind) => {
    const { request, sent } = start('requested', { failures: [{ kind }] });
    request.send(press('ACCEPT'));
    await reaches(request, kind);
    request.send({ type: 'RETRY' });
    expect(request.getSnapshot().value).toBe('sending');
    await reaches(request, 'accepted');
    expect(sent()).toEqual(['accepted', 'accepted']);
  });

  it('that failed before scripts ran says so, and has nothing to send once more', () => {
    const failure = { kind: 'offline', message: 'No' } as const;
    const input = { status: 'requested', linkLives: true, failure } as const;
    const request = createActor(contactRequestMachine, { input }).start();
    expect(request.getSnapshot().value).toBe('offline');
    expect(possible(request, ['ACCEPT', 'DECLINE', 'RETRY'])).toEqual(['ACCEPT', 'DECLINE']);
  });

  it.each(['conflict', 'notFound'] as const)('that is %s can be read anew', async (kind) => {
    const { request, visited } = start('requested', { failures: [{ kind }] });
    request.send(press('ACCEPT'));
    await reaches(request, kind);
    request.send({ type: 'REFRESH' });
    expect(request.getSnapshot().value).toBe('refreshing');
    request.send({ type: 'READ', status: 'declined', linkLives: true });
    const { context } = await reaches(request, 'declined');
    expect([visited, context.failure]).toEqual([['refreshed'], undefined]);
  });

  it('says when it cannot be read anew', async () => {
    const failed = new RequestError({ kind: 'offline', message: 'No line' });
    const { request } = start('requested', { failures: [{ kind: 'conflict' }], refreshFails: failed });
    request.send(press('ACCEPT'));
    await reaches(request, 'conflict');
    request.send({ type: 'REFRESH' });
    expect((await reaches(request, 'offline')).context.failure?.message).toBe('No line');
  });

  it('is where the page says that was read meanwhile', async () => {
    const { request } = start('requested');
    request.send({ type: 'READ', status: 'accepted', linkLives: true });
    expect(request.getSnapshot().value).toBe('accepted');
    request.send(press('DECLINE'));
    request.send({ type: 'READ', status: 'accepted', linkLives: false });
    expect(request.getSnapshot().value).toBe('sending');
    await reaches(request, 'declined');
  });

  it('forgets a refusal with the page it was of, and keeps what did not arrive while it still can', async () => {
    const { request } = start('requested', { failures: [{ kind: 'refused' }, { kind: 'offline' }] });
    request.send(press('ACCEPT'));
    await reaches(request, 'refused');
    request.send({ type: 'READ', status: 'requested', linkLives: true });
    expect(request.getSnapshot().value).toBe('requested');
    request.send(press('ACCEPT'));
    await reaches(request, 'offline');
    request.send({ type: 'READ', status: 'requested', linkLives: true });
    expect(possible(request, ['RETRY'])).toEqual(['RETRY']);
    request.send({ type: 'READ', status: 'accepted', linkLives: true });
    expect(request.getSnapshot()).toMatchObject({ value: 'accepted', context: { failure: undefined } });
  });

  it('stands where it is also where the next page does not come', async () => {
    const { request } = start('requested', { showFails: true });
    request.send(press('ACCEPT'));
    expect((await reaches(request, 'accepted')).context.failure).toBeUndefined();
  });

  it('leads nobody away who has left it', async () => {
    const { request, sent, visited } = start('requested', { path: '/there' });
    request.send(press('ACCEPT'));
    request.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect([sent(), visited]).toEqual([['accepted'], []]);
  });
});
