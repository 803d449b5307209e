import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { containsTerms } from './contains-terms.ts';
import { sql } from './drizzle.ts';
import {
  adminLogs,
  applications,
  articles,
  clients,
  forwardRules,
  jobs,
  mails,
  media,
  newsletterSubscriptions,
  orders,
  organisations,
  quotes,
  users,
  wordsOfApplication,
  wordsOfArticle,
  wordsOfClient,
  wordsOfForward,
  wordsOfJob,
  wordsOfMedia,
  wordsOfOrder,
  wordsOfOrganisation,
  wordsOfQuote,
  wordsOfUser,
} from './schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const texts = {
  admin_logs_words: [adminLogs, sql`${adminLogs.title}`],
  applications_words: [applications, wordsOfApplication(applications)],
  articles_words: [articles, wordsOfArticle(articles)],
  clients_found_by: [clients, sql`${clients.foundBy}`],
  clients_words: [clients, wordsOfClient(clients)],
  forward_rules_words: [forwardRules, wordsOfForward(forwardRules)],
  jobs_words: [jobs, wordsOfJob(jobs)],
  mails_words: [mails, sql`${mails.to}`],
  media_words: [media, wordsOfMedia(media)],
  newsletter_subscriptions_words: [newsletterSubscriptions, sql`${newsletterSubscriptions.email}`],
  orders_words: [orders, wordsOfOrder(orders)],
  organisations_words: [organisations, wordsOfOrganisation(organisations)],
  quotes_words: [quotes, wordsOfQuote(quotes)],
  users_words: [users, wordsOfUser(users)],
} as const;

it('looks the words of every list up by their index, as what is asked is what the index is of', async () => {
  await api.db.transaction(async (tx) => {
    // Tables of a test are so small that reading all of one is quickest: what is left is what an index can answer.
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    for (const [name, [table, words]] of Object.entries(texts)) {
      const { rows } = await tx.execute(
        sql`explain select 1 from ${table} where ${containsTerms(words, 'kombuis')}`,
      );
      expect([name, JSON.stringify(rows)]).toEqual([name, expect.stringContaining(`on ${name} `)]);
    }
  });
});
