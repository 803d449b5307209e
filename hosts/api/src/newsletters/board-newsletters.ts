import {
  normalised,
  type BoardNewsletters,
  type BodyOf,
  type Contract,
  type SubscriptionSource,
} from '@boardwright/api-client/contract';
import { and, count, eq, ilike, isNotNull, isNull, max, notInArray } from '../platform/database/drizzle.ts';
import { likePattern } from '../platform/database/contains-terms.ts';
import type { Database } from '../platform/database/connect.ts';
import { jobBoards, newsletterSubscriptions as subscriptions } from '../platform/database/schema.ts';
import { revisionOf } from '../platform/forms/revision-of.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { restorable, standing } from '../platform/restorable-rows.ts';
import { newsletterText } from './newsletter.messages.ts';

type Body = BodyOf<Contract['newsletters']['saveNewsletters']>;
type Sent = Body['newsletters'];
type Stored = Tenant['board']['newsletters'];

/** Subscriptions of a newsletter that ended as it was deleted: restored, it has them again. */
const endedWith = (boardId: number, { id, deletedAt }: { readonly id: number; readonly deletedAt: string }) =>
  and(
    eq(subscriptions.jobBoardId, boardId),
    eq(subscriptions.newsletterId, id),
    eq(subscriptions.endedAt, new Date(deletedAt)),
  );

/** The newsletters of a board, with how many addresses receive each and how many were asked, and what was deleted lately. */
export async function findBoardNewsletters(
  db: Pick<Database, 'select' | '$count'>,
  boardId: number,
  now: Date,
): Promise<BoardNewsletters> {
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
  const stored = board?.newsletters ?? [];
  return {
    revision: revisionOf(stored),
    newsletters: standing(stored).map(({ id, names }) => {
      const { confirmed = 0, all = 0 } = counted.find((row) => row.id === id) ?? {};
      return { id, names: { ...names }, confirmed, pending: all - confirmed };
    }),
    deleted: await Promise.all(
      restorable(stored, now).map(async (row) => ({
        id: row.id,
        names: { ...row.names },
        deleted_at: row.deletedAt,
        addresses: await db.$count(subscriptions, endedWith(boardId, row)),
      })),
    ),
  };
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
 * Replaces the newsletters of a board. One that is left out ends for all who had it; sent again within thirty days it is
 * restored, for those for whom it ended with it. A number that somebody agreed to is never another newsletter's.
 * @returns whether it was stored: not where somebody else saved them meanwhile
 * @throws HttpError `validation` on `newsletters`
 */
export async function saveBoardNewsletters(
  db: Database,
  tenant: Tenant,
  { revision, newsletters: sent }: Body,
  { locale, now }: { readonly locale: string; readonly now: Date },
): Promise<boolean> {
  const boardId = tenant.board.id;
  return db.transaction(async (tx) => {
    const [board] = await tx
      .select({ newsletters: jobBoards.newsletters })
      .from(jobBoards)
      .where(eq(jobBoards.id, boardId))
      .for('update');
    const stored = board?.newsletters ?? [];
    if (revisionOf(stored) !== revision) return false;
    const deleted = restorable(stored, now);
    const wanted = checked(sent, [...standing(stored), ...deleted], tenant, locale);
    const [used] = await tx
      .select({ most: max(subscriptions.newsletterId) })
      .from(subscriptions)
      .where(eq(subscriptions.jobBoardId, boardId));
    let last = Math.max(0, used?.most ?? 0, ...stored.map(({ id }) => id));
    const newsletters = wanted.map(({ id, names }) => ({ id: id ?? ++last, names }));
    const current = new Set(newsletters.map(({ id }) => id));
    const isLeft = ({ id }: { readonly id: number }) => !current.has(id);
    const ending = standing(stored)
      .filter(isLeft)
      .map((row) => ({ ...row, deletedAt: now.toISOString() }));
    await tx
      .update(jobBoards)
      .set({ newsletters: [...newsletters, ...ending, ...deleted.filter(isLeft)] })
      .where(eq(jobBoards.id, boardId));
    for (const row of deleted.filter(({ id }) => current.has(id)))
      await tx.update(subscriptions).set({ endedAt: null }).where(endedWith(boardId, row));
    await tx
      .update(subscriptions)
      .set({ endedAt: now })
      .where(
        and(
          eq(subscriptions.jobBoardId, boardId),
          isNull(subscriptions.endedAt),
          current.size > 0 ? notInArray(subscriptions.newsletterId, [...current]) : undefined,
        ),
      );
    return true;
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
    searched === '' ? undefined : ilike(email, likePattern(searched)),
    ofState,
  );
}
