import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase } from '../../../test/fresh-database.ts';
import { sql } from './drizzle.ts';
import { type EarlierDatabase, openEarlierDatabase } from '../../../test/earlier-database.ts';

// What migrations did with rows of before is not to change: each is tried on a database as it was.
let db: EarlierDatabase;
const day = '2026-03-01T10:00:00Z';

/** The tables of 0030 with a board, its site, and rows that the migrations after it are about. */
async function fill() {
  const newsletters = JSON.stringify([
    { id: 1, name: 'Weekbericht' },
    { id: 2, name: 'Zorg' },
  ]);
  const board = (slug: string, row: object = {}) => db.add('job_boards', { slug, host: slug, ...row });
  const wad = await board('wad', { newsletters, countries: ['NL', 'DE'] });
  const own = await board('own', { countries: ['BE'] });
  const bare = await board('bare', { countries: [], newsletters: JSON.stringify([{ id: 7, name: 'Los' }]) });
  const site = (boardId: number, row: object = {}) => db.add('sites', { job_board_id: boardId, ...row });
  const sites = {
    wad: await site(wad, {
      default_locale: 'ro',
      supported_locales: ['ro'],
      settings: JSON.stringify({ site_name: 'Wad' }),
    }),
    own: await site(own, { settings: JSON.stringify({ search_countries: ['FR'] }) }),
  };
  return { boards: { wad, own, bare }, sites };
}
type Filled = Awaited<ReturnType<typeof fill>>;
let filled: Filled;

beforeAll(async () => {
  db = await openEarlierDatabase('0030');
  filled = await fill();
});
afterAll(() => db.close());

const columns = async (table: string) =>
  (
    await db.query(`select column_name as name from information_schema.columns where table_name = $1`, [
      table,
    ])
  ).rows.map(({ name }) => name);
const read = async (table: string, id: number) =>
  (await db.query(`select * from "${table}" where id = $1`, [id])).rows[0];

describe('0031', () => {
  it('gives a site the countries its board had, where it chose none itself', async () => {
    await db.migrateTo('0031');
    const { sites, boards } = filled;
    expect(await read('sites', sites.wad)).toMatchObject({
      settings: { site_name: 'Wad', search_countries: ['NL', 'DE'] },
    });
    expect(await read('sites', sites.own)).toMatchObject({ settings: { search_countries: ['FR'] } });
    expect(await columns('job_boards')).not.toContain('countries');
    expect(await read('job_boards', boards.bare)).toMatchObject({ slug: 'bare' });
  });
});

describe('0032', () => {
  it('keeps which address a session proved, of who is verified', async () => {
    const session = async (verified: string | null, proved: boolean) => {
      const email = `${crypto.randomUUID()}@example.org`;
      const site_id = filled.sites.wad;
      const user_id = await db.add('users', {
        email,
        role: 'candidate',
        site_id,
        email_verified_at: verified,
      });
      return { email, id: await db.add('sessions', { site_id, user_id, address_proved: proved }) };
    };
    const proved = await session(day, true);
    const others = [await session(day, false), await session(null, true)];
    const guest = await db.add('sessions', {
      site_id: filled.sites.wad,
      user_id: null,
      address_proved: false,
    });
    await db.migrateTo('0032');
    expect(await read('sessions', proved.id)).toMatchObject({ proved_email: proved.email });
    for (const id of [...others.map((other) => other.id), guest])
      expect(await read('sessions', id)).toMatchObject({ proved_email: null });
    expect(await columns('sessions')).not.toContain('address_proved');
  });
});

describe('0033', () => {
  it('lists who ticked a newsletter and proved their address, once; and names it in the language of its site', async () => {
    const { boards, sites } = filled;
    const client = await db.add('clients', { site_id: sites.wad });
    const user = (email: string, role: string, verified: string | null, ticked: number[]) =>
      db.add('users', {
        email,
        role,
        client_id: role === 'employer' ? client : null,
        site_id: sites.wad,
        locale: 'en',
        created_at: day,
        email_verified_at: verified,
        newsletters: ticked,
      });
    const anna = await user('anna@example.org', 'candidate', day, [1, 2, 1]);
    await user('anna@example.org', 'employer', day, [2]);
    await user('nobody@example.org', 'candidate', null, [1]);
    await user('none@example.org', 'candidate', day, []);
    await db.migrateTo('0033');
    const { rows } = await db.query('select * from newsletter_subscriptions order by newsletter_id');
    expect(rows).toMatchObject([
      { newsletter_id: 1, email: 'anna@example.org', user_id: anna, locale: 'en', source: 'register' },
      { newsletter_id: 2, email: 'anna@example.org', ended_at: null, job_board_id: boards.wad },
    ]);
    for (const { confirmed_at: confirmed } of rows) expect(confirmed).toEqual(new Date(day));
    expect(new Set(rows.map(({ token }) => token)).size).toBe(2);
    expect(await read('job_boards', boards.wad)).toMatchObject({
      newsletters: [
        { id: 1, names: { ro: 'Weekbericht' } },
        { id: 2, names: { ro: 'Zorg' } },
      ],
    });
    expect(await read('job_boards', boards.own)).toMatchObject({ newsletters: [] });
    expect(await read('job_boards', boards.bare)).toMatchObject({
      newsletters: [{ id: 7, names: { nl: 'Los' } }],
    });
    for (const table of ['users', 'applications'])
      expect(await columns(table), table).not.toContain('newsletters');
  });
});

describe('0034', () => {
  const product = (type: string) =>
    db.add('products', { job_board_id: filled.boards.wad, type, product_type: 'job_posting' });
  /** A company with somebody in it, or nobody any more. */
  async function company(isClosed: boolean) {
    const client = await db.add('clients', { site_id: filled.sites.wad });
    const user = await db.add('users', { role: 'employer', site_id: filled.sites.wad, client_id: client });
    // Who is added to a company works there, until somebody says otherwise.
    await db.query('update client_users set active = $1 where user_id = $2', [!isClosed, user]);
    const organisation = await db.add('organisations', {
      client_id: client,
      archived_at: isClosed ? day : null,
    });
    return { client, organisation };
  }
  const job = ({ organisation, client }: Awaited<ReturnType<typeof company>>, row: object) =>
    db.add('jobs', { organisation_id: organisation, client_id: client, status: 'active', ...row });

  it('gives a job in a slot its own product back, where what was spent on it says which', async () => {
    const some = await company(false);
    const [slot, posting, later] = [await product('slot'), await product('jobPosting'), await product('CPC')];
    const lot = (kind: string, productId: number | null) =>
      db.add('ledger_entries', {
        client_id: some.client,
        kind,
        amount: 5,
        reason: 'bought',
        product_id: productId,
      });
    const spend = (kind: string, lotId: number, subject: object) =>
      db.add('ledger_entries', {
        client_id: some.client,
        kind,
        amount: -1,
        reason: 'spent',
        lot_id: lotId,
        subject: JSON.stringify(subject),
      });
    const [postings, clicks, credits] = [
      await lot('posting', posting),
      await lot('cpc', later),
      await lot('credit', null),
    ];
    const inSlot = (row: object = {}) => job(some, { product_id: slot, ...row });
    const posted = await inSlot();
    await spend('posting', postings, { job_id: posted });
    const changed = await inSlot();
    await spend('posting', postings, { job_id: changed });
    await spend('cpc', clicks, { job_id: changed });
    const onCredits = await inSlot();
    await spend('posting', postings, { job_id: onCredits });
    await spend('credit', credits, { job_id: onCredits, paid_till: day });
    const draft = await inSlot({ status: 'draft' });
    await spend('posting', postings, { job_id: draft });
    const never = await inSlot();
    const outside = await job(some, { product_id: posting });
    await spend('cpc', clicks, { job_id: outside });

    const closed = await company(true);
    const slotOf = async (who: typeof closed, row: object = {}) => {
      const held = await job(who, {});
      const id = await db.add('subscriptions', {
        client_id: who.client,
        product_id: slot,
        cycle_days: 30,
        job_id: held,
        ...row,
      });
      return { id, stay: await db.add('slot_stays', { subscription_id: id, job_id: held }) };
    };
    const order = (who: typeof closed, status: string) =>
      db.add('orders', {
        site_id: filled.sites.wad,
        job_board_id: filled.boards.wad,
        client_id: who.client,
        product_id: slot,
        status,
        payment: 'test',
        paid_at: status === 'paid' ? day : null,
      });
    const [deleted, stored] = [await slotOf(closed), await slotOf(some)];
    const cancelled = await slotOf(closed, { cancelled_at: day });
    const orders = {
      open: await order(closed, 'open'),
      paid: await order(closed, 'paid'),
      others: await order(some, 'open'),
    };
    await db.migrateTo('0034');

    const productOf = async (id: number) => (await read('jobs', id))?.['product_id'];
    expect(await productOf(posted)).toBe(posting);
    expect(await productOf(changed)).toBe(later);
    // Of credits nothing says what for, and nothing was spent on these; a draft chooses anew.
    for (const id of [onCredits, never, draft]) expect(await productOf(id)).toBe(slot);
    expect(await productOf(outside)).toBe(posting);

    const ended = expect.any(Date) as Date;
    expect(await read('subscriptions', deleted.id)).toMatchObject({
      ended_at: ended,
      cancelled_at: ended,
      job_id: null,
    });
    expect(await read('subscriptions', cancelled.id)).toMatchObject({
      ended_at: ended,
      cancelled_at: new Date(day),
    });
    expect(await read('slot_stays', deleted.stay)).toMatchObject({ till: ended });
    expect(await read('subscriptions', stored.id)).toMatchObject({ ended_at: null, cancelled_at: null });
    expect(await read('slot_stays', stored.stay)).toMatchObject({ till: null });
    expect(await read('orders', orders.open)).toMatchObject({ status: 'cancelled', closed_at: ended });
    expect(await read('orders', orders.paid)).toMatchObject({ status: 'paid', closed_at: null });
    expect(await read('orders', orders.others)).toMatchObject({ status: 'open', closed_at: null });
  });
});

describe('0035', () => {
  it('drops what nobody read, and nothing else', async () => {
    const boardId = filled.boards.wad;
    const organisation = await db.add('organisations', { name: 'De Kombuis', custom_fields: '{"a":1}' });
    const resume = await db.add('resumes', {
      job_board_id: boardId,
      status: 'available',
      custom_fields: '{}',
    });
    const job = await db.add('jobs', { organisation_id: organisation, custom_fields: '{"tags":["nieuw"]}' });
    await db.migrateTo('0035');
    expect(await columns('organisations')).not.toContain('custom_fields');
    expect(await columns('resumes')).not.toContain('custom_fields');
    expect(await read('organisations', organisation)).toMatchObject({ name: 'De Kombuis' });
    expect(await read('resumes', resume)).toMatchObject({ status: 'available' });
    // A job's are read: its tags, and pay that is only text.
    expect(await read('jobs', job)).toMatchObject({ custom_fields: { tags: ['nieuw'] } });
  });
});

/** All that a database has beside its rows. */
const parts = [
  `select table_name, column_name, data_type, udt_name, is_nullable, column_default, identity_generation,
     generation_expression from information_schema.columns where table_schema = 'public'`,
  `select indexdef from pg_indexes where schemaname = 'public'`,
  `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as is from pg_constraint
     where connamespace = 'public'::regnamespace`,
  `select pg_get_triggerdef(oid) as is from pg_trigger where not tgisinternal`,
  `select pg_get_functiondef(p.oid) as is from pg_proc p where pronamespace = 'public'::regnamespace
     and prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select extname, extversion from pg_extension`,
];
const partsOf = (query: EarlierDatabase['query']) =>
  Promise.all(
    parts.map(async (part) => (await query(part)).rows.map((row) => JSON.stringify(row)).toSorted()),
  );

it('what comes after them applies to the same database, which then is what an empty one begins as', async () => {
  await db.migrateTo('9999');
  expect(await read('sites', filled.sites.wad)).toMatchObject({ id: filled.sites.wad });
  const empty = await openFreshDatabase();
  const begun = await partsOf(async (text) => empty.db.execute(sql.raw(text)));
  await empty.close();
  expect(begun.every((part) => part.length > 0)).toBe(true);
  expect(begun).toEqual(await partsOf(db.query));
});
