import type {
  Contract,
  LoggedMail,
  LoggedMailState,
  PageMeta,
  QueryOf,
} from '@boardwright/api-client/contract';
import { and, desc, eq, gt, ilike, sql, type SQL } from '../platform/database/drizzle.ts';
import { countRows } from '../platform/database/count-to.ts';
import { everyMail } from '../mails.ts';
import type { Database } from '../platform/database/connect.ts';
import { likePattern } from '../platform/database/contains-terms.ts';
import { mails } from '../platform/database/schema.ts';
import { sendAfterCommit, transaction, type TransactionDeps } from '../platform/database/transaction.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { countedMeta } from '../platform/http/page-meta.ts';
import { mailName } from './mail-names.messages.ts';
import { testEvent } from './test-mail-text.ts';

type MailRow = typeof mails.$inferSelect;
type Query = QueryOf<Contract['mailLog']['findLoggedMails']>;

const states: Readonly<Record<LoggedMailState, SQL | undefined>> = {
  waiting: and(eq(mails.state, 'queued'), eq(mails.attempts, 0)),
  retrying: and(eq(mails.state, 'queued'), gt(mails.attempts, 0)),
  sent: eq(mails.state, 'sent'),
  failed: eq(mails.state, 'failed'),
};

function stateOf({ state, attempts }: Pick<MailRow, 'state' | 'attempts'>): LoggedMailState {
  return state !== 'queued' ? state : attempts > 0 ? 'retrying' : 'waiting';
}

function present(row: MailRow, locale: string): LoggedMail {
  const known = everyMail.find(({ kind }) => kind === row.kind);
  return {
    uuid: row.uuid,
    to: row.to,
    kind: row.kind,
    mail: known ? mailName(known.kind, locale) : row.subject,
    subject: row.subject,
    is_test: row.event === testEvent,
    state: stateOf(row),
    attempts: row.attempts,
    error: row.lastError,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}

function matching({ site }: ReturnType<typeof scope>, query: Query): SQL | undefined {
  const { search, 'match[state]': state, 'match[kind]': kind } = query;
  const words = search?.trim() ?? '';
  const pattern = likePattern(words);
  return and(
    eq(mails.siteId, site.id),
    words === '' ? undefined : ilike(mails.to, pattern),
    state === undefined ? undefined : states[state],
    kind === undefined ? undefined : eq(mails.kind, kind),
  );
}

/** A page of what a site mailed, newest first. What is older than four weeks is deleted, as is what went to who left. */
export async function findLoggedMails(
  db: Database,
  context: RequestContext,
  query: Query,
): Promise<{ data: LoggedMail[]; meta: PageMeta }> {
  const where = matching(scope(context), query);
  const total = await countRows(db, mails, where);
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return {
    data: rows.map((row) => present(row, context.locale)),
    meta: countedMeta(total, query),
  };
}

/**
 * Has a mail sent again that was given up. Twice at once sends it once.
 * @throws HttpError `notFound`, also for another site's; `conflict` with how it stands for one that was not given up
 */
export async function resendMail(
  deps: TransactionDeps,
  context: RequestContext,
  uuid: string,
): Promise<LoggedMail> {
  return transaction(deps, async (tx) => {
    // As text: a uuid that is none finds nothing, rather than failing.
    const named = and(
      eq(mails.siteId, scope(context).site.id),
      sql`${mails.uuid}::text = ${uuid.toLowerCase()}`,
    );
    const [row] = await tx
      .update(mails)
      .set({ state: 'queued', attempts: 0 })
      .where(and(named, eq(mails.state, 'failed')))
      .returning();
    if (row) {
      sendAfterCommit(tx, [row.id]);
      return present(row, context.locale);
    }
    const [current] = await tx.select().from(mails).where(named);
    if (!current) throw new HttpError('notFound');
    throw new HttpError('conflict', { current: present(current, context.locale) });
  });
}
