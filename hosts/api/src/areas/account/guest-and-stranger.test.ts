import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedLink, register, registration } from '../../../test/registering.ts';
import { ask } from '../../../test/ask.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { applications } from '../../database/schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const password = registration().password;
const reads = ['applications', 'kpi', 'logs', 'job-alerts', 'contact-requests', 'favourites', 'profile/gdpr'];
const secret = 'Mijn geheime brief';

/** A guest applied, and a stranger registered their address: both have what they typed, nobody opened a mail. */
async function takeOver() {
  const email = `${crypto.randomUUID()}@example.org`;
  const job = await api.addJob({ clientId: null, title: 'Geheime baan' });
  await api.db.insert(applications).values({
    jobId: job.id,
    jobBoardId: 1,
    email,
    givenName: 'Gast',
    familyName: 'Dijkstra',
    motivationText: secret,
    createdAt: api.clock.now(),
  });
  const { body } = await register(api, 'candidate', registration({ email }));
  const link = (await mailedLink(api, email, 'account.verify')).searchParams.get('verify') ?? '';
  const verify = () => ask(api, 'candidate/v1/verify', { method: 'POST', body: { token: link } });
  return { email, stranger: body.data.token as string, verify };
}
const logIn = (email: string) =>
  ask(api, 'candidate/v1/login', { method: 'POST', body: { email, password } });
/** What a session reads, all of it. */
const seen = async (bearer: string) =>
  JSON.stringify(await Promise.all(reads.map((path) => ask(api, `candidate/v1/${path}`, { bearer }))));

describe('what a guest left', () => {
  it('is not seen by who registered the address, before it is verified and after', async () => {
    const { email, stranger, verify } = await takeOver();
    expect(await seen(stranger)).not.toMatch(/geheime/i);
    expect((await verify()).status).toBe(200);
    const ended = await ask(api, 'candidate/v1/applications', { bearer: stranger });
    expect(ended.status).toBe(401);
    const again = await logIn(email);
    const bearer = again.body.data.token as string;
    expect((await ask(api, 'candidate/v1/applications', { bearer })).body.data).toEqual([]);
    expect(await seen(bearer)).not.toMatch(/geheime/i);
  });

  it('is seen by who opened the mail, in the session that it opened, once', async () => {
    const { verify } = await takeOver();
    const { body } = await verify();
    const bearer = body.data.token as string;
    expect((await ask(api, 'candidate/v1/applications', { bearer })).body.data).toMatchObject([
      { job: { title: 'Geheime baan' } },
    ]);
    expect(await seen(bearer)).toContain(secret);
    expect((await verify()).body.code).toBe('linkExpired');
  });
});
