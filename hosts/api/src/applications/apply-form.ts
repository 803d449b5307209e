import type { ApplyForm } from '@boardwright/api-client/contract';
import type { SQL } from '../platform/database/drizzle.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { storeDocument } from '../platform/uploads/store-document.ts';
import type { Member } from '../people/account/member.ts';
import { applicationsOfPerson } from '../people/account/data-of-person.ts';
import { findApplyForm } from './apply/apply-form-settings.queries.ts';
import { jobVisibility } from '../jobs/public/job-lifecycle.ts';
import { findBoardJob } from '../jobs/public/jobs.queries.ts';
import {
  findApplicant,
  findAppliedJobs,
  findFirstPhone,
  findStoredCvs,
  findLastSent,
  findSentFor,
  type StoredCv,
} from './apply-form.queries.ts';

type ApplyFormDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** CVs that one may choose from: each file once, however often it went along. */
const mostCvs = 5;

async function applicantOf({ db }: Pick<Deps, 'db'>, member: Member) {
  const found = await findApplicant(db, member.visitor.id);
  if (!found) throw new HttpError('unauthenticated');
  return { ...found, theirs: applicationsOfPerson(found.person, member) };
}

/** The resume's own before its copies that went along with applications. */
function distinct(stored: readonly StoredCv[]): StoredCv[] {
  const ofResume = stored.filter(({ ownerKind }) => ownerKind === 'user');
  const first = new Map<string, StoredCv>();
  for (const file of [...ofResume, ...stored]) {
    const key = JSON.stringify([file.name, file.size]);
    if (!first.has(key)) first.set(key, file);
  }
  return [...first.values()]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, mostCvs);
}

/**
 * When somebody agreed to what the form asks to agree to: with an application before, or with their account, unless
 * the form has words of its own, which the account never showed.
 */
async function termsAcceptedAt(
  { db }: Pick<Deps, 'db'>,
  member: Member,
  ofAccount: Date | null,
  ofApplication: Date | null,
): Promise<Date | null> {
  if (ofApplication !== null || ofAccount === null) return ofApplication;
  const { site, locale } = member;
  const form = await findApplyForm(db, site.id, locale, site.defaultLocale);
  return form.checkboxAcceptText === '' ? ofAccount : null;
}

/**
 * What a candidate's apply form starts with (§7 `GET /jobs/{uuid}/apply`).
 * @throws HttpError `jobNotFound`
 */
export async function readApplyForm(deps: ApplyFormDeps, member: Member, key: string): Promise<ApplyForm> {
  const { db, clock } = deps;
  const found = await findBoardJob(db, member.board.id, key);
  if (!found || jobVisibility(found.job, clock.now()) === 'absent') throw new HttpError('jobNotFound');
  const { person, resume, theirs } = await applicantOf(deps, member);
  const [applied, last, current, number] = await Promise.all([
    findSentFor(db, theirs, found.job.id),
    findLastSent(db, theirs),
    findStoredCvs(db, person.id, theirs, member.site.id),
    findFirstPhone(db, person.id),
  ]);
  const reach = [number, resume, last].find((one) => one?.phone);
  const terms = await termsAcceptedAt(deps, member, person.termsAcceptedAt, last?.termsAcceptedAt ?? null);
  return {
    applied: applied
      ? {
          uuid: applied.uuid,
          created_at: applied.createdAt.toISOString(),
          withdrawn: applied.withdrawnAt !== null,
        }
      : null,
    email: person.email,
    given_name: person.givenName,
    family_name: person.familyName,
    salutation: last?.salutation ?? null,
    phone: reach?.phone ?? null,
    phone_country: reach?.phoneCountry ?? null,
    files: distinct(current).map(({ token, name, size, createdAt, ownerKind }) => ({
      token,
      name,
      size,
      created_at: createdAt.toISOString(),
      source: ownerKind === 'user' ? 'resume' : 'application',
    })),
    terms_accepted_at: terms?.toISOString() ?? null,
  };
}

/**
 * A copy of a CV that a candidate keeps, which an application may claim: what they keep stays theirs, and what was
 * sent stays as it was.
 * @returns the copy's token; undefined where the token names none of theirs
 */
export async function copyStoredCv(
  deps: ApplyFormDeps,
  member: Member,
  token: string,
): Promise<string | undefined> {
  const { db, storage, clock } = deps;
  const { person, theirs } = await applicantOf(deps, member);
  const remaining = await findStoredCvs(db, person.id, theirs, member.site.id);
  const file = remaining.find((one) => one.token === token);
  if (!file) return undefined;
  const content = await storage.read(file.storageKey);
  return (await storeDocument(deps, member.site.id, { name: file.name, content }, clock.now())).token;
}

/** The jobs a candidate applied for, as `you` has them (specification §3 'User'). */
export async function appliedJobsOf(
  { db }: Pick<Deps, 'db'>,
  person: Parameters<typeof applicationsOfPerson>[0],
  member: Member,
) {
  const theirs: SQL | undefined = applicationsOfPerson(person, member);
  return (await findAppliedJobs(db, theirs)).map(({ uuid, jobUuid, createdAt }) => ({
    uuid,
    job_uuid: jobUuid,
    created_at: createdAt.toISOString(),
  }));
}
