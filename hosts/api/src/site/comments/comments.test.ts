import { randomUUID } from 'node:crypto';
import type { AdminRole } from '@boardwright/api-client/contract';
import { type CommentReader, type CommentThread, quietMinutes } from '@boardwright/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBuilder } from '../../../test/builder-pages.ts';
import { mailsTo } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { logIn, password } from '../../../test/test-accounts.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { mails, users } from '../../platform/database/schema.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import { deleteOldThreads, resolvedFor } from './delete-old-threads.ts';
import { mailComments } from './mail-comments.ts';

const { api, bearer, logInAgain, call, addPage, addBlock } = openBuilder();
const minute = 60_000;

interface Colleague {
  readonly uuid: string;
  readonly email: string;
  readonly bearer: string;
}
async function addColleague(
  name: string,
  adminRole: AdminRole,
  siteId: number | null = 18,
): Promise<Colleague> {
  const email = `${name.toLowerCase()}@example.org`;
  const [added] = await api()
    .db.insert(users)
    .values({
      role: 'admin',
      adminRole,
      email,
      siteId,
      givenName: name,
      familyName: 'Bakker',
      locale: 'en',
      passwordHash: await hashPassword(password),
    })
    .returning();
  return {
    uuid: added?.uuid ?? '',
    email,
    bearer: await logIn(api(), 'admin', email, siteId === 19 ? 'other.localhost' : 'localhost'),
  };
}

/** After more time than a session lasts. */
const loggedInAgain = async (one: Colleague): Promise<Colleague> => ({
  ...one,
  bearer: await logIn(api(), 'admin', one.email),
});

let sanne: Colleague;
let reader: Colleague;
let seller: Colleague;
beforeAll(async () => {
  sanne = await addColleague('Sanne', 'editor');
  reader = await addColleague('Rik', 'editor');
  seller = await addColleague('Sep', 'sales');
});

const place = async () => {
  const { page } = await addPage();
  const block = await addBlock(page.id, 1, 'Vragen');
  return { page: page.id, block: block.id };
};
type More = { readonly bearer?: string; readonly host?: string };
const start = (at: { page: number; block: number }, body: object = {}, more: More = {}) =>
  call(
    'POST',
    `blocks/${at.block}/comments`,
    { uid: randomUUID(), page_id: at.page, text: 'Klopt dit nog?', ...body },
    more,
  );
const started = async (body: object = {}, more: More = {}): Promise<CommentThread> => {
  const answer = await start(await place(), body, more);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const answer = (thread: number, body: object = {}, more: More = {}) =>
  call(
    'POST',
    `comment-threads/${thread}/comments`,
    { uid: randomUUID(), text: 'Ja, sinds oktober.', ...body },
    more,
  );
const resolve = (thread: number, is_resolved = true, more: More = {}) =>
  call('PUT', `comment-threads/${thread}`, { is_resolved }, more);
const listed = async (state = 'open', more: More = {}): Promise<CommentThread[]> =>
  (await call('GET', `sites/18/comments?match[state]=${state}&limit=200`, undefined, more)).body.data;
const find = async (id: number, state = 'open') => (await listed(state)).find((one) => one.id === id);
const mailDue = () =>
  mailComments({
    ...api(),
    search: api().search,
    mailsQueued: async () => undefined,
    now: api().clock.now(),
  });
const sentTo = async ({ email }: Colleague) =>
  (await mailsTo(api(), email)).filter(({ event }) => event === 'team.comments');

describe('a conversation about a block', () => {
  it('is between all who work on the pages, and nobody else', async () => {
    const { id } = await started();
    expect((await answer(id, {}, reader)).status).toBe(201);
    const thread = (await listed('open', sanne)).find((one) => one.id === id);
    expect(thread?.comments.map(({ name, text }) => [name, text])).toEqual([
      ['Anna de Vries', 'Klopt dit nog?'],
      ['Rik Bakker', 'Ja, sinds oktober.'],
    ]);
    const onlooker = await addColleague('Olga', 'read_only');
    expect((await answer(id, {}, onlooker)).status).toBe(403);
    expect((await call('GET', 'sites/18/comments', undefined, seller)).status).toBe(403);
    expect((await answer(id, {}, seller)).status).toBe(403);
    const readers: CommentReader[] = (await call('GET', 'sites/18/comments/readers')).body.data;
    expect(readers.map(({ name }) => name)).toEqual(['Anna de Vries', 'Rik Bakker', 'Sanne Bakker']);
  });

  it('is resolved, and open again with the next word or by choice', async () => {
    const { id } = await started();
    expect((await resolve(id, true, sanne)).body.data.resolved_by).toBe('Sanne Bakker');
    await resolve(id);
    expect(await find(id)).toBeUndefined();
    expect((await find(id, 'resolved'))?.resolved_by).toBe('Sanne Bakker');
    await answer(id);
    expect((await find(id))?.resolved_at).toBeNull();
    await resolve(id);
    await resolve(id, false);
    expect(await find(id)).toBeDefined();
  });

  it('reaches no visitor, and nobody with a preview link', async () => {
    const words = 'Alleen voor ons bedoeld';
    const thread = await started({ text: words });
    const ends_at = new Date(api().clock.now().getTime() + minute).toISOString();
    const link = await call('POST', `pages/${thread.page_id}/preview-links`, { uid: randomUUID(), ends_at });
    for (const token of [undefined, link.body.data.token as string]) {
      const address = 'public/v1/job-board-builder/sites/18?locale=NL';
      const { body } = await ask(api(), address, token === undefined ? {} : { bearer: token });
      expect(body.data.pages.map(({ id }: { id: number }) => id)).toContain(thread.page_id);
      expect(JSON.stringify(body)).not.toContain(words);
    }
  });

  it('is deleted a year after it was resolved', async () => {
    const [{ id }, { id: open }] = [await started(), await started()];
    await resolve(id);
    api().clock.advance(resolvedFor);
    await logInAgain();
    await deleteOldThreads(api().db, api().clock.now());
    expect([await find(id, 'resolved'), (await find(open))?.id]).toEqual([undefined, open]);
    [sanne, reader, seller] = (await Promise.all([sanne, reader, seller].map(loggedInAgain))) as [
      Colleague,
      Colleague,
      Colleague,
    ];
  });

  it('goes with its block to another page, and stays while that is deleted', async () => {
    const at = await place();
    const { id } = (await start(at)).body.data as CommentThread;
    const { page } = await addPage();
    const moved = [{ id: at.block, key: 'faq', page_id: page.id, order: 0 }];
    expect((await call('POST', 'blocks/bulk-update', moved)).status).toBe(204);
    expect((await find(id))?.page_id).toBe(page.id);
    await call('DELETE', `blocks/${at.block}?page_id=${page.id}`);
    expect((await find(id))?.block_id).toBe(at.block);
    const late = await start({ ...at, page: page.id });
    expect([late.status, late.body.code]).toEqual([410, 'blockDeleted']);
    expect((await answer(id)).status).toBe(201);
  });

  it('is there once, sent twice', async () => {
    const at = await place();
    const uid = randomUUID();
    const [one, again] = [await start(at, { uid }), await start(at, { uid })];
    expect(again.body.data.id).toBe(one.body.data.id);
    const reply = randomUUID();
    await answer(one.body.data.id, { uid: reply });
    expect((await answer(one.body.data.id, { uid: reply })).body.data.comments).toHaveLength(2);
  });

  it('is of one site: another has, reads and changes nothing of it', async () => {
    const elsewhere = await addColleague('Elsa', 'owner', 19);
    const { id, block_id, page_id, comments } = await started();
    const other = { bearer: elsewhere.bearer, host: 'other.localhost' };
    const [first] = comments;
    const attempts = [
      call('GET', 'sites/18/comments', undefined, other),
      start({ block: block_id, page: page_id }, {}, other),
      answer(id, {}, other),
      resolve(id, true, other),
      call('DELETE', `comments/${first?.id}`, undefined, other),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await find(id)).toMatchObject({ resolved_at: null, comments: [{ text: 'Klopt dit nog?' }] });
  });

  it('has words, and not too many', async () => {
    const at = await place();
    const empty = await start(at, { text: ' \n ' });
    expect([empty.status, empty.body.fields.text]).toEqual([422, ['Write something first']]);
    expect((await start(at, { text: 'x'.repeat(4001) })).status).toBe(400);
    expect(await start({ ...at, block: 999_999 })).toMatchObject({ status: 404 });
  });
});

describe('a comment', () => {
  it('is written anew and deleted by who wrote it, and by nobody else', async () => {
    const { id, comments } = await started({}, sanne);
    const { id: comment, revision } = comments[0] as CommentThread['comments'][number];
    const change = (text: string, by: More, read = revision) =>
      call('PUT', `comments/${comment}`, { revision: read, text }, by);
    expect((await change('Iets anders', { bearer: bearer() })).status).toBe(404);
    expect((await change('Klopt dit?', sanne)).body.data.comments[0]).toMatchObject({
      text: 'Klopt dit?',
      revision: 2,
      edited_at: api().clock.now().toISOString(),
    });
    expect((await change('Klopt dit?', sanne)).status).toBe(200);
    const late = await change('Van een ander venster', sanne);
    expect([late.status, late.body.current.text]).toEqual([409, 'Klopt dit?']);
    expect((await call('DELETE', `comments/${comment}`)).status).toBe(404);
    await answer(id);
    await call('DELETE', `comments/${comment}`, undefined, sanne);
    expect((await find(id))?.comments.map(({ name }) => name)).toEqual(['Anna de Vries']);
  });

  it('takes its conversation along when it is the last one', async () => {
    const { id, comments } = await started();
    await call('DELETE', `comments/${comments[0]?.id}`);
    expect(await find(id)).toBeUndefined();
  });

  it('stays without a name when its author’s account goes', async () => {
    const leaver = await addColleague('Lien', 'editor');
    const { id } = await started({}, leaver);
    await api().db.delete(users).where(eq(users.email, leaver.email));
    expect((await find(id))?.comments[0]).toMatchObject({
      user_uuid: null,
      name: '',
      text: 'Klopt dit nog?',
    });
  });

  it('is noticed by a window that looks on: how the comments stand is another text then', async () => {
    const glance = async () =>
      (await call('PUT', 'sites/18/presence', { editor: randomUUID() })).body.data.comments as string;
    const before = await glance();
    const { id, comments } = await started();
    const after = await glance();
    api().clock.advance(1000);
    await resolve(id);
    const resolved = await glance();
    await call('DELETE', `comments/${comments[0]?.id}`);
    const deleted = await glance();
    expect([before === after, after === resolved, resolved === deleted]).toEqual([false, false, false]);
  });
});

describe('who should know of a comment', () => {
  const quiet = () => api().clock.advance(quietMinutes * minute);
  // What the conversations before led to is not looked at here.
  beforeEach(async () => {
    quiet();
    await mailDue();
    await api().db.delete(mails);
  });

  it('is mailed once the conversation is quiet, once for all that was said', async () => {
    const { id } = await started({ text: 'Klopt dit, @Sanne Bakker?', mentions: [sanne.uuid] });
    api().clock.advance(3 * minute);
    await answer(id, { text: 'Het gaat om november, @Sanne Bakker.', mentions: [sanne.uuid] });
    api().clock.advance(3 * minute);
    await mailDue();
    expect(await sentTo(sanne)).toEqual([]);
    quiet();
    await mailDue();
    await mailDue();
    const [mail, more] = await sentTo(sanne);
    expect(more).toBeUndefined();
    expect(mail?.subject).toContain('Anna de Vries calls you');
    expect(mail?.text).toContain('> Klopt dit, @Sanne Bakker?');
    expect(mail?.text).toContain('> Het gaat om november, @Sanne Bakker.');
    expect(mail?.text).toMatch(new RegExp(`/admin/\\?page=\\d+&block=\\d+&comment=${id}`));
  });

  it('is who wrote there before, but not who just answered, nor of one’s own words', async () => {
    const { id } = await started({ mentions: [reader.uuid] }, sanne);
    await answer(id, {}, reader);
    quiet();
    await mailDue();
    expect(await sentTo(reader)).toEqual([]);
    const [mail, more] = await sentTo(sanne);
    expect([mail?.subject, more]).toEqual([expect.stringContaining('Rik Bakker replied'), undefined]);
  });

  it('is nobody once it is resolved or deleted, nor who does not work on the pages', async () => {
    const { id } = await started({ mentions: [sanne.uuid] });
    await resolve(id);
    const { comments } = await started({ mentions: [sanne.uuid] });
    await call('DELETE', `comments/${comments[0]?.id}`);
    const { comments: called } = await started({ mentions: [seller.uuid] });
    expect(called[0]?.mentions).toEqual([]);
    quiet();
    await mailDue();
    expect([await sentTo(sanne), await sentTo(seller)]).toEqual([[], []]);
  });
});
