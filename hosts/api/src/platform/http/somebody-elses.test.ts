import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from '../database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRoute, leastOf, type Route } from '../../../test/every-endpoint.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import { type Api, createApi } from '../../create-api.ts';
import {
  addresses,
  clients,
  multiposterTokens,
  passkeys,
  phones,
  products,
  quotes,
  users,
} from '../database/schema.ts';
import { demoAccounts, demoPassword } from '../../seeding/demo-accounts.ts';
import { seedDemo } from '../../seeding/seed-demo.ts';
import { makePosterToken } from './poster-tokens.ts';
import { testClock } from '../ports/clock.ts';

const password = 'a good password';
const stranger = 'stranger@example.org';
const clock = testClock();
let folder: string;
let api: Api;
const bearers: Record<string, string> = {};
const owners: Record<string, string> = {};

/** The demo's company, its employer and its candidate: they own one of everything. */
const owner = {
  client: sql`(select client_id from users where email = ${demoAccounts.employer} and role = 'employer')`,
  employer: sql`(select id from users where email = ${demoAccounts.employer} and role = 'employer')`,
  candidate: sql`(select id from users where email = ${demoAccounts.candidate} and role = 'candidate')`,
};
const ofClient = (table: string) =>
  sql`select id from ${sql.identifier(table)} where client_id = ${owner.client} order by id`;

/** What the number in a path is of, and one of it that is the owner's: the first pattern that fits. */
const theirs: readonly (readonly [role: Route['role'], path: RegExp, id: ReturnType<typeof sql>])[] = [
  ['employer', /^\/jobs\//, ofClient('jobs')],
  ['candidate', /^\/user\/addresses\//, sql`select id from addresses where user_id = ${owner.candidate}`],
  ['employer', /^\/user\/addresses\//, sql`select id from addresses where user_id = ${owner.employer}`],
  ['employer', /^\/client\/addresses\//, ofClient('addresses')],
  ['candidate', /^\/user\/phones\//, sql`select id from phones where user_id = ${owner.candidate}`],
  ['employer', /^\/user\/phones\//, sql`select id from phones where user_id = ${owner.employer}`],
  ['employer', /^\/client\/phones\//, ofClient('phones')],
  ['employer', /^\/users\/\{id:int\}$/, ofClient('users')],
  ['employer', /^\/organisations\//, ofClient('organisations')],
  ['employer', /^\/multiposter-tokens\//, ofClient('multiposter_tokens')],
  ['employer', /^\/feeds\//, ofClient('feeds')],
  ['candidate', /^\/job-alerts\//, sql`select id from job_alerts where user_id = ${owner.candidate}`],
  [
    'candidate',
    /^\/applications\//,
    sql`select uuid as id from applications where user_id = ${owner.candidate}`,
  ],
  [
    'employer',
    /^\/applicants\//,
    sql`select a.id from applications a join jobs j on j.id = a.job_id where j.client_id = ${owner.client}`,
  ],
  [
    'candidate',
    /^\/contact-requests\//,
    sql`select r.uuid as id from relations r join resumes s on s.id = r.resume_id where s.user_id = ${owner.candidate}`,
  ],
  [
    'employer',
    /^\/files\//,
    sql`select f.token as id from files f join applications a on f.id = a.cv_file_id join jobs j on j.id = a.job_id where j.client_id = ${owner.client}`,
  ],
  [
    'candidate',
    /^\/files\//,
    sql`select f.token as id from files f join applications a on f.id = a.cv_file_id where a.user_id = ${owner.candidate}`,
  ],
  [
    'candidate',
    /^\/resume\/download\//,
    sql`select f.token as id from resumes r join files f on f.id = r.file_id where r.user_id = ${owner.candidate}`,
  ],
  ['candidate', /^\/sessions\//, sql`select uuid as id from sessions where user_id = ${owner.candidate}`],
  ['employer', /^\/sessions\//, sql`select uuid as id from sessions where user_id = ${owner.employer}`],
  ['candidate', /^\/passkeys\//, sql`select uuid as id from passkeys where user_id = ${owner.candidate}`],
  ['employer', /^\/passkeys\//, sql`select uuid as id from passkeys where user_id = ${owner.employer}`],
  ['employer', /^\/orders\/\{id/, ofClient('orders')],
  ['employer', /^\/quotes\/\{id/, ofClient('quotes')],
  ['employer', /^\/subscriptions\//, ofClient('subscriptions')],
];

/** Paths whose number is of something that is there for everybody who may call them, or of the caller's own choice. */
const forEverybody: readonly RegExp[] = [
  /^\/jobs\/\{(?:uuid|id)\}\/(?:related|apply|apply-click|introduce-candidate|reports)/,
  /^\/jobs\/slug\//,
  /^\/favourites\//,
  /^\/orders\/product\//,
  /^\/products\//,
  /^\/resumes\//,
  /^\/users\/\{id:int\}\/switch$/,
  // The board that one is on: another one is not there, for nobody.
  /^\/job-boards\/\{boardId:int\}\/newsletters$/,
  // A secret that was mailed: whoever has it opened the mail.
  /^\/(?:verify|profile-offers)\/\{token\}$/,
];

/** Where the least that a schema asks for is not what it takes. */
const bodies: Record<string, object> = {
  'changeClientUser as employer': { active: false },
  'rateApplicant as employer': { rating: 3 },
  'renamePasskey as candidate': { name: 'Mine' },
  'renamePasskey as employer': { name: 'Mine' },
  'removePasskey as candidate': { current_password: password },
  'removePasskey as employer': { current_password: password },
  'acceptMyQuote as employer': { version: 1, shown_total: 0, name: 'Vera', terms: true },
};

const walked = everyRoute().filter(
  ({ role, endpoint }) =>
    (role === 'candidate' || role === 'employer') &&
    endpoint.path.includes('{') &&
    !forEverybody.some((path) => path.test(endpoint.path)),
);

/** Everything of everybody that these calls could change. */
async function everything(): Promise<string> {
  const tables =
    'jobs addresses phones client_users organisations multiposter_tokens feeds feed_imports job_alerts applications application_notes application_events relations resumes files orders quotes subscriptions ledger_entries invoices refunds passkeys';
  const rows = await Promise.all(
    tables
      .split(' ')
      .map(async (table) =>
        api.deps.db.execute(
          sql`select md5(string_agg(t::text, '|' order by t.id)) as sum from ${sql.identifier(table)} t`,
        ),
      ),
  );
  return JSON.stringify(rows.map((one) => ('rows' in one ? one.rows : one)));
}

async function idFor({ role, endpoint }: Route): Promise<string> {
  const found = theirs.find(([of, path]) => of === role && path.test(endpoint.path));
  if (!found) throw new Error(`Whose is the number in ${endpoint.path}? Say so in this test.`);
  const answer = await api.deps.db.execute(sql`${found[2]} limit 1`);
  const [row] = ('rows' in answer ? answer.rows : answer) as { id: number | string }[];
  if (!row) throw new Error(`The demo has nothing for ${endpoint.path}`);
  return String(row.id);
}

async function call(route: Route, id: string, bearer: string | undefined) {
  const { endpoint } = route;
  const url = everyRoute({ id, uuid: id, token: id }).find(({ name }) => name === route.name)?.url ?? '';
  const payload = bodies[route.name] ?? (endpoint.body && leastOf(endpoint.body));
  return api.app.inject({
    method: endpoint.method,
    url,
    headers: { 'x-site-host': 'localhost', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    ...(payload ? { payload } : {}),
  });
}

async function logIn(role: string, email: string, secret: string): Promise<string> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/${role}/v1/login`,
    headers: { 'x-site-host': 'localhost' },
    payload: { email, password: secret },
  });
  return answer.json().data.token;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-strangers-'));
  api = await createApi({
    dataFolder: folder,
    clock,
    onError: (error) => {
      throw error;
    },
    seed: async ({ connection, storage }) => {
      await seedDemo(
        { db: connection.db, storage, clock },
        { jobs: 40, seed: 1, url: (host) => `http://${host}:3000` },
      );
    },
  });
  const { db } = api.deps;
  const passwordHash = await hashPassword(password);
  const [client] = await db.insert(clients).values({ siteId: 18, name: 'Vreemd BV' }).returning();
  const person = { email: stranger, passwordHash, givenName: 'Vera', familyName: 'Vreemd', siteId: 18 };
  const verified = { ...person, emailVerifiedAt: clock.now() };
  await db.insert(users).values([
    { ...verified, role: 'candidate' },
    { ...verified, role: 'employer', clientId: client?.id ?? 0 },
  ]);
  // What the demo's people have none of.
  const address = { addressLine1: 'Kade 1', city: 'Groningen', postalCode: '9711 AA', countryCode: 'NL' };
  // A column's value is a query here, of a row that is somebody's already: drizzle takes it, its type of a row does not.
  for (const whose of [
    { userId: sql`${owner.candidate}` },
    { userId: sql`${owner.employer}` },
    { clientId: sql`${owner.client}` },
  ]) {
    await db.insert(addresses).values({ ...address, ...whose } as unknown as typeof addresses.$inferInsert);
    await db.insert(phones).values({
      phone: '+31612345678',
      countryCode: 'NL',
      ...whose,
    } as unknown as typeof phones.$inferInsert);
  }
  const [lift] = await db.select({ id: products.id }).from(products).where(eq(products.type, 'jobUpSell'));
  bodies['upSellJob as employer'] = { product_id: lift?.id };
  const { token: _secret, ...key } = makePosterToken();
  const poster = { ...key, name: 'Rooster', clientId: sql`${owner.client}` };
  await db.insert(multiposterTokens).values(poster as unknown as typeof multiposterTokens.$inferInsert);
  const quote = {
    siteId: 18,
    jobBoardId: sql`(select job_board_id from sites where id = 18)`,
    clientId: sql`${owner.client}`,
    state: 'sent',
    lines: [],
    netCents: 0,
    validUntil: new Date(clock.now().getTime() + 86_400_000),
    updatedAt: clock.now(),
    sentAt: clock.now(),
  };
  await db.insert(quotes).values(quote as unknown as typeof quotes.$inferInsert);
  for (const role of ['candidate', 'employer'] as const) {
    const passkey = { siteId: 18, host: 'localhost', credentialId: role, publicKey: '', counter: 0 };
    const named = { transports: [], name: 'Phone', isSynced: false, userId: sql`${owner[role]}` };
    await db.insert(passkeys).values({ ...passkey, ...named } as unknown as typeof passkeys.$inferInsert);
    bearers[role] = await logIn(role, stranger, password);
    owners[role] = await logIn(role, demoAccounts[role], demoPassword);
  }
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe('what is somebody else’s', () => {
  it.each(walked.map((route) => [route.name, route] as const))('%s: is not there', async (_name, route) => {
    const id = await idFor(route);
    const before = await everything();
    const answer = await call(route, id, bearers[route.role]);
    expect(answer.statusCode, answer.body).toBe(404);
    expect(await everything()).toBe(before);
  });

  const read = walked.filter(({ endpoint }) => endpoint.method === 'GET');
  it.each(read.map((route) => [route.name, route] as const))(
    '%s: is there for whose it is',
    async (_name, route) => {
      const answer = await call(route, await idFor(route), owners[route.role]);
      expect([200, 409], answer.body).toContain(answer.statusCode);
    },
  );
});
