import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { mails } from '../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mail = { siteId: 18, event: 'account.reset', kind: 'account.reset', subject: 'Hoi', text: 'Hoi' };
beforeEach(async () => {
  await shop.db.delete(mails);
  await shop.db.insert(mails).values([
    { ...mail, to: 'anna@example.org', state: 'sent', attempts: 1, sentAt: shop.clock.now() },
    { ...mail, to: 'a_na@example.org', state: 'queued', attempts: 2, lastError: '450 try later' },
    { ...mail, to: 'bob@example.org', state: 'failed', attempts: 15, lastError: '550 no such user' },
    { ...mail, to: 'cem@example.org', kind: 'order.paid', event: 'mail.test' },
    { ...mail, to: 'anna@example.org', siteId: null },
  ]);
});

const admin = (method: 'GET' | 'POST', path: string) =>
  shop.call(method, `/mail-log${path}`, undefined, 'admin');
const found = async (query: string) =>
  ((await admin('GET', `?${query}`)).body.data as { to: string }[]).map(({ to }) => to.split('@')[0]).sort();

it('has what the site mailed, by recipient, state and mail, and nothing of another site', async () => {
  expect(await found('')).toEqual(['a_na', 'anna', 'bob', 'cem']);
  expect(await found('search=ANNA')).toEqual(['anna']);
  expect(await found('search=a_n')).toEqual(['a_na']);
  expect(await found('match[kind]=order.paid')).toEqual(['cem']);
  for (const [state, to] of [
    ['waiting', 'cem'],
    ['retrying', 'a_na'],
    ['sent', 'anna'],
    ['failed', 'bob'],
  ])
    expect(await found(`match[state]=${state}`)).toEqual([to]);
  const { data, meta } = (await admin('GET', '?match[state]=failed')).body;
  expect(data[0]).toMatchObject({
    mail: 'Nieuw wachtwoord',
    error: '550 no such user',
    attempts: 15,
    is_test: false,
  });
  expect(meta.total).toBe(1);
});

it('sends once more what was given up, once, and nothing else', async () => {
  const { uuid } = (await admin('GET', '?match[state]=failed')).body.data[0];
  const both = await Promise.all([1, 2].map(() => admin('POST', `/${uuid}/resend`)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.current.state).toBe('waiting');
  expect(await found('match[state]=failed')).toEqual([]);
  for (const path of ['/none/resend', `/${crypto.randomUUID()}/resend`])
    expect((await admin('POST', path)).status).toBe(404);
});
