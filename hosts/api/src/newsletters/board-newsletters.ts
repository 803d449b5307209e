import {
  normalised,
  type BodyOf,
  type Contract,
  type Newsletter,
  type SubscriptionSource,
} from '@boardwright/api-client/contract';
import { and, count, eq, isNotNull, isNull, max, notInArray, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { jobBoards, newsletterSubscriptions as subscriptions } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { newsletterText } from './newsletter.messages.ts';

type Sent = BodyOf<Contract['newsletters']['saveNewsletters']>['newsletters'];
type Stored = Tenant['board']['newsletters'];

/** The newsletters of a board, with how many addresses receive each and how many were asked. */
export async function findBoardNewsletters(
  db: Pick<Database, 'select'>,
  boardId: number,
): Promise<Newsletter[]> {
  const [board] = await db
    .select({ newsletters: jobBoards.newsletters })
    .from(jobBoards)
    .where(eq(jobBoards.id, boardId));
  const counted = await db
    .select({
      id: subscriptions.newsletterId,
      confirmed: count(subscriptions.confirmedAt),
      all: count(),
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.jobBoardId, boardId), isNull(subscriptions.endedAt)))
    .groupBy(subscriptions.newsletterId);
  return (board?.newsletters ?? []).map(({ id, names }) => {
    const { confirmed = 0, all = 0 } = counted.find((row) => row.id === id) ?? {};
    return { id, names: { ...names }, confirmed, pending: all - confirmed };
  });
}

/** @throws HttpError `validation` on `newsletters` */
function checked(sent: Sent, stored: Stored, { site }: Tenant, locale: string): Sent {
  const refuse = (word: 'nameRequired' | 'unknown'): never => {
    throw new HttpError('validation', { fields: { newsletters: [newsletterText(locale, word)] } });
  };
  const known = sent.flatMap(({ id }) => id ?? []);
  if (known.some((id) => !stored.some((one) => one.id === id)) || new Set(known).size < known.length)
    refuse('unknown');
  return sent.map(({ id, names }) => {
    const tidy = Object.fromEntries(
      Object.entries(names)
        .map(([language, name]) => [language, normalised(name, 'NFC').trim()] as const)
        .filter(([, name]) => name !== ''),
    );
    if (!tidy[site.defaultLocale]) refuse('nameRequired');
    return { ...(id === undefined ? {} : { id }), names: tidy };
  });
}

/**
 * Replaces the newsletters of a board. One that is left out ends for all who had it; a number that somebody agreed to is
 * never another newsletter's.
 * @throws HttpError `validation` on `newsletters`
 */
export async function saveBoardNewsletters(
  db: Database,
  tenant: Tenant,
  sent: Sent,
  { locale, now }: { readonly locale: string; readonly now: Date },
): Promise<void> {
  const boardId = tenant.board.id;
  await db.transaction(async (tx) => {
    const [board] = await tx
      .select({ newsletters: jobBoards.newsletters })
      .from(jobBoards)
      .where(eq(jobBoards.id, boardId))
      .for('update');
    const stored = board?.newsletters ?? [];
    const wanted = checked(sent, stored, tenant, locale);
    const [used] = await tx
      .select({ most: max(subscriptions.newsletterId) })
      .from(subscriptions)
      .where(eq(subscriptions.jobBoardId, boardId));
    let last = Math.max(0, used?.most ?? 0, ...stored.map(({ id }) => id));
    const newsletters = wanted.map(({ id, names }) => ({ id: id ?? ++last, names }));
    await tx.update(jobBoards).set({ newsletters }).where(eq(jobBoards.id, boardId));
    const current = newsletters.map(({ id }) => id);
    await tx
      .update(subscriptions)
      .set({ endedAt: now })
      .where(
        and(
          eq(subscriptions.jobBoardId, boardId),
          isNull(subscriptions.endedAt),
          current.length > 0 ? notInArray(subscriptions.newsletterId, current) : undefined,
        ),
      );
  });
}

/** Which subscriptions of a board a list shows. */
export function narrowed(
  boardId: number,
  query: {
    readonly search?: string;
    readonly 'match[newsletter_id]'?: number;
    readonly 'match[state]'?: string;
    readonly 'match[source]'?: SubscriptionSource;
    readonly 'match[locale]'?: string;
  },
) {
  const { search = '', 'match[newsletter_id]': newsletterId, 'match[state]': state } = query;
  const { 'match[source]': source, 'match[locale]': locale } = query;
  const { jobBoardId, email, confirmedAt, endedAt } = subscriptions;
  const searched = search.trim().toLowerCase();
  const states = {
    pending: and(isNull(confirmedAt), isNull(endedAt)),
    confirmed: and(isNotNull(confirmedAt), isNull(endedAt)),
    ended: isNotNull(endedAt),
  } as const;
  const ofState =
    state === 'pending' || state === 'confirmed' || state === 'ended' ? states[state] : undefined;
  return and(
    eq(jobBoardId, boardId),
    newsletterId === undefined ? undefined : eq(subscriptions.newsletterId, newsletterId),
    source === undefined ? undefined : eq(subscriptions.source, source),
    locale === undefined ? undefined : eq(subscriptions.locale, locale),
    searched === '' ? undefined : sql`strpos(${email}, ${searched}) > 0`,
    ofState,
  );
}
