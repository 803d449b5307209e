import type { RunPayments } from './run-payments.ts';
import { jobAfter } from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import type { jobs } from '../../platform/database/schema.ts';

import { missingProblems } from './job-completeness.ts';
import { dayOf } from '../../platform/site-calendar.ts';
import type { FormRules, JobColumns, JobDates } from './job-columns.ts';
import { jobFormMessage } from './job-form.messages.ts';
import type { Problem } from '../../platform/forms/problems.ts';
import { statusAt } from './my-jobs.queries.ts';

type JobRow = typeof jobs.$inferSelect;

/** A published job at the moment of an edit, and what has paid for it. */
export interface PublishedJob {
  readonly job: JobRow;
  readonly now: Date;
  /** Till when it is paid with the start it has, see {@link RunPayments.paidTillOf}. */
  readonly paidTill: Date | null | undefined;
  /** What was paid for it before it began counts from its start. */
  readonly hasWaited: boolean;
}

/** Reads what has paid for a published job. Give the transaction that holds it. */
export async function readPublished(
  { paidTillOf, waitedForStart }: RunPayments,
  tx: Transaction,
  job: JobRow,
  now: Date,
): Promise<PublishedJob> {
  const [paidTill, hasWaited] = [await paidTillOf(tx, job, now), await waitedForStart(tx, job.id)];
  return { job, now, paidTill, hasWaited };
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/**
 * Dates that an edit asks for, as they follow from each other (docs/decisions 'Paid days run from the start'): a start
 * that is moved to a day in the past is now, and an end that nobody touched comes along with what was paid till then.
 */
export function datesAfter(
  { job, now, paidTill, hasWaited }: PublishedJob,
  { from, till }: JobDates,
  timeZone: string,
): JobDates {
  if (statusAt(job, now) !== 'scheduled') {
    const sameDay = dayOf(from, timeZone) === dayOf(job.from, timeZone);
    return { from: hasWaited && sameDay ? job.from : from, till };
  }
  if (isSame(from, job.from)) return { from, till };
  const start = from > now ? from : now;
  if (!paidTill || !isSame(till, job.till)) return { from: start, till };
  const paidThen = new Date(paidTill.getTime() + start.getTime() - job.from.getTime());
  const isWhole = job.till === null || isSame(job.till, paidTill);
  return { from: start, till: isWhole || (job.till && job.till > paidThen) ? paidThen : job.till };
}

/**
 * How late a published job may end with the start that an edit gives it: what was paid for; where nothing was and the
 * board sells postings, no later than now. Undefined: there is no limit.
 */
export async function longestTill(
  { paidTillOf }: RunPayments,
  tx: Transaction,
  { job, now, paidTill }: PublishedJob,
  { from }: JobDates,
  { productIds }: FormRules,
): Promise<Date | undefined> {
  const paid = isSame(from, job.from) ? paidTill : await paidTillOf(tx, { ...job, from }, now);
  if (paid !== undefined) return paid ?? undefined;
  return productIds.length === 0 ? undefined : (job.till ?? undefined);
}

/** An end on the last paid day is the end of what was paid: a form of days knows no hours. */
export function tillWithin(till: Date | null, limit: Date | undefined, timeZone: string): Date | null {
  if (!till || !limit || till <= limit) return till;
  return dayOf(till, timeZone) === dayOf(limit, timeZone) ? limit : till;
}

/** What holds of a published job beside what holds of a draft: it stays complete, and its dates make sense now. */
export function publishedProblems(
  { job, now, hasWaited }: PublishedJob,
  columns: JobColumns,
  { locale }: FormRules,
  limit: Date | undefined,
): Problem[] {
  const isMoved = !isSame(columns.till, job.till);
  const hasBegun = statusAt(job, now) !== 'scheduled';
  const startMoved = hasBegun && !isSame(columns.from, job.from);
  return [
    ...missingProblems(columns, locale),
    ...(isMoved && columns.till !== null && columns.till <= now
      ? [['till', jobFormMessage(locale, 'tillPast')] as const]
      : []),
    ...(isMoved && limit && (columns.till === null || columns.till > limit)
      ? [['till', jobFormMessage(locale, 'tillUnpaid')] as const]
      : []),
    ...(columns.productId !== job.productId
      ? [['product_id', jobFormMessage(locale, 'productFixed')] as const]
      : []),
    ...(startMoved && columns.from > now ? [['from', jobFormMessage(locale, 'fromAhead')] as const] : []),
    ...(startMoved && hasWaited && columns.from <= now
      ? [['from', jobFormMessage(locale, 'fromBegun')] as const]
      : []),
  ];
}

/** The status after a change of dates: an end that is moved ahead renews, a start that has come starts. */
export function statusAfter(job: JobRow, { from, till }: JobDates, now: Date): JobRow['status'] {
  const status = statusAt(job, now);
  const isRenewed = !isSame(till, job.till) && (till === null || till > now);
  if (status === 'expired') return (isRenewed && jobAfter('renew', status)) || status;
  if (status === 'scheduled' && from <= now) return jobAfter('start', status) ?? status;
  return status;
}
