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
import { publishDraft } from '../employer/publish-draft.ts';
import type { JobOwner, MyJobsDeps } from '../employer/my-jobs.ts';
import { statusAt } from '../employer/my-jobs.queries.ts';
import { movedMail } from '../mails/moved-mails.ts';
import type { AdminJobRow } from './admin-jobs.queries.ts';
import { ownerFor } from './job-owner.ts';
import { companyMails, findAdminJob, restoreIn, withholdIn } from './withhold-job.ts';
import { withheldProblem } from './withhold-form.messages.ts';

type Moves = BodyOf<Contract['adminJobs']['moveJobs']>;
type CompanyMove = Exclude<AdminMove, 'withhold' | 'restore'>;

/** What an admin does on behalf of a job's company. */
const byCompany: Readonly<
  Record<CompanyMove, (deps: MyJobsDeps, owner: JobOwner, id: number) => Promise<unknown>>
> = {
  async publish(deps, owner, id) {
    const { status } = await publishDraft(deps, owner, id, undefined);
    // It would wait with its company, which an admin approves rather than asks.
    if (status === 'draft') throw new HttpError('companyNotApproved');
  },
  activate: (deps, owner, id) => setStatus(deps, owner, id, 'active'),
  pause: (deps, owner, id) => setStatus(deps, owner, id, 'paused'),
  end: endJob,
  reopen: reopenJob,
};
const mailedMoves: ReadonlySet<AdminMove> = new Set(['pause', 'end', 'reopen']);

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
  if (!moves.mail || !mailedMoves.has(move)) return 0;
  const { site, board } = owner;
  const words = moves.explanation.trim();
  const mails = await companyMails(tx, owner, row, `job.${move}`, (to) =>
    movedMail(
      to,
      move === 'end' ? 'ended' : move === 'pause' ? 'paused' : 'reopened',
      words,
      mailBrand(site, board.url),
    ),
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
  if (move === 'withhold') await withholdIn(tx, context, row.job.uuid, moves, now);
  else await restoreIn(tx, context, row.job.uuid, moves, now);
  return mails;
}

/** A failure as one sentence: with what is wrong with its fields, where that is what it is. */
function sentenceOf({ code, fields, values }: HttpError, { locale }: RequestContext): string {
  const problems = Object.values(fields ?? {}).flat();
  return problems.length > 0 ? problems.join(' · ') : errorMessage(code, locale, values);
}

async function moveOne(moving: Moving, uuid: string): Promise<MovedJob> {
  const { deps, context, moves, now } = moving;
  const tenant = scope(context);
  const { move } = moves;
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
      const mails = await (move === 'withhold' || move === 'restore'
        ? moveForBoard({ ...moving, tx }, row, move)
        : moveForCompany({ ...moving, tx }, row, move));
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
  const isUnsaid = moves.move === 'withhold' && moves.ground === 'other' && moves.explanation.trim() === '';
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
