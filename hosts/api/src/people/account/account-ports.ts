import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { MailRequest } from '../../platform/mail/queue-mails.ts';
import type { Member, UserRow } from './member.ts';

/** Newsletters that somebody ticked. */
interface TickedNewsletters {
  readonly newsletterIds: readonly number[];
  readonly email: string;
  readonly source: 'register';
  readonly locale: string;
  readonly userId: number;
  /** The address is known to be theirs. */
  readonly isProved: boolean;
  readonly now: Date;
}

/** Whose CV is stored: who is logged in, or who is about to be. */
type CvOwner = Omit<Member, 'visitor' | 'role'> & {
  readonly visitor: Pick<Member['visitor'], 'id' | 'clientId'>;
};

/**
 * What an account needs of the features, which stand on it and which it does not know: they provide it where the API is
 * put together (../../account-ports.ts).
 */
export interface AccountPorts {
  /** Alerts that an address asked for as a guest become those of its account. */
  readonly attachGuestAlerts: (
    tx: Transaction,
    person: Pick<UserRow, 'id' | 'role' | 'email'>,
    siteId: number,
  ) => Promise<void>;
  /** @returns the mails that ask whoever reads the address */
  readonly subscribe: (
    tx: Transaction,
    tenant: Tenant,
    ticked: TickedNewsletters,
  ) => Promise<readonly MailRequest[]>;
  readonly findNewsletters: (
    db: Pick<Database, 'select'>,
    person: UserRow,
    member: Member,
  ) => Promise<readonly { readonly id: number; readonly confirmedAt: Date | null }[]>;
  /** @returns the mails that ask whoever reads the address */
  readonly changeNewsletters: (
    tx: Transaction,
    member: Member,
    before: UserRow,
    email: string,
    wanted: readonly number[] | undefined,
    now: Date,
  ) => Promise<readonly MailRequest[]>;
  readonly findFavourites: (
    userId: number,
    boardId: number,
  ) => Promise<{
    readonly favourite_jobs: { uuid: string; job_uuid: string }[];
    readonly favourite_organisations: { uuid: string; org_id: number }[];
  }>;
  readonly findAppliedJobs: (
    person: UserRow,
    member: Member,
  ) => Promise<{ uuid: string; job_uuid: string; created_at: string }[]>;
  /** A CV becomes the one of the person's resume. */
  readonly storeCv: (
    owner: CvOwner,
    file: { readonly name: string; readonly content: Buffer },
  ) => Promise<unknown>;
  /** The slot that a job is in is free again. */
  readonly freeSlot: (tx: Transaction, jobId: number, now: Date) => Promise<void>;
}
