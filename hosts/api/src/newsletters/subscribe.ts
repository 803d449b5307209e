import { randomBytes } from 'node:crypto';
import type { SubscriptionSource } from '@boardwright/api-client/contract';
import { and, eq, isNull, sql } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { newsletterSubscriptions as subscriptions, users } from '../platform/database/schema.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import type { MailRequest } from '../platform/mail/queue-mails.ts';
import { storedEmail } from '../people/account/member.ts';
import { countMails } from '../platform/mail/count-mails.ts';
import { confirmEvent, confirmNewsletterMail } from './confirm-newsletter-mail.ts';
import { type OfferedNewsletter, offeredNewsletters } from './offered-newsletters.ts';

/** Mails that strangers may cause to one address a day. */
const confirmsPerDay = 5;
const day = 24 * 60 * 60 * 1000;

/** Boxes that somebody ticked. */
export interface Ticked {
  readonly newsletterIds: readonly number[];
  readonly email: string;
  readonly source: SubscriptionSource;
  readonly locale: string;
  readonly userId: number | null;
  /** Whether the address is known to be of who ticked: then no mail asks for it. */
  readonly isProved: boolean;
  readonly now: Date;
}

/** Whether an address is known to be that of the account in whose session it was given. */
export async function isMyAddress(
  tx: Pick<Transaction, 'select'>,
  userId: number | null,
  email: string,
): Promise<boolean> {
  if (userId === null) return false;
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  return person !== undefined && person.emailVerifiedAt !== null && person.email === storedEmail(email);
}

/**
 * Stores one box. What is confirmed stays as it is: only its owner changes it.
 * @returns the token of its links where its owner must still be asked
 */
async function store(
  tx: Transaction,
  { site, board }: Tenant,
  { id, consent }: OfferedNewsletter,
  { email, source, locale, userId, isProved, now }: Ticked,
): Promise<string | undefined> {
  const confirmedAt = isProved ? now : null;
  const agreed = { userId, source, locale, agreedText: consent, agreedAt: now, confirmedAt, endedAt: null };
  const [stored] = await tx
    .insert(subscriptions)
    .values({
      ...agreed,
      jobBoardId: board.id,
      siteId: site.id,
      newsletterId: id,
      email,
      token: randomBytes(32).toString('base64url'),
    })
    .onConflictDoUpdate({
      target: [subscriptions.jobBoardId, subscriptions.newsletterId, subscriptions.email],
      // Of an account whose address is not proved a tick takes nothing from a guest's that waits.
      set: {
        ...agreed,
        siteId: site.id,
        ...(isProved
          ? {}
          : {
              userId: sql`case when ${subscriptions.endedAt} is null then ${subscriptions.userId} else ${userId}::integer end`,
            }),
      },
      setWhere: sql`${subscriptions.confirmedAt} is null or ${subscriptions.endedAt} is not null`,
    })
    .returning({ token: subscriptions.token });
  if (stored) return isProved ? undefined : stored.token;
  if (isProved)
    await tx
      .update(subscriptions)
      .set({ userId })
      .where(
        and(
          eq(subscriptions.jobBoardId, board.id),
          eq(subscriptions.newsletterId, id),
          eq(subscriptions.email, email),
          isNull(subscriptions.endedAt),
        ),
      );
  return undefined;
}

/**
 * Writes down what was ticked, and asks the owner of an address that is not known to be theirs. Who ticked learns nothing
 * about the address, and cannot fill it with mail. Newsletters that the board does not have are passed over.
 * @returns the mails that ask
 */
export async function subscribe(
  tx: Transaction,
  tenant: Tenant,
  ticked: Ticked,
): Promise<readonly MailRequest[]> {
  const { locale, now } = ticked;
  const email = storedEmail(ticked.email);
  const wanted = offeredNewsletters(tenant, locale).filter(({ id }) => ticked.newsletterIds.includes(id));
  const mails: MailRequest[] = [];
  for (const newsletter of wanted) {
    const token = await store(tx, tenant, newsletter, { ...ticked, email });
    if (token !== undefined)
      mails.push(confirmNewsletterMail(tenant, { email, name: newsletter.name, token, locale }));
  }
  if (mails.length === 0) return mails;
  const asked = await countMails(tx, confirmEvent, email, new Date(now.getTime() - day));
  return mails.slice(0, Math.max(0, confirmsPerDay - asked));
}
