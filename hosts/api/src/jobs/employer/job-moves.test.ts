import { jobStatuses, type JobStatus, jobTransitions } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { jobs } from '../../platform/database/schema.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  token = await logIn(api, 'employer');
});
afterAll(() => api.close());

/** What an employer may try, and the move of the contract's table that it is. */
const tries = {
  publish: { move: 'publish', method: 'PUT', path: '/publish/draft' },
  schedule: { move: 'schedule', method: 'PUT', path: '/publish/draft' },
  pause: { move: 'pause', method: 'PUT', path: '/status', body: { status: 'paused' } },
  activate: { move: 'activate', method: 'PUT', path: '/status', body: { status: 'active' } },
  archive: { move: 'archive', method: 'DELETE', path: '' },
} as const;

const whole = { description: 'Werk', textType: 'own' as const, textOwn: '<p>Werk</p>', clientId: 1 };

it('a job goes from status to status as the contract’s table says, and no other way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...jobStatuses),
      fc.array(fc.constantFrom(...(Object.keys(tries) as (keyof typeof tries)[])), {
        minLength: 1,
        maxLength: 5,
      }),
      async (start, steps) => {
        const isLater = steps[0] === 'schedule';
        const from = isLater || start === 'scheduled' ? api.days(2) : api.days(-2);
        const till = start === 'expired' ? api.days(-1) : api.days(30);
        const { id } = await api.addJob({ ...whole, status: start, from, till });
        let status: JobStatus = start;
        for (const step of steps) {
          if ((step === 'schedule') !== isLater && (step === 'schedule' || step === 'publish')) continue;
          const { move, method, path, ...rest } = tries[step];
          const answer = await ask(api, `employer/v1/jobs/${id}${path}`, { method, bearer: token, ...rest });
          const { from: allowed, to }: { from: readonly JobStatus[]; to: JobStatus } = jobTransitions[move];
          if (status === 'archived') expect(answer.status).toBe(404);
          else if (allowed.includes(status)) {
            expect(answer.status).toBeLessThan(300);
            status = to;
          } else expect([answer.status, answer.body.code]).toEqual([409, 'transitionNotAllowed']);
          const [row] = await api.db.select().from(jobs).where(eq(jobs.id, id));
          expect(row?.status).toBe(status);
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('of two who pause a job in one moment, one is told that it is paused already', async () => {
  const { id } = await api.addJob(whole);
  const pause = () =>
    ask(api, `employer/v1/jobs/${id}/status`, { method: 'PUT', bearer: token, body: { status: 'paused' } });
  const answers = await Promise.all([pause(), pause()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
