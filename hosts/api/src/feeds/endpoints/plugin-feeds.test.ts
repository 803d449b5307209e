import { sql } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { jobs } from '../../platform/database/schema.ts';
import type { FeedShape } from '../../platform/remote/feed-shape.ts';
import { runWaiting } from '../tasks/run-feed.ts';
import { serveFeeds } from './serve-feed.fixtures.ts';

/** A job a line: `#acme`, then `reference;heading;text`. */
const lines: FeedShape = {
  name: 'acme-lines',
  recognises: (beginning) => beginning.startsWith('#acme'),
  async *items(open) {
    let whole = '';
    for await (const piece of open()) whole += piece;
    for (const [at, line] of whole.trim().split('\n').entries()) {
      const [nr = '', heading = '', text = ''] = line.split(';');
      if (at > 0) yield { line: at + 1, value: { nr, heading, text } };
    }
  },
  mapping: { fields: { reference: 'nr', title: 'heading' }, defaults: { organisation: 'Acme' } },
};

let api: TestApi;
let served: Awaited<ReturnType<typeof serveFeeds>>;
let bearer: string;
beforeAll(async () => {
  api = await openTestApi();
  served = await serveFeeds();
  api.feedShapes.push(lines);
  await addAccounts(api);
  // The two organisations of the test's board have numbers of their own.
  await api.db.execute(sql`alter table organisations alter column id restart with 100`);
  bearer = await logIn(api, 'admin');
  served.files.set('/jobs.txt', '#acme\nA-1;Cook;Cooks all day.\nA-2;Baker;Bakes.');
});
afterAll(async () => {
  await served.close();
  await api.close();
});
const call = (method: 'GET' | 'POST', path: string, body: object) =>
  ask(api, `admin/v1/feeds${path}`, { method, bearer, locale: 'en', body });

it('a feed that only a plugin reads is looked at, and run, as any other', async () => {
  const address = served.address('/jobs.txt');
  const inspected = await call('POST', '/inspect', { address });
  expect(inspected.body.data).toMatchObject({
    item: 'acme-lines',
    items: 2,
    missing: [],
    first: [
      { title: 'Cook', company: 'Acme', reasons: [] },
      { title: 'Baker', company: 'Acme', reasons: [] },
    ],
  });
  const { body } = await call('POST', '', { name: 'Lines', address, schedule: 'daily' });
  expect((await call('POST', `/${body.data.id}/runs`, { kind: 'hand' })).status).toBe(202);
  const { db, clock, geo, search, deps } = api;
  await runWaiting(
    {
      db,
      clock,
      geo,
      search,
      feedShapes: [lines],
      privateFeeds: true,
      onJobsChanged: search.catchUp,
      mailsQueued: deps.mailsQueued,
      goOn: () => undefined,
    },
    body.data.id,
  );
  const rows = await db.select().from(jobs).orderBy(jobs.externalReference);
  expect(rows.map(({ title, externalReference }) => [externalReference, title])).toEqual([
    ['A-1', 'Cook'],
    ['A-2', 'Baker'],
  ]);
});
