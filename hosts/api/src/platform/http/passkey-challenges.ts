import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { passkeyChallenges } from '../database/schema.ts';

/** Milliseconds in which a passkey signs. */
export const challengeLife = 5 * 60_000;

/** What is asked of a passkey, and of whom: an answer to anything else is none. */
export interface AskedOfPasskey {
  readonly siteId: number;
  readonly host: string;
  readonly purpose: (typeof passkeyChallenges.$inferSelect)['purpose'];
  /** The session that asks; null of who logs in. */
  readonly session: string | null;
}

/** Something that was never signed before. */
export async function makeChallenge(
  db: Pick<Database, 'insert'>,
  asked: AskedOfPasskey,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await db.insert(passkeyChallenges).values({
    ...asked,
    challenge: Buffer.from(challenge).toString('base64url'),
    expiresAt: new Date(now.getTime() + challengeLife),
  });
  return challenge;
}

/** Uses a challenge up, whatever comes of its answer. @returns false for one of something else, too old, or used before */
export async function takeChallenge(
  db: Pick<Database, 'delete'>,
  challenge: string,
  { siteId, host, purpose, session }: AskedOfPasskey,
  now: Date,
): Promise<boolean> {
  const own = passkeyChallenges.session;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.siteId, siteId),
        eq(passkeyChallenges.host, host),
        eq(passkeyChallenges.purpose, purpose),
        session === null ? isNull(own) : eq(own, session),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ siteId: passkeyChallenges.siteId });
  return taken.length > 0;
}

/** Forgets what nobody signed in time. */
export async function deletePasskeyChallenges(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
