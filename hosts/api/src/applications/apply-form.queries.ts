import { and, desc, eq, inArray, isNull, or, type SQL } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { applications, files, jobs, phones, resumes, users } from '../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;

/** Jobs that a page marks as applied for: those of the last applications. */
const mostAppliedJobs = 100;
/** Files looked through for CVs that can go along once more. */
const mostFiles = 30;

/** Who is logged in, and the resume they keep. */
export async function findApplicant(db: Reader, userId: number) {
  const [found] = await db
    .select({ person: users, resume: { phone: resumes.phone, phoneCountry: resumes.phoneCountry } })
    .from(users)
    .leftJoin(resumes, eq(resumes.userId, users.id))
    .where(eq(users.id, userId));
  return found;
}

/** The number of a person that they marked as theirs first. */
export async function findFirstPhone(db: Reader, userId: number) {
  const [found] = await db
    .select({ phone: phones.phone, phoneCountry: phones.countryCode })
    .from(phones)
    .where(eq(phones.userId, userId))
    .orderBy(desc(phones.primary), phones.id)
    .limit(1);
  return found;
}

/** Somebody's last application of all. */
export async function findLastSent(db: Reader, theirs: SQL | undefined) {
  const [found] = await db
    .select({
      salutation: applications.salutation,
      phone: applications.phone,
      phoneCountry: applications.phoneCountry,
      termsAcceptedAt: applications.termsAcceptedAt,
    })
    .from(applications)
    .where(theirs)
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1);
  return found;
}

/** Somebody's application for a job. */
export async function findSentFor(db: Reader, theirs: SQL | undefined, jobId: number) {
  const [found] = await db
    .select({
      uuid: applications.uuid,
      createdAt: applications.createdAt,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .where(and(theirs, eq(applications.jobId, jobId)))
    .orderBy(desc(applications.createdAt))
    .limit(1);
  return found;
}

/** The jobs somebody applied for last and did not take back, newest first. */
export function findAppliedJobs(db: Reader, theirs: SQL | undefined) {
  return db
    .select({ uuid: applications.uuid, jobUuid: jobs.uuid, createdAt: applications.createdAt })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(theirs, isNull(applications.withdrawnAt)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(mostAppliedJobs);
}

/** The CVs of a site that somebody keeps: of their resume, and of what they sent; newest first. */
export function findStoredCvs(db: Reader, userId: number, theirs: SQL | undefined, siteId: number) {
  const ofResume = db.select({ id: resumes.fileId }).from(resumes).where(eq(resumes.userId, userId));
  const sent = db.select({ id: applications.cvFileId }).from(applications).where(theirs);
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.siteId, siteId),
        or(
          and(eq(files.ownerKind, 'user'), inArray(files.id, ofResume)),
          and(eq(files.ownerKind, 'application'), inArray(files.id, sent)),
        ),
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(mostFiles);
}
export type StoredCv = Awaited<ReturnType<typeof findStoredCvs>>[number];
