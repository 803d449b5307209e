import {
  jobAfter,
  type JobMove,
  jobStatuses,
  type JobStatus,
  jobTransitions,
} from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { formActors, type FormActors, post } from '../request/form-actors.fixture.ts';
import { failureKinds, RequestError } from '../request/request-failure.ts';
import {
  type ConfirmedMove,
  confirmedMoves,
  type JobStatusEvent,
  jobStatusMachine,
} from './job-status.machine.ts';

const form = post({ title: 'Cook', segment_ids: '7', _part: 'extend-1' });
const events = {
  PUBLISH: { type: 'PUBLISH', post: form },
  RENEW: { type: 'RENEW', post: form },
  PAUSE: { type: 'PAUSE' },
  ACTIVATE: { type: 'ACTIVATE' },
  ARCHIVE: { type: 'ARCHIVE' },
  CHANGE: { type: 'CHANGE', post: form },
  CONFIRM: { type: 'CONFIRM', post: form },
  CANCEL: { type: 'CANCEL' },
  RETRY: { type: 'RETRY' },
  REFRESH: { type: 'REFRESH' },
} as const satisfies Partial<Record<JobStatusEvent['type'], JobStatusEvent>>;
const moves = {
  PUBLISH: 'publish',
  RENEW: 'renew',
  PAUSE: 'pause',
  ACTIVATE: 'activate',
  ARCHIVE: 'archive',
} as const satisfies Partial<Record<keyof typeof events, JobMove>>;
const moveNames = Object.keys(moves) as (keyof typeof moves)[];
const isAsked = (move: JobMove): move is ConfirmedMove => confirmedMoves.some((one) => one === move);
type Job = ActorRefFrom<typeof jobStatusMachine>;

function start(status: JobStatus, given: FormActors & { readonly asked?: ConfirmedMove } = {}) {
  const { actors, sent, visited } = formActors(given);
  const machine = jobStatusMachine.provide({ actors });
  return { job: createActor(machine, { input: { status, asked: given.asked } }).start(), sent, visited };
}
const reaches = (job: Job, state: string) => waitFor(job, ({ value }) => value === state);
const possible = (job: Job) =>
  Object.values(events).flatMap((event) => (job.getSnapshot().can(event) ? [event.type] : []));
const cases = jobStatuses.flatMap((status) => moveNames.map((type) => [status, type] as const));

describe('the status of a job', () => {
  it.each(jobStatuses)('stands where the server says: %s', (status) => {
    expect(start(status).job.getSnapshot().value).toBe(status);
  });

  it.each(cases)('%s, %s: what the table allows is done, and nothing else', async (status, type) => {
    const { job, sent, visited } = start(status, { path: '/there' });
    const after = jobAfter(moves[type], status);
    expect(job.getSnapshot().can(events[type])).toBe(after !== undefined);
    job.send(events[type]);
    if (!after) {
      expect(job.getSnapshot().value).toBe(status);
      return;
    }
    if (isAsked(moves[type])) {
      expect(job.getSnapshot()).toMatchObject({ value: 'confirming', context: { move: moves[type] } });
      expect(sent).toEqual([]);
      job.send(events.CONFIRM);
    }
    expect([job.getSnapshot().value, possible(job)]).toEqual(['sending', []]);
    const { context } = await reaches(job, after);
    expect(context).toMatchObject({ status: after, move: undefined, post: undefined, failure: undefined });
    expect([sent, visited]).toEqual([[form], ['/there']]);
  });

  it('makes every move of the table that is not the server’s own', () => {
    const made = cases.flatMap(([status, type]) => (jobAfter(moves[type], status) ? [moves[type]] : []));
    const ofServer = ['schedule', 'start', 'expire'];
    expect([...new Set([...made, ...ofServer])].sort()).toEqual(Object.keys(jobTransitions).sort());
  });

  it('follows what the clock did with the page that is read', () => {
    const { job } = start('scheduled');
    job.send({ type: 'READ', status: 'active' });
    expect(job.getSnapshot().value).toBe('active');
    job.send({ type: 'READ', status: 'expired' });
    expect(job.getSnapshot().value).toBe('expired');
  });

  it.each(jobStatuses)('%s stays so while something else of the job changes', async (status) => {
    const { job, sent } = start(status);
    expect(job.getSnapshot().can(events.CHANGE)).toBe(status !== 'archived');
    if (status === 'archived') return;
    job.send(events.CHANGE);
    job.send(events.CHANGE);
    job.send(events.ARCHIVE);
    await reaches(job, status);
    expect(sent).toEqual([form]);
  });

  it('stays as it is when the question is answered with no', () => {
    for (const [status, type] of cases) {
      if (!isAsked(moves[type]) || !jobAfter(moves[type], status)) continue;
      const { job, sent } = start(status);
      job.send(events[type]);
      job.send(events.CANCEL);
      expect(job.getSnapshot()).toMatchObject({ value: status, context: { move: undefined } });
      job.send(events.CONFIRM);
      expect([job.getSnapshot().value, sent]).toEqual([status, []]);
    }
  });

  it('is asked about by an address, where the table allows it', () => {
    for (const status of jobStatuses)
      for (const asked of confirmedMoves) {
        const isAllowed = jobAfter(asked, status) !== undefined;
        const { job } = start(status, { asked });
        const { value, context } = job.getSnapshot();
        expect([value, context.move]).toEqual(isAllowed ? ['confirming', asked] : [status, undefined]);
        job.send({ type: 'READ', status });
        expect(job.getSnapshot().value).toBe(status);
        job.send({ type: 'READ', status, asked });
        expect(job.getSnapshot().value).toBe(isAllowed ? 'confirming' : status);
      }
  });

  it.each(failureKinds)('of a move that fails is %s, as it was before, and says why', async (kind) => {
    const { job, sent } = start('active', { failures: [{ kind, message: 'No' }] });
    job.send(events.PAUSE);
    job.send(events.CONFIRM);
    const { context } = await reaches(job, kind);
    expect(context).toMatchObject({ status: 'active', move: 'pause', failure: { kind, message: 'No' } });
    // What was typed is there again, whoever answered.
    expect(context.failure?.values).toEqual({ title: 'Cook', segment_ids: '7', _part: 'extend-1' });
    job.send(events.CANCEL);
    expect(job.getSnapshot().value).toBe('active');
    job.send(events.PAUSE);
    job.send(events.CONFIRM);
    await reaches(job, 'paused');
    expect(sent).toHaveLength(2);
  });

  it.each(failureKinds)('that is %s offers what there is to do', async (kind) => {
    const { job } = start('active', { failures: [{ kind }] });
    job.send(events.CHANGE);
    await reaches(job, kind);
    const more = { conflict: ['REFRESH'], notFound: ['REFRESH'], unavailable: ['RETRY'], offline: ['RETRY'] };
    expect(possible(job)).toEqual([
      'PAUSE',
      'ARCHIVE',
      'CHANGE',
      'CANCEL',
      ...((more as Partial<Record<typeof kind, string[]>>)[kind] ?? []),
    ]);
  });

  it.each(['unavailable', 'offline'] as const)('that is %s sends the same once more', async (kind) => {
    const { job, sent } = start('expired', { failures: [{ kind }, { kind }] });
    job.send(events.RENEW);
    await reaches(job, kind);
    job.send({ type: 'READ', status: 'expired' });
    job.send(events.RETRY);
    await reaches(job, kind);
    job.send({ type: 'READ', status: 'active' });
    expect(job.getSnapshot()).toMatchObject({ value: 'active', context: { failure: undefined } });
    expect(sent).toEqual([form, form]);
  });

  it('is read anew where somebody else was quicker, and says when that fails', async () => {
    const failures = [{ kind: 'conflict' }] as const;
    const { job, visited } = start('active', { failures });
    job.send(events.CHANGE);
    await reaches(job, 'conflict');
    job.send(events.REFRESH);
    job.send({ type: 'READ', status: 'paused' });
    await reaches(job, 'paused');
    expect(visited).toEqual(['refreshed']);
    const away = start('active', { failures, refreshFails: new RequestError({ kind: 'unavailable' }) }).job;
    away.send(events.CHANGE);
    await reaches(away, 'conflict');
    away.send(events.REFRESH);
    await reaches(away, 'unavailable');
  });

  it('goes on where the next page does not come, and leads nobody away who has left', async () => {
    const { job } = start('active', { showFails: true });
    job.send(events.PAUSE);
    job.send(events.CONFIRM);
    job.send({ type: 'READ', status: 'active' });
    await reaches(job, 'paused');
    const left = start('active', { path: '/there' });
    left.job.send(events.CHANGE);
    left.job.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect([left.sent, left.visited]).toEqual([[form], []]);
  });
});
