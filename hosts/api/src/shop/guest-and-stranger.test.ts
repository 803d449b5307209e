import { eq, inArray } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { companyRegistration, goodPassword, mailedLink, mailsTo, register } from '../../test/registering.ts';
import { clientUsers, orders, organisations, users } from '../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const chosen = 'van de koper alleen';

/** A guest who ordered online and has not paid yet, at an address that nobody has registered. */
async function order(email = `${crypto.randomUUID()}@werkgever.example`) {
  const body = {
    email,
    given_name: 'Piet',
    family_name: 'Bouma',
    name: 'Bouma Geheim BV',
    phone: '0595 424242',
    product_id: sold.posting,
    payment_type_id: 4,
    address: { address_line_1: 'Geheimpad 1', postal_code: '9951 AA', city: 'Winsum', country_code: 'NL' },
  };
  const placed = await ask(shop, 'public/v1/orders', { method: 'POST', body, locale: 'nl' });
  return { email, order: placed.body.data?.order, pay: () => shop.decide(placed.body.data.order, 'paid') };
}

const asEmployer = (path: string, bearer: string) => ask(shop, `employer/v1/${path}`, { bearer });
const reads = [
  'orders',
  'you',
  'client',
  'client/addresses',
  'client/phones',
  'dashboard',
  'products',
  'users',
];
/** What a session reads, all of it. */
const seen = async (bearer: string) =>
  JSON.stringify(await Promise.all(reads.map((path) => asEmployer(path, bearer))));
/** A stranger registers the address, which logs in at once. */
async function stranger(email: string) {
  const { body } = await register(shop, 'employer', companyRegistration({ email, name: 'Vreemd BV' }));
  return body.data.token as string;
}
/** The link of the mail that says that the order was paid. */
async function paidLink(email: string) {
  const mail = (await mailsTo(shop, email)).filter(({ event }) => event === 'order.paid').at(-1);
  return new URL(/https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.link/').searchParams;
}
const choosePassword = async (email: string) => {
  const token = (await paidLink(email)).get('token');
  const body = { token, password: chosen, password_confirmation: chosen };
  return ask(shop, 'employer/v1/password/reset', { method: 'POST', body });
};
const verify = async (email: string) => {
  const token = (await mailedLink(shop, email, 'account.verify')).searchParams.get('verify');
  return ask(shop, 'employer/v1/verify', { method: 'POST', body: { token, password: chosen } });
};
const logIn = (email: string, password: string) =>
  ask(shop, 'employer/v1/login', { method: 'POST', body: { email, password } });
const companyOf = async (email: string) => {
  const [row] = await shop.db.select().from(users).where(eq(users.email, email));
  return row?.clientId;
};

describe('a guest who pays after a stranger registered the address', () => {
  it('has bought nothing for the stranger, who sees nothing of it', async () => {
    const guest = await order();
    const bearer = await stranger(guest.email);
    await guest.pay();
    expect(await seen(bearer)).not.toMatch(/geheim|bouma|424242/i);
    expect((await asEmployer('orders', bearer)).body.data).toEqual([]);
    const [{ id } = { id: 0 }] = await shop.db.select().from(orders).where(eq(orders.email, guest.email));
    expect((await asEmployer(`orders/${id}`, bearer)).status).toBe(404);
    expect((await asEmployer(`orders/${id}/invoice`, bearer)).status).toBe(404);
    const again = (await logIn(guest.email, goodPassword)).body.data.token as string;
    expect(await seen(again)).not.toMatch(/geheim|bouma|424242/i);
  });

  it('finds it by the link of the mail, which ends what the stranger had', async () => {
    const guest = await order();
    const bearer = await stranger(guest.email);
    await guest.pay();
    const opened = await choosePassword(guest.email);
    expect(opened.status).toBe(200);
    expect((await asEmployer('you', bearer)).status).toBe(401);
    expect((await logIn(guest.email, goodPassword)).status).toBe(401);
    const own = opened.body.data.token as string;
    expect((await asEmployer('orders', own)).body.data).toMatchObject([{ status: 'paid' }]);
    expect((await asEmployer('client', own)).body.data.name).toBe('Bouma Geheim BV');
    const visibility = await shop.db
      .select({ active: organisations.active })
      .from(organisations)
      .where(eq(organisations.clientId, (await companyOf(guest.email)) ?? 0));
    expect(visibility).toEqual([{ active: true }]);
  });

  it('finds it by any link that proves the address, and all that was paid meanwhile', async () => {
    const email = `${crypto.randomUUID()}@werkgever.example`;
    const [first, second] = [await order(email), await order(email)];
    await stranger(email);
    await first.pay();
    await second.pay();
    const opened = await verify(email);
    const own = opened.body.data.token as string;
    expect((await asEmployer('orders', own)).body.data).toHaveLength(2);
  });

  it('finds it too where the stranger moved the account to another address', async () => {
    const guest = await order();
    await stranger(guest.email);
    await guest.pay();
    const moved = `${crypto.randomUUID()}@vreemd.example`;
    await shop.db.update(users).set({ email: moved }).where(eq(users.email, guest.email));
    await ask(shop, 'employer/v1/password', { method: 'POST', body: { email: moved } });
    const token = (await mailedLink(shop, moved, 'account.reset')).searchParams.get('token');
    const body = { token, password: chosen, password_confirmation: chosen };
    const elsewhere = await ask(shop, 'employer/v1/password/reset', { method: 'POST', body });
    expect(await seen(elsewhere.body.data.token as string)).not.toMatch(/geheim|bouma/i);
    await register(shop, 'employer', companyRegistration({ email: guest.email, name: 'Bouma' }));
    const own = (await verify(guest.email)).body.data.token as string;
    expect((await asEmployer('orders', own)).body.data).toHaveLength(1);
  });
});

describe('a guest whose account is in good hands', () => {
  it('gets it where they are: who registered and verified before paying', async () => {
    const guest = await order();
    await stranger(guest.email);
    const own = (await verify(guest.email)).body.data.token as string;
    await guest.pay();
    expect((await asEmployer('orders', own)).body.data).toHaveLength(1);
    expect((await asEmployer('client', own)).body.data.name).toBe('Vreemd BV');
  });

  it('finds it by the mail where they had logged out, beside the company they had', async () => {
    const guest = await order();
    await stranger(guest.email);
    const own = (await verify(guest.email)).body.data.token as string;
    await ask(shop, 'employer/v1/log-out', { method: 'POST', bearer: own });
    await guest.pay();
    // A password alone shows nothing of it: who pays is not who logs in.
    const byPassword = (await logIn(guest.email, chosen)).body.data.token as string;
    expect((await asEmployer('orders', byPassword)).body.data).toEqual([]);
    const opened = (await choosePassword(guest.email)).body.data.token as string;
    expect((await asEmployer('orders', opened)).body.data).toMatchObject([{ status: 'paid' }]);
    expect((await asEmployer('client', opened)).body.data.name).toBe('Bouma Geheim BV');
    const { data: workplaces } = (await asEmployer('users/own', opened)).body;
    expect(workplaces.map(({ client }: { client: { name: string } }) => client.name).sort()).toEqual([
      'Bouma Geheim BV',
      'Vreemd BV',
    ]);
    // Who has an account is asked to log in before they order.
    expect((await order(guest.email)).order).toBeUndefined();
  });

  it('gets two orders in one account that nobody has used yet', async () => {
    const email = `${crypto.randomUUID()}@werkgever.example`;
    const [first, second] = [await order(email), await order(email)];
    await first.pay();
    await second.pay();
    const own = (await choosePassword(email)).body.data.token as string;
    expect((await asEmployer('orders', own)).body.data).toHaveLength(2);
  });

  it('does not share it with colleagues who were there before them', async () => {
    const guest = await order();
    await stranger(guest.email);
    const own = (await verify(guest.email)).body.data.token as string;
    const clientId = await companyOf(guest.email);
    const [other] = await shop.db.select().from(users).where(eq(users.email, 'other@example.org'));
    const now = shop.clock.now();
    await shop.db
      .insert(clientUsers)
      .values({ userId: other?.id ?? 0, clientId: clientId ?? 0, acceptedAt: now, createdAt: now });
    await guest.pay();
    expect((await asEmployer('orders', own)).body.data).toEqual([]);
    const rows = await shop.db
      .select({ clientId: clientUsers.clientId })
      .from(clientUsers)
      .innerJoin(users, eq(users.id, clientUsers.userId))
      .where(inArray(users.email, [guest.email]));
    expect(rows).toHaveLength(2);
  });

  it('waits for the mail where only a password opened the account since', async () => {
    const guest = await order();
    const bearer = await stranger(guest.email);
    await shop.db
      .update(users)
      .set({ emailVerifiedAt: shop.clock.now() })
      .where(eq(users.email, guest.email));
    await guest.pay();
    expect(await seen(bearer)).not.toMatch(/geheim|bouma/i);
    const own = (await choosePassword(guest.email)).body.data.token as string;
    expect((await asEmployer('orders', own)).body.data).toHaveLength(1);
  });
});
