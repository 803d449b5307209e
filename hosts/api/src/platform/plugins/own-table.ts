import {
  and,
  type BuildColumns,
  eq,
  getOperators,
  getOrderByOperators,
  type NotNull,
  type Operators,
  type SQL,
  sql,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgIntegerBuilderInitial,
  type PgTable,
  type PgTableFn,
  type PgTableWithColumns,
  pgSchema,
} from '../database/drizzle.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { type RequestContext, scope } from '../http/context.ts';

/** The schema of the database in which the tables of a plugin stand. */
export const schemaOf = (plugin: string): string => `plugin_${plugin.replaceAll('-', '_')}`;

type SiteTable = PgTable & { readonly siteId: PgColumn };
type ColumnTypes = Parameters<Extract<Parameters<PgTableFn>[1], (types: never) => unknown>>[0];

/** A table of a plugin: its rows are reached through {@link rowsOf}, as those of one site. */
export interface OwnTable<T extends SiteTable = SiteTable> {
  /** As drizzle knows it, for a query of one's own, which sees the rows of all sites unless it says of which. */
  readonly table: T;
}

// Written out: what is inferred cannot be read outside of this package.
type OfSite<Name extends string, Columns extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: Name;
  schema: string;
  columns: BuildColumns<Name, Columns & { siteId: NotNull<PgIntegerBuilderInitial<'site_id'>> }, 'pg'>;
  dialect: 'pg';
}>;

/**
 * Declares a table of a plugin, as its migrations make it. Each row is of one site: `site_id` is a column by itself.
 * @param plugin its name
 * @param columns by what they are called in code: `(of) => ({ id: of.serial().primaryKey(), highAt: of.text('high_at') })`
 */
export function ownTable<const Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  plugin: string,
  name: Name,
  columns: (of: ColumnTypes) => Columns,
): OwnTable<OfSite<Name, Columns>> {
  const table = pgSchema(schemaOf(plugin)).table(name, (of) => ({
    ...columns(of),
    siteId: of.integer('site_id').notNull(),
  }));
  return { table };
}

type Row<T extends SiteTable> = T['$inferSelect'];
type Values<T extends SiteTable> = Omit<T['$inferInsert'], 'siteId'>;
type Where<T> = (row: T, is: Operators) => SQL | undefined;

/** The rows that a site has in a table. */
export interface Rows<T extends SiteTable> {
  readonly find: (which?: {
    readonly where?: Where<T>;
    readonly orderBy?: (row: T, by: ReturnType<typeof getOrderByOperators>) => SQL | readonly SQL[];
    readonly limit?: number;
  }) => Promise<readonly Row<T>[]>;
  readonly add: (values: Values<T>) => Promise<Row<T>>;
  /** Gives those it changed, as they are now. */
  readonly change: (values: Partial<Values<T>>, where: Where<T>) => Promise<readonly Row<T>[]>;
  /** Gives those it removed. */
  readonly remove: (where: Where<T>) => Promise<readonly Row<T>[]>;
}

/**
 * The rows of the site that is called, or that a task works on (`{ tenant }`). There is no way to those of another.
 * @param db the database, or a transaction of it
 * @throws HttpError `unknownHost` where no site lives at the host
 */
export function rowsOf<T extends SiteTable>(
  db: Database | Transaction,
  { table }: OwnTable<T>,
  context: Pick<RequestContext, 'tenant'>,
): Rows<T> {
  const siteId = scope(context).site.id;
  // Drizzle infers from a table that is there, not from one that will be: what comes out is typed by the interface.
  const known: SiteTable = table;
  const within = (where?: Where<T>) => {
    const asked = where?.(table, getOperators());
    // Within its own brackets: an `or` that somebody wrote as text would widen it to all sites.
    return and(eq(known.siteId, siteId), asked && sql`(${asked})`);
  };
  const typed = async (rows: PromiseLike<readonly object[]>) => (await rows) as readonly Row<T>[];
  return {
    find: ({ where, orderBy, limit } = {}) => {
      const query = db.select().from(known).where(within(where)).$dynamic();
      if (orderBy) void query.orderBy(...[orderBy(table, getOrderByOperators())].flat());
      if (limit !== undefined) void query.limit(limit);
      return typed(query);
    },
    add: async (values) => {
      const [row] = await typed(
        db
          .insert(known)
          .values({ ...values, siteId })
          .returning(),
      );
      return row as Row<T>;
    },
    change: (values, where) =>
      typed(
        db
          .update(known)
          .set({ ...values, siteId })
          .where(within(where))
          .returning(),
      ),
    remove: (where) => typed(db.delete(known).where(within(where)).returning()),
  };
}
