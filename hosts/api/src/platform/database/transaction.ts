import { getTableName, type PgTable } from './drizzle.ts';
import type { Database, Transaction } from './connect.ts';
import { jobBoardJobs, jobs } from './schema.ts';

/** Tables that the search index is made of. A write to one of them is in the index before the caller is answered. */
export const searchedTables: readonly PgTable[] = [jobs, jobBoardJobs];

export interface TransactionDeps {
  readonly db: Database;
  readonly search: { readonly ready: () => boolean; readonly catchUp: () => Promise<void> };
  readonly mailsQueued: (ids: readonly number[]) => Promise<void>;
}

/** What follows a commit, in the order in which it was asked for. */
export interface After {
  /** Must not be done before all is stored. */
  readonly run: (work: () => Promise<unknown>) => void;
}

interface FollowUps {
  readonly after: After;
  readonly mailIds: number[];
  readonly works: (() => Promise<unknown>)[];
  searchChanged: boolean;
}

const followUpsOf = new WeakMap<object, FollowUps>();

/** Whether writes by this transaction are followed up: whether {@link transaction} opened it, or one around it. */
export const isFollowedUp = (db: object): boolean => followUpsOf.has(db);

/**
 * Has stored mails sent once the transaction that stored them is: now rather than within a minute.
 * @throws Error where {@link transaction} did not open it: nobody would send them
 */
export function sendAfterCommit(tx: object, mailIds: readonly number[]): void {
  const followUps = followUpsOf.get(tx);
  if (!followUps) throw new Error('Mails are stored in a transaction() that sends them');
  followUps.mailIds.push(...mailIds);
}

/** Has each write of a table reported, by a transaction and by those inside it. */
export function watchWrites(tx: Transaction, wrote: (table: PgTable) => void): void {
  for (const write of ['insert', 'update', 'delete'] as const) {
    const original = tx[write];
    const value = (table: PgTable): unknown => {
      wrote(table);
      return Reflect.apply(original, tx, [table]);
    };
    Object.defineProperty(tx, write, { value, configurable: true });
  }
  const begin = tx.transaction.bind(tx);
  const value = <Result>(work: (inner: Transaction) => Promise<Result>): Promise<Result> =>
    begin(async (inner) => {
      watchWrites(inner, wrote);
      const followUps = createFollowUps();
      followUpsOf.set(inner, followUps);
      const result = await work(inner);
      // Of one that is rolled back nothing follows.
      handOver(followUps, tx);
      return result;
    });
  Object.defineProperty(tx, 'transaction', { value, configurable: true });
}

function createFollowUps(): FollowUps {
  const mailIds: number[] = [];
  const works: (() => Promise<unknown>)[] = [];
  const after: After = {
    run: (work) => void works.push(work),
  };
  return { after, mailIds, works, searchChanged: false };
}

async function runAll({ search, mailsQueued }: TransactionDeps, followUps: FollowUps): Promise<void> {
  const { mailIds, works, searchChanged } = followUps;
  const failures: unknown[] = [];
  const steps = [
    ...(mailIds.length > 0 ? [() => mailsQueued(mailIds)] : []),
    ...works,
    // Last, so that it has in it what the works wrote. One that starts reads all anyway.
    ...(searchChanged && search.ready() ? [search.catchUp] : []),
  ];
  // Policy: all is stored; a step that fails keeps none of the others from being done.
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

function handOver({ mailIds, works, searchChanged }: FollowUps, to: object): void {
  const outer = followUpsOf.get(to);
  if (!outer) return;
  outer.mailIds.push(...mailIds);
  outer.works.push(...works);
  outer.searchChanged ||= searchChanged;
}

/**
 * Does work in one transaction and, once that is stored, what follows: the search catches up with writes to
 * {@link searchedTables}, which are seen by themselves, mails are sent, and what was given to `after` is run. Inside
 * another such transaction it follows that one.
 *
 * A process that dies between the two loses nothing: what others see of a write is announced by the database itself and
 * found by revision, mails wait in their table, and what is given to `after` must be found again by a sweep.
 */
export async function transaction<Result>(
  deps: TransactionDeps,
  work: (tx: Transaction, after: After) => Promise<Result>,
): Promise<Result> {
  const followUps = createFollowUps();
  const searched = new Set(searchedTables.map(getTableName));
  const result = await deps.db.transaction(async (tx) => {
    followUpsOf.set(tx, followUps);
    watchWrites(tx, (table) => {
      if (searched.has(getTableName(table))) followUps.searchChanged = true;
    });
    return work(tx, followUps.after);
  });
  if (isFollowedUp(deps.db)) handOver(followUps, deps.db);
  else await runAll(deps, followUps);
  return result;
}
