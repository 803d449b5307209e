import { isLocale } from '@boardwright/messages';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema.ts';
import { tenantOf } from '../../platform/http/find-tenants.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { worksOnPages } from '../works-on-pages.ts';
import { planMail } from './plan-mail.ts';
import { problemSentence, type PublishProblem } from './publish-page.ts';
import type { PlanRow } from './publish-plans.queries.ts';

/**
 * Mails who planned something what came of it, while they work on the pages still: that it could not be done, and of a release
 * also that it is live.
 * @param problems what kept it from visitors; empty where it was done
 */
export async function mailPlan(
  tx: Transaction,
  plan: PlanRow,
  problems: readonly PublishProblem[],
  now: Date,
): Promise<void> {
  const isDone = problems.length === 0;
  if (plan.userId === null || (isDone && (plan.name === null || plan.backOf !== null))) return;
  const [author] = await tx
    .select({ to: users.email, givenName: users.givenName, locale: users.locale })
    .from(users)
    .where(and(worksOnPages(plan.siteId), eq(users.id, plan.userId)));
  if (!author) return;
  const { to, givenName, locale } = author;
  const { site, board } = await tenantOf(tx, plan.siteId);
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timeZoneOf(site.settings),
  });
  const url = new URL('/admin/releases', board.url);
  if (plan.name === null) {
    url.pathname = '/admin/';
    url.searchParams.set('page', String(plan.pages[0] ?? plan.offline[0] ?? ''));
  } else url.searchParams.set('release', String(plan.backOf ?? plan.id));
  const language = isLocale(locale) ? locale : 'en';
  const mailed = {
    givenName,
    locale,
    name: plan.name,
    time: format.format(isDone ? now : (plan.dueAt ?? now)),
    problem: isDone ? undefined : problems.map((one) => problemSentence(one, language)).join(' '),
    url: url.href,
  };
  const mail = planMail(mailed, mailBrand(site, board.url));
  await queueMails(tx, [{ siteId: plan.siteId, event: 'team.plan', locale, to, mail }], now);
}
