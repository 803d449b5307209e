import type { SecondStep } from '@boardwright/api-client/contract';
import { and, eq, isNotNull } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { recoveryCodes, secondStepApps, sites } from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;

/** The app of an admin, also one that is being set up. */
export async function findApp(db: Reader, userId: number) {
  const [app] = await db.select().from(secondStepApps).where(eq(secondStepApps.userId, userId));
  return app;
}

/** As {@link findApp}; it stays so until the transaction is over: of two codes at once the second waits for the first. */
export async function lockApp(tx: Transaction, userId: number) {
  const [app] = await tx.select().from(secondStepApps).where(eq(secondStepApps.userId, userId)).for('update');
  return app;
}

/** Whether a person logs in in two steps. */
export async function hasSecondStep(db: Reader, userId: number): Promise<boolean> {
  const [app] = await db
    .select({ userId: secondStepApps.userId })
    .from(secondStepApps)
    .where(and(eq(secondStepApps.userId, userId), isNotNull(secondStepApps.secret)));
  return app !== undefined;
}

/** Whether the owners of a site ask two-step login of everybody on its team. */
export async function isSecondStepRequired(db: Reader, siteId: number): Promise<boolean> {
  const [site] = await db
    .select({ isRequired: sites.secondStepRequired })
    .from(sites)
    .where(eq(sites.id, siteId));
  return site?.isRequired ?? false;
}

/** What an admin who gave the password has left to do before they are in. */
export async function secondStepLeft(db: Reader, userId: number, siteId: number): Promise<SecondStep | null> {
  if (await hasSecondStep(db, userId)) return 'asked';
  return (await isSecondStepRequired(db, siteId)) ? 'to_set_up' : null;
}

/** Takes the app and the recovery codes away: a password is all that is asked from now on. */
export async function forgetSecondStep(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(secondStepApps).where(eq(secondStepApps.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
