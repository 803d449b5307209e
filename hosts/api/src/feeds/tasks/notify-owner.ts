import { and, eq, isNotNull, isNull, or } from '../../platform/database/drizzle.ts';
import { pagePath } from '../../people/account/mailed-links.ts';
import { worksFor } from '../../people/client/client-users.queries.ts';
import { feedReason } from '../endpoints/feed-reasons.ts';
import type { FeedRow, RunRow } from '../endpoints/feeds.queries.ts';
import { tenantOf } from '../../platform/http/find-tenants.ts';
import { sites, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { isLocale } from '@boardwright/messages';
import { feedStoppedMail, type StoppedFeed } from '../mails/feed-mails.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import type { FeedRunDeps } from './feed-run-deps.ts';

/** Who added the feed; where they are gone, their colleagues, or of the board's own feed its admins. */
async function ownersOf({ db }: FeedRunDeps, feed: FeedRow, siteId: number) {
  const theirs =
    feed.clientId === null
      ? and(eq(users.role, 'admin'), or(isNull(users.siteId), eq(users.siteId, siteId)))
      : and(worksFor(db, feed.clientId), isNotNull(users.emailVerifiedAt));
  const people = await db
    .select()
    .from(users)
    .where(and(theirs, eq(users.active, true)));
  const owner = people.find(({ id }) => id === feed.userId);
  return owner ? [owner] : people;
}

/** Mails who keeps a feed that it was not brought in: it has shrunk by more than half, or cannot be read. */
export async function notifyOwner(
  deps: FeedRunDeps,
  feed: FeedRow,
  run: RunRow,
  what: StoppedFeed['what'],
): Promise<void> {
  const { db, clock } = deps;
  const found = await db
    .select({ id: sites.id })
    .from(sites)
    .where(eq(sites.jobBoardId, feed.jobBoardId))
    .limit(1);
  const siteId = found[0]?.id;
  if (siteId === undefined) return;
  const tenant = await tenantOf(db, siteId);
  const { site, board } = tenant;
  const people = await ownersOf(deps, feed, siteId);
  const brand = mailBrand(site, board.url);
  const requests = await Promise.all(
    people.map(async ({ email: to, givenName, locale }) => {
      const url = new URL(await pagePath(db, tenant, 'p-account', locale), board.url);
      const query = { menuType: 'tokens', part: 'feeds', feed: String(feed.id), view: 'runs' };
      url.search = new URLSearchParams(query).toString();
      const admin = new URL('/admin/settings?section=feeds', board.url);
      const reason = feedReason(isLocale(locale) ? locale : 'en', run.report[0]?.reason ?? '');
      const mail = feedStoppedMail(
        {
          what,
          givenName,
          locale,
          feed: feed.name,
          reason,
          url: (feed.clientId === null ? admin : url).href,
        },
        brand,
      );
      return { siteId, event: `feed.${what}`, locale, to, mail };
    }),
  );
  await transaction(deps, (tx) => queueMails(tx, requests, clock.now()));
}
