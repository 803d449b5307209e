import { transaction } from '../platform/database/transaction.ts';
import type { BodyOf, Contract, PostedJob } from '@boardwright/api-client/contract';
import type { Transaction } from '../platform/database/connect.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { archiveJob, setStatus } from '../jobs/employer/move-job.ts';
import { publishDraft } from '../jobs/employer/publish-draft.ts';
import type { CompanyOwner, MyJobsDeps } from '../jobs/employer/my-jobs.ts';
import { statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { createDraft } from '../jobs/employer/save-job.ts';
import { updateJob } from '../jobs/employer/update-job.ts';
import { presentPosted } from './poster.ts';
import {
  findByReference,
  freeReference,
  lockReference,
  type PostedRow,
  sourceOf,
  wasTakenDown,
} from './posted-jobs.queries.ts';

type PostBody = BodyOf<Contract['mp']['postJob']>;
type PutBody = BodyOf<Contract['mp']['updatePostedJob']>;
type Wanted = NonNullable<PutBody['status']>;

/**
 * Does all of one call or nothing: what a job was charged for, it is published with. The steps inside are those of the
 * employer's own calls; what follows a commit follows that of all.
 */
async function atomically<Result>(
  deps: MyJobsDeps,
  owner: CompanyOwner,
  reference: string,
  act: (inner: MyJobsDeps, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(deps, async (tx) => {
    await lockReference(tx, owner.owner, reference);
    return act({ ...deps, db: tx }, tx);
  });
}

async function found(deps: MyJobsDeps, owner: CompanyOwner, reference: string): Promise<PostedRow> {
  const row = await findByReference(deps.db, owner.owner, reference);
  if (!row) throw new HttpError('jobNotFound');
  return row;
}

/** Brings a job to the status that was asked for, by the moves an employer has. */
async function bringTo(
  deps: MyJobsDeps,
  owner: CompanyOwner,
  reference: string,
  wanted: Wanted,
  payWith: PutBody['pay_with'],
): Promise<void> {
  const { job } = await found(deps, owner, reference);
  const now = deps.clock.now();
  const status = statusAt(job, now);
  if (status === wanted) return;
  if (status === 'draft') {
    // A system that sends it every night does not ask again for what a person is to mend.
    if (job.returnedAt !== null && job.publishAskedAt === null) return;
    const published = await publishDraft(deps, owner, job.id, payWith);
    if (wanted === 'paused' && published.status === 'active') await setStatus(deps, owner, job.id, 'paused');
    return;
  }
  // One that waits for its day will be active by itself; what was public cannot become a draft again.
  if (status === 'scheduled' && wanted === 'active') return;
  if (wanted === 'draft') throw new HttpError('transitionNotAllowed');
  await setStatus(deps, owner, job.id, wanted);
}

/**
 * Posts a job, or changes the one of this reference to what was sent (`POST /jobs/{external_reference}`). One that a
 * person deleted stays deleted: a system that posts it every night must not bring it back, and pay for it.
 * @throws HttpError `validation` with a sentence per field, `transitionNotAllowed`, and as `publishDraft`
 */
export function postJob(
  deps: MyJobsDeps,
  owner: CompanyOwner,
  reference: string,
  { status, pay_with: payWith, ...body }: PostBody,
): Promise<PostedJob> {
  return atomically(deps, owner, reference, async (inner) => {
    const known = await findByReference(inner.db, owner.owner, reference);
    if (known?.job.status === 'archived') throw new HttpError('transitionNotAllowed');
    if (known) await updateJob(inner, owner, known.job.id, body);
    else
      await createDraft(inner, owner, body, {
        source: sourceOf(owner.owner.clientId),
        externalReference: reference,
      });
    // Of a job that is known, what a person did with it since stays unless the call says otherwise.
    const wanted = status ?? (known ? undefined : 'active');
    if (wanted) await bringTo(inner, owner, reference, wanted, payWith);
    return presentPosted(await found(inner, owner, reference), owner, inner.clock.now());
  });
}

/**
 * Changes a posted job (`PUT`); what is left out stays.
 * @throws HttpError `jobNotFound`, also for another company's reference; else as {@link postJob}
 */
export function updatePostedJob(
  deps: MyJobsDeps,
  owner: CompanyOwner,
  reference: string,
  { status, pay_with: payWith, ...body }: PutBody,
): Promise<PostedJob> {
  return atomically(deps, owner, reference, async (inner) => {
    const { job } = await found(inner, owner, reference);
    if (job.status === 'archived') throw new HttpError('jobNotFound');
    if (Object.keys(body).length > 0) await updateJob(inner, owner, job.id, body);
    if (status) await bringTo(inner, owner, reference, status, payWith);
    return presentPosted(await found(inner, owner, reference), owner, inner.clock.now());
  });
}

/**
 * Takes a posted job down (`DELETE`); once more changes nothing. Its reference may be posted anew.
 * @throws HttpError `jobNotFound` for a reference that this company never posted
 */
export function deletePostedJob(deps: MyJobsDeps, owner: CompanyOwner, reference: string): Promise<void> {
  return atomically(deps, owner, reference, async (inner, tx) => {
    const row = await findByReference(inner.db, owner.owner, reference);
    if (!row && (await wasTakenDown(inner.db, owner.owner, reference))) return;
    if (!row) throw new HttpError('jobNotFound');
    if (row.job.status === 'archived') return;
    await archiveJob(inner, owner, row.job.id);
    await freeReference(tx, owner.owner, row.job.id);
  });
}
