import { and, eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../test/request.ts';
import {
  companyRegistration,
  goodPassword,
  mailedLink,
  mailsTo,
  register,
  registration,
  startNumbering,
} from '../../../test/registering.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { accountLinks, clients, jobBoards, organisations, users } from '../../platform/database/schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await startNumbering(api);
  await api.db
    .update(jobBoards)
    .set({ newsletters: [{ id: 1, names: { nl: 'Weekbericht' } }] })
    .where(eq(jobBoards.id, 1));
  await vi.waitUntil(async () => (await api.tenants.atHost('localhost'))?.board.newsletters.length === 1);
});
afterAll(() => api.close());

const verify = (role: string, token: string, host = 'localhost') =>
  ask(api, `${role}/v1/verify`, { method: 'POST', host, body: { token } });
const you = (role: string, bearer: string) => ask(api, `${role}/v1/you`, { bearer });

describe('registering as a candidate', () => {
  it('logs in, with an address still to be verified', async () => {
    const { status, body } = await register(
      api,
      'candidate',
      registration({ email: ' Femke@Example.org ', newsletters: [1, 1, 99] }),
      { locale: 'ro' },
    );
    expect(status).toBe(201);
    expect((await you('candidate', body.data.token)).body.data).toEqual({
      uuid: expect.any(String),
      email: 'femke@example.org',
      email_verified: false,
      address_proved: false,
      given_name: 'Femke',
      family_name: 'Zijlstra',
      locale: 'ro',
      newsletters: [1],
      pending_newsletters: [1],
      isCandidate: true,
      client: null,
      applied_jobs: [],
      favourite_jobs: [],
      favourite_organisations: [],
    });
    expect(api.mailed.length).toBeGreaterThan(0);
  });

  it('keeps neither the password nor the link in the clear', async () => {
    const [user] = await api.db.select().from(users).where(eq(users.email, 'femke@example.org'));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const token = (await mailedLink(api, 'femke@example.org', 'account.verify')).searchParams.get('verify');
    const links = await api.db.select().from(accountLinks);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('is possible once per address and site', async () => {
    const again = await register(api, 'candidate', registration({ email: 'FEMKE@example.org' }));
    expect([again.status, again.body.code]).toEqual([409, 'accountExists']);
    const elsewhere = await register(api, 'candidate', registration({ job_board_id: 2 }), {
      host: 'other.localhost',
    });
    expect(elsewhere.status).toBe(201);
    expect(
      (
        await register(
          api,
          'employer',
          companyRegistration({ email: 'femke@example.org', name: 'Femkes Zaak' }),
        )
      ).status,
    ).toBe(201);
  });

  it('makes one account when the button is clicked twice', async () => {
    const body = registration({ email: 'dubbel@example.org' });
    const answers = await Promise.all([register(api, 'candidate', body), register(api, 'candidate', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['given_name', '  ', 'First name is required'],
    ['family_name', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'femke@', 'This is not a valid email'],
    ['password', '', 'Password is required'],
    ['password', 'te kort', 'Password at least 10 characters'],
    ['password_confirmation', 'zeehonden op het wat', 'The repeat password does not match'],
  ])('says what is wrong with %s %j: %s', async (field, value, sentence) => {
    const { status, body } = await register(
      api,
      'candidate',
      registration({ email: 'x@example.org', [field]: value }),
    );
    expect([status, body.code, body.fields[field]]).toEqual([422, 'validation', [sentence]]);
  });

  it('names every field at once, in the visitor’s language', async () => {
    const empty = registration({ given_name: '', email: 'x', password: 'x', password_confirmation: 'x' });
    const { body } = await register(api, 'candidate', empty, { locale: 'nl' });
    expect(body.fields).toEqual({
      given_name: ['Vul je voornaam in'],
      email: ['Dit is geen geldig e-mailadres'],
      password: ['Wachtwoord van minstens 10 tekens'],
    });
  });

  it('asks for what a body lacks', async () => {
    const { status, body } = await register(api, 'candidate', { email: 'x@example.org' });
    expect([status, body.fields.given_name]).toEqual([400, ['This field is required']]);
  });

  it('is of this board only', async () => {
    const { status } = await register(
      api,
      'candidate',
      registration({ email: 'x@example.org', job_board_id: 2 }),
    );
    expect(status).toBe(404);
  });

  it.each([
    "o'neil+jobs@example.co.uk",
    'a.b-c_d@sub.xn--bcher-kva.example',
    `${'x'.repeat(64)}@example.org`,
  ])('takes an odd but valid address: %s', async (email) => {
    expect((await register(api, 'candidate', registration({ email }))).status).toBe(201);
  });
});

describe('registering as an employer', () => {
  it('makes a company with its organisation, address and number', async () => {
    const { status, body } = await register(api, 'employer', companyRegistration());
    expect(status).toBe(201);
    const { token } = body.data;
    expect((await you('employer', token)).body.data.client).toMatchObject({ name: 'Werf & Zonen' });
    const addresses = await ask(api, 'employer/v1/client/addresses', { bearer: token });
    expect(addresses.body.data).toMatchObject([
      { address_line_1: 'Kade 1', label: 'Primary Address', primary: true, financial: true },
    ]);
    const phones = await ask(api, 'employer/v1/client/phones', { bearer: token });
    expect(phones.body.data).toMatchObject([{ phone: '+31517123456', label: 'Primary', primary: true }]);
  });

  it('shows the company once its address is verified', async () => {
    const find = () => ask(api, 'public/v1/organisations?search=Werf');
    expect((await find()).body.data).toEqual([]);
    const url = await mailedLink(api, 'baas@werf.example', 'account.verify');
    expect(url.searchParams.get('isEmployer')).toBe('true');
    expect((await verify('employer', url.searchParams.get('verify') ?? '')).status).toBe(200);
    expect((await find()).body.data).toMatchObject([{ name: 'Werf & Zonen', slug: 'werf-zonen' }]);
  });

  it('gives a second company of the same name an address of its own', async () => {
    expect(
      (await register(api, 'employer', companyRegistration({ email: 'tweede@werf.example' }))).status,
    ).toBe(201);
    const named = await api.db.select().from(organisations).where(eq(organisations.name, 'Werf & Zonen'));
    expect(new Set(named.map(({ slug }) => slug)).size).toBe(2);
  });

  it('says what is wrong with the company, its addresses and numbers', async () => {
    const wrong = companyRegistration({
      email: 'x@werf.example',
      name: ' ',
      addresses: [{ address_line_1: '', city: 'X', country_code: 'ZZ', postal_code: '1' }],
      phones: [{ country_code: 'NL', phone: '12' }],
    });
    const { status, body } = await register(api, 'employer', wrong);
    expect([status, body.fields]).toEqual([
      422,
      {
        name: ['Company name is required'],
        'addresses.0.address_line_1': ['This field is required'],
        'addresses.0.country_code': ['We do not know this country'],
        'phones.0.phone': ['Phone number is invalid'],
      },
    ]);
  });

  it('leaves nothing behind where the account could not be made', async () => {
    const before = await api.db.$count(clients);
    expect((await register(api, 'employer', companyRegistration())).status).toBe(409);
    expect(await api.db.$count(clients)).toBe(before);
  });
});

describe('what a site wants', () => {
  const change = (settings: Record<string, unknown>, texts: Record<string, Record<string, string>>) =>
    api.changeSite(19, { settings, texts });
  const there = { host: 'other.localhost' };
  const someone = () => registration({ email: `${crypto.randomUUID()}@example.org`, job_board_id: 2 });

  it('closes the roles that it does not have, and says so', async () => {
    await change({ allow_candidate: false }, {});
    const closed = await register(api, 'candidate', someone(), { ...there, locale: 'nl' });
    expect([closed.status, closed.body]).toEqual([
      403,
      { code: 'roleNotOffered', message: 'Deze site kent zulke accounts niet.' },
    ]);
    expect((await register(api, 'employer', { ...someone(), name: 'Los' }, there)).status).toBe(201);
  });

  it('asks to accept its terms where it has any for the role', async () => {
    await change(
      { terms: 1 },
      { NL: { terms_text_candidate: '<p>Wees aardig.</p>', terms_text_employer: '<p></p>' } },
    );
    const refused = await register(api, 'candidate', someone(), there);
    expect(refused.body.fields).toEqual({ terms: ['Terms must be accepted in order to continue'] });
    const body = { ...someone(), terms: true };
    expect((await register(api, 'candidate', body, there)).status).toBe(201);
    const [user] = await api.db.select().from(users).where(eq(users.email, body.email));
    expect(user?.termsAcceptedAt).toEqual(api.clock.now());
    expect((await register(api, 'employer', { ...someone(), name: 'Los' }, there)).status).toBe(201);
  });
});

describe('the mailed verification link', () => {
  const linkOf = async (email: string) => mailedLink(api, email, 'account.verify');
  const tokenOf = async (email: string) => (await linkOf(email)).searchParams.get('verify') ?? '';
  const newcomer = async (locale = 'nl') => {
    const email = `${crypto.randomUUID()}@example.org`;
    const { body } = await register(api, 'candidate', registration({ email }), { locale });
    return { email, bearer: body.data.token as string };
  };

  it.each([
    ['nl', 'Bevestig je e-mailadres voor Site 18', '/login'],
    ['en', 'Confirm your email address for Site 18', '/en/login'],
    ['ro', 'Confirmă-ți adresa de e-mail pentru Site 18', '/ro/login'],
  ])('comes in %s and leads to the login page in it', async (locale, subject, path) => {
    const { email } = await newcomer(locale);
    const [mail] = await mailsTo(api, email);
    expect([mail?.subject, mail?.locale]).toEqual([subject, locale]);
    const url = await linkOf(email);
    expect([url.host, url.pathname, [...url.searchParams.keys()]]).toEqual([
      'localhost:3000',
      path,
      ['verify'],
    ]);
    expect(mail?.html).toContain('Femke');
  });

  it('verifies the address once, logs in who opened it, and ends the session from before', async () => {
    const { email, bearer } = await newcomer();
    const token = await tokenOf(email);
    const { status, body } = await verify('candidate', token);
    expect([status, body.data.email]).toEqual([200, email]);
    expect((await you('candidate', body.data.token)).body.data.email_verified).toBe(true);
    expect((await you('candidate', bearer)).status).toBe(401);
    expect((await verify('candidate', token)).status).toBe(410);
  });

  it('does not work for another role, at another site, after a week, or made up', async () => {
    const { email } = await newcomer();
    const token = await tokenOf(email);
    const deleted = { code: 'linkExpired', message: 'This link has expired or is invalid' };
    for (const answer of [
      await verify('employer', token),
      await verify('candidate', token, 'other.localhost'),
      await verify('candidate', `${token.slice(0, -1)}x`),
      await verify('candidate', ''),
    ])
      expect([answer.status, answer.body]).toEqual([410, deleted]);
    api.clock.advance(7 * 24 * 60 * 60 * 1000);
    expect((await verify('candidate', token)).status).toBe(410);
    api.clock.advance(-7 * 24 * 60 * 60 * 1000);
    expect((await verify('candidate', token)).status).toBe(200);
  });

  it('is mailed again on request, a few times, and not to who is verified', async () => {
    const { email, bearer } = await newcomer();
    const resend = (who = bearer) => ask(api, 'candidate/v1/verify/resend', { method: 'POST', bearer: who });
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await resend()).status);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
    const { body } = await verify('candidate', await tokenOf(email));
    api.clock.advance(16 * 60_000);
    expect((await resend(body.data.token)).status).toBe(204);
    api.clock.advance(-16 * 60_000);
    expect(await mailsTo(api, email)).toHaveLength(6);
  });

  it('follows the board’s own template', async () => {
    const own = { verifyUrlTemplate: 'https://id.example/{locale}/verify/{token}' };
    await api.db.update(jobBoards).set(own).where(eq(jobBoards.id, 2));
    await vi.waitUntil(
      async () => (await api.tenants.atHost('other.localhost'))?.board.verifyUrlTemplate !== '',
    );
    const email = 'sjabloon@example.org';
    const body = { ...registration({ email, job_board_id: 2 }), terms: true, name: 'Los' };
    await register(api, 'employer', body, { host: 'other.localhost', locale: 'ro' });
    const [mail] = await mailsTo(api, email);
    expect(mail?.text).toMatch(/^https:\/\/id\.example\/ro\/verify\/[\w-]{43}\?isEmployer=true$/m);
  });
});

it('who registered logs in with the password they chose', async () => {
  const body = { email: 'femke@example.org', password: goodPassword };
  const answer = await ask(api, 'candidate/v1/login', { method: 'POST', body });
  expect(answer.status).toBe(200);
  const accounts = and(eq(users.email, 'femke@example.org'), eq(users.siteId, 18));
  expect(await api.db.$count(users, accounts)).toBe(2);
});
