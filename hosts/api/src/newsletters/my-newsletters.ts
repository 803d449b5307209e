import { and, eq, inArray, isNull } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { newsletterSubscriptions as subscriptions } from '../platform/database/schema.ts';
import type { MailRequest } from '../platform/mail/queue-mails.ts';
import type { Member } from '../people/account/member.ts';
import { subscriptionsOfPerson } from '../people/account/data-of-person.ts';
import type { UserRow } from '../people/account/member.ts';
import { subscribe } from './subscribe.ts';

/** The newsletters that somebody wants, confirmed or not yet. */
export function findMyNewsletters(db: Pick<Database, 'select'>, person: UserRow, member: Member) {
  const { jobBoardId, newsletterId, confirmedAt, endedAt } = subscriptions;
  return db
    .select({ id: newsletterId, confirmedAt })
    .from(subscriptions)
    .where(and(subscriptionsOfPerson(person, member), eq(jobBoardId, member.board.id), isNull(endedAt)))
    .orderBy(newsletterId);
}

/**
 * Makes the boxes of the profile so. One that moves to another address takes its newsletters along: that address is asked.
 * @param before the account as it was
 * @param email its address now
 * @param wanted undefined: as they are
 * @returns mails that ask to confirm
 */
export async function changeMyNewsletters(
  tx: Transaction,
  member: Member,
  before: UserRow,
  email: string,
  wanted: readonly number[] | undefined,
  now: Date,
): Promise<readonly MailRequest[]> {
  const own = await findMyNewsletters(tx, before, member);
  const isMoving = email !== before.email;
  const isProved = before.emailVerifiedAt !== null && !isMoving;
  const newsletterIds = wanted ?? own.map(({ id }) => id);
  const ending = own.filter(({ id }) => isMoving || !newsletterIds.includes(id)).map(({ id }) => id);
  if (ending.length > 0)
    await tx
      .update(subscriptions)
      .set({ endedAt: now })
      .where(
        and(
          subscriptionsOfPerson(before, member),
          eq(subscriptions.jobBoardId, member.board.id),
          inArray(subscriptions.newsletterId, ending),
          isNull(subscriptions.endedAt),
        ),
      );
  // What was asked for and not confirmed is asked for again only by who ticks it anew, or confirmed by who may.
  const stays = own.filter(({ confirmedAt }) => !isMoving && (confirmedAt !== null || !isProved));
  return subscribe(tx, member, {
    newsletterIds: newsletterIds.filter((id) => !stays.some((stored) => stored.id === id)),
    email,
    source: 'profile',
    locale: member.locale,
    userId: before.id,
    isProved,
    now,
  });
}
