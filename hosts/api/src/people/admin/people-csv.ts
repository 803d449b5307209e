import type { Contract, PersonSummary, QueryOf } from '@boardwright/api-client/contract';
import type { Database } from '../../platform/database/connect.ts';
import { type CsvCell, csvFile } from '../../platform/http/csv-file.ts';
import type { FileReply } from '../../platform/http/mount.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { findPeoplePage } from './people.queries.ts';
import { presentPersonSummary } from './read-person.ts';

/** Rows of a file at most; the list says how many there are. */
const exported = 100_000;
/** People that are read at once. */
const batch = 2000;

const columns = [
  'uuid',
  'name',
  'email',
  'role',
  'state',
  'company',
  'created_at',
  'last_login',
] as const satisfies readonly (keyof PersonSummary)[];

/** The people that a list has, as a file. */
export async function peopleCsv(
  db: Pick<Database, 'select'>,
  tenant: Tenant,
  query: QueryOf<Contract['people']['exportPeople']>,
  now: Date,
): Promise<FileReply> {
  const rows: Record<(typeof columns)[number], CsvCell>[] = [];
  let after: string | undefined;
  do {
    const page = await findPeoplePage(db, tenant, {
      ...query,
      limit: batch,
      ...(after !== undefined && { after }),
    });
    rows.push(...page.rows.map(presentPersonSummary));
    after = page.next ?? undefined;
  } while (after !== undefined && rows.length < exported);
  const name = `${tenant.board.slug}-people-${now.toISOString().slice(0, 10)}.csv`;
  return csvFile(columns, rows.slice(0, exported), name);
}
