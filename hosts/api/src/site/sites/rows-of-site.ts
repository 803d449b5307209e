import {
  getTableConfig,
  getTableName,
  is,
  type PgColumn,
  PgTable,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import * as schema from '../../platform/database/schema.ts';

const { clients, jobBoardJobs, jobBoards, jobs, organisationBoards, organisations, sites } = schema;

/** Of which site: its row and that of its board. */
export interface SiteRows {
  readonly siteId: number;
  readonly boardId: number;
}

interface Reference {
  readonly column: PgColumn;
  readonly parent: PgTable;
  readonly parentColumn: PgColumn;
  /** Whether the row goes by itself with the one that it refers to. */
  readonly cascades: boolean;
}

/** Jobs and companies' pages may stand on boards of several sites: by these rows it is known on which. */
const placements: ReadonlyMap<PgTable, PgTable> = new Map<PgTable, PgTable>([
  [jobBoardJobs, jobs],
  [organisationBoards, organisations],
]);

/** What a row belongs to: what it refers to, unless it only forgets what goes. */
function referencesOf(table: PgTable): readonly Reference[] {
  return getTableConfig(table).foreignKeys.flatMap(({ reference, onDelete }) => {
    const { columns, foreignTable, foreignColumns } = reference();
    const [column, parentColumn] = [columns[0], foreignColumns[0]];
    if (!column || !parentColumn || onDelete === 'set null') return [];
    if (placements.get(table) === foreignTable) return [];
    return [{ column, parent: foreignTable, parentColumn, cascades: onDelete === 'cascade' }];
  });
}

/** Every table with rows of sites, with what its rows belong to: whoever adds a table has added it here. */
const references: ReadonlyMap<PgTable, readonly Reference[]> = (() => {
  const all = Object.values(schema).filter((table) => is(table, PgTable));
  const found = new Map<PgTable, readonly Reference[]>();
  const add = (parent: PgTable): void => {
    if (found.has(parent)) return;
    found.set(parent, referencesOf(parent));
    for (const table of all) if (referencesOf(table).some((one) => one.parent === parent)) add(table);
  };
  for (const root of [sites, jobBoards]) add(root);
  // They are of a site by where they are placed alone.
  for (const placed of placements.values()) add(placed);
  return found;
})();

/** What has to be deleted before rows of a table can be. */
function before(table: PgTable): readonly PgTable[] {
  const placed = placements.get(table);
  const children = [...references].flatMap(([child, theirs]) =>
    theirs.some(({ parent }) => parent === table) ? [child] : [],
  );
  return placed ? [...children, placed] : children;
}

function reachedFrom(table: PgTable): ReadonlySet<PgTable> {
  const reached = new Set<PgTable>();
  const go = (from: PgTable): void => {
    for (const next of before(from))
      if (!reached.has(next)) {
        reached.add(next);
        go(next);
      }
  };
  go(table);
  return reached;
}

/**
 * Every table with rows of sites in the order in which they can be deleted, those that refer to others first. Tables that
 * refer to each other are one step. The site and its board are the last.
 */
export const deletionSteps: readonly (readonly PgTable[])[] = (() => {
  const reach = new Map([...references.keys()].map((table) => [table, reachedFrom(table)]));
  const steps: (readonly PgTable[])[] = [];
  const done = new Set<PgTable>();
  const visit = (table: PgTable): void => {
    if (done.has(table)) return;
    const step = [...references.keys()].filter(
      (other) => other === table || (reach.get(table)?.has(other) && reach.get(other)?.has(table)),
    );
    for (const one of step) done.add(one);
    for (const one of step) for (const next of before(one)) visit(next);
    steps.push(step);
  };
  visit(jobBoards);
  for (const table of references.keys()) visit(table);
  const isRoot = (step: readonly PgTable[]) => step.includes(sites) || step.includes(jobBoards);
  return [...steps.filter((step) => !isRoot(step)), steps.filter(isRoot).flat()];
})();

/** Whether all rows of a step have to go in one statement: they refer to each other. */
export const isTied = (step: readonly PgTable[]): boolean =>
  step.length > 1 ||
  step.some((table) => references.get(table)?.some(({ parent, cascades }) => parent === table && !cascades));

const ownName = (table: PgTable): SQL => sql.raw(`own_${getTableName(table)}`);

/** Tables by which it is known whose rows of a table are. */
function knownBy(table: PgTable): readonly PgTable[] {
  if (table === jobs) return [clients];
  if (table === organisations) return [clients, jobs];
  const step = deletionSteps.find((one) => one.includes(table)) ?? [];
  return (references.get(table) ?? []).map(({ parent }) => parent).filter((one) => !step.includes(one));
}

function ownWhere(table: PgTable, { siteId, boardId }: SiteRows): SQL {
  if (table === sites) return sql`${sites.id} = ${siteId}`;
  if (table === jobBoards) return sql`${jobBoards.id} = ${boardId}`;
  const elsewhere = (placement: SQL) =>
    sql`exists (select 1 from ${placement} and job_board_id <> ${boardId})`;
  const here = (placement: SQL) => sql`exists (select 1 from ${placement} and job_board_id = ${boardId})`;
  if (table === jobs) {
    const placement = sql`${jobBoardJobs} where ${jobBoardJobs.jobId} = ${jobs.id}`;
    // Of a company of the site it is the company's, wherever it is placed.
    return sql`(${jobs.clientId} in (select id from own_clients)
      or (${jobs.clientId} is null and ${here(placement)} and not ${elsewhere(placement)}))`;
  }
  if (table === organisations) {
    const placement = sql`${organisationBoards} where ${organisationBoards.organisationId} = ${organisations.id}`;
    return sql`((${organisations.clientId} in (select id from own_clients) or ${here(placement)})
      and not ${elsewhere(placement)} and not exists (select 1 from ${jobs} where ${jobs.organisationId} = ${organisations.id}
        and ${jobs.id} not in (select id from own_jobs)))`;
  }
  const step = deletionSteps.find((one) => one.includes(table)) ?? [];
  const owners = (references.get(table) ?? []).filter(({ parent }) => !step.includes(parent));
  return sql`(${sql.join(
    owners.map(
      ({ column, parent, parentColumn }) =>
        sql`${column} in (select ${sql.identifier(parentColumn.name)} from ${ownName(parent)})`,
    ),
    sql` or `,
  )})`;
}

/** `with own_clients as (…), …`: the rows of a site in everything by which it is known whose rows of some tables are. */
export function withOwners(tables: readonly PgTable[], rows: SiteRows): SQL {
  const parts: SQL[] = [];
  const seen = new Set<PgTable>();
  const add = (table: PgTable): void => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const owner of knownBy(table)) add(owner);
    const names = new Set(
      [...references.values()].flat().flatMap((one) => (one.parent === table ? [one.parentColumn.name] : [])),
    );
    const columns = sql.join(
      [...names.add('id')].map((name) => sql.identifier(name)),
      sql`, `,
    );
    parts.push(sql`${ownName(table)} as (select ${columns} from ${table} where ${ownWhere(table, rows)})`);
  };
  for (const table of tables) for (const owner of knownBy(table)) add(owner);
  return parts.length === 0 ? sql`` : sql`${sql.join(parts, sql`, `)},`;
}

/** Which rows of a table are a site's; stands below {@link withOwners}. */
export const isOwnRow = ownWhere;
