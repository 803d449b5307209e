import type { Kpi } from '@boardwright/api-client/contract';
import { and, count, eq, gt, gte, isNull, or, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  applications,
  favourites,
  jobAlerts,
  jobs,
  organisations,
  relations,
  resumes,
  users,
} from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Member } from './member.ts';
import { applicationsOfPerson } from './data-of-person.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Percent (§4 'Candidate profile progress'). */
function profileProgress(hasResume: boolean, alerts: number): number {
  return 20 + (hasResume ? 40 : 0) + (alerts > 0 ? 40 : 0);
}

/** Requests for contact that a candidate can still answer and has not. */
async function waitingRequests(db: Database, userId: number, now: Date): Promise<number> {
  const [waiting] = await db
    .select({ total: count() })
    .from(relations)
    .innerJoin(resumes, eq(resumes.id, relations.resumeId))
    .where(
      and(
        eq(resumes.userId, userId),
        eq(relations.status, 'requested'),
        isNull(relations.withdrawnAt),
        gt(relations.expiresAt, now),
      ),
    );
  return waiting?.total ?? 0;
}

async function candidateKpi(db: Database, member: Member, now: Date): Promise<Kpi> {
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  const [sent] = await db
    .select({ total: count() })
    .from(applications)
    .where(applicationsOfPerson(person, member));
  const [resume] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(eq(resumes.userId, person.id))
    .limit(1);
  const [alerts] = await db.select({ total: count() }).from(jobAlerts).where(eq(jobAlerts.userId, person.id));
  const [stored] = await db
    .select({ total: count() })
    .from(favourites)
    .where(eq(favourites.userId, person.id));
  const hasResume = resume !== undefined;
  const jobAlertCount = alerts?.total ?? 0;
  return {
    profile_progress: profileProgress(hasResume, jobAlertCount),
    has_resume: hasResume,
    job_alerts: jobAlertCount,
    favourites: stored?.total ?? 0,
    contact_requests: await waitingRequests(db, person.id, now),
    applications: sent?.total ?? 0,
  };
}

/** A company's own jobs, and those of its organisations. */
function ofCompany(db: Database, clientId: number): SQL | undefined {
  const own = db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.clientId, clientId));
  return or(eq(jobs.clientId, clientId), sql`${jobs.organisationId} in (${own})`);
}

async function employerKpi(db: Database, clientId: number, now: Date): Promise<Kpi> {
  const theirs = ofCompany(db, clientId);
  const byStatus = await db
    .select({ status: jobs.status, total: count() })
    .from(jobs)
    .where(theirs)
    .groupBy(jobs.status);
  const received = async (since?: Date) => {
    const [row] = await db
      .select({ total: count() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(theirs, since && gte(applications.createdAt, since)));
    return row?.total ?? 0;
  };
  return {
    jobs: Object.fromEntries(byStatus.map(({ status, total }) => [status, total])),
    applications: await received(),
    new_applications: await received(new Date(now.getTime() - week)),
  };
}

/** The numbers of the dashboard (§7 `GET /kpi`): a candidate's own, or those of an employer's company. */
export function readKpi({ db, clock }: AccountDeps, member: Member): Promise<Kpi> {
  const { clientId } = member.visitor;
  const now = clock.now();
  return clientId === null ? candidateKpi(db, member, now) : employerKpi(db, clientId, now);
}
