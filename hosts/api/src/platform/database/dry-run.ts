import type { Database, Transaction } from './connect.ts';

/** Carries what was found out of a transaction that is rolled back. */
class RolledBack<Result> extends Error {
  override readonly name = 'RolledBack';
  readonly result: Result;
  constructor(result: Result) {
    super('Rolled back on purpose');
    this.result = result;
  }
}

/**
 * Does something in a transaction and takes all of it back, so that what it would do is known.
 * @param db a transaction too: then what was done inside is taken back, and nothing else of it
 * @throws what the work throws
 */
export async function dryRun<Result>(
  db: Pick<Database, 'transaction'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    // Policy: what is thrown here is how the database is asked to roll back.
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
}
