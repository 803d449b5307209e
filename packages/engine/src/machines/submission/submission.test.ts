import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { failureKindOf, failureKinds, failureOf, RequestError } from '../request/request-failure.ts';
import { submissionMachine } from './submission.machine.ts';

const submit = (send: () => Promise<() => void>) => ({ type: 'SUBMIT', send }) as const;
type Submission = ActorRefFrom<typeof submissionMachine>;

function start(failures: readonly Error[] = []) {
  const done: string[] = [];
  let sent = 0;
  const send = async () => {
    const failure = failures[sent++];
    if (failure) throw failure;
    return () => void done.push('closed');
  };
  const submission = createActor(submissionMachine).start();
  return { submission, done, sent: () => sent, send };
}
const reaches = (submission: Submission, state: string) =>
  waitFor(submission, ({ value }) => value === state).then(({ context }) => context);

describe('what is sent from a dialog', () => {
  it('is sent once, however often it is pressed, and what follows happens once', async () => {
    const { submission, done, sent, send } = start();
    expect(submission.getSnapshot().value).toBe('filling');
    submission.send(submit(send));
    submission.send(submit(send));
    submission.send({ type: 'RESET' });
    expect([submission.getSnapshot().value, submission.getSnapshot().hasTag('busy')]).toEqual([
      'sending',
      true,
    ]);
    await reaches(submission, 'done');
    expect([sent(), done]).toEqual([1, ['closed']]);
    submission.send(submit(send));
    await reaches(submission, 'done');
    submission.send({ type: 'RESET' });
    expect(submission.getSnapshot().value).toBe('filling');
  });

  it.each(failureKinds)('that is %s says why, and is sent again or left', async (kind) => {
    const failed = new RequestError({ kind, message: 'No' });
    const { submission, done, sent, send } = start([failed, failed]);
    submission.send(submit(send));
    expect((await reaches(submission, kind)).failure).toMatchObject({ kind, message: 'No' });
    submission.send(submit(send));
    expect(submission.getSnapshot().context.failure).toBeUndefined();
    await reaches(submission, kind);
    submission.send({ type: 'RESET' });
    expect(submission.getSnapshot()).toMatchObject({ value: 'filling', context: { failure: undefined } });
    submission.send(submit(send));
    await reaches(submission, 'done');
    expect([sent(), done]).toEqual([3, ['closed']]);
  });

  it('is refused with the sentence of any other fault', async () => {
    const { submission, send } = start([new TypeError('Something else')]);
    submission.send(submit(send));
    expect((await reaches(submission, 'refused')).failure?.message).toBe('Something else');
    expect(failureOf('odd')).toEqual({ kind: 'refused', message: 'odd' });
  });

  it('does nothing more once its dialog is closed', async () => {
    const { submission, done, send } = start();
    submission.send(submit(send));
    submission.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect(done).toEqual([]);
  });

  it('fails as the status of the answer says', () => {
    const kinds = [0, 400, 401, 403, 404, 409, 410, 422, 429, 500, 503].map(failureKindOf);
    expect(kinds).toEqual([
      'offline',
      'refused',
      'forbidden',
      'forbidden',
      'notFound',
      'conflict',
      'notFound',
      'refused',
      'unavailable',
      'unavailable',
      'unavailable',
    ]);
  });
});
