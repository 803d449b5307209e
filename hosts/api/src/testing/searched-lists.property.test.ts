import { countedTo, foundTo, type PageMeta } from '@boardwright/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { likePattern } from '../platform/database/contains-terms.ts';
import { type SQL, sql } from '../platform/database/drizzle.ts';

/**
 * Lists of more rows than are counted: whatever is looked for, however it is narrowed and ordered, a page has the rows that
 * the plainest of queries has, in its order, and no number says more than there is.
 */
let api: TestApi;
let admin: string;
const many = 12_000;
const site = sql`(select site_id from site_hosts where host = 'localhost')`;
const oneOf = (words: readonly string[], nth: string) =>
  sql.raw(`(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${nth}) % ${words.length}]`);

beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
  await api.db.transaction(async (tx) => {
    // No trigger and no check of a reference, which take longer than all the rest.
    await tx.execute(sql`set local session_replication_role = replica`);
    // Names that half of all have, that come late in an order, and that few have; companies with a word that only their people have.
    await tx.execute(sql`insert into clients (id, site_id, name, invoice_email, approved_at, blocked_at, created_at)
      select 10000 + nth, ${site}, ${oneOf(['Bakkerij', 'Zorggroep'], 'nth / 2')} || ' ' || ${oneOf(['Postma', 'Nair', 'Bakkali'], 'nth')}
        || ' ' || nth, 'to' || nth || '@example.org', case when nth % 9 > 0 then now() end, case when nth % 400 = 0 then now() end,
        timestamptz '2026-01-01' + (nth * 7919 % 10007) * interval '1 minute'
      from generate_series(1, ${many}) nth`);
    await tx.execute(sql`insert into organisations (id, slug, name, client_id)
      select 10000 + nth, 'o-' || nth, case when nth % 3 = 0 then 'Atelier ' else 'Kantoor ' end || nth, 10000 + nth
      from generate_series(1, ${many}) nth`);
    await tx.execute(sql`insert into users (id, email, role, given_name, family_name, client_id, site_id)
      select 10000 + nth, 'person' || nth || case when nth % 2 = 0 then '@noord.test' else '@zuid.test' end, 'employer', 'A', 'B',
        10000 + nth, ${site} from generate_series(1, ${many}, 3) nth`);
    await tx.execute(sql`insert into jobs (id, organisation_id, client_id, title, status, slug, organisation_name, location_name,
        till, publish_asked_at, created_at, updated_at)
      select 10000 + nth, 10000 + nth % 700 + 1, case when nth % 4 > 0 then 10000 + nth % 700 + 1 end,
        ${oneOf(['Kok', 'Bakker', 'Lasser'], 'nth')} || ' ' || nth,
        ${oneOf(['active', 'draft', 'paused', 'expired', 'archived'], 'nth / 3')}, 'job-' || nth, 'Zorggroep',
        case when nth > 9000 then 'Emmen' end, case when nth % 5 > 0 then now() + nth % 50 * interval '1 day' end,
        case when nth % 60 = 4 then now() - nth % 7 * interval '1 day' end,
        now(), timestamptz '2026-01-01' + (nth % 6007) * interval '1 minute'
      from generate_series(1, ${many}) nth`);
    await tx.execute(sql`insert into job_board_jobs (job_id, job_board_id)
      select 10000 + nth, case when nth % 10 = 0 then 2 else 1 end from generate_series(1, ${many}) nth`);
    await tx.execute(sql`insert into media (site_id, path, name, mime, size, alt, deleted_at, created_at)
      select ${site}, 'media/' || nth, ${oneOf(['Foto', 'Beeld'], 'nth')} || nth || '.webp', case when nth % 8 = 0 then 'video/mp4' else 'image/webp' end,
        nth % 501, case when nth % 3 = 0 then '{}' else jsonb_build_object('nl', 'Werkvloer ' || nth) end,
        case when nth % 50 = 0 then now() end, timestamptz '2026-01-01' + (nth * 7919 % 10007) * interval '1 minute'
      from generate_series(1, ${many}) nth`);
    await tx.execute(sql`insert into applications (id, job_id, job_board_id, email, given_name, family_name, motivation_text, created_at)
      select 10000 + nth, 10000 + nth % 300 + 1, case when nth % 10 = 0 then 2 else 1 end, 'sender' || nth || '@example.org',
        ${oneOf(['Hanneke', 'Bram'], 'nth')}, ${oneOf(['Kok', 'Postma', 'Nair'], 'nth / 2')}, '',
        timestamptz '2026-01-01' + (nth * 7919 % 10007) * interval '1 minute'
      from generate_series(1, ${many}) nth`);
    await tx.execute(sql`insert into mails (site_id, event, kind, "to", subject, text, application_id, state)
      select ${site}, 'application.received', 'application-received', 'to@example.org', '', '', 10000 + nth,
        ${oneOf(['sent', 'sent', 'failed'], 'nth')} from generate_series(1, ${many}, 7) nth`);
    await tx.execute(sql`update applications set mail_state =
      (select state from mails where application_id = applications.id) where id > 10000`);
    await tx.execute(sql`insert into client_users (user_id, client_id, accepted_at)
      select id, client_id, now() from users where id > 10000`);
    await tx.execute(sql`update clients set found_by = words_of_company(id, own_words_of_company(clients))`);
  });
  await api.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => api.close());

const words = fc
  .array(
    fc.constantFrom(
      'kok',
      'BAKKER',
      'zorggroep',
      'postma',
      'nair',
      'bakk',
      'emmen',
      'atelier',
      'kantoor',
      '@noord',
      '@zuid',
      'o',
      'er',
      '9',
      '120',
      '1200',
      '9999',
      'nobody',
      '%',
      'foto',
      'werkvloer',
      'beeld1',
      '.webp',
      'hanneke',
      'sender12',
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((some) => some.join(' '));

const eachOf = (search: string, has: (pattern: string) => SQL): SQL =>
  sql.join(
    search.split(' ').map((word) => sql`(${has(likePattern(word))})`),
    sql` and `,
  );
const idsOf = async (query: SQL): Promise<number[]> =>
  (await api.db.execute<{ readonly id: number }>(query)).rows.map(({ id }) => id);
const wayOf = (sort: string) => sql.raw(sort.startsWith('-') ? 'desc' : 'asc');

/** Numbers of views, of which those that are not exact are no more than there are. */
function expectViews(
  counts: Readonly<Record<string, number>>,
  areExact: boolean,
  there: Readonly<Record<string, number>>,
) {
  for (const [name, number] of Object.entries(there)) {
    if (areExact) expect([name, counts[name]]).toEqual([name, Math.min(number, countedTo + 1)]);
    else expect(counts[name]).toBeLessThanOrEqual(number);
  }
}

it('have the jobs with some words that a plain query has, in its order', async () => {
  const sorts = {
    updated_at: 'job.updated_at',
    created_at: 'job.created_at',
    title: 'lower(job.title)',
    till: 'job.till',
  };
  const asked = fc.record({
    search: words,
    filter: fc.constantFrom('all', 'draft', 'paused', 'review', 'withheld'),
    sort: fc.constantFrom(...Object.keys(sorts).flatMap((name) => [name, `-${name}`])),
    page: fc.constantFrom(1, 2, 3, 40),
    limit: fc.constantFrom(10, 50),
    client: fc.constantFrom(undefined, 10_004, undefined, undefined),
  });
  const ways = new Set<string>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ search, filter, sort, page, limit, client }) => {
      const find = sql`from jobs job join job_board_jobs link on link.job_id = job.id and link.job_board_id = 1
        join organisations own on own.id = job.organisation_id
        left join clients company on company.id = coalesce(job.client_id, own.client_id)
        where job.status <> 'archived' and ${eachOf(
          search,
          (
            pattern,
          ) => sql`concat_ws(' ', job.title, job.organisation_name, job.location_name, job.reference_code,
            job.external_reference) ilike ${pattern} or company.name ilike ${pattern}`,
        )} and (${client ?? null}::integer is null or company.id = ${client ?? null})`;
      const isIn = {
        all: sql`true`,
        draft: sql`job.status = 'draft'`,
        paused: sql`job.status = 'paused' and (job.till is null or job.till > ${api.clock.now().toISOString()})`,
        review: sql`(job.status = 'draft' and job.publish_asked_at is not null)`,
        withheld: sql`link.withheld_at is not null`,
      }[filter];
      const isOwn = sort === '-updated_at' && (filter === 'review' || filter === 'withheld');
      const key = sql.raw(
        isOwn ? 'job.publish_asked_at' : sorts[sort.replace('-', '') as keyof typeof sorts],
      );
      const way = isOwn ? sql.raw(filter === 'review' ? 'asc' : 'desc') : wayOf(sort);
      const { rows: there } = await api.db.execute<{ readonly uuid: string }>(
        sql`select job.uuid ${find} and ${isIn} order by ${key} ${way}, job.id ${way}`,
      );
      const narrowed = `search=${encodeURIComponent(search)}${client === undefined ? '' : `&match[client_id]=${client}`}`;
      const { body } = await ask(
        api,
        `admin/v1/jobs?${narrowed}&match[filter]=${filter}&sort=${sort}&page=${page}&limit=${limit}`,
        { bearer: admin },
      );
      const meta = body.meta as PageMeta;
      const expected = there.slice((page - 1) * limit, page * limit).map(({ uuid }) => uuid);
      expect(body.data.map(({ uuid }: { readonly uuid: string }) => uuid)).toEqual(expected);
      const isExact = meta.total_is_exact ?? true;
      if (isExact) expect(meta.total).toBe(there.length);
      else expect(meta.total).toBeLessThan(there.length);
      ways.add(isExact ? 'few' : meta.total < foundTo ? 'seen' : 'many');
      if (there.length > page * limit && meta.total < countedTo) expect(meta.last_page).toBeGreaterThan(page);
      const counts = (await ask(api, `admin/v1/jobs/counts?${narrowed}`, { bearer: admin })).body.data;
      const total = (await idsOf(sql`select job.id ${find}`)).length;
      expectViews(counts, counts.counts_are_exact ?? true, { all: total, [filter]: there.length });
    }),
    {
      numRuns: 40,
      // One of each way, whatever else is asked for.
      examples: ['zorggroep', 'postma nair', 'postma zorggroep', 'kok 1200', 'kok emmen'].map(
        (
          search,
        ): [{ search: string; filter: 'all'; sort: string; page: 1; limit: 10; client: undefined }] => [
          { search, filter: 'all', sort: '-updated_at', page: 1, limit: 10, client: undefined },
        ],
      ),
    },
  );
  expect([...ways].toSorted()).toEqual(['few', 'many', 'seen']);
}, 120_000);

it('say exactly how many jobs a board has that is short, however many other boards have', async () => {
  const host = 'other.localhost';
  const bearer = await logIn(api, 'admin', 'admin@example.org', host);
  // Words that are dear to look up, of many companies and of one letter.
  for (const search of ['zorggroep', 'o']) {
    const has = sql`concat_ws(' ', title, organisation_name, location_name) ilike ${likePattern(search)}`;
    const there = await idsOf(sql`select id from jobs join job_board_jobs link on link.job_id = jobs.id
      where link.job_board_id = 2 and status <> 'archived' and ${has}`);
    const { body } = await ask(api, `admin/v1/jobs/counts?search=${search}`, { bearer, host });
    expect([body.data.all, body.data.counts_are_exact ?? true]).toEqual([there.length, true]);
  }
});

it('have the companies with some words that a plain query has, in its order, page after page', async () => {
  const keys = { name: 'lower(company.name)', created_at: 'company.created_at', jobs: '0' };
  const states = {
    waiting: sql`company.blocked_at is null and company.approved_at is null`,
    approved: sql`company.blocked_at is null and company.approved_at is not null`,
    blocked: sql`company.blocked_at is not null`,
  };
  const asked = fc.record({
    search: words,
    state: fc.constantFrom(undefined, 'waiting', 'blocked', 'approved'),
    sort: fc.constantFrom('name', '-name', 'created_at', '-created_at'),
    limit: fc.constantFrom(10, 50),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ search, state, sort, limit }) => {
      const found = sql`from clients company where site_id = ${site} and ${eachOf(
        search,
        (
          pattern,
        ) => sql`concat_ws(' ', company.name, company.kvk_number, company.vat_number, company.invoice_email) ilike ${pattern}
          or exists (select from organisations own where own.client_id = company.id
            and concat_ws(' ', own.name, own.email, own.website) ilike ${pattern})
          or exists (select from client_users member join users on users.id = member.user_id
            where member.client_id = company.id and users.email ilike ${pattern})`,
      )}`;
      const ofState = async (name: keyof typeof states) =>
        (await idsOf(sql`select id ${found} and ${states[name]}`)).length;
      const key = sql.raw(keys[sort.replace('-', '') as keyof typeof keys]);
      const isIn = state ? states[state] : sql`true`;
      const ids = await idsOf(
        sql`select id ${found} and ${isIn} order by ${key} ${wayOf(sort)}, id ${wayOf(sort)}`,
      );
      const query = `search=${encodeURIComponent(search)}&sort=${sort}&limit=${limit}${state ? `&match[state]=${state}` : ''}`;
      let after = '';
      for (const page of [0, 1, 2]) {
        const { body } = await ask(api, `admin/v1/companies?${query}${after}`, { bearer: admin });
        const { companies, next, counts, counts_are_exact: areExact = true } = body.data;
        expect(companies.map(({ id }: { readonly id: number }) => id)).toEqual(
          ids.slice(page * limit, (page + 1) * limit),
        );
        if (page === 0)
          expectViews(counts, areExact, {
            waiting: await ofState('waiting'),
            approved: await ofState('approved'),
            blocked: await ofState('blocked'),
          });
        expect(next !== null).toBe(ids.length > (page + 1) * limit);
        if (next === null) break;
        after = `&after=${encodeURIComponent(next)}`;
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

it('have the pictures with some words that a plain query has, in its order, page after page', async () => {
  const keys = { name: 'lower(name)', created_at: 'created_at', size: 'size' };
  const views = {
    all: sql`deleted_at is null`,
    no_alt: sql`deleted_at is null and coalesce(alt ->> 'nl', '') = ''`,
    deleted: sql`deleted_at is not null`,
  };
  const asked = fc.record({
    search: words,
    view: fc.constantFrom('all', 'no_alt', 'deleted'),
    kind: fc.constantFrom(undefined, undefined, 'video'),
    sort: fc.constantFrom(...Object.keys(keys).flatMap((name) => [name, `-${name}`])),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ search, view, kind, sort }) => {
      const found = sql`from media where site_id = ${site} and ${eachOf(
        search,
        (pattern) => sql`concat_ws(' ', name, jsonb_path_query_array(alt, '$.*')) ilike ${pattern}`,
      )} and ${kind ? sql`mime like 'video/%'` : sql`true`}`;
      const key = sql.raw(keys[sort.replace('-', '') as keyof typeof keys]);
      const isIn = views[view];
      const ids = await idsOf(
        sql`select id ${found} and ${isIn} order by ${key} ${wayOf(sort)}, id ${wayOf(sort)}`,
      );
      let after = '';
      for (const page of [0, 1]) {
        const query = `search=${encodeURIComponent(search)}&sort=${sort}&view=${view}&limit=20${kind ? `&kind=${kind}` : ''}`;
        const { body } = await ask(api, `admin/v1/media?${query}&language=nl${after}`, { bearer: admin });
        const { pictures, next, counts, counts_are_exact: areExact = true } = body.data;
        expect(pictures.map(({ id }: { readonly id: number }) => id)).toEqual(
          ids.slice(page * 20, page * 20 + 20),
        );
        expectViews(counts, areExact, { [view]: ids.length });
        if (next === null) break;
        after = `&after=${encodeURIComponent(next)}`;
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);

it('have the applications with some words that a plain query has, in its order, page after page', async () => {
  const keys = { name: "lower(sent.given_name || ' ' || sent.family_name)", created_at: 'sent.created_at' };
  const asked = fc.record({
    search: words,
    state: fc.constantFrom(undefined, undefined, 'failed', 'unknown', 'delivered'),
    sort: fc.constantFrom(...Object.keys(keys).flatMap((name) => [name, `-${name}`])),
    limit: fc.constantFrom(10, 50),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ search, state, sort, limit }) => {
      const stands = sql`coalesce((select case mails.state when 'sent' then 'delivered' when 'failed' then 'failed' end
        from mails where mails.application_id = sent.id), 'unknown')`;
      const found = sql`from applications sent join jobs job on job.id = sent.job_id where sent.job_board_id = 1 and ${eachOf(
        search,
        (pattern) => sql`concat_ws(' ', sent.given_name, sent.family_name, sent.email) ilike ${pattern}
          or concat_ws(' ', job.title, job.organisation_name) ilike ${pattern}`,
      )}`;
      const isIn = state ? sql`${stands} = ${state}` : sql`true`;
      const key = sql.raw(keys[sort.replace('-', '') as keyof typeof keys]);
      const { rows: there } = await api.db.execute<{ readonly uuid: string }>(
        sql`select sent.uuid ${found} and ${isIn} order by ${key} ${wayOf(sort)}, sent.id ${wayOf(sort)}`,
      );
      let after = '';
      for (const page of [0, 1]) {
        const query = `search=${encodeURIComponent(search)}&sort=${sort}&limit=${limit}${state ? `&match[state]=${state}` : ''}`;
        const { body } = await ask(api, `admin/v1/applications?${query}${after}`, { bearer: admin });
        const { applications, next, counts, counts_are_exact: areExact = true } = body.data;
        expect(applications.map(({ uuid }: { readonly uuid: string }) => uuid)).toEqual(
          there.slice(page * limit, (page + 1) * limit).map(({ uuid }) => uuid),
        );
        if (state) expectViews(counts, areExact, { [state]: there.length });
        expect(next !== null).toBe(there.length > (page + 1) * limit);
        if (next === null) break;
        after = `&after=${encodeURIComponent(next)}`;
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);
