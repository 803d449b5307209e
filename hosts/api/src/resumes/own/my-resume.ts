import { randomUUID } from 'node:crypto';
import type { Resume } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { resumes, users } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { longestSlug, slugOf } from '../../platform/slug.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Member } from '../../people/account/member.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { presentResume } from './resumes.present.ts';
import { findMyResume, lockResume, type MyResume, type ResumeRow } from './resumes.queries.ts';

/** What the handlers of this area work with. */
export type ResumeDeps = Pick<Deps, 'db' | 'clock' | 'geo' | 'storage'>;

/** Whose resume it is, and where: who is logged in, or who is about to be. */
export type ResumeOwner = Omit<Member, 'visitor' | 'role'> & {
  readonly visitor: Pick<Member['visitor'], 'id' | 'clientId'>;
};

/** @throws HttpError `notFound` for who has none */
export async function myResume({ db }: Pick<ResumeDeps, 'db'>, { visitor }: Member): Promise<MyResume> {
  const found = await findMyResume(db, visitor.id);
  if (!found) throw new HttpError('notFound');
  return found;
}

/** @throws HttpError `notFound` */
export async function readMyResume(deps: Pick<ResumeDeps, 'db'>, member: Member): Promise<Resume> {
  return presentResume(await myResume(deps, member), member.locale);
}

/** A slug that tells a first name and nothing more; its end is from the resume's own uuid. */
function slugFor(givenName: string, uuid: string): string {
  const mark = uuid.slice(0, 8);
  return `${slugOf(givenName, longestSlug - mark.length - 1) || 'cv'}-${mark}`;
}

/**
 * The candidate's resume, held until the transaction ends; started where there is none. A new one is shown to nobody
 * before its owner says that they are available.
 */
export async function lockMyResume(tx: Transaction, member: ResumeOwner, now: Date): Promise<ResumeRow> {
  const { visitor, board } = member;
  const held = await lockResume(tx, visitor.id);
  if (held) return held;
  const [person] = await tx.select().from(users).where(eq(users.id, visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  const uuid = randomUUID();
  const made = await tx
    .insert(resumes)
    .values({
      uuid,
      slug: slugFor(person.givenName, uuid),
      userId: visitor.id,
      jobBoardId: board.id,
      status: 'not_available',
      givenName: person.givenName,
      familyName: person.familyName,
      countryCode: board.countries[0],
      phoneCountry: board.countries[0],
      revision: 0,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: resumes.userId })
    .returning({ id: resumes.id });
  if (made.length > 0) await noteEvent(tx, 'resume.created', visitor, now);
  const started = await lockResume(tx, visitor.id);
  if (!started) throw new Error('The resume was not started');
  return started;
}
