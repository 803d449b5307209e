import { and, eq, isNull, type SQL } from '../../platform/database/drizzle.ts';
import { feeds } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';

/** On whose behalf feeds are kept: a company's, by one of its people; or the board's, by an admin. */
export interface FeedOwner extends Tenant {
  readonly userId: number;
  /** Null for an admin, who keeps those of the whole board. */
  readonly clientId: number | null;
  readonly locale: RequestContext['locale'];
}

/** @throws HttpError `forbidden` for an account without a company */
export function feedOwnerOf(context: RequestContext): FeedOwner {
  const tenant = scope(context);
  const { id, clientId } = loggedIn(context);
  if (context.role !== 'admin' && clientId === null) throw new HttpError('forbidden');
  return {
    ...tenant,
    userId: id,
    clientId: context.role === 'admin' ? null : clientId,
    locale: context.locale,
  };
}

/** The feeds somebody keeps or deleted lately: every query of feeds narrows itself by this. */
export function feedsWithDeleted({ board, clientId }: FeedOwner): SQL | undefined {
  return and(eq(feeds.jobBoardId, board.id), clientId === null ? undefined : eq(feeds.clientId, clientId));
}

/** Of these the ones that are not deleted. */
export function feedsOf(owner: FeedOwner): SQL | undefined {
  return and(feedsWithDeleted(owner), isNull(feeds.deletedAt));
}
