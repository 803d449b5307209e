import type { Upload } from '@boardwright/api-client/contract';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { files, resumes } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { IncomingFile } from '../../platform/http/incoming-file.ts';
import type { FileReply } from '../../platform/http/mount.ts';
import { documentType } from '../../platform/uploads/document-type.ts';
import { storeDocument } from '../../platform/uploads/store-document.ts';
import type { Member } from '../../people/account/member.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { cvProposal, onlyNew, proposalContext } from './cv-proposal.ts';
import { readCv } from './cv/read-cv.ts';
import { lockMyResume, myResume, type ResumeDeps, type ResumeOwner } from './my-resume.ts';
import { lockResume, type ResumeRow } from './resumes.queries.ts';

type FileRow = typeof files.$inferSelect;

/** Takes a file away from whose it was. Its bytes go after the transaction, or by the hourly clean-up. */
async function retire(tx: Transaction, fileId: number | null, now: Date): Promise<FileRow | undefined> {
  if (fileId === null) return undefined;
  const [deleted] = await tx
    .update(files)
    .set({ ownerKind: 'visitor', ownerId: null, claimedAt: null, deleteAfter: now })
    .where(eq(files.id, fileId))
    .returning();
  return deleted;
}

async function erase({ db, storage }: ResumeDeps, file: FileRow | undefined): Promise<void> {
  if (!file) return;
  await storage.remove(file.storageKey);
  await db.delete(files).where(eq(files.id, file.id));
}

/** The kept upload becomes the resume's CV. */
async function claim(tx: Transaction, { visitor }: ResumeOwner, token: string, now: Date): Promise<number> {
  const [mine] = await tx
    .update(files)
    .set({ ownerKind: 'user', ownerId: visitor.id, claimedAt: now, deleteAfter: null })
    .where(and(eq(files.token, token), eq(files.ownerKind, 'visitor')))
    .returning({ id: files.id });
  if (!mine) throw new HttpError('fileUpload');
  return mine.id;
}

/**
 * Keeps a CV in place of the one before, and keeps what was read in it as a proposal (§7 `POST /resume/upload`).
 * @throws HttpError `fileTooLarge`, `fileTypeNotAllowed`
 */
export async function uploadResume(
  deps: ResumeDeps,
  member: ResumeOwner,
  file: Pick<IncomingFile, 'name' | 'content'>,
): Promise<Upload> {
  const { db, clock } = deps;
  const now = clock.now();
  const current = await storeDocument(deps, member.site.id, file, now);
  const type = await documentType(file.content);
  const reading = await readCv(type?.extension ?? 'doc', file.content, member.board.countries[0]);
  const context = await proposalContext(deps, member, current.name);
  const proposal = onlyNew(await cvProposal(deps, context, reading), context);
  const before = await db.transaction(async (tx) => {
    const resume = await lockMyResume(tx, member, now);
    const fileId = await claim(tx, member, current.token, now);
    await tx.update(resumes).set({ fileId, proposal, updatedAt: now }).where(eq(resumes.id, resume.id));
    await noteEvent(tx, 'resume.uploaded', member.visitor, now, { file: current.name });
    return retire(tx, resume.fileId, now);
  });
  await erase(deps, before);
  return { token: current.token, name: current.name, size: current.size };
}

/** The candidate's own CV (§7 `GET /resume/download/{token}`). @throws HttpError `notFound` */
export async function downloadResume(deps: ResumeDeps, member: Member, token: string): Promise<FileReply> {
  const { file } = await myResume(deps, member);
  const isOwn = file !== null && file.token === token && file.siteId === member.site.id;
  const stored = isOwn ? await deps.storage.open(file.storageKey) : undefined;
  if (!isOwn || !stored) throw new HttpError('notFound');
  return { file: { ...stored, name: file.name, mime: file.mime } };
}

async function held(tx: Transaction, member: Member): Promise<ResumeRow> {
  const resume = await lockResume(tx, member.visitor.id);
  if (!resume) throw new HttpError('notFound');
  return resume;
}

/** Removes the CV, and what was read in it. @throws HttpError `notFound` */
export async function deleteResumeFile(deps: ResumeDeps, member: Member): Promise<void> {
  const now = deps.clock.now();
  const missing = await deps.db.transaction(async (tx) => {
    const { id, fileId, proposal } = await held(tx, member);
    if (fileId === null) throw new HttpError('notFound');
    const rest = proposal?.source === 'cv' ? null : proposal;
    await tx.update(resumes).set({ fileId: null, proposal: rest, updatedAt: now }).where(eq(resumes.id, id));
    return retire(tx, fileId, now);
  });
  await erase(deps, missing);
}

/** Removes the resume with its CV. @throws HttpError `notFound` */
export async function deleteResume(deps: ResumeDeps, member: Member): Promise<void> {
  const now = deps.clock.now();
  const deleted = await deps.db.transaction(async (tx) => {
    const { id, fileId } = await held(tx, member);
    const file = await retire(tx, fileId, now);
    await tx.delete(resumes).where(eq(resumes.id, id));
    await noteEvent(tx, 'resume.deleted', member.visitor, now);
    return file;
  });
  await erase(deps, deleted);
}
