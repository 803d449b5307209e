import { randomBytes } from 'node:crypto';
import type { DeletedSiteHost, SiteHost } from '@boardwright/api-client/contract';
import { and, asc, desc, eq, gt, isNull, ne } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { hostClaims, jobBoards, siteHosts, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { restorableFor } from '../../platform/restorable-for.ts';
import type { TxtRecords } from '../../platform/ports/txt-records.ts';
import { type HostProblem, hostMessage, readHost } from './host.messages.ts';

type Reader = Pick<Database, 'select'>;
type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** Hosts of a site that wait at the same time. */
const mostWaiting = 20;

/** What is wrong with a host; an endpoint says it in the caller's language. */
export class HostError extends Error {
  readonly word: HostProblem;
  readonly found: string;

  constructor(word: HostProblem, found = '') {
    super(hostMessage('en', word, { found }));
    this.word = word;
    this.found = found;
  }
}

/** As {@link HostError} in a language, for the field `host`. */
export async function sayingHost<T>(locale: Locale, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const sentence = hostMessage(locale, error.word, { found: error.found });
    throw new HttpError('validation', { fields: { host: [sentence] } });
  }
}

function hostOf(typed: string): string {
  const host = readHost(typed);
  if (host === undefined) throw new HostError(typed.trim() === '' ? 'hostRequired' : 'hostInvalid');
  return host;
}

const claimOf = (siteId: number, host: string) =>
  and(eq(hostClaims.siteId, siteId), eq(hostClaims.host, host));

const newToken = () => randomBytes(18).toString('base64url');

const recordOf = (host: string, token: string) => ({
  name: `_boardwright.${host}`,
  value: `boardwright-site=${token}`,
});

async function mainHostOf(db: Reader, siteId: number): Promise<string> {
  const [board] = await db
    .select({ url: jobBoards.url })
    .from(sites)
    .innerJoin(jobBoards, eq(jobBoards.id, sites.jobBoardId))
    .where(eq(sites.id, siteId));
  return URL.parse(board?.url ?? '')?.hostname ?? '';
}

/** Where a site answers, its main address first, then the hosts that wait. */
export async function findSiteHosts(db: Reader, siteId: number): Promise<SiteHost[]> {
  const main = await mainHostOf(db, siteId);
  const ofSite = and(eq(siteHosts.siteId, siteId), eq(siteHosts.type, 'site'));
  const stored = await db
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(ofSite)
    .orderBy(asc(siteHosts.host));
  const waiting = await db
    .select()
    .from(hostClaims)
    .where(and(eq(hostClaims.siteId, siteId), isNull(hostClaims.deletedAt)))
    .orderBy(asc(hostClaims.id));
  const all = stored.map(({ host }): SiteHost => ({
    host,
    state: host === main ? 'main' : 'verified',
    record: null,
  }));
  return [
    ...all.filter(({ state }) => state === 'main'),
    ...all.filter(({ state }) => state !== 'main'),
    ...waiting.map(({ host, token }): SiteHost => ({
      host,
      state: 'waiting',
      record: recordOf(host, token),
    })),
  ];
}

async function findOne(db: Reader, siteId: number, host: string): Promise<SiteHost> {
  const found = (await findSiteHosts(db, siteId)).find((one) => one.host === host);
  if (!found) throw new HostError('hostUnknown');
  return found;
}

/** @throws HostError `hostTaken` where another site answers there */
async function expectFree(db: Reader, siteId: number, host: string): Promise<void> {
  const [taken] = await db.select().from(siteHosts).where(eq(siteHosts.host, host));
  if (taken && taken.siteId !== siteId) throw new HostError('hostTaken');
}

/** @throws HostError `hostsMany` */
function refuseOneTooMany(all: readonly SiteHost[]): void {
  if (all.filter(({ state }) => state === 'waiting').length >= mostWaiting) throw new HostError('hostsMany');
}

/**
 * Asks for a host: it waits until its record is found. One that the site has already is answered as it is, and one that it gave
 * up lately is restored.
 * @throws HostError `hostRequired`, `hostInvalid`, `hostTaken`, `hostsMany`
 */
export async function addSiteHost(db: Writer, siteId: number, typed: string, now: Date): Promise<SiteHost> {
  const host = hostOf(typed);
  await expectFree(db, siteId, host);
  const all = await findSiteHosts(db, siteId);
  const known = all.find((one) => one.host === host);
  if (known) return known;
  const lately = (await findDeletedHosts(db, siteId, now)).some((one) => one.host === host);
  if (lately) return restoreSiteHost(db, siteId, host, now);
  refuseOneTooMany(all);
  const token = newToken();
  // What is left of one that was given up long ago is in the way until the worker has been there.
  await db.delete(hostClaims).where(claimOf(siteId, host));
  await db.insert(hostClaims).values({ siteId, host, token });
  return { host, state: 'waiting', record: recordOf(host, token) };
}

/**
 * Lets a site answer at a host, without asking for a record: for who runs the server.
 * @throws HostError `hostRequired`, `hostInvalid`, `hostTaken`
 */
export async function giveSiteHost(db: Writer, siteId: number, typed: string): Promise<SiteHost> {
  const host = hostOf(typed);
  await db.insert(siteHosts).values({ host, siteId }).onConflictDoNothing();
  // Whoever was faster has it.
  await expectFree(db, siteId, host);
  await db.delete(hostClaims).where(claimOf(siteId, host));
  return findOne(db, siteId, host);
}

/**
 * What the name servers say of a waiting host. It asks over the network, so it holds no transaction.
 * @throws HostError `hostUnknown`, `recordMissing`, `recordOther`, `recordsAway`
 */
export async function checkRecord(
  db: Reader,
  siteId: number,
  typed: string,
  txtRecords: TxtRecords,
): Promise<void> {
  const { host, record } = await findOne(db, siteId, hostOf(typed));
  if (!record) return;
  const found = await txtRecords(record.name).catch(() => {
    throw new HostError('recordsAway');
  });
  if (found.some((text) => text.trim() === record.value)) return;
  const [other] = found;
  if (other === undefined) throw new HostError('recordMissing');
  throw new HostError('recordOther', `${host}: ${other.slice(0, 100)}`);
}

/**
 * Makes a host of the site the one that mails, feeds and search engines get.
 * @param origin the address one is at now: it tells scheme and port where it is that host
 * @throws HostError `hostUnknown`, `hostWaits`
 */
export async function chooseMainHost(
  db: Writer,
  siteId: number,
  typed: string,
  origin = '',
): Promise<SiteHost> {
  const { host, state } = await findOne(db, siteId, hostOf(typed));
  if (state === 'waiting') throw new HostError('hostWaits');
  const [site] = await db
    .select({ boardId: sites.jobBoardId, url: jobBoards.url })
    .from(sites)
    .innerJoin(jobBoards, eq(jobBoards.id, sites.jobBoardId))
    .where(eq(sites.id, siteId));
  if (!site) throw new HostError('hostUnknown');
  const [here] = [URL.parse(origin), URL.parse(site.url)].filter((url) => url?.hostname === host);
  const url = here?.origin ?? `https://${host}`;
  await db.update(jobBoards).set({ host, url }).where(eq(jobBoards.id, site.boardId));
  return findOne(db, siteId, host);
}

/**
 * Takes a host from a site, which can have it back for 30 days.
 * @throws HostError `hostUnknown`, `hostMain`
 */
export async function removeSiteHost(db: Writer, siteId: number, typed: string, now: Date): Promise<void> {
  const { host, state } = await findOne(db, siteId, hostOf(typed));
  if (state === 'main') throw new HostError('hostMain');
  const stood = await db
    .delete(siteHosts)
    .where(and(eq(siteHosts.siteId, siteId), eq(siteHosts.host, host)))
    .returning();
  const left = { deletedAt: now, wasVerified: stood.length > 0 };
  await db
    .insert(hostClaims)
    .values({ siteId, host, token: newToken(), ...left })
    .onConflictDoUpdate({ target: [hostClaims.siteId, hostClaims.host], set: left });
}

/** The hosts that a site gave up in the last 30 days, the last one first. */
export async function findDeletedHosts(db: Reader, siteId: number, now: Date): Promise<DeletedSiteHost[]> {
  const since = new Date(now.getTime() - restorableFor);
  const rows = await db
    .select()
    .from(hostClaims)
    .where(and(eq(hostClaims.siteId, siteId), gt(hostClaims.deletedAt, since)))
    .orderBy(desc(hostClaims.deletedAt), desc(hostClaims.id));
  return rows.map(({ host, wasVerified, deletedAt }) => ({
    host,
    was: wasVerified ? 'verified' : 'waiting',
    deleted_at: (deletedAt ?? now).toISOString(),
  }));
}

/** Whether another site waits for a host. */
async function isWantedElsewhere(db: Reader, siteId: number, host: string): Promise<boolean> {
  const isTheirs = and(
    eq(hostClaims.host, host),
    ne(hostClaims.siteId, siteId),
    isNull(hostClaims.deletedAt),
  );
  const [claim] = await db.select().from(hostClaims).where(isTheirs).limit(1);
  return claim !== undefined;
}

/**
 * Gives a site a host back that it gave up in the last 30 days, as it was; one that it has stays as it is. While another site
 * waits for it, it waits too: whose it is by now, its record shows.
 * @throws HostError `hostUnknown`, `hostTaken` where another site answers there by now, `hostsMany`
 */
export async function restoreSiteHost(
  db: Writer,
  siteId: number,
  typed: string,
  now: Date,
): Promise<SiteHost> {
  const host = hostOf(typed);
  const all = await findSiteHosts(db, siteId);
  const there = all.find((one) => one.host === host);
  if (there) return there;
  const left = (await findDeletedHosts(db, siteId, now)).find((one) => one.host === host);
  if (!left) throw new HostError('hostUnknown');
  if (left.was === 'verified' && !(await isWantedElsewhere(db, siteId, host)))
    return giveSiteHost(db, siteId, host);
  await expectFree(db, siteId, host);
  refuseOneTooMany(all);
  await db.update(hostClaims).set({ deletedAt: null }).where(claimOf(siteId, host));
  return findOne(db, siteId, host);
}
