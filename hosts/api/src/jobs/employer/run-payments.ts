import type { PayWith } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { Doer } from '../../people/account/account-logs.ts';
import type { Owner } from '../../people/client/employer.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { jobs } from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;
type JobRow = typeof jobs.$inferSelect;

/** A job as its paid time is reckoned: one that has not begun uses nothing before its start, wherever that is moved. */
export type StartingJob = Pick<JobRow, 'id' | 'from'>;

/** What pays for a job, and until when. */
export type Payer =
  /** The slot it is in; what else was paid for it waits. */
  | { readonly by: 'slot'; readonly till: Date; readonly productId: number }
  /** Days that were spent on it; without an end where a click budget follows. */
  | { readonly by: 'days'; readonly till: Date | null }
  /** A budget that holds a click. */
  | { readonly by: 'budget'; readonly till: null }
  /** What paid for it is gone since then. It may only wait for clicks. */
  | { readonly by: 'nothing'; readonly till: Date; readonly isByClick: boolean }
  /** Nothing was ever asked for it. */
  | { readonly by: 'nobody'; readonly till: undefined };

/** A job as it is asked what pays for it. */
export type PaidJob = StartingJob & Pick<JobRow, 'productId' | 'till'>;

/** A job that is to run, and who pays for it. */
export interface Charge {
  readonly clientId: number;
  readonly boardId: number;
  readonly job: Pick<JobRow, 'id' | 'productId' | 'applyType' | 'applyUrl'>;
  /** From when on it runs. */
  readonly from: Date;
  readonly startsLater?: boolean | undefined;
  readonly now: Date;
  /** What is done, once and never again, as 'publish:12'. */
  readonly operation: string;
  /** `credit`: credits may be taken where nothing that was bought for it is left. */
  readonly payWith?: PayWith | undefined;
}

/** Whose slot is filled, and by whom. */
export interface SlotOwner extends Tenant {
  readonly owner: Owner;
  readonly locale: Locale;
  readonly visitor: Doer;
  readonly byBoard?: true;
}

/**
 * What pays for the run of a job. Jobs ask it and do not know the shop, which provides it where the API is put together
 * (../../app.ts).
 */
export interface RunPayments {
  /** Products of a board that a job is published with; none where nothing is sold. */
  readonly findProducts: (db: Reader, boardId: number) => Promise<number[]>;
  readonly payerOf: (db: Reader, job: PaidJob, now: Date) => Promise<Payer>;
  /**
   * Until when a job is paid for: what `till` never passes.
   * @returns null: as long as there is a budget; undefined where nothing was ever asked for the job
   */
  readonly paidTillOf: (db: Reader, job: PaidJob, now: Date) => Promise<Date | null | undefined>;
  /** Whether something was paid for a job before it began: its paid time counts from its start. */
  readonly waitedForStart: (db: Reader, jobId: number) => Promise<boolean>;
  /**
   * Pays for a job that is to run. Give the transaction that makes it run, the job locked.
   * @returns until when it is paid, null where it is not for a time; undefined where the board asks for nothing
   * @throws HttpError `productRequired`, `productNotSold`, `productUnpaid`, `creditsNeedConsent`, `creditsTooFew`,
   *   `productNeedsEmail`, `productNeedsUrl`
   */
  readonly charge: (tx: Transaction, charge: Charge) => Promise<Date | null | undefined>;
  /** @throws HttpError `productNeedsEmail`, `productNeedsUrl` where a published job runs on what its way to apply does not fit */
  readonly checkApplyWay: (
    db: Reader,
    job: PaidJob & Pick<JobRow, 'applyType' | 'applyUrl'>,
    now: Date,
  ) => Promise<void>;
  /**
   * Has a job run in a slot from now. Give the transaction, the job locked.
   * @throws HttpError `slotNotAssigned`, `validation` with what is missing, `employerNotVerified`, `companyNotApproved`,
   *   `productNeedsEmail`, `productNeedsUrl`
   */
  readonly fillSlot: (
    tx: Transaction,
    owner: SlotOwner,
    jobId: number,
    slotId: number,
    now: Date,
  ) => Promise<void>;
  /** Frees the slot of a job that is deleted. */
  readonly freeSlot: (tx: Transaction, jobId: number, now: Date) => Promise<void>;
}
