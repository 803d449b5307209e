import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { mailsTo, register, registration } from '../../../test/registering.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { applications, files, mails, profileLinks, resumes, users } from '../../platform/database/schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [profileLinks, applications, mails, resumes, users, files]) await api.db.delete(table);
});

const email = 'ana@example.org';
const ana = { email, given_name: 'Ana', family_name: 'Popescu', phone: '06 12345678', terms: true };
const word = 'luchtige wolken';

/** A guest applies with a CV and ticks that it be kept. @returns the token of the mailed link */
async function applied(change: object = {}): Promise<string> {
  const { uuid } = await api.addJob({ title: 'Gids' });
  const file = new File(['%PDF-1.7\n% my life'], 'CV Ana.pdf');
  const upload = await ask(api, `public/v1/jobs/${uuid}/apply/file-upload`, {
    method: 'POST',
    form: { file, name: file.name },
  });
  const body = { ...ana, cv: upload.body.data.token, candidate: true, ...change };
  const sent = await ask(api, `public/v1/jobs/${uuid}/apply`, { method: 'POST', body });
  expect(sent.status).toBe(201);
  const mail = (await mailsTo(api, email)).findLast(({ event }) => event === 'profile.offered');
  return /[?&]profile=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const read = (token: string, device?: string) => ask(api, `candidate/v1/profile-offers/${token}`, { device });
const accept = (token: string, body: object = { password: word }, device?: string) =>
  ask(api, `candidate/v1/profile-offers/${token}`, { method: 'POST', body, device });
const as = async (bearer: string, path: string) =>
  (await ask(api, `candidate/v1/${path}`, { bearer })).body.data;

describe('a guest who wants their data kept', () => {
  it('gets a link by mail, and nothing is made before its page’s button is pressed', async () => {
    const token = await applied();
    expect(token).not.toBe('');
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await read(token);
      expect([status, body.data]).toEqual([
        200,
        {
          email,
          given_name: 'Ana',
          family_name: 'Popescu',
          phone: '+31612345678',
          cv_name: 'CV Ana.pdf',
          has_account: false,
          needs_password: true,
          needs_terms: false,
        },
      ]);
    }
    expect(await api.db.select().from(users)).toEqual([]);
    const [link] = await api.db.select().from(profileLinks);
    expect([link?.usedAt, link?.tokenHash === token]).toEqual([null, false]);
  });

  it('has an account by the button, with all that the application had', async () => {
    const token = await applied();
    const { status, body } = await accept(token);
    expect(status).toBe(200);
    const bearer = body.data.token as string;
    expect(await as(bearer, 'you')).toMatchObject({
      email,
      given_name: 'Ana',
      family_name: 'Popescu',
      email_verified: true,
      address_proved: true,
    });
    expect(await as(bearer, 'user/phones')).toMatchObject([{ phone: '+31612345678' }]);
    const resume = await as(bearer, 'resume');
    expect(resume).toMatchObject({ status: 'not_available', file: { name: 'CV Ana.pdf' } });
    expect(await as(bearer, 'applications')).toMatchObject([{ job: { title: 'Gids' } }]);
    const again = { method: 'POST', body: { email, password: word } } as const;
    const later = (await ask(api, 'candidate/v1/login', again)).body.data.token as string;
    expect(await as(later, 'applications')).toHaveLength(1);
    expect((await accept(token)).body.code).toBe('linkExpired');
    expect((await read(token)).status).toBe(410);
  });

  it('chooses a password that holds; what is refused uses nothing up', async () => {
    const token = await applied();
    for (const body of [{}, { password: '' }, { password: 'kort' }]) {
      const refused = await accept(token, body);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['password']]);
    }
    expect(await api.db.select().from(users)).toEqual([]);
    expect((await accept(token)).status).toBe(200);
  });

  it('presses twice at once and has one account', async () => {
    const token = await applied();
    const statuses = (await Promise.all([accept(token), accept(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410]);
    expect(await api.db.select().from(users)).toHaveLength(1);
  });

  it('who has an account already gets what it lacks, and nothing of it changes', async () => {
    const made = await register(api, 'candidate', registration({ email, given_name: 'Anna' }));
    const device = made.body.data.known_device as string;
    const token = await applied();
    expect((await read(token, device)).body.data).toMatchObject({ has_account: true, needs_password: false });
    const { body } = await accept(token, {}, device);
    const bearer = body.data.token as string;
    expect(await as(bearer, 'you')).toMatchObject({ given_name: 'Anna', email_verified: true });
    expect(await as(bearer, 'resume')).toMatchObject({ file: { name: 'CV Ana.pdf' } });
    const login = { method: 'POST', body: { email, password: registration().password } } as const;
    expect((await ask(api, 'candidate/v1/login', login)).status).toBe(200);
  });

  it('takes the account from a stranger who registered the address first', async () => {
    const made = await register(api, 'candidate', registration({ email, given_name: 'Vreemd' }));
    const token = await applied();
    expect((await read(token)).body.data).toMatchObject({ has_account: true, needs_password: true });
    expect((await accept(token)).status).toBe(200);
    const stranger = made.body.data.token as string;
    expect((await ask(api, 'candidate/v1/you', { bearer: stranger })).status).toBe(401);
    const login = { method: 'POST', body: { email, password: registration().password } } as const;
    expect((await ask(api, 'candidate/v1/login', login)).status).toBe(401);
  });

  it('is mailed nothing without the tick, nor more than five times a day', async () => {
    await applied({ candidate: false });
    for (let time = 0; time < 7; time += 1) await applied();
    const sent = (await mailsTo(api, email)).filter(({ event }) => event === 'profile.offered');
    expect(sent).toHaveLength(5);
  });

  it('comes too late after two weeks, for another site, and when the application is gone', async () => {
    const token = await applied();
    const elsewhere = await ask(api, `candidate/v1/profile-offers/${token}`, { host: 'other.localhost' });
    expect(elsewhere.status).toBe(410);
    await api.db
      .update(applications)
      .set({ email: 'gone@deleted.invalid' })
      .where(eq(applications.email, email));
    expect((await read(token)).status).toBe(410);
    const other = await applied();
    api.clock.advance(15 * 24 * 60 * 60 * 1000);
    expect((await read(other)).status).toBe(410);
  });
});
