import {
  jobAfter,
  type JobMove,
  jobStatuses,
  type JobStatus,
  jobTransitions,
} from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { jobStatusMachine, moveOf } from './job-status.machine.ts';

type Event = keyof typeof moveOf;
const events = Object.keys(moveOf) as Event[];
const byClock = new Set<Event>(['START', 'EXPIRE']);
const askedTwice = new Set<Event>(['PAUSE', 'ACTIVATE', 'ARCHIVE']);

function start(status: JobStatus, fails = false) {
  const sent: JobMove[] = [];
  const sendMove = fromPromise<JobStatus, { readonly move: JobMove | undefined }>(async ({ input }) => {
    if (fails || !input.move) throw new Error('The line is down');
    sent.push(input.move);
    return jobAfter(input.move, status) ?? status;
  });
  const machine = jobStatusMachine.provide({ actors: { sendMove } });
  return { sent, job: createActor(machine, { input: { status } }).start() };
}
const cases = jobStatuses.flatMap((status) => events.map((type) => [status, type] as const));

describe('the status of a job', () => {
  it.each(jobStatuses)('stands where the server says: %s', (status) => {
    expect(start(status).job.getSnapshot().value).toBe(status);
  });

  it.each(cases)('%s, %s: what the table allows is done, and nothing else', async (status, type) => {
    const { job, sent } = start(status);
    const after = jobAfter(moveOf[type], status);
    expect(job.getSnapshot().can({ type })).toBe(after !== undefined);
    job.send({ type });
    if (!after) {
      expect(job.getSnapshot().value).toBe(status);
      return;
    }
    if (askedTwice.has(type)) {
      expect(job.getSnapshot()).toMatchObject({ value: 'confirming', context: { wanted: moveOf[type] } });
      job.send({ type: 'CONFIRM' });
    }
    const { context } = await waitFor(job, (snapshot) => snapshot.matches(after));
    expect(context).toMatchObject({ status: after, wanted: undefined, message: undefined });
    expect(sent).toEqual(byClock.has(type) ? [] : [moveOf[type]]);
  });

  it('makes every move of the table in some case', () => {
    const made = cases.flatMap(([status, type]) => (jobAfter(moveOf[type], status) ? [moveOf[type]] : []));
    expect([...new Set(made)].sort()).toEqual(Object.keys(jobTransitions).sort());
  });

  it('stays as it is when the question is answered with no', () => {
    for (const [status, type] of cases) {
      if (!askedTwice.has(type) || !jobAfter(moveOf[type], status)) continue;
      const { job, sent } = start(status);
      job.send({ type });
      expect(job.getSnapshot().can({ type })).toBe(false);
      job.send({ type: 'CANCEL' });
      expect(job.getSnapshot()).toMatchObject({ value: status, context: { wanted: undefined } });
      expect(sent).toEqual([]);
    }
  });

  it.each(cases.filter(([status, type]) => !byClock.has(type) && jobAfter(moveOf[type], status)))(
    '%s stays so when %s does not arrive, says why, and can be moved again',
    async (status, type) => {
      const { job } = start(status, true);
      job.send({ type });
      if (askedTwice.has(type)) job.send({ type: 'CONFIRM' });
      expect(job.getSnapshot().value).toBe('sending');
      const { context } = await waitFor(job, (snapshot) => snapshot.matches(status));
      expect(context).toMatchObject({ status, message: 'The line is down' });
      expect(job.getSnapshot().can({ type })).toBe(true);
    },
  );
});
