import { asc, lte } from '../../platform/database/drizzle.ts';
import { users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { tenantOf } from '../../platform/http/find-tenants.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import type { AccountDeps } from './account-deps.ts';
import { lockPerson } from './account.queries.ts';
import { provedScope } from './data-of-person.ts';
import { farewell } from './delete-profile.ts';
import { forgetPerson, removeBytes } from './forget-person.ts';

/** What carries out a deletion that was asked for. */
export interface DeletionDeps extends Pick<
  AccountDeps,
  'db' | 'storage' | 'clock' | 'search' | 'mailsQueued'
> {
  readonly ports: Pick<AccountDeps['ports'], 'freeSlot'>;
}

/** One of them: its own transaction, so that a process that dies has deleted somebody whole or not at all. */
async function deleteDuePerson(
  deps: DeletionDeps,
  { id, siteId }: { readonly id: number; readonly siteId: number },
  now: Date,
): Promise<void> {
  const tenant = await tenantOf(deps.db, siteId);
  await transaction(deps, async (tx, after) => {
    const lock = async () => {
      const person = await lockPerson(tx, id);
      // Taken back a moment ago.
      return person?.deleteAfter && person.deleteAfter <= now ? person : undefined;
    };
    const leaver = { id, lock, scopeOf: provedScope(tenant) };
    const forgotten = await forgetPerson(deps.ports, tx, leaver, now);
    if (!forgotten) return;
    await queueMails(tx, [farewell(tenant, forgotten.person)], now);
    after.run(() => removeBytes(deps, forgotten.files));
  });
}

/**
 * Deletes those whose deletion an admin asked for and nobody took back, once its time is over.
 * @throws AggregateError what went wrong with some, after all others are deleted: the next hour tries them again
 */
export async function deleteDuePeople(deps: DeletionDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db
    .select({ id: users.id, siteId: users.siteId })
    .from(users)
    .where(lte(users.deleteAfter, now))
    .orderBy(asc(users.id));
  const problems: unknown[] = [];
  for (const { id, siteId } of due) {
    if (siteId === null) continue;
    try {
      await deleteDuePerson(deps, { id, siteId }, now);
    } catch (error) {
      // Policy: one that cannot be deleted keeps none of the others; it is thrown below.
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, 'Some people could not be deleted');
}
