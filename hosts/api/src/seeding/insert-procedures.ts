import { stageKinds, type StageKind } from '@boardwright/api-client/contract';
import { and, asc, desc, eq, sql } from '../platform/database/drizzle.ts';
import {
  type DemoApplicant,
  demoApplicants,
  demoSent,
  demoSentLetter,
  moreDemoApplicants,
} from '../../seeds/content/procedures.ts';
import {
  applicationEvents,
  applicationNotes,
  applications,
  applicationStages,
  files,
  jobBoardJobs,
  jobs,
  users,
} from '../platform/database/schema.ts';
import { demoAccounts } from './demo-accounts.ts';
import { languageOf } from './demo-language.ts';
import { demoPdf } from './demo-pdf.ts';
import { addressOf, ago, type DemoProcedure, type Person, randomToken } from './demo-procedure.ts';
import { insertPeople, insertRequests } from './insert-requests.ts';

type Stages = Readonly<Record<StageKind, number>>;

async function insertStages({ tx, clientId }: DemoProcedure): Promise<Stages> {
  const rows = await tx
    .insert(applicationStages)
    .values(stageKinds.map((kind, order) => ({ clientId, kind, order })))
    .returning();
  return Object.fromEntries(rows.map(({ kind, id }) => [kind, id])) as Stages;
}

/** Running jobs of the demo's employer, or of others, the newest first. */
async function findJobs({ tx, site, clientId }: DemoProcedure, whose: 'own' | 'other', limit: number) {
  return tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, site.board.id)))
    .where(
      and(
        eq(jobs.status, 'active'),
        whose === 'own' ? eq(jobs.clientId, clientId) : sql`${jobs.clientId} is distinct from ${clientId}`,
      ),
    )
    .orderBy(desc(jobs.from), asc(jobs.id))
    .limit(limit);
}

/** Keeps a CV for an application. */
async function insertCv(
  { tx, storage, site }: DemoProcedure,
  applicationId: number,
  name: string,
  createdAt: Date,
): Promise<void> {
  const content = demoPdf(name);
  const token = randomToken();
  const storageKey = `private/${site.id}/${token.slice(0, 2)}/${token}.pdf`;
  await storage.write(storageKey, content);
  const [file] = await tx
    .insert(files)
    .values({
      token,
      siteId: site.id,
      ownerKind: 'application',
      ownerId: applicationId,
      name: `cv ${name}.pdf`,
      mime: 'application/pdf',
      size: content.length,
      storageKey,
      createdAt,
      claimedAt: createdAt,
    })
    .returning({ id: files.id });
  await tx
    .update(applications)
    .set({ cvFileId: file?.id ?? null })
    .where(eq(applications.id, applicationId));
}

async function insertApplicant(
  demo: DemoProcedure,
  stages: Stages,
  jobId: number,
  applicant: DemoApplicant,
  employerId: number,
): Promise<void> {
  const { givenName, familyName, kind, sent, letter, phone, rating, note, locale } = applicant;
  const createdAt = ago(demo, sent);
  const movedAt = kind === 'received' ? null : ago(demo, sent / 2);
  const [stored] = await demo.tx
    .insert(applications)
    .values({
      jobId,
      jobBoardId: demo.site.board.id,
      email: `${addressOf(givenName, familyName)}@voorbeeld.example`,
      givenName,
      familyName,
      motivationText: letter === undefined ? null : `${letter},\n${givenName}`,
      phone: phone ?? null,
      phoneCountry: phone === undefined ? null : 'NL',
      stageId: stages[kind],
      movedAt,
      rating: rating ?? null,
      locale,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (!stored) return;
  const done = { applicationId: stored.id, userId: employerId };
  if (movedAt)
    await demo.tx
      .insert(applicationEvents)
      .values({ ...done, event: 'moved', values: { kind }, createdAt: movedAt });
  if (note !== undefined)
    await demo.tx.insert(applicationNotes).values({ ...done, text: note, createdAt: movedAt ?? createdAt });
  if (applicant.cv) await insertCv(demo, stored.id, `${givenName} ${familyName}`, createdAt);
}

/** What the demo's candidate sent to the demo's employer and to others. */
async function insertSent(demo: DemoProcedure, stages: Stages, candidate: Person): Promise<void> {
  const found = { own: await findJobs(demo, 'own', 4), other: await findJobs(demo, 'other', 2) };
  const language = languageOf(demo.site);
  const left = { own: [...found.own].reverse(), other: [...found.other] };
  for (const { employer, kind, sent, moved, withdrawn } of demoSent) {
    const job = left[employer].shift();
    if (!job) continue;
    const createdAt = ago(demo, sent);
    const [stored] = await demo.tx
      .insert(applications)
      .values({
        jobId: job.id,
        jobBoardId: demo.site.board.id,
        userId: candidate.id,
        email: candidate.email,
        givenName: candidate.givenName,
        familyName: candidate.familyName,
        motivationText: demoSentLetter(language),
        stageId: employer === 'own' ? stages[kind] : null,
        movedAt: moved === 0 ? null : ago(demo, moved),
        withdrawnAt: withdrawn ? ago(demo, sent - 1) : null,
        locale: language,
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (stored) await insertCv(demo, stored.id, `${candidate.givenName} ${candidate.familyName}`, createdAt);
  }
}

/** Applications in every stage, and companies that ask for contact: for the demo's candidate and employer of a site. */
export async function insertProcedures(demo: DemoProcedure): Promise<void> {
  const { tx, site } = demo;
  const people = await tx.select().from(users).where(eq(users.siteId, site.id));
  const candidate = people.find(({ email }) => email === demoAccounts.candidate);
  const employer = people.find(({ email }) => email === demoAccounts.employer);
  if (!candidate || !employer) return;
  const language = languageOf(site);
  const stages = await insertStages(demo);
  const [first, second] = await findJobs(demo, 'own', 2);
  for (const [job, applicants] of [
    [first, demoApplicants(language)],
    [second, moreDemoApplicants(language)],
  ] as const)
    if (job)
      for (const applicant of applicants) await insertApplicant(demo, stages, job.id, applicant, employer.id);
  await insertSent(demo, stages, candidate);
  await insertPeople(demo);
  await insertRequests(demo, candidate, employer.id);
}
