import { eq, sql } from '../src/platform/database/drizzle.ts';
import {
  addresses,
  clients,
  organisationBoards,
  organisations,
  products,
  sessions,
  users,
} from '../src/platform/database/schema.ts';
import { ask } from './request.ts';
import { startNumbering } from './registering.ts';
import { addAccounts, logIn } from './test-accounts.ts';
import { openTestApi } from './test-api.ts';

type NewProduct = typeof products.$inferInsert;

/** Numbers of the products that {@link openShop} sells, by what they are. */
export const sold = {
  posting: 1,
  upSell: 2,
  credits: 3,
  contract: 4,
  fromContract: 5,
  slot: 6,
  clicks: 7,
  featured: 8,
  custom: 9,
  free: 10,
  byCredits: 11,
  deleted: 12,
} as const;

const common = { jobBoardId: 1, productType: 'job_posting' } as const;
const rows: readonly NewProduct[] = [
  { ...common, id: 1, name: 'Vacature 30 dagen', type: 'jobPosting', priceCents: 19_500, duration: 30 },
  { ...common, id: 2, name: 'Topvacature', type: 'jobUpSell', priceCents: 9_450, duration: 14 },
  { ...common, id: 3, name: 'Tien credits', type: 'credit', priceCents: 12_000, duration: 365, quantity: 10 },
  {
    ...common,
    id: 4,
    name: 'Bundel van drie',
    type: 'contract',
    priceCents: 50_000,
    duration: 365,
    quantity: 3,
    discount: 10,
  },
  {
    ...common,
    id: 5,
    name: 'Uit de bundel',
    type: 'jobPosting',
    productType: 'contract',
    priceCents: 0,
    duration: 60,
  },
  { ...common, id: 6, name: 'Wisselplek', type: 'slot', priceCents: 8_900, duration: 30 },
  { ...common, id: 7, name: 'Klikbudget', type: 'CPC', priceCents: 1_000, duration: 90, clickPrice: 400 },
  { ...common, id: 8, name: 'Uitgelicht', type: 'featuredEmployer', priceCents: 34_500, duration: 90 },
  { ...common, id: 9, name: 'Campagne op maat', type: 'custom', priceCents: 100_000, duration: null },
  { ...common, id: 10, name: 'Proefplaatsing', type: 'jobPosting', priceCents: 0, duration: 7 },
  {
    ...common,
    id: 11,
    name: 'Voor credits',
    type: 'jobPosting',
    priceCents: 20_000,
    duration: 30,
    credits: 4,
  },
  { ...common, id: 12, name: 'Vroeger', type: 'jobPosting', priceCents: 20_000, active: false },
];

/** Where a company's invoices go. */
const office = {
  addressLine1: 'Stationsweg 12',
  postalCode: '9951 CE',
  city: 'Winsum',
  countryCode: 'NL',
  label: 'Kantoor',
  financial: true,
};

/** The test API with a shop on board 1, two companies of one organisation each that may order on invoice, and an admin. */
export async function openShop() {
  const api = await openTestApi();
  await addAccounts(api);
  await startNumbering(api);
  await api.db.update(clients).set({ verifiedAt: new Date(0), invoiceLimitCents: 100_000_000 });
  for (const clientId of [1, 2]) await api.db.insert(addresses).values({ ...office, clientId });
  for (const id of [1, 2]) {
    await api.db.update(organisations).set({ clientId: id }).where(eq(organisations.id, id));
    await api.db.insert(organisationBoards).values({ organisationId: id, jobBoardId: 1 });
  }
  await api.db.insert(products).values([...rows]);
  await api.db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), 100)`);
  let tokens = {
    employer: await logIn(api, 'employer'),
    other: await logIn(api, 'employer', 'other@example.org'),
    admin: await logIn(api, 'admin'),
  };
  type Who = keyof typeof tokens;
  const claims = {
    employer: await api.tokens.read(tokens.employer),
    other: await api.tokens.read(tokens.other),
    admin: await api.tokens.read(tokens.admin),
  };
  /** Somebody's token, as if they had been there each day till now. */
  const renewed = async (who: Who) => {
    const claim = claims[who];
    if (!claim) throw new Error(`Nobody is logged in as ${who}`);
    return (await api.tokens.issue(claim)).token;
  };
  /** Lets time go by; everybody's session lasts. */
  const passTime = async (milliseconds: number) => {
    api.clock.advance(milliseconds);
    const later = new Date(api.clock.now().getTime() + 365 * 24 * 60 * 60 * 1000);
    await api.db.update(sessions).set({ expiresAt: later });
    tokens = {
      employer: await renewed('employer'),
      other: await renewed('other'),
      admin: await renewed('admin'),
    };
  };
  const passDays = (count: number) => passTime(count * 24 * 60 * 60 * 1000);
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    who: Who = 'employer',
  ) =>
    ask(api, `${who === 'admin' ? 'admin' : 'employer'}/v1${path}`, {
      method,
      bearer: tokens[who],
      locale: 'nl',
      ...(body && { body }),
    });
  /** Orders on invoice for a company: it is delivered, and to be paid. */
  const orderOnInvoice = (productId: number, change: object = {}, who: Who = 'employer') =>
    call('POST', `/orders/product/${productId}`, { payment_type_id: 1, ...change }, who);
  /** Orders for a company, on invoice where nothing else is said; then its money has come. */
  const order: typeof orderOnInvoice = async (productId, change, who) => {
    const answer = await orderOnInvoice(productId, change, who);
    if (answer.body.data?.status !== 'invoiced') return answer;
    const { id } = answer.body.data;
    await call('POST', `/orders/${id}/receive`, {}, 'admin');
    return { ...answer, body: (await call('GET', `/orders/${id}`, undefined, who)).body };
  };
  /** A whole draft; whatever is given differs. */
  const draft = async (
    change: object = {},
    as: (method: 'POST', path: string, body: object) => ReturnType<typeof call> = call,
  ): Promise<number> => {
    const whole = {
      title: 'Kok in Kloosterburen',
      description: 'Koken voor dertig bewoners.',
      text_type: 'own',
      text_own: '<p>Jij kookt.</p>',
      location_name: 'Groningen',
      apply_email: 'kok@lauwers.example',
    };
    const { body } = await as('POST', '/jobs/draft', { ...whole, ...change });
    return body.data.id;
  };
  /** Decides a payment at the test provider, as its page does. */
  const decide = async (placed: { readonly payment_url: string }, outcome: string) => {
    const { pathname } = new URL(placed.payment_url);
    const answer = await api.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}`,
    });
    return { status: answer.statusCode, location: String(answer.headers.location) };
  };
  return { ...api, call, order, orderOnInvoice, draft, decide, passTime, passDays };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

let companies = 0;
/** Another company that may order on invoice, with one organisation and somebody who is logged in for good. */
export async function addCompany({ db, tokens, app, clock }: Shop) {
  companies += 1;
  const name = `Bedrijf ${companies}`;
  const verified = { verifiedAt: new Date(0), invoiceLimitCents: 100_000_000 };
  const [client] = await db
    .insert(clients)
    .values({ siteId: 18, name, ...verified })
    .returning();
  if (!client) throw new Error('There is no company');
  const clientId = client.id;
  await db.insert(addresses).values({ ...office, clientId });
  const [organisation] = await db
    .insert(organisations)
    .values({ name, slug: `bedrijf-${companies}`, clientId })
    .returning();
  await db.insert(organisationBoards).values({ organisationId: organisation?.id ?? 0, jobBoardId: 1 });
  const person = { role: 'employer', siteId: 18, clientId, givenName: 'Jan', familyName: 'Bos' } as const;
  const [user] = await db
    .insert(users)
    .values({ ...person, email: `jan${companies}@example.org` })
    .returning();
  const expiresAt = new Date(clock.now().getTime() + 3650 * 24 * 60 * 60 * 1000);
  const [session] = await db
    .insert(sessions)
    .values({ siteId: 18, userId: user?.id ?? 0, expiresAt })
    .returning();
  const claims = { role: 'employer', siteId: 18, clientId, subject: user?.uuid } as const;
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { token: bearer } = await tokens.issue({ ...claims, session: session?.uuid ?? '' });
    return ask({ app }, `employer/v1${path}`, { method, bearer, locale: 'nl', ...(body && { body }) });
  };
  return { clientId, call };
}
