import type { ForwardRule, PageMeta } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { sql } from '../../platform/database/drizzle.ts';

let api: TestApi;
let admin: string;
const many = 10_020;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
  await api.db.execute(sql`delete from forward_rules`);
  await api.db.execute(sql`insert into forward_rules (id, job_board_id, path, url)
    select 1000 + nth, 1, '/old/' || nth, '/new' from generate_series(1, ${many}) nth`);
  // Of every thousandth hits, of some as many as of others and of one none on its day; and others of long ago.
  await api.db.execute(sql`insert into forward_hits (forward_rule_id, day, hits)
    select 1000 + nth, ${api.clock.now().toISOString().slice(0, 10)}, (nth / 1000) % 4
    from generate_series(1000, ${many}, 1000) nth
    union all select 1001, '2001-01-01', 99`);
});
afterAll(() => api.close());

const list = async (query: string) =>
  (await ask(api, `admin/v1/forward-rules?${query}`, { bearer: admin })).body as {
    readonly data: readonly ForwardRule[];
    readonly meta: PageMeta;
  };

it('counts a list as far as it is counted, and exactly what is less', async () => {
  const { meta } = await list('limit=50');
  expect(meta).toEqual({ total: 5000, page: 1, limit: 50, last_page: 100, total_is_exact: false });
  expect((await list('limit=50&search=old/1000')).meta).toEqual({
    total: 11,
    page: 1,
    limit: 50,
    last_page: 1,
  });
  // What lies beyond is not offered, and is there all the same.
  expect((await list('limit=50&page=201&sort=created_at')).data).toHaveLength(20);
});

it('gives every row to a file, however far the list is counted', async () => {
  const { bytes } = await ask(api, 'admin/v1/forward-rules/export', { bearer: admin });
  expect(String(bytes).trim().split('\r\n')).toHaveLength(many + 1);
});

it('has the rules in the order of their hits, those of none by their ids, on every page', async () => {
  const hitsOf = (nth: number) => (nth % 1000 === 0 ? (nth / 1000) % 4 : 0);
  const all = Array.from({ length: many }, (_, at) => at + 1);
  for (const way of [1, -1]) {
    const ordered = all.toSorted((one, other) => way * (hitsOf(one) - hitsOf(other)) || one - other);
    for (const page of way === 1 ? [1, 200, 334] : [1, 2, 3, 100]) {
      const { data } = await list(`limit=30&sort=${way === 1 ? '' : '-'}hits&page=${page}`);
      const expected = ordered.slice((page - 1) * 30, page * 30).map((nth) => [1000 + nth, hitsOf(nth)]);
      expect(data.map(({ id, hits }) => [id, hits])).toEqual(expected);
    }
  }
});
