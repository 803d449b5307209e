import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, asc, eq, isNotNull } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { siteHosts, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import type { Locale } from '@boardwright/messages';
import { countDeletion } from './count-deletion.ts';
import { deletionMessage } from './delete-site.messages.ts';
import { findSite } from './sites.queries.ts';

export interface DeletionDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Who learns at once that a site is gone, or there again. */
  readonly tenants: { readonly forget: () => void };
}

type Reader = Pick<Database, 'select'>;
type DeletionBody = BodyOf<Contract['sites']['deleteSite']>;

/** Until when a site can be put back. */
export const restorableTill = (deletedAt: Date): Date => new Date(deletedAt.getTime() + restorableFor);

/** A site that was deleted and can be put back. */
export interface DeletedRow {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
  readonly deletedAt: Date;
  readonly hosts: readonly string[];
}

/** Sites that were deleted and are not deleted for good, the last one first. */
export async function findDeletedSites(db: Reader): Promise<readonly DeletedRow[]> {
  const rows = await db
    .select({ id: sites.id, name: sites.name, reason: sites.deletedReason, deletedAt: sites.deletedAt })
    .from(sites)
    .where(isNotNull(sites.deletedAt));
  const hosts = await db
    .select({ siteId: siteHosts.siteId, host: siteHosts.host })
    .from(siteHosts)
    .innerJoin(sites, eq(sites.id, siteHosts.siteId))
    .where(and(isNotNull(sites.deletedAt), eq(siteHosts.type, 'site')))
    .orderBy(asc(siteHosts.host));
  return rows
    .flatMap(({ deletedAt, ...row }) => (deletedAt === null ? [] : [{ ...row, deletedAt }]))
    .map((row) => ({
      ...row,
      hosts: hosts.filter(({ siteId }) => siteId === row.id).map(({ host }) => host),
    }))
    .toSorted((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime() || other.id - one.id);
}

/** Locks every site, so that of two who delete one each one of them is refused the last. */
async function lockSites(db: Reader) {
  return db
    .select({ id: sites.id, name: sites.name, deletedAt: sites.deletedAt })
    .from(sites)
    .orderBy(asc(sites.id))
    .for('update');
}

const folded = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** @throws HttpError `validation` for a name that is not the site's, no reason, or what is open and not settled */
function requireForm(
  { name, reason, settles }: DeletionBody,
  { names, isOpen, locale }: { names: readonly string[]; isOpen: boolean; locale: Locale },
): void {
  const problems: Problem[] = [];
  if (!names.some((one) => folded(one) === folded(name)))
    problems.push(['name', deletionMessage(locale, 'otherName')]);
  if (reason.trim() === '') problems.push(['reason', deletionMessage(locale, 'reasonNeeded')]);
  if (isOpen && !settles) problems.push(['settles', deletionMessage(locale, 'toSettle')]);
  refuseProblems(problems);
}

/**
 * Deletes a site: its rows stay as they are, and nobody finds them by it. A host of it stays its own. Nothing that is
 * under way for money is cut off; what was sold and what is owed needs the word of who deletes it.
 * @param hereId the site that was called; undefined at the command line
 * @throws HttpError `notFound`, `siteDeleted`, `siteOneIsAt`, `lastSite`, `sitePaymentsOpen`, `validation`
 */
export async function deleteSite(
  { db, clock, tenants }: DeletionDeps,
  id: number,
  body: DeletionBody,
  { hereId, locale }: { readonly hereId: number | undefined; readonly locale: Locale },
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await lockSites(tx);
    const known = all.find((one) => one.id === id);
    if (!known) throw new HttpError('notFound');
    if (known.deletedAt) throw new HttpError('siteDeleted');
    if (all.every((one) => one.id === id || one.deletedAt)) throw new HttpError('lastSite');
    if (id === hereId) throw new HttpError('siteOneIsAt');
    const site = await findSite(tx, id);
    if (!site) throw new HttpError('notFound');
    const open = await countDeletion(tx, site);
    if (open.payments_open > 0) throw new HttpError('sitePaymentsOpen');
    const names = known.name.trim() === '' ? [site.board.host] : [known.name];
    requireForm(body, { names, isOpen: open.open_invoices + open.paid_running > 0, locale });
    await tx
      .update(sites)
      .set({ deletedAt: clock.now(), deletedReason: body.reason.trim() })
      .where(eq(sites.id, id));
  });
  tenants.forget();
}

/**
 * Puts a deleted site back.
 * @throws HttpError `notFound`, `siteNotDeleted`, `siteNotRestorable` once its time is over, whether or not it is purged yet
 */
export async function restoreSite({ db, clock, tenants }: DeletionDeps, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ deletedAt: sites.deletedAt })
      .from(sites)
      .where(eq(sites.id, id))
      .for('update');
    if (!known) throw new HttpError('notFound');
    if (!known.deletedAt) throw new HttpError('siteNotDeleted');
    if (restorableTill(known.deletedAt) <= clock.now()) throw new HttpError('siteNotRestorable');
    await tx.update(sites).set({ deletedAt: null, deletedReason: '' }).where(eq(sites.id, id));
  });
  tenants.forget();
}
