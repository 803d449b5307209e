import { randomUUID } from 'node:crypto';
import type { SitePresence } from '@boardwright/api-client/contract';
import { count } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { editorPresences, users } from '../../platform/database/schema.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import { deletePresences } from './presence.ts';

let api: TestApi;
let anna: string;
let sanne: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.insert(users).values({
    passwordHash: await hashPassword(password),
    givenName: 'Sanne',
    familyName: 'de Boer',
    email: 'sanne@example.org',
    role: 'admin',
    adminRole: 'owner',
    siteId: 18,
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(editorPresences);
  // A day goes by in one of them.
  anna = await logIn(api, 'admin');
  sanne = await logIn(api, 'admin', 'sanne@example.org');
});

type At = { readonly editor: string; readonly page_id?: number; readonly block_id?: number };
const admin = 'admin/v1/job-board-builder';
const report = (bearer: string, body: At, { host = 'localhost', site = 18 } = {}) =>
  ask(api, `${admin}/sites/${site}/presence`, { method: 'PUT', bearer, body, host });
const seenBy = async (bearer: string, body: At): Promise<SitePresence['colleagues']> =>
  (await report(bearer, body)).body.data.colleagues;
const leave = (bearer: string, editor: string) =>
  ask(api, `${admin}/sites/18/presence/${editor}`, { method: 'DELETE', bearer });

/** A page with one block, of the site that lives at a host. */
async function aPlace(bearer: string, host = 'localhost') {
  const path = { nl: `p-${randomUUID()}` };
  const made = await ask(api, `${admin}/pages`, {
    method: 'POST',
    bearer,
    host,
    body: { uid: randomUUID(), key: 'p-generic', path },
  });
  const page_id = made.body.data.page.id as number;
  const block = await ask(api, `${admin}/blocks`, {
    method: 'POST',
    bearer,
    host,
    body: { uid: randomUUID(), key: 'faq', page_id, order: 0 },
  });
  return { page_id, block_id: block.body.data.id as number };
}

describe('who is in the editor of a site', () => {
  it('is told of each other, by name, page and block, and not of themselves', async () => {
    const place = await aPlace(anna);
    const [mine, hers] = [randomUUID(), randomUUID()];
    expect(await seenBy(anna, { editor: mine, ...place })).toEqual([]);
    expect(await seenBy(sanne, { editor: hers })).toEqual([
      { editor: mine, user_uuid: expect.any(String), name: 'Anna de Vries', ...place },
    ]);
    expect(await seenBy(anna, { editor: mine, ...place })).toEqual([
      expect.objectContaining({ editor: hers, name: 'Sanne de Boer', page_id: null, block_id: null }),
    ]);
  });

  it('sees another window of one’s own, and who moved where they are now', async () => {
    const place = await aPlace(anna);
    const [one, other] = [randomUUID(), randomUUID()];
    await report(anna, { editor: one });
    await report(anna, { editor: one, ...place });
    const [seen, ...more] = await seenBy(anna, { editor: other });
    expect([seen, more]).toEqual([expect.objectContaining({ editor: one, ...place }), []]);
  });

  it('is gone at once after leaving, half a minute after the last word, and forgotten after a day', async () => {
    const [mine, hers] = [randomUUID(), randomUUID()];
    await report(anna, { editor: mine });
    expect(await seenBy(sanne, { editor: hers })).toHaveLength(1);
    // Nobody takes another away, and what is no window changes nothing.
    expect((await leave(sanne, mine)).status).toBe(204);
    expect((await leave(anna, 'x')).status).toBe(204);
    expect(await seenBy(sanne, { editor: hers })).toHaveLength(1);
    expect([(await leave(anna, mine)).status, (await leave(anna, mine)).status]).toEqual([204, 204]);
    expect(await seenBy(sanne, { editor: hers })).toEqual([]);

    await report(anna, { editor: mine });
    api.clock.advance(29_000);
    expect(await seenBy(sanne, { editor: hers })).toHaveLength(1);
    api.clock.advance(1000);
    expect(await seenBy(sanne, { editor: hers })).toEqual([]);

    api.clock.advance(24 * 60 * 60_000 - 1000);
    await deletePresences(api.db, api.clock.now());
    expect(await api.db.select({ rows: count() }).from(editorPresences)).toEqual([{ rows: 1 }]);
  });

  it('is not said to stand at what is deleted, of another site, or made up', async () => {
    const own = await aPlace(anna);
    const host = 'other.localhost';
    const elsewhere = await aPlace(await logIn(api, 'admin', undefined, host), host);
    const editor = randomUUID();
    const isAt = async (place: Omit<At, 'editor'>) => {
      await report(anna, { editor, ...place });
      const [seen] = await seenBy(sanne, { editor: randomUUID() }).then((all) =>
        all.filter((one) => one.editor === editor),
      );
      return [seen?.page_id, seen?.block_id];
    };
    expect(await isAt(own)).toEqual([own.page_id, own.block_id]);
    expect(await isAt(elsewhere)).toEqual([null, null]);
    expect(await isAt({ page_id: 2_000_000_000, block_id: 2_000_000_000 })).toEqual([null, null]);
    await ask(api, `${admin}/blocks/${own.block_id}?page_id=${own.page_id}`, {
      method: 'DELETE',
      bearer: anna,
    });
    expect(await isAt(own)).toEqual([own.page_id, null]);
    await ask(api, `${admin}/pages/${own.page_id}`, { method: 'DELETE', bearer: anna });
    expect(await isAt(own)).toEqual([null, null]);
  });

  it('is known to admins of that site only', async () => {
    const editor = randomUUID();
    await report(anna, { editor });
    const host = 'other.localhost';
    const elsewhere = await logIn(api, 'admin', undefined, host);
    expect((await report(elsewhere, { editor: randomUUID() }, { host })).status).toBe(404);
    const there = await report(elsewhere, { editor: randomUUID() }, { host, site: 19 });
    expect([there.status, there.body.data.colleagues]).toEqual([200, []]);
    expect(await seenBy(sanne, { editor: randomUUID() })).toHaveLength(1);
    const employer = await logIn(api, 'employer');
    expect((await report(employer, { editor: randomUUID() })).status).toBe(403);
    expect((await leave(employer, editor)).status).toBe(403);
    expect((await report(anna, { editor: 'x' })).status).toBe(400);
  });
});
