import type { NewsletterLink, SubscriptionState } from '@boardwright/api-client/contract';
import { and, eq, isNull, lte } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { newsletterSubscriptions as subscriptions } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { confirmableFor } from './newsletter-links.ts';
import { offeredNewsletters } from './offered-newsletters.ts';

export type Subscription = typeof subscriptions.$inferSelect;

export function stateOf({
  confirmedAt,
  endedAt,
}: Pick<Subscription, 'confirmedAt' | 'endedAt'>): SubscriptionState {
  if (endedAt !== null) return 'ended';
  return confirmedAt === null ? 'pending' : 'confirmed';
}

type LinkDeps = Pick<Deps, 'db' | 'clock'>;

/** The subscription of a mailed link, on the board it was mailed for. @throws HttpError `linkExpired` */
async function findOfLink({ db }: LinkDeps, context: RequestContext, token: string): Promise<Subscription> {
  const { board } = scope(context);
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.token, token), eq(subscriptions.jobBoardId, board.id)));
  if (!row) throw new HttpError('linkExpired');
  return row;
}

/** What a mailed link is about. Reading it changes nothing. @throws HttpError `linkExpired` */
export async function readNewsletterLink(
  deps: LinkDeps,
  context: RequestContext,
  token: string,
): Promise<NewsletterLink> {
  const row = await findOfLink(deps, context, token);
  const newsletter = offeredNewsletters(scope(context), context.locale).find(
    ({ id }) => id === row.newsletterId,
  );
  if (!newsletter) throw new HttpError('linkExpired');
  return { email: row.email, name: newsletter.name, state: stateOf(row) };
}

/** The owner of an address wants what was ticked for it. @throws HttpError `linkExpired` too late, or after it was ended */
export async function confirmByLink(deps: LinkDeps, context: RequestContext, token: string): Promise<void> {
  const row = await findOfLink(deps, context, token);
  if (stateOf(row) === 'confirmed') return;
  const now = deps.clock.now();
  const isLate = row.agreedAt.getTime() < now.getTime() - confirmableFor;
  if (isLate || row.endedAt !== null) throw new HttpError('linkExpired');
  await deps.db
    .update(subscriptions)
    .set({ confirmedAt: now })
    .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
}

/** The owner of an address does not want it, or no longer. @throws HttpError `linkExpired` */
export async function endByLink(deps: LinkDeps, context: RequestContext, token: string): Promise<void> {
  const { id, newsletterId } = await findOfLink(deps, context, token);
  await deps.db
    .update(subscriptions)
    .set({ endedAt: deps.clock.now() })
    .where(and(eq(subscriptions.id, id), endable(scope(context), newsletterId)));
}

/**
 * Which subscriptions to a newsletter their owner can end: those that stand, and where it was deleted all: what they end
 * stays ended when it is restored.
 */
export const endable = ({ board }: Tenant, newsletterId: number) =>
  board.newsletters.some(({ id }) => id === newsletterId) ? isNull(subscriptions.endedAt) : undefined;

/** Forgets addresses whose owner did not confirm in time. */
export async function deleteUnconfirmedSubscriptions(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - confirmableFor);
  await db
    .delete(subscriptions)
    .where(and(isNull(subscriptions.confirmedAt), lte(subscriptions.agreedAt, since)));
}
