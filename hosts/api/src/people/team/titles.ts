import { eq, type SQL, type PgColumn, type PgTable } from '../../platform/database/drizzle.ts';
import { articles, clients, jobs, products, users } from '../../platform/database/schema.ts';
import type { TitleOf } from '../../platform/http/admin-log.ts';

interface Titled {
  readonly table: PgTable;
  readonly title: PgColumn;
  readonly where: (value: string | number) => SQL;
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const job: Titled = { table: jobs, title: jobs.title, where: (uuid) => eq(jobs.uuid, String(uuid)) };
const person: Titled = { table: users, title: users.email, where: (uuid) => eq(users.uuid, String(uuid)) };

/** What calls concern by a `uuid` in their path, by the group of the call. */
const byUuid: Readonly<Record<string, Titled>> = { adminJobs: job, jobReports: job, shop: job, team: person };

/** What calls concern by an `id` in their path. */
const byId: readonly (readonly [name: RegExp, titled: Titled])[] = [
  [/^articles\./, { table: articles, title: articles.title, where: (id) => eq(articles.id, Number(id)) }],
  [
    /^shop\.(?:updateProduct|removeProduct)$/,
    { table: products, title: products.name, where: (id) => eq(products.id, Number(id)) },
  ],
  [
    /^(?:companies\.|quotes\.createQuote$|shop\.(?:changeClient|orderForClient|grantBalance|withdrawGrant)$)/,
    { table: clients, title: clients.name, where: (id) => eq(clients.id, Number(id)) },
  ],
];

/** What the thing is called that a call concerns: jobs, articles, products and companies; of the team its address. */
export const titleOf: TitleOf = async (db, name, { uuid, id }) => {
  const named = uuid !== undefined && uuidPattern.test(String(uuid));
  const titled = named
    ? byUuid[name.split('.')[0] ?? '']
    : id === undefined
      ? undefined
      : byId.find(([pattern]) => pattern.test(name))?.[1];
  if (!titled) return undefined;
  const [found] = await db
    .select({ title: titled.title })
    .from(titled.table)
    .where(titled.where(uuid ?? id ?? ''))
    .limit(1);
  return typeof found?.title === 'string' && found.title !== '' ? found.title : undefined;
};
