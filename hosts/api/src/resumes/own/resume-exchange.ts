import { Readable } from 'node:stream';
import { megabyte, type ResumeProposal, uploads } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { resumes } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { IncomingFile } from '../../platform/http/incoming-file.ts';
import type { FileReply } from '../../platform/http/mount.ts';
import { safeFileName } from '../../platform/uploads/file-name.ts';
import type { Member } from '../../people/account/member.ts';
import { onlyNew, proposalContext } from './cv-proposal.ts';
import { isObject } from './json-part.ts';
import { jsonResume } from './json-resume.ts';
import { lockMyResume, myResume, type ResumeDeps } from './my-resume.ts';
import { readJsonResume } from './read-json-resume.ts';
import { resumeMessage } from './resume.messages.ts';
import { findCandidateSegments } from './resumes.queries.ts';

const { megabytes } = uploads.resumeJson;

/** The resume as a JSON Resume, to take along. @throws HttpError `notFound` */
export async function exportResume(deps: ResumeDeps, member: Member): Promise<FileReply> {
  const own = await myResume(deps, member);
  const offered = await findCandidateSegments(deps.db, member.board.id);
  const content = Buffer.from(`${JSON.stringify(jsonResume(own, offered, member.locale), null, 2)}\n`);
  const name = safeFileName(`${own.person.givenName} ${own.person.familyName}`, 'json');
  return {
    file: {
      stream: Readable.from([content]),
      size: content.length,
      mime: 'application/json; charset=utf-8',
      name,
    },
  };
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    // Policy: what cannot be read as JSON is refused by what it is, not by what it says it is.
    throw new HttpError('fileTypeNotAllowed', { values: { types: 'JSON' } });
  }
}

/**
 * Reads a JSON Resume and keeps what it holds as a proposal.
 * @throws HttpError `fileTooLarge`, `fileTypeNotAllowed` for what is no JSON, `validation` for JSON of another kind
 */
export async function importResume(
  deps: ResumeDeps,
  member: Member,
  file: IncomingFile,
): Promise<ResumeProposal> {
  if (file.content.length > megabytes * megabyte)
    throw new HttpError('fileTooLarge', { values: { limit: megabytes } });
  const document = parsed(file.content);
  if (!isObject(document) || !['basics', 'work', 'education', 'skills'].some((part) => part in document))
    throw new HttpError('validation', { fields: { file: [resumeMessage(member.locale, 'notObject')] } });
  const name = safeFileName(file.name, 'json');
  const context = await proposalContext(deps, member, name);
  const proposal = onlyNew(readJsonResume(document, context), context);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { id } = await lockMyResume(tx, member, now);
    await tx.update(resumes).set({ proposal }).where(eq(resumes.id, id));
  });
  return proposal;
}

/** @throws HttpError `notFound` when nothing waits */
export async function readProposal(deps: ResumeDeps, member: Member): Promise<ResumeProposal> {
  const { resume } = await myResume(deps, member);
  if (!resume.proposal) throw new HttpError('notFound');
  return resume.proposal;
}

export async function dropProposal({ db }: ResumeDeps, { visitor }: Member): Promise<void> {
  await db.update(resumes).set({ proposal: null }).where(eq(resumes.userId, visitor.id));
}
