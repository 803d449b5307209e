import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  applications,
  clients,
  introductionObjections,
  introductions,
  users,
} from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { introducedMail, introductionReceivedMail } from '../mails/introduction-mails.ts';
import type { MailRequest } from '../../platform/mail/queue-mails.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { hashOf, pagePath } from '../../people/account/mailed-links.ts';
import type { Employer } from '../../people/client/employer.ts';
import type { AcceptedApplication } from '../../applications/port.ts';
import { findOpenJob } from '../../applications/port.ts';
import { type ClaimedFile, storeApplication } from '../../applications/port.ts';
import { type BoardVisit, isAnonymous, jobUrl } from '../../jobs/public/board-visit.ts';
import type { BoardJob } from '../../jobs/public/jobs.queries.ts';
import { type IntroductionPayload, readIntroducedPerson } from './introduction-form.ts';

type IntroduceDeps = Pick<Deps, 'db' | 'clock' | 'mailsQueued' | 'search' | 'geo' | 'storage'>;

/** What is kept of an address whose owner does not want to be introduced. */
export const objectionHash = (siteId: number, email: string): string =>
  createHash('sha256').update(`${siteId}:${email}`).digest('hex');

/** What this company introduced before: the same again is no second introduction. */
async function findBefore(
  db: Database,
  { owner }: Employer,
  jobId: number,
  email: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ uuid: applications.uuid })
    .from(applications)
    .innerJoin(introductions, eq(introductions.applicationId, applications.id))
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.email, email),
        eq(introductions.clientId, owner.clientId),
      ),
    );
  return found?.uuid;
}

async function hasObjected(db: Database, siteId: number, email: string): Promise<boolean> {
  const [found] = await db
    .select({ siteId: introductionObjections.siteId })
    .from(introductionObjections)
    .where(
      and(
        eq(introductionObjections.siteId, siteId),
        eq(introductionObjections.emailHash, objectionHash(siteId, email)),
      ),
    );
  return found !== undefined;
}

/** Who introduces, and the language of the person's mail: their account's, else the one that is spoken here. */
async function findNames(db: Database, { owner, visitor, site }: Employer, email: string) {
  const [by] = await db
    .select({ client: clients.name, givenName: users.givenName, familyName: users.familyName })
    .from(users)
    .innerJoin(clients, eq(clients.id, owner.clientId))
    .where(eq(users.id, visitor.id));
  const [account] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.email, email), eq(users.siteId, site.id), eq(users.role, 'candidate')));
  return {
    client: by?.client ?? '',
    colleague: by ? `${by.givenName} ${by.familyName}` : '',
    locale: account?.locale,
  };
}

/** The mails of an introduction: to whoever recruits, and to the person, with the way to object. */
async function mailsAbout(
  db: Database,
  visit: BoardVisit,
  { job, organisation }: BoardJob,
  person: AcceptedApplication,
  names: Awaited<ReturnType<typeof findNames>>,
  token: string,
) {
  const { site, board } = visit;
  const brand = mailBrand(site, board.url);
  const locale = names.locale ?? visit.locale;
  const url = new URL(await pagePath(db, visit, 'p-account', locale), board.url);
  url.search = new URLSearchParams({ menuType: 'introduction', token }).toString();
  const notified = {
    ...person,
    introducedBy: names.client,
    colleague: names.colleague,
    title: job.title,
    organisation: isAnonymous(visit) ? brand.name : job.organisationName,
    jobUrl: jobUrl(visit, job),
  };
  const recruiter = job.applyEmail ?? job.recruiterEmail ?? organisation.email ?? board.email;
  return (uploads: readonly ClaimedFile[]): readonly MailRequest[] => {
    const mailed = { ...notified, fileNames: uploads.map(({ name }) => name) };
    const toPerson = {
      siteId: site.id,
      event: 'candidate.introduced',
      locale,
      to: person.email,
      mail: introducedMail({ ...mailed, objectUrl: url.href }, brand, locale),
    };
    if (!recruiter) return [toPerson];
    const toRecruiter = {
      siteId: site.id,
      event: 'introduction.received',
      locale: job.locale,
      to: recruiter,
      replyTo: person.email,
      mail: introductionReceivedMail(mailed, brand, job.locale),
      fileIds: uploads.map(({ id }) => id),
    };
    return [toPerson, toRecruiter];
  };
}

/**
 * Introduces somebody for a job of the board (§7 `POST /jobs/{id}/introduce-candidate`): an application that says who
 * made it. The person is notified, and can object. The same again changes nothing and mails nobody.
 * @returns the application's uuid
 * @throws HttpError `jobNotFound`, `jobExpired`, `validation`, `alreadyApplied`, `introductionRefused`
 */
export async function introduceCandidate(
  deps: IntroduceDeps,
  employer: Employer,
  visit: BoardVisit,
  key: string,
  payload: IntroductionPayload,
): Promise<string> {
  const { db, clock } = deps;
  const found = await findOpenJob(deps, visit, key);
  const person = readIntroducedPerson(payload, visit.locale);
  const { site, board } = visit;
  const before = await findBefore(db, employer, found.job.id, person.email);
  if (before) return before;
  if (await hasObjected(db, site.id, person.email)) throw new HttpError('introductionRefused');
  const token = randomBytes(32).toString('base64url');
  const names = await findNames(db, employer, person.email);
  const mails = await mailsAbout(db, visit, found, person, names, token);
  const now = clock.now();
  const { clientId } = employer.owner;
  const userId = employer.visitor.id;
  const context = {
    siteId: site.id,
    boardId: board.id,
    jobId: found.job.id,
    userId: null,
    locale: names.locale ?? visit.locale,
    now,
    uploaderId: userId,
  };
  try {
    return await storeApplication(deps, person, context, mails, async (tx, applicationId) => {
      const made = {
        applicationId,
        clientId,
        userId,
        consentAt: now,
        tokenHash: hashOf(token),
        createdAt: now,
      };
      await tx.insert(introductions).values(made);
      await noteEvent(tx, 'candidate.introduced', { id: userId, clientId }, now, { job: found.job.title });
      return [];
    });
  } catch (error) {
    // Policy: the other of two clicks was quicker; both made the same introduction.
    const other =
      error instanceof HttpError && error.code === 'alreadyApplied'
        ? await findBefore(db, employer, found.job.id, person.email)
        : undefined;
    if (other === undefined) throw error;
    return other;
  }
}
