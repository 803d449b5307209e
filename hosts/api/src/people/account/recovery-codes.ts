import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { recoveryCodes } from '../../platform/database/schema.ts';
import { hashOf } from './mailed-links.ts';

const howMany = 10;
// Without what is read for another: 0 and o, 1, i and l, u and v. Twelve of them are 58 bits, which nobody guesses.
const letters = '23456789abcdefghjkmnpqrstwxyz';
const groups = 3;
const lettersOfGroup = 4;

const makeGroup = () =>
  Array.from({ length: lettersOfGroup }, () => letters[randomInt(letters.length)]).join('');
const makeCode = () => Array.from({ length: groups }, makeGroup).join('-');

/** A code as it is kept: however it was typed, with or without its lines and capitals. */
const hashOfCode = (typed: string) => hashOf(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** Ten codes for who lost the app, in place of those from before. They are never read again: only hashes are kept. */
export async function makeRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOfCode(code) })));
  return codes;
}

/** Uses a code up. @returns false for what is none of theirs, and for one that was used, also a moment ago */
export async function spendRecoveryCode(
  tx: Transaction,
  userId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOfCode(typed)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** How many codes somebody has not used. */
export async function countRecoveryCodes(db: Pick<Database, 'select'>, userId: number): Promise<number> {
  const [left] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return left?.total ?? 0;
}
