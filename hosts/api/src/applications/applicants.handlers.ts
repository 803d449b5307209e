import type { Applicant, ApplicantSummary, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { and, eq, sql } from '../platform/database/drizzle.ts';
import { applicationNotes, applications, users } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { type Employer, employerOf } from '../people/client/employer.ts';
import { statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { noteImpersonatedOpening } from '../people/account/note-opening.ts';
import { pageMeta } from '../platform/http/page-meta.ts';
import { presentApplicant, presentWhole } from './applicants.present.ts';
import {
  type ApplicantsQuery,
  countByStage,
  findApplicantRow,
  findApplicantRows,
  findAppliedJobRows,
  findEvents,
  findNewestByStage,
  findNotes,
  isMyJob,
} from './applicants.queries.ts';
import { applicantMessages } from './applicant.messages.ts';
import { fillLetter, readLetter, suggestedLetters } from './letters.ts';
import { letterValues, moveAll } from './move-applicants.ts';
import { findSentFiles } from './sent-applications.queries.ts';
import { withoutWords } from './without-words.ts';
import { presentStage, procedureOf, saveStages, stageOf } from './stages.ts';

/** Lines of an applicant's history. */
const eventLimit = 50;
/** Jobs to choose from. */
const jobLimit = 200;

/** @throws HttpError `notFound`, also for another company's */
async function ownApplicant({ db }: Deps, employer: Employer, id: number) {
  const row = await findApplicantRow(db, employer.owner, id);
  if (!row) throw new HttpError('notFound');
  return row;
}

/** @throws HttpError `notFound` for a job that is none of theirs */
async function checkJob({ db }: Deps, employer: Employer, query: Pick<ApplicantsQuery, 'match[job_id]'>) {
  const jobId = query['match[job_id]'];
  if (jobId !== undefined && !(await isMyJob(db, employer.owner, jobId))) throw new HttpError('notFound');
}

async function whole(deps: Deps, employer: Employer, id: number): Promise<Applicant> {
  const { db } = deps;
  const row = await ownApplicant(deps, employer, id);
  return presentWhole(row, await procedureOf(db, employer.owner.clientId), {
    files: await findSentFiles(db, [id]),
    notes: await findNotes(db, id),
    events: await findEvents(db, id, eventLimit),
    readerId: employer.visitor.id,
  });
}

async function brief(deps: Deps, employer: Employer, id: number): Promise<ApplicantSummary> {
  const row = await ownApplicant(deps, employer, id);
  return presentApplicant(row, await procedureOf(deps.db, employer.owner.clientId));
}

/** Moves one, or says why it stays. @throws HttpError `notFound`, `conflict`, `applicationWithdrawn` */
async function moveOne(
  deps: Deps,
  employer: Employer,
  id: number,
  {
    stage_id,
    from_stage_id,
    mail,
  }: {
    readonly stage_id: number;
    readonly from_stage_id?: number;
    readonly mail?: { readonly subject: string; readonly text: string };
  },
): Promise<ApplicantSummary> {
  const applicants = [{ id, ...(from_stage_id !== undefined && { from_stage_id }) }];
  const { skipped } = await moveAll(deps, employer, { applicants, stage_id, ...(mail && { mail }) });
  const [skip] = skipped;
  if (skip?.reason === 'gone') throw new HttpError('notFound');
  if (skip?.reason === 'withdrawn') throw new HttpError('applicationWithdrawn');
  const now = await brief(deps, employer, id);
  if (skip) throw new HttpError('conflict', { current: now });
  return now;
}

async function addNote(deps: Deps, employer: Employer, id: number, typed: string): Promise<Applicant> {
  await ownApplicant(deps, employer, id);
  const text = normalised(typed, 'NFC').replaceAll('\0', '').replaceAll('\r\n', '\n').trim();
  if (text === '')
    throw new HttpError('validation', { fields: { text: [applicantMessages(employer.locale)('required')] } });
  const note = { applicationId: id, userId: employer.visitor.id, text, createdAt: deps.clock.now() };
  // A second click on the same button is the same note.
  const same = and(
    eq(applicationNotes.applicationId, id),
    eq(applicationNotes.userId, employer.visitor.id),
    eq(applicationNotes.text, text),
    sql`${applicationNotes.createdAt} > ${new Date(note.createdAt.getTime() - 10_000).toISOString()}::timestamptz`,
  );
  const [before] = await deps.db
    .select({ id: applicationNotes.id })
    .from(applicationNotes)
    .where(same)
    .limit(1);
  if (!before) await deps.db.insert(applicationNotes).values(note);
  return whole(deps, employer, id);
}

/** Who applied for a company's jobs (see docs/decisions). */
export function applicantsHandlers(deps: Deps): Handlers<Contract['applicants']> {
  const { db, clock } = deps;
  return {
    findApplicants: async ({ query }, context) => {
      const employer = employerOf(context);
      await checkJob(deps, employer, query);
      const procedure = await procedureOf(db, employer.owner.clientId);
      const stageId = query['match[stage_id]'];
      if (stageId !== undefined) stageOf(procedure, stageId);
      const { rows, total } = await findApplicantRows(db, employer.owner, procedure, query);
      return { data: rows.map((row) => presentApplicant(row, procedure)), meta: pageMeta(total, query) };
    },
    findApplicantColumns: async ({ query }, context) => {
      const employer = employerOf(context);
      await checkJob(deps, employer, query);
      const procedure = await procedureOf(db, employer.owner.clientId);
      const totals = await countByStage(db, employer.owner, procedure, query);
      const rows = query.limit === 0 ? [] : await findNewestByStage(db, employer.owner, procedure, query);
      const applicants = rows.map((row) => presentApplicant(row, procedure));
      return {
        data: procedure.stages.map((stage) => ({
          stage: presentStage(stage),
          total: totals.get(stage.id) ?? 0,
          applicants: applicants.filter(({ stage_id }) => stage_id === stage.id),
        })),
      };
    },
    findAppliedJobs: async (_call, context) => {
      const rows = await findAppliedJobRows(db, employerOf(context).owner, jobLimit);
      return {
        data: rows.map((job) => ({
          id: job.id,
          title: job.title,
          status: statusAt(job, clock.now()),
          till: job.till?.toISOString() ?? null,
          applicants: job.applicants,
        })),
      };
    },
    readApplicant: async ({ params }, context) => {
      const employer = employerOf(context);
      const { application } = await ownApplicant(deps, employer, params.id);
      await noteImpersonatedOpening(db, employer, 'application.opened', application.userId, clock.now());
      const applicant = await whole(deps, employer, params.id);
      return { data: employer.visitor.impersonatorId === null ? applicant : withoutWords(applicant) };
    },
    moveApplicant: async ({ params, body }, context) => ({
      data: await moveOne(deps, employerOf(context), params.id, body),
    }),
    moveApplicants: async ({ body }, context) => ({ data: await moveAll(deps, employerOf(context), body) }),
    findApplicantLetters: (_call, context) => ({ data: suggestedLetters(employerOf(context).locale) }),
    previewApplicantLetter: async ({ params, body }, context) => {
      const employer = employerOf(context);
      const { application, jobTitle, job } = await ownApplicant(deps, employer, params.id);
      const letter = readLetter(body, employer.locale);
      const [sender] = await db.select().from(users).where(eq(users.id, employer.visitor.id));
      const name = sender ? `${sender.givenName} ${sender.familyName}` : '';
      const row = { application, jobTitle, organisation: job.organisationName };
      return { data: { to: application.email, ...fillLetter(letter, letterValues(row, name, employer)) } };
    },
    rateApplicant: async ({ params, body }, context) => {
      const employer = employerOf(context);
      await ownApplicant(deps, employer, params.id);
      await db.update(applications).set({ rating: body.rating }).where(eq(applications.id, params.id));
      return { data: await brief(deps, employer, params.id) };
    },
    addApplicantNote: async ({ params, body }, context) => ({
      data: await addNote(deps, employerOf(context), params.id, body.text),
    }),
    deleteApplicantNote: async ({ params }, context) => {
      const employer = employerOf(context);
      await ownApplicant(deps, employer, params.id);
      const own = and(
        eq(applicationNotes.id, params.noteId),
        eq(applicationNotes.applicationId, params.id),
        eq(applicationNotes.userId, employer.visitor.id),
      );
      const deleted = await db.delete(applicationNotes).where(own).returning({ id: applicationNotes.id });
      if (deleted.length === 0) throw new HttpError('notFound');
      return undefined;
    },
    findApplicationStages: async (_call, context) => ({
      data: (await procedureOf(db, employerOf(context).owner.clientId)).stages.map(presentStage),
    }),
    saveApplicationStages: async ({ body }, context) => {
      const { owner, locale } = employerOf(context);
      const { stages } = await saveStages(db, owner.clientId, body.stages, locale);
      return { data: stages.map(presentStage) };
    },
  };
}
