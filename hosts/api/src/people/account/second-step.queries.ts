import type { SecondStep } from '@boardwright/api-client/contract';
import { and, eq, isNotNull } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { passkeys, recoveryCodes, secondStepApps, sites } from '../../platform/database/schema.ts';

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

/** Whether an app of a person makes codes for the second step. */
export async function hasApp(db: Reader, userId: number): Promise<boolean> {
  const [app] = await db
    .select({ userId: secondStepApps.userId })
    .from(secondStepApps)
    .where(and(eq(secondStepApps.userId, userId), isNotNull(secondStepApps.secret)));
  return app !== undefined;
}

/** Whether an admin logs in in two steps: by the codes of an app, or by a passkey, whichever host that is for. */
export async function hasSecondStep(db: Reader, userId: number): Promise<boolean> {
  return (await hasApp(db, userId)) || (await hasPasskey(db, userId));
}

async function hasPasskey(db: Reader, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return found.length > 0;
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

/** Takes the recovery codes away of who has no second step left that they would stand in for. */
export async function forgetUnusedCodes(tx: Transaction, userId: number): Promise<void> {
  if (await hasSecondStep(tx, userId)) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Takes the app away, and the recovery codes where no passkey is left: a password is then all that is asked. */
export async function forgetApp(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(secondStepApps).where(eq(secondStepApps.userId, userId));
  await forgetUnusedCodes(tx, userId);
}

/** Takes every passkey of somebody away. */
export async function forgetPasskeys(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Takes every second step away, passkeys too: a password is all that is asked from now on. */
export async function forgetSecondStep(tx: Transaction, userId: number): Promise<void> {
  await forgetPasskeys(tx, userId);
  await forgetApp(tx, userId);
}
