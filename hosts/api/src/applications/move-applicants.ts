import { reasonToStay } from './application.policy.ts';
import type { BodyOf, Contract, MovedApplicants } from '@boardwright/api-client/contract';
import { and, asc, eq, inArray } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { applicationEvents, applications, jobs, users } from '../platform/database/schema.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { Deps } from '../platform/deps.ts';
import { letterMail } from './mails/applicant-mails.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { composeBySite, queueMails } from '../platform/mail/queue-mails.ts';
import type { Employer } from '../people/client/employer.ts';
import { theirs } from './applicants.queries.ts';
import { fillLetter, type Letter, type LetterValues, readLetter } from './letters.ts';
import { procedureOf, type Stage, stageOf } from './stages.ts';

export type MoveDeps = Pick<Deps, 'db' | 'clock' | 'search' | 'mailsQueued'>;
type Moves = BodyOf<Contract['applicants']['moveApplicants']>;
type Skip = MovedApplicants['skipped'][number]['reason'];

function findForMove(tx: Transaction, employer: Employer, ids: readonly number[]) {
  return (
    tx
      .select({ application: applications, jobTitle: jobs.title, organisation: jobs.organisationName })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(theirs(tx, employer.owner), inArray(applications.id, [...ids])))
      .orderBy(asc(applications.id))
      // In the order of their numbers: two who move the same ones wait, and never for each other.
      .for('update', { of: applications })
  );
}
type MoveRow = Awaited<ReturnType<typeof findForMove>>[number];

/** What fills a letter to an applicant. */
export function letterValues(
  { application, jobTitle, organisation }: MoveRow,
  sender: string,
  { site }: Employer,
): LetterValues {
  return {
    given_name: application.givenName,
    family_name: application.familyName,
    job: jobTitle,
    organisation,
    sender,
    site: mailBrand(site, '').name,
  };
}

function mailTo(row: MoveRow, letter: Letter, sender: typeof users.$inferSelect, employer: Employer) {
  const { application, jobTitle } = row;
  const { site, board } = employer;
  const name = `${sender.givenName} ${sender.familyName}`;
  const filled = fillLetter(letter, letterValues(row, name, employer));
  const { email: to, locale } = application;
  const mail = letterMail(filled, jobTitle, mailBrand(site, board.url), locale);
  const about = { siteId: site.id, event: 'application.answered', applicationId: application.id };
  return { ...about, locale, to, replyTo: sender.email, mail };
}

async function writeMoves(
  tx: Transaction,
  rows: readonly MoveRow[],
  to: Stage,
  letter: Letter | undefined,
  employer: Employer,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ application }) => application.id);
  await tx.update(applications).set({ stageId: to.id, movedAt: now }).where(inArray(applications.id, ids));
  const done = { userId: employer.visitor.id, createdAt: now };
  const values = { kind: to.kind, ...(to.name !== null && { stage: to.name }) };
  await tx
    .insert(applicationEvents)
    .values(ids.map((applicationId) => ({ ...done, applicationId, event: 'moved' as const, values })));
  const [sender] = await tx.select().from(users).where(eq(users.id, employer.visitor.id));
  if (!letter || !sender) return;
  const mails = rows.map((row) => mailTo(row, letter, sender, employer));
  await tx.insert(applicationEvents).values(
    (await composeBySite(tx, mails)).map(({ subject }, index) => ({
      ...done,
      applicationId: ids[index] ?? 0,
      event: 'mailed' as const,
      values: { subject },
    })),
  );
  await queueMails(tx, mails, now);
}

/**
 * Moves applicants to a stage, each with a mail where one is given; what cannot move is reported and stays. Moves,
 * events and mails are written together. A second time nothing moves, and no mail goes out.
 * @throws HttpError `notFound` for a stage of another company, `validation` for a letter that cannot go out
 */
export async function moveAll(
  deps: MoveDeps,
  employer: Employer,
  { applicants, stage_id: stageId, mail }: Moves,
): Promise<MovedApplicants> {
  const { db, clock } = deps;
  const procedure = await procedureOf(db, employer.owner.clientId);
  const to = stageOf(procedure, stageId);
  const letter = mail && readLetter(mail, employer.locale);
  const now = clock.now();
  const wanted = new Map(applicants.map(({ id, from_stage_id: from }) => [id, from]));
  return transaction(deps, async (tx) => {
    const rows = await findForMove(tx, employer, [...wanted.keys()]);
    const found = new Map(rows.map((row) => [row.application.id, row]));
    const reasons = new Map<number, Skip>();
    for (const [id, from] of wanted) {
      const row = found.get(id);
      const reason = row ? reasonToStay(row.application, from, to.id, procedure.received.id) : 'gone';
      if (reason) reasons.set(id, reason);
    }
    const moving = rows.filter(
      ({ application: { id, stageId: at } }) => !reasons.has(id) && (at ?? procedure.received.id) !== to.id,
    );
    await writeMoves(tx, moving, to, letter, employer, now);
    return {
      moved: [...wanted.keys()].filter((id) => !reasons.has(id)),
      skipped: [...reasons].map(([id, reason]) => ({ id, reason })),
    };
  });
}
