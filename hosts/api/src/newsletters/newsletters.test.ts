import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../test/request.ts';
import { issueToken } from '../../test/issue-token.ts';
import { mailsTo, mailedLink, register, registration, startNumbering } from '../../test/registering.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { applications, jobBoards, newsletterSubscriptions, users } from '../platform/database/schema.ts';
import { deleteUnconfirmedSubscriptions } from './mailed-newsletter.ts';

let api: TestApi;
let admin: string;
let uuid: string;
beforeAll(async () => {
  api = await openTestApi();
  await startNumbering(api);
  const [boss] = await api.db
    .insert(users)
    .values({
      email: 'boss@example.org',
      role: 'admin',
      adminRole: 'owner',
      givenName: 'B',
      familyName: 'B',
      siteId: 18,
    })
    .returning();
  admin = await issueToken(api, { role: 'admin', siteId: 18, subject: boss?.uuid ?? '', clientId: null });
});
afterAll(() => api.close());

const week = { id: 1, names: { nl: 'Weekbericht', en: 'Weekly' } };
beforeEach(async () => {
  await api.db.delete(newsletterSubscriptions);
  await api.db.delete(applications);
  await api.db
    .update(jobBoards)
    .set({ newsletters: [week] })
    .where(eq(jobBoards.id, 1));
  await vi.waitUntil(async () => {
    const found = (await api.tenants.atHost('localhost'))?.board.newsletters;
    return found?.length === 1 && found[0]?.names['en'] === 'Weekly';
  });
  uuid = (await api.addJob()).uuid;
});

const rows = () => api.db.select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.email);
const apply = (email: string, newsletters: readonly number[] = [1], locale: 'nl' | 'en' = 'nl') =>
  api.clientFor(locale).jobs.applyToJob({
    params: { uuid },
    body: { email, given_name: 'Ana', family_name: 'P', terms: true, newsletters: [...newsletters] },
  });
/** The token in the link of the last mail that asks, by its key. */
const linkTo = async (email: string, key: 'newsletter' | 'unsubscribe') => {
  const sent = (await mailsTo(api, email)).filter(({ event }) => event === 'newsletter.confirm').at(-1);
  const url = sent?.text.match(new RegExp(String.raw`http\S+[?]${key}=\S+`))?.[0] ?? '';
  return new URL(url).searchParams.get(key) ?? '';
};
const asked = async (email: string) =>
  (await mailsTo(api, email)).filter(({ event }) => event === 'newsletter.confirm').length;
const asAdmin = (path: string, more: object = {}) =>
  ask(api, `admin/v1/newsletters${path}`, { bearer: admin, ...more });
const post = (path: string, more: object = {}) =>
  ask(api, `public/v1/newsletters/${path}`, { method: 'POST', body: {}, ...more });

/** An account whose address a mailed link proved. */
async function member(email: string, newsletters: readonly number[] = []) {
  await register(api, 'candidate', registration({ email, newsletters }));
  const token = (await mailedLink(api, email, 'account.verify')).searchParams.get('verify');
  const { body } = await ask(api, 'candidate/v1/verify', { method: 'POST', body: { token, password } });
  return body.data.token as string;
}
const { password } = registration();
const profile = (bearer: string, body?: object) =>
  body
    ? ask(api, 'candidate/v1/profile', { bearer, method: 'PUT', body })
    : ask(api, 'candidate/v1/you', { bearer });

describe('a newsletter that a guest ticks', () => {
  it('waits for the owner of the address, with the very words that stood beside the box', async () => {
    const { data } = await api.clientFor('en').siteContent.readConfiguration({});
    expect(data.newsletters).toMatchObject([{ id: 1, name: 'Weekly' }]);
    await apply('Guest@Example.org', [1, 99], 'en');
    expect(await rows()).toMatchObject([
      {
        email: 'guest@example.org',
        newsletterId: 1,
        source: 'application',
        locale: 'en',
        agreedText: data.newsletters[0]?.consent,
        agreedAt: api.clock.now(),
        confirmedAt: null,
      },
    ]);
    const [mail] = (await mailsTo(api, 'guest@example.org')).filter(({ event }) => event.startsWith('news'));
    expect(mail?.subject).toContain('Weekly');
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect((await asAdmin('/subscriptions/export')).bytes.toString()).not.toContain('guest@');
  });

  it('is confirmed by a post and by no look at its link, and then exported with the way to end it', async () => {
    await apply('guest@example.org');
    const token = await linkTo('guest@example.org', 'newsletter');
    const seen = await ask(api, `public/v1/newsletters/links/${token}`);
    expect(seen.body.data).toEqual({ email: 'guest@example.org', name: 'Weekly', state: 'pending' });
    expect((await rows())[0]?.confirmedAt).toBeNull();
    expect((await post(`confirm/${token}`)).body.data.state).toBe('confirmed');
    expect((await post(`confirm/${token}`)).status).toBe(200);
    const csv = await asAdmin('/subscriptions/export');
    expect(csv.headers['content-type']).toContain('text/csv');
    const text = csv.bytes.toString();
    expect(text).toContain('guest@example.org,Weekly,nl,application,');
    expect(text).toContain(`unsubscribe=${token}`);
    // What the mail program posts, without asking: the address stands in the file.
    const oneClick = /http\S+\/api\/public\/v1\/(newsletters\/unsubscribe\/[^,\s]+)/.exec(text)?.[1] ?? '';
    const ended = await api.app.inject({
      method: 'POST',
      url: `/api/public/v1/${oneClick}`,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(ended.statusCode).toBe(200);
    expect((await post(`unsubscribe/${token}`)).body.data.state).toBe('ended');
    expect((await asAdmin('/subscriptions/export')).bytes.toString()).not.toContain('guest@');
    // Ended is ended: the old link does not begin it again, a new tick does.
    expect((await post(`confirm/${token}`)).status).toBe(410);
    uuid = (await api.addJob()).uuid;
    await apply('guest@example.org');
    expect(await rows()).toMatchObject([{ confirmedAt: null, endedAt: null }]);
  });

  it('is nothing after a fortnight, and is forgotten', async () => {
    await apply('late@example.org');
    const token = await linkTo('late@example.org', 'newsletter');
    const [row] = await rows();
    const long = new Date(api.clock.now().getTime() - 15 * 24 * 3_600_000);
    await api.db.update(newsletterSubscriptions).set({ agreedAt: long });
    expect(row?.token).toBe(token);
    expect((await post(`confirm/${token}`)).status).toBe(410);
    await deleteUnconfirmedSubscriptions(api.db, api.clock.now());
    expect(await rows()).toEqual([]);
  });

  it('cannot be used to fill an address with mail, nor to touch what its owner confirmed', async () => {
    for (let round = 0; round < 7; round += 1) {
      await apply('full@example.org');
      uuid = (await api.addJob()).uuid;
    }
    expect(await asked('full@example.org')).toBe(5);
    await post(`confirm/${await linkTo('full@example.org', 'newsletter')}`);
    const [before] = await rows();
    await apply('full@example.org');
    expect(await rows()).toEqual([before]);
    expect(await asked('full@example.org')).toBe(5);
  });
});

describe('a newsletter that is asked for by the form that is there for it', () => {
  const request = (email: string, newsletters: readonly number[] = [1], more: object = {}, role = 'public') =>
    ask(api, `${role}/v1/job-boards/1/newsletters`, {
      method: 'POST',
      body: { email, newsletters },
      ...more,
    });

  it('waits for the owner of the address, and says the same of an address that has it', async () => {
    const first = await request(' Reader@Example.org ', [1, 99]);
    expect([first.status, first.body.data]).toEqual([202, { email: 'reader@example.org', confirmed: false }]);
    const [row] = await rows();
    expect(row).toMatchObject({ source: 'page', confirmedAt: null, userId: null });
    await post(`confirm/${await linkTo('reader@example.org', 'newsletter')}`);
    const again = await request('reader@example.org');
    expect(again.body.data).toEqual(first.body.data);
    expect(await asked('reader@example.org')).toBe(1);
    expect((await rows())[0]?.confirmedAt).not.toBeNull();
  });

  it('needs no mail where the address is that of one’s own account, and one of somebody else does', async () => {
    const bearer = await member('mine@example.org');
    const own = await request('Mine@example.org', [1], { bearer }, 'candidate');
    expect(own.body.data).toEqual({ email: 'mine@example.org', confirmed: true });
    const other = await request('other@example.org', [1], { bearer }, 'candidate');
    expect(other.body.data.confirmed).toBe(false);
    expect(await rows()).toMatchObject([
      { email: 'mine@example.org', confirmedAt: api.clock.now() },
      { email: 'other@example.org', confirmedAt: null, userId: null },
    ]);
  });

  it('is refused beside its field for no address, and for a newsletter that was deleted', async () => {
    for (const [email, newsletters, field] of [
      ['reader', [1], 'email'],
      ['reader@example.org', [99], 'newsletters'],
    ] as const) {
      const { status, body } = await request(email, newsletters);
      expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    }
    expect(await rows()).toEqual([]);
  });
});

describe('newsletters of an account', () => {
  it('are asked for at registering, and in the profile taken and ended without a mail once the address is proved', async () => {
    const email = 'own@example.org';
    const made = await register(api, 'candidate', registration({ email, newsletters: [1, 1, 99] }));
    const early = made.body.data.token as string;
    expect((await profile(early)).body.data).toMatchObject({ newsletters: [1], pending_newsletters: [1] });
    expect(await asked(email)).toBe(1);
    // Saving something else changes nothing of it, and asks nobody again.
    await profile(early, { given_name: 'Fem', newsletters: [1] });
    expect([await asked(email), (await rows())[0]?.confirmedAt]).toEqual([1, null]);
    const token = (await mailedLink(api, email, 'account.verify')).searchParams.get('verify');
    const { body } = await ask(api, 'candidate/v1/verify', { method: 'POST', body: { token, password } });
    const bearer = body.data.token as string;
    await profile(bearer, { newsletters: [1] });
    expect((await profile(bearer)).body.data).toMatchObject({ newsletters: [1], pending_newsletters: [] });
    await profile(bearer, { newsletters: [] });
    expect((await rows())[0]?.endedAt).not.toBeNull();
    expect((await profile(bearer)).body.data.newsletters).toEqual([]);
    await profile(bearer, { newsletters: [1] });
    expect(await rows()).toMatchObject([{ source: 'profile', endedAt: null, confirmedAt: api.clock.now() }]);
    expect(await asked(email)).toBe(1);
  });

  it('move to a new address, which is asked', async () => {
    const bearer = await member('from@example.org');
    await profile(bearer, { newsletters: [1] });
    await profile(bearer, { email: 'to@example.org', current_password: password });
    expect(await rows()).toMatchObject([
      { email: 'from@example.org', endedAt: api.clock.now() },
      { email: 'to@example.org', endedAt: null, confirmedAt: null },
    ]);
    expect(await asked('to@example.org')).toBe(1);
  });

  it('show nothing that the owner of the address confirmed to who only registered it', async () => {
    await apply('victim@example.org');
    await post(`confirm/${await linkTo('victim@example.org', 'newsletter')}`);
    const stranger = await register(
      api,
      'candidate',
      registration({ email: 'victim@example.org', newsletters: [1] }),
    );
    const bearer = stranger.body.data.token as string;
    expect((await profile(bearer)).body.data.newsletters).toEqual([]);
    await profile(bearer, { newsletters: [] });
    expect((await rows())[0]?.endedAt).toBeNull();
    await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer, body: {} });
    expect(await rows()).toHaveLength(1);
  });

  it('come with all data of a person, and go with the account, a guest’s among them', async () => {
    await apply('femke@example.org');
    await post(`confirm/${await linkTo('femke@example.org', 'newsletter')}`);
    const bearer = await member('femke@example.org');
    expect((await profile(bearer)).body.data.newsletters).toEqual([1]);
    const { bytes } = await ask(api, 'candidate/v1/profile/gdpr', { bearer });
    expect(JSON.parse(bytes.toString()).data.newsletter_subscriptions).toMatchObject([
      { email: 'femke@example.org', newsletter_id: 1, source: 'application' },
    ]);
    const deleted = await ask(api, 'candidate/v1/profile', {
      method: 'DELETE',
      bearer,
      body: { password },
    });
    expect(deleted.status).toBe(204);
    expect(await rows()).toEqual([]);
  });
});

describe('the newsletters of a board', () => {
  const read = async () => (await asAdmin('')).body.data;
  const save = async (newsletters: readonly object[], revision?: number) => {
    const body = { newsletters, revision: revision ?? (await read()).revision };
    return asAdmin('', { method: 'PUT', body });
  };

  it('are written by language, keep their numbers, and take no number of one that somebody had', async () => {
    const added = await save([week, { names: { nl: ' Maandbrief ', en: '' } }]);
    expect(added.body.data.newsletters).toEqual([
      { ...week, confirmed: 0, pending: 0 },
      { id: 2, names: { nl: 'Maandbrief' }, confirmed: 0, pending: 0 },
    ]);
    await apply('two@example.org', [1, 2]);
    expect((await read()).newsletters).toMatchObject([{ pending: 1 }, { pending: 1 }]);
    const after = await save([week]);
    expect(after.body.data.newsletters).toHaveLength(1);
    expect((await rows()).filter(({ endedAt }) => endedAt !== null)).toMatchObject([{ newsletterId: 2 }]);
    const again = await save([week, { names: { nl: 'Nieuw' } }]);
    expect(again.body.data.newsletters[1]).toMatchObject({ id: 3, confirmed: 0, pending: 0 });
  });

  it('are refused without a name in the language of the site, and with a number that is none', async () => {
    for (const wrong of [[{ names: { en: 'Weekly' } }], [{ id: 7, names: { nl: 'X' } }], [week, week]]) {
      const { status, body } = await save(wrong);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['newsletters']]);
    }
    expect((await read()).newsletters).toHaveLength(1);
  });

  it('are not deleted by who had not read them: a colleague who saved meanwhile is asked', async () => {
    const { revision } = await read();
    const theirs = await save([week, { names: { nl: 'Maandbrief' } }]);
    const mine = await save([{ ...week, names: { nl: 'Weekpost' } }], revision);
    expect([mine.status, mine.body.current]).toEqual([409, theirs.body.data]);
    expect((await read()).newsletters).toHaveLength(2);
  });

  it('are restored for thirty days after they were deleted, for whom they ended with it', async () => {
    for (const name of ['stays', 'left']) {
      await apply(`${name}@example.org`);
      await post(`confirm/${await linkTo(`${name}@example.org`, 'newsletter')}`);
      uuid = (await api.addJob()).uuid;
    }
    const token = await linkTo('left@example.org', 'unsubscribe');
    const after = await save([]);
    expect(after.body.data).toMatchObject({ newsletters: [], deleted: [{ ...week, addresses: 2 }] });
    const offered = async () =>
      (await api.clientFor('nl').siteContent.readConfiguration({})).data.newsletters.length;
    expect(await offered()).toBe(0);
    api.clock.advance(60_000);
    // Who ends it while it is deleted stays without it.
    await post(`unsubscribe/${token}`);
    const back = await save([week]);
    expect(back.body.data).toMatchObject({ newsletters: [{ ...week, confirmed: 1 }], deleted: [] });
    expect(await offered()).toBe(1);
    expect((await rows()).map(({ email, endedAt }) => [email, endedAt === null])).toEqual([
      ['left@example.org', false],
      ['stays@example.org', true],
    ]);
    const deletedAt = new Date(api.clock.now().getTime() - 31 * 24 * 3_600_000).toISOString();
    await api.db.update(jobBoards).set({ newsletters: [{ ...week, deletedAt }] });
    expect((await read()).deleted).toEqual([]);
    expect((await save([week])).status).toBe(422);
  });

  it('list who wanted them, by address, newsletter and state, in pages', async () => {
    for (const name of ['anna', 'bas', 'bert']) {
      await apply(`${name}@example.org`);
      uuid = (await api.addJob()).uuid;
    }
    await post(`confirm/${await linkTo('bas@example.org', 'newsletter')}`);
    const found = async (query: string) => {
      const { body } = await asAdmin(`/subscriptions?${query}`);
      return [
        body.meta.total,
        ...body.data.map(({ email }: { email: string }) => email.split('@')[0]).sort(),
      ];
    };
    expect(await found('search=B')).toEqual([2, 'bas', 'bert']);
    expect(await found('search=%25')).toEqual([0]);
    expect(await found('match[state]=confirmed')).toEqual([1, 'bas']);
    expect(await found('match[state]=pending&limit=1')).toEqual([2, 'bert']);
    expect(await found('match[newsletter_id]=2')).toEqual([0]);
    expect(await found('match[source]=register')).toEqual([0]);
    expect(await found('match[source]=application&match[locale]=nl&search=b')).toEqual([2, 'bas', 'bert']);
    const { body } = await asAdmin('/subscriptions?sort=-email');
    expect(body.data.map(({ email }: { email: string }) => email.split('@')[0])).toEqual([
      'bert',
      'bas',
      'anna',
    ]);
    expect((await ask(api, 'admin/v1/newsletters/subscriptions')).status).toBe(401);
  });

  it('are ended and deleted at the wish of who has them, by an admin of the board alone', async () => {
    await apply('bas@example.org');
    await post(`confirm/${await linkTo('bas@example.org', 'newsletter')}`);
    const [row] = await rows();
    const end = () => asAdmin(`/subscriptions/${row?.id ?? 0}/end`, { method: 'POST' });
    const first = await end();
    expect(first.body.data).toMatchObject({ state: 'ended', agreed_text: row?.agreedText });
    api.clock.advance(60_000);
    // A second time is no later end.
    expect((await end()).body.data.ended_at).toBe(first.body.data.ended_at);
    expect((await asAdmin('/subscriptions/export')).bytes.toString()).not.toContain('bas@');
    const remove = (id: number) => asAdmin(`/subscriptions/${id}`, { method: 'DELETE' });
    expect([(await remove(row?.id ?? 0)).status, (await remove(row?.id ?? 0)).status]).toEqual([204, 404]);
    expect(await rows()).toEqual([]);
  });

  it('export no formula: an address that begins like one is text to a spreadsheet', async () => {
    await apply('=cmd@example.org');
    await post(`confirm/${await linkTo('=cmd@example.org', 'newsletter')}`);
    const text = (await asAdmin('/subscriptions/export')).bytes.toString();
    expect(text).toContain("\r\n'=cmd@example.org,");
  });
});
