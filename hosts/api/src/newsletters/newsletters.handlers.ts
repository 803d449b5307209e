import type { Contract, NewsletterSubscription, SubscriptionSort } from '@boardwright/api-client/contract';
import { asc, desc } from '../platform/database/drizzle.ts';
import { countRows } from '../platform/database/count-to.ts';
import { newsletterSubscriptions as subscriptions } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { scope, scopedBoard } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { csvFile } from '../platform/http/csv-file.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { countedMeta } from '../platform/http/page-meta.ts';
import { findBoardNewsletters, narrowed, saveBoardNewsletters } from './board-newsletters.ts';
import { deleteSubscription, endSubscription } from './end-subscription.ts';
import {
  confirmByLink,
  endByLink,
  readNewsletterLink,
  stateOf,
  type Subscription,
} from './mailed-newsletter.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { offeredNewsletters } from './offered-newsletters.ts';
import { requestNewsletters } from './request-newsletters.ts';

function present(row: Subscription): NewsletterSubscription {
  return {
    id: row.id,
    email: row.email,
    newsletter_id: row.newsletterId,
    state: stateOf(row),
    source: row.source,
    locale: row.locale,
    agreed_text: row.agreedText,
    agreed_at: row.agreedAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

const exported = [
  'email',
  'newsletter',
  'language',
  'source',
  'agreed_text',
  'agreed_at',
  'confirmed_at',
  'unsubscribe_page',
  'list_unsubscribe',
] as const;

/** In which order a list of subscriptions is; of two that are alike the newer comes first. */
function orderOf(sort: SubscriptionSort) {
  const by = sort.endsWith('email') ? subscriptions.email : subscriptions.agreedAt;
  return [sort.startsWith('-') ? desc(by) : asc(by), desc(subscriptions.id)] as const;
}

/** Newsletters of a board: what is offered, who wants it, and the links that its mails carry (see docs/decisions). */
export function newslettersHandlers(deps: Deps): Handlers<Contract['newsletters']> {
  const { db, clock, tenants } = deps;
  return {
    findNewsletters: async (_call, context) => ({
      data: await findBoardNewsletters(db, scope(context).board.id, clock.now()),
    }),
    saveNewsletters: async ({ body }, context) => {
      const tenant = scope(context);
      const { locale } = context;
      const now = clock.now();
      const isStored = await saveBoardNewsletters(db, tenant, body, { locale, now });
      tenants.forget();
      const current = await findBoardNewsletters(db, tenant.board.id, now);
      if (!isStored) throw new HttpError('conflict', { current });
      return { data: current };
    },
    findSubscriptions: async ({ query }, context) => {
      const where = narrowed(scope(context).board.id, query);
      const total = await countRows(db, subscriptions, where);
      const rows = await db
        .select()
        .from(subscriptions)
        .where(where)
        .orderBy(...orderOf(query.sort))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit);
      return { data: rows.map(present), meta: countedMeta(total, query) };
    },
    exportSubscriptions: async ({ query }, context) => {
      const tenant = scope(context);
      const rows = await db
        .select()
        .from(subscriptions)
        .where(narrowed(tenant.board.id, { ...query, 'match[state]': 'confirmed' }))
        .orderBy(asc(subscriptions.newsletterId), asc(subscriptions.email));
      const offered = offeredNewsletters(tenant, context.locale);
      const lines = rows.map((row) => {
        const links = newsletterLinks(tenant, row.token, row.locale);
        return {
          email: row.email,
          newsletter: offered.find(({ id }) => id === row.newsletterId)?.name ?? row.newsletterId,
          language: row.locale,
          source: row.source,
          agreed_text: row.agreedText,
          agreed_at: row.agreedAt.toISOString(),
          confirmed_at: row.confirmedAt?.toISOString() ?? null,
          unsubscribe_page: links.unsubscribe,
          list_unsubscribe: links.oneClick,
        };
      });
      const day = clock.now().toISOString().slice(0, 10);
      return csvFile(exported, lines, `${tenant.board.slug}-newsletters-${day}.csv`);
    },
    endSubscription: async ({ params }, context) => ({
      data: present(await endSubscription(db, scope(context), params.id, clock.now())),
    }),
    deleteSubscription: async ({ params }, context) => {
      await deleteSubscription(db, scope(context).board.id, params.id);
      return undefined;
    },
    requestNewsletters: async ({ params, body }, context) => {
      scopedBoard(context, params.boardId);
      return { data: await requestNewsletters(deps, context, body) };
    },
    readNewsletterLink: async ({ params }, context) => ({
      data: await readNewsletterLink(deps, context, params.token),
    }),
    confirmNewsletter: async ({ params }, context) => {
      await confirmByLink(deps, context, params.token);
      return { data: await readNewsletterLink(deps, context, params.token) };
    },
    endNewsletter: async ({ params }, context) => {
      await endByLink(deps, context, params.token);
      return { data: await readNewsletterLink(deps, context, params.token) };
    },
  };
}
