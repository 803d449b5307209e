import {
  type AdminMove,
  type BodyOf,
  type Contract,
  errorMessage,
  type MovedJob,
} from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import { dryRun } from '../../platform/database/dry-run.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { findPeopleOf } from '../../people/client/client-users.queries.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { endJob, reopenJob, setStatus } from '../employer/move-job.ts';
import type { JobOwner, MyJobsDeps } from '../employer/my-jobs.ts';
import { statusAt } from '../employer/my-jobs.queries.ts';
import { movedMail } from '../mails/moved-mails.ts';
import type { AdminJobRow } from './admin-jobs.queries.ts';
import { ownerFor } from './job-owner.ts';
import { confirmJob, publishReviewed, sendBack } from './review-job.ts';
import { takeOffIn } from '../reports/take-off.ts';
import { companyMails, findAdminJob, restoreIn } from './withhold-job.ts';
import { withheldProblem } from './withhold-form.messages.ts';

type Moves = BodyOf<Contract['adminJobs']['moveJobs']>;
type CompanyMove = Exclude<AdminMove, 'withhold' | 'restore' | 'send_back' | 'confirm'>;

/** What an admin does on behalf of a job's company. */
const byCompany: Readonly<
  Record<CompanyMove, (deps: MyJobsDeps, owner: JobOwner, id: number) => Promise<unknown>>
> = {
  publish: publishReviewed,
  activate: (deps, owner, id) => setStatus(deps, owner, id, 'active'),
  pause: (deps, owner, id) => setStatus(deps, owner, id, 'paused'),
  end: endJob,
  reopen: reopenJob,
};
const mailedMoves = { publish: 'published', pause: 'paused', end: 'ended', reopen: 'reopened' } as const;

interface Moving {
  readonly tx: Transaction;
  readonly deps: MyJobsDeps;
  readonly context: RequestContext;
  readonly moves: Moves;
  readonly now: Date;
}

/** Moves a job for its company. @returns how many mails are queued about it */
async function moveForCompany(
  { tx, deps, context, moves, now }: Moving,
  row: AdminJobRow,
  move: CompanyMove,
): Promise<number> {
  const owner = ownerFor(context, row, move);
  await byCompany[move]({ ...deps, db: tx }, owner, row.job.id);
  if (!moves.mail || move === 'activate') return 0;
  const { site, board } = owner;
  const words = moves.explanation.trim();
  const mails = await companyMails(tx, owner, row, `job.${move}`, (to) =>
    movedMail(to, mailedMoves[move], words, mailBrand(site, board.url)),
  );
  await queueMails(tx, mails, now);
  return mails.length;
}

/** Takes a job off the board, or puts it back. @returns how many mails are queued about it; undefined: it stood so already */
async function moveForBoard(
  { tx, context, moves, now }: Moving,
  row: AdminJobRow,
  move: 'withhold' | 'restore',
): Promise<number | undefined> {
  if ((row.link.withheldAt !== null) === (move === 'withhold')) return undefined;
  const mails = moves.mail && row.client ? (await findPeopleOf(tx, row.client.id)).length : 0;
  if (move === 'withhold') await takeOffIn(tx, context, row.job.uuid, moves, now);
  else await restoreIn(tx, context, row.job.uuid, moves, now);
  return mails;
}

/** Moves a job. @returns as {@link moveForBoard} */
function moveRow(moving: Moving, row: AdminJobRow): Promise<number | undefined> {
  const { tx, context, moves, now } = moving;
  const { move } = moves;
  if (move === 'withhold' || move === 'restore') return moveForBoard(moving, row, move);
  if (move === 'confirm') return confirmJob(tx, context, row);
  return move === 'send_back' ? sendBack(tx, context, row, moves, now) : moveForCompany(moving, row, move);
}

/** A failure as one sentence: with what is wrong with its fields, where that is what it is. */
function sentenceOf({ code, fields, values }: HttpError, { locale }: RequestContext): string {
  const problems = Object.values(fields ?? {}).flat();
  return problems.length > 0 ? problems.join(' · ') : errorMessage(code, locale, values);
}

async function moveOne(moving: Moving, uuid: string): Promise<MovedJob> {
  const { deps, context, moves, now } = moving;
  const tenant = scope(context);
  let row: AdminJobRow | undefined;
  const result = (problem: string | null, mails: number, isDone: boolean): MovedJob => ({
    uuid: row?.job.uuid ?? uuid,
    title: row?.job.title ?? '',
    status: row ? statusAt(row.job, now) : 'archived',
    is_done: isDone,
    problem,
    mails,
  });
  try {
    // By itself: one that is refused takes back what it began, and nothing of the others.
    return await transaction({ ...deps, db: moving.tx }, async (tx) => {
      row = await findAdminJob(tx, tenant, uuid);
      if (moves.revision !== undefined && moves.revision !== row.job.revision)
        throw new HttpError('conflict');
      const mails = await moveRow({ ...moving, tx }, row);
      row = await findAdminJob(tx, tenant, uuid);
      return result(null, mails ?? 0, mails !== undefined);
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return result(sentenceOf(error, context), 0, false);
  }
}

async function moveAll(moving: Moving): Promise<MovedJob[]> {
  const { moves, context } = moving;
  const needsWords =
    (moves.move === 'withhold' && moves.ground === 'other') ||
    (moves.move === 'send_back' && moves.reasons.length === 0);
  const isUnsaid = needsWords && moves.explanation.trim() === '';
  refuseProblems(isUnsaid ? [['explanation', withheldProblem(context.locale, 'explanationNeeded')]] : []);
  const moved = new Map<string, MovedJob>();
  // In one order, so that two admins who picked the same jobs wait for each other and not both.
  for (const uuid of moves.jobs.toSorted()) moved.set(uuid, await moveOne(moving, uuid));
  return moves.jobs.flatMap((uuid) => moved.get(uuid) ?? []);
}

/**
 * Moves jobs of a board, each by the rules of its company and of what was paid. All that can be moved is, at once.
 * @returns what became of each, in the order in which they are named
 * @throws HttpError `validation` where taking them off needs words
 */
export function moveJobs(deps: MyJobsDeps, context: RequestContext, moves: Moves): Promise<MovedJob[]> {
  return transaction(deps, (tx) => moveAll({ tx, deps, context, moves, now: deps.clock.now() }));
}

/** What {@link moveJobs} would do, by doing it and taking it back. @throws HttpError as {@link moveJobs} */
export function previewMove(deps: MyJobsDeps, context: RequestContext, moves: Moves): Promise<MovedJob[]> {
  const now = deps.clock.now();
  return transaction(deps, (outer) => dryRun(outer, (tx) => moveAll({ tx, deps, context, moves, now })));
}
