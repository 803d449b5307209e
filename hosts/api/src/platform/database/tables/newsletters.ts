import { subscriptionSources } from '@boardwright/api-client/contract';
import { sql, check, index, integer, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { jobBoards, sites } from './boards.ts';
import { identity, moment, wordsIndex } from './columns.ts';
import { users } from './people.ts';

/** That an address wants a newsletter of a board: when, where and to which words it agreed, and since when it no longer does. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    /** Where the box was ticked: its mails come from there. */
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** One of the board's own list. */
    newsletterId: integer('newsletter_id').notNull(),
    email: text('email').notNull(),
    /** The account in which it was ticked; none for a guest. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source', { enum: subscriptionSources }).notNull(),
    locale: text('locale').notNull(),
    agreedText: text('agreed_text').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    /** When its owner confirmed it; an address that was proved before needs no mail for it. */
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
    /** Drawn at random, 256 bits: whoever holds a link of it may confirm and end this one subscription. */
    token: text('token').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_token').on(table.token),
    uniqueIndex('newsletter_subscriptions_one').on(table.jobBoardId, table.newsletterId, table.email),
    index('newsletter_subscriptions_user').on(table.userId),
    index('newsletter_subscriptions_agreed').on(table.jobBoardId, table.agreedAt),
    wordsIndex('newsletter_subscriptions_words', sql`${table.email}`),
    index('newsletter_subscriptions_email').on(table.jobBoardId, table.email),
    check('newsletter_subscriptions_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'newsletter_subscriptions_source',
      sql`${table.source} in (${sql.raw(subscriptionSources.map((value) => `'${value}'`).join(', '))})`,
    ),
  ],
);
