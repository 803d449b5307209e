import { and, eq, sql } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, openShop, type Shop } from '../../test/open-shop.ts';
import { ask } from '../../test/request.ts';
import { adminLogs, clients, mails, organisations, users } from '../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now(), locale: 'nl' });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(mails));

const add = (body: object) => shop.call('POST', '/companies', body, 'admin');
const named = (name: string) =>
  shop.db.select({ id: clients.id }).from(clients).where(eq(clients.name, name));
const person = { given_name: 'Femke', family_name: 'Dijkstra', email: 'Femke@Havenbakker.example ' };
const password = 'brood om vijf uur klaar';

describe('a company that an admin adds', () => {
  it('is approved, may have jobs at once, and lets its first person in by the mailed link', async () => {
    const { status, body } = await add({
      name: '  Haven  bakker ',
      website: 'www.havenbakker.example/brood',
      kvk_number: '0114.92 73',
      vat_number: 'nl004495445b01',
      invoice_email: 'Boeken@havenbakker.example',
      person,
      idempotency_key: 'a key of its own',
    });
    expect([status, body.data]).toMatchObject([
      201,
      {
        name: 'Haven bakker',
        state: 'approved',
        kvk_number: '01149273',
        vat_number: 'NL004495445B01',
        invoice_email: 'boeken@havenbakker.example',
        approved: { by: expect.stringMatching(/./) },
        organisations: [
          { name: 'Haven bakker', website: 'https://www.havenbakker.example/brood', active: true },
        ],
        members: [{ email: 'femke@havenbakker.example', status: 'invited', verified: false }],
      },
    ]);
    const { id } = body.data;
    const job = await shop.call('POST', '/jobs', { client_id: id, title: 'Bakker' }, 'admin');
    expect(job.status).toBe(201);
    const [log] = await shop.db.select().from(adminLogs).where(eq(adminLogs.action, 'companies.addCompany'));
    expect(log).toMatchObject({ title: 'Haven bakker', area: 'companies' });

    const [mail] = await shop.db.select().from(mails);
    expect(mail).toMatchObject({ to: 'femke@havenbakker.example', locale: 'nl' });
    const link = new URL(/https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const token = link.searchParams.get('token');
    const chosen = { token, password, password_confirmation: password };
    const set = await ask(shop, 'employer/v1/password/reset', { method: 'POST', body: chosen });
    expect([set.status, set.body]).toMatchObject([200, {}]);
    const login = { email: person.email, password };
    const session = await ask(shop, 'employer/v1/login', { method: 'POST', body: login });
    const own = await ask(shop, 'employer/v1/client', { bearer: session.body.data.token });
    expect(own.body.data).toMatchObject({ name: 'Haven bakker', state: 'approved' });
  });

  it('is one company where it is sent twice, or at once', async () => {
    const body = { name: 'Dubbel', idempotency_key: 'sent twice' };
    const sent = await Promise.all([add(body), add(body)]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(await named('Dubbel')).toHaveLength(1);
    const others = await Promise.all([add({ name: 'Tegelijk' }), add({ name: 'tegelijk' })]);
    expect(others.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is named with those it is like, until they are known to be others', async () => {
    const { clientId } = await addCompany(shop);
    await shop.db
      .update(clients)
      .set({
        kvkNumber: '17000001',
        vatNumber: 'RO18547290',
        blockedAt: shop.clock.now(),
        blockedReason: 'Nep',
      })
      .where(eq(clients.id, clientId));
    await shop.db
      .update(organisations)
      .set({ website: 'https://www.werf-oost.example/over', name: 'De Werf' })
      .where(eq(organisations.clientId, clientId));
    const facts = {
      name: { name: 'de werf' },
      kvk_number: { kvk_number: '17000001' },
      vat_number: { vat_number: 'ro 18547290' },
      domain: { website: 'werf-oost.example' },
    };
    for (const [by, fact] of Object.entries(facts)) {
      const { status, body } = await add({ name: `Werf met ${by}`, ...fact });
      expect([status, body.code], by).toEqual([409, 'companiesAlike']);
      expect(body.current.companies, by).toMatchObject([{ id: clientId, state: 'blocked', by: [by] }]);
    }
    const byMail = await add({
      name: 'Nog een werf',
      person: { ...person, email: 'jan@werf-oost.example' },
    });
    expect(byMail.body.current.companies).toMatchObject([{ id: clientId, by: ['domain'] }]);
    expect((await add({ name: 'De werf', known: [clientId + 1] })).status).toBe(409);
    expect((await add({ name: 'De werf', known: [clientId] })).status).toBe(201);
    // Anybody has mail there.
    const person2 = { ...person, email: 'een@gmail.com' };
    expect((await add({ name: 'Een', person: person2 })).status).toBe(201);
    expect((await add({ name: 'Twee', person: { ...person2, email: 'twee@gmail.com' } })).status).toBe(201);
  });

  it('is not held against the companies of another site', async () => {
    const [other] = await shop.db
      .select({ siteId: users.siteId })
      .from(users)
      .where(sql`${users.siteId} <> 18`);
    const siteId = other?.siteId ?? 0;
    await shop.db.insert(clients).values({ siteId, name: 'Van de buren', kvkNumber: '17000002' });
    expect((await add({ name: 'Van de buren', kvk_number: '17000002' })).status).toBe(201);
  });

  it('is refused with all that is wrong with it, and nothing of it is stored', async () => {
    const nobody = { given_name: ' ', family_name: '', email: 'geen adres' };
    const wrong = {
      website: 'geen web',
      kvk_number: '12',
      vat_number: 'NL1',
      invoice_email: 'x',
      person: nobody,
    };
    const { status, body } = await add({ name: ' ', ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.fields).sort()).toEqual([
      'invoice_email',
      'kvk_number',
      'name',
      'person.email',
      'person.family_name',
      'person.given_name',
      'vat_number',
      'website',
    ]);
    expect((await add({ name: 'x'.repeat(121) })).body.fields).toHaveProperty('name');
    expect((await add({ name: 'x'.repeat(5000) })).status).toBe(400);
    expect(
      (await add({ name: 'x', website: `https://a.example/${'x'.repeat(600)}` })).body.fields,
    ).toHaveProperty('website');
    for (const website of ['javascript:alert(1)', 'ftp://a.example', 'https://jan:geheim@a.example'])
      expect((await add({ name: 'Web', website })).body.fields, website).toHaveProperty('website');
    expect(await named('Web')).toEqual([]);
  });

  it('does not take somebody in who is an employer here already', async () => {
    const { clientId } = await addCompany(shop);
    const read = await shop.call('GET', `/companies/${clientId}`, undefined, 'admin');
    const { name, members } = read.body.data;
    const taken = { ...person, email: members[0].email };
    const { status, body } = await add({ name: 'Ander bedrijf', person: taken, known: [clientId] });
    expect(status).toBe(422);
    expect(body.fields['person.email'][0]).toContain(name);
    expect([await named('Ander bedrijf'), await shop.db.select().from(mails)]).toEqual([[], []]);
  });
});

describe('somebody whom an admin invites to a company', () => {
  const invite = (id: number, body: object) => shop.call('POST', `/companies/${id}/people`, body, 'admin');

  it('is invited once more where they wait, and asked in their account where they have one', async () => {
    const { id } = (await add({ name: 'Eerst zonder iemand' })).body.data;
    const jan = { given_name: 'Jan', family_name: 'Bos', email: 'jan@eerst.example' };
    expect((await invite(id, jan)).body.data.members).toMatchObject([
      { email: 'jan@eerst.example', status: 'invited' },
    ]);
    expect((await invite(id, jan)).body.data.members).toHaveLength(1);
    const known = await invite(id, { ...jan, email: 'other@example.org' });
    expect(known.body.data.members).toHaveLength(2);
    const texts = (await shop.db.select().from(mails)).map(({ text }) => text ?? '');
    expect(texts.filter((text) => text.includes('token='))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('menuType=client'))).toHaveLength(1);
    await invite(id, jan);
    expect((await invite(id, jan)).body.code).toBe('tooManyRequests');
  });

  it('is refused where they work there, or without a name or an address', async () => {
    const { clientId } = await addCompany(shop);
    const [member] = await shop.db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.clientId, clientId), eq(users.role, 'employer')));
    await shop.db
      .update(users)
      .set({ emailVerifiedAt: shop.clock.now() })
      .where(eq(users.clientId, clientId));
    const there = await invite(clientId, { ...person, email: member?.email });
    expect(there.body.fields).toHaveProperty('email');
    const empty = await invite(clientId, { given_name: '', family_name: '', email: '' });
    expect(Object.keys(empty.body.fields).sort()).toEqual(['email', 'family_name', 'given_name']);
    expect((await invite(99_999, person)).status).toBe(404);
  });
});
