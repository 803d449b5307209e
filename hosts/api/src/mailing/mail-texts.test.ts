import { desc, eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { register, registration } from '../../test/registering.ts';
import { restorableFor } from '../platform/restorable-for.ts';
import { mails, mailTexts, sites } from '../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [mails, mailTexts]) await shop.db.delete(table);
});

const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/mail-texts${path}`, body, 'admin');
const save = (revision: number, texts: object, path = '/account.verify/nl') =>
  admin('PUT', path, { revision, texts });
const newest = async () => (await shop.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0];

describe('the texts of a mail', () => {
  it('are changed in one language, go out with what happens next, and are put back', async () => {
    const { body } = await admin('GET', '/account.verify/en');
    expect(body.data).toMatchObject({ kind: 'account.verify', group: 'everyone', locale: 'en', revision: 0 });
    expect(body.data.fields[0]).toEqual({
      key: 'verifySubject',
      role: 'subject',
      original: 'Confirm your email address for {{site}}',
      text: null,
      deleted: null,
      variables: ['givenName', 'site'],
      variants: ['usual'],
    });
    const saved = await save(
      0,
      {
        verifySubject: 'Welcome {{givenName}} to {{site}}',
        verifyButton: 'Confirm my address',
      },
      '/account.verify/en',
    );
    expect(saved.body.data).toMatchObject({ revision: 1 });
    // What says the same as the product is no text of the site's own.
    expect((await shop.db.select().from(mailTexts))[0]?.texts).toEqual({
      verifySubject: 'Welcome {{givenName}} to {{site}}',
    });
    const listed = (await admin('GET', '')).body.data as { kind: string; changed: string[] }[];
    expect(listed.filter(({ changed }) => changed.length > 0)).toMatchObject([
      { kind: 'account.verify', changed: ['en'] },
    ]);
    const site = (await shop.db.select().from(sites).where(eq(sites.id, 18)))[0];
    await register(shop, 'candidate', registration({ email: 'femke1@example.org' }));
    expect(await newest()).toMatchObject({
      kind: 'account.verify',
      locale: 'en',
      subject: `Welcome Femke to ${site?.name ?? ''}`,
    });
    const back = await save(1, {}, '/account.verify/en');
    expect(back.body.data.fields[0]).toMatchObject({
      text: null,
      deleted: { text: 'Welcome {{givenName}} to {{site}}' },
    });
    await register(shop, 'candidate', registration({ email: 'femke2@example.org' }));
    expect((await newest())?.subject).toMatch(/^Confirm your email address/);
  });

  it('that were taken back can be used again for 30 days, and are forgotten where there are others', async () => {
    const deleted = async () => (await admin('GET', '/account.verify/nl')).body.data.fields[0].deleted;
    await save(0, { verifySubject: 'Hoi {{givenName}}' });
    await save(1, {});
    shop.clock.advance(1000);
    await save(2, {});
    expect(await deleted()).toMatchObject({ text: 'Hoi {{givenName}}' });
    await save(3, { verifySubject: 'Dag {{givenName}}' });
    expect(await deleted()).toBeNull();
    await save(4, {});
    expect(await deleted()).toMatchObject({ text: 'Dag {{givenName}}' });
    const deletedAt = new Date(shop.clock.now().getTime() - restorableFor).toISOString();
    await shop.db.update(mailTexts).set({ deleted: { verifySubject: { text: 'Dag', deletedAt } } });
    expect(await deleted()).toBeNull();
  });

  it('are refused with what is wrong at each, and nothing is stored', async () => {
    const refused = await save(0, { verifySubject: 'Hallo {{voornaam}}', verifyIntro: '', salary: 'x' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields).sort()).toEqual(['salary', 'verifyIntro', 'verifySubject']);
    expect(await shop.db.select().from(mailTexts)).toEqual([]);
    for (const path of ['/account.verify/de', '/account.none/nl', '/constructor/nl'])
      expect((await save(0, {}, path)).status).toBe(404);
  });

  it('are never written over unread: of two admins the second gets both', async () => {
    const both = await Promise.all(
      ['Hoi', 'Dag'].map((word) => save(0, { verifySubject: `${word} {{givenName}}` })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { current } = both.find(({ status }) => status === 409)?.body ?? {};
    expect(current).toMatchObject({ revision: 1 });
    expect(current.fields[0].text).toMatch(/^(?:Hoi|Dag) \{\{givenName\}\}$/);
  });
});

describe('a mail that is tried out', () => {
  const draft = { variant: 'usual', texts: { verifySubject: 'Proef voor {{givenName}}' } };

  it('is drawn with its draft and what is wrong with that, and nothing is stored', async () => {
    const { body } = await admin('POST', '/account.verify/nl/preview', draft);
    expect(body.data).toMatchObject({ subject: 'Proef voor Sanne', problems: {} });
    expect(body.data.html).toContain('Is dit jouw adres?');
    expect(body.data.text).toContain('Is dit jouw adres?');
    const wrong = await admin('POST', '/account.verify/nl/preview', {
      ...draft,
      texts: { verifySubject: 'Proef voor {{gvenName}}' },
    });
    expect(wrong.body.data.problems.verifySubject[0]).toContain('{{givenName}}');
    expect(
      (await admin('POST', '/account.verify/nl/preview', { ...draft, variant: 'toString' })).status,
    ).toBe(404);
    expect([await shop.db.select().from(mails), await shop.db.select().from(mailTexts)]).toEqual([[], []]);
  });

  it('goes to the admin who asks, thirty times a day at most', async () => {
    const sent = await admin('POST', '/account.verify/nl/test', draft);
    expect(sent.body.data).toEqual({ to: 'admin@example.org' });
    expect(await newest()).toMatchObject({
      to: 'admin@example.org',
      subject: 'Proef voor Sanne',
      event: 'mail.test',
    });
    const [row] = await shop.db.select().from(mails);
    if (!row) throw new Error('Nothing was sent');
    const { id: _id, uuid: _uuid, ...same } = row;
    await shop.db.insert(mails).values(Array.from({ length: 29 }, () => same));
    expect((await admin('POST', '/account.verify/nl/test', draft)).status).toBe(429);
    expect(
      (await admin('POST', '/account.verify/nl/test', { ...draft, texts: { verifySubject: '' } })).status,
    ).toBe(422);
  });
});
