import type { Person, PersonSummary } from '@boardwright/api-client/contract';
import { and, count, desc, eq, inArray, sql, alias } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  accountLogs,
  applications,
  clients,
  clientUsers,
  favourites,
  jobAlerts,
  jobs,
  newsletterSubscriptions,
  resumes,
  users,
} from '../../platform/database/schema.ts';
import { findSessions } from '../../platform/http/sessions.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { AccountEvent } from '../account/account-logs.ts';
import {
  alertsOfPerson,
  applicationsOfPerson,
  type PersonScope,
  provedScope,
  subscriptionsOfPerson,
} from '../account/data-of-person.ts';
import type { UserRow } from '../account/member.ts';
import { deviceOf } from '../account/sessions.ts';
import { statusOf } from '../client/client-users.queries.ts';
import { findPersonRow, type PersonRow } from './people.queries.ts';

type Reader = Pick<Database, 'select'>;

/** Rows of each list of a person. */
const listed = 25;

const nameOf = ({ givenName, familyName }: Pick<UserRow, 'givenName' | 'familyName'>) =>
  `${givenName} ${familyName}`.trim();

/** A person in a list. */
export function presentPersonSummary({ user, state, company, lastLogin }: PersonRow): PersonSummary {
  return {
    uuid: user.uuid,
    name: nameOf(user),
    email: user.email,
    role: user.role === 'employer' ? 'employer' : 'candidate',
    state,
    company: user.role === 'employer' ? company : null,
    created_at: user.createdAt.toISOString(),
    last_login: lastLogin?.toISOString() ?? null,
  };
}

async function findWork(db: Reader, userId: number): Promise<Person['companies']> {
  const rows = await db
    .select({ row: clientUsers, id: clients.id, name: clients.name })
    .from(clientUsers)
    .innerJoin(clients, eq(clients.id, clientUsers.clientId))
    .where(eq(clientUsers.userId, userId))
    .orderBy(desc(clientUsers.active), sql`lower(${clients.name})`);
  return rows.map(({ row, id, name }) => ({
    id,
    name,
    status: statusOf(row),
  }));
}

async function findSent(
  db: Reader,
  person: UserRow,
  scope: PersonScope,
): Promise<Pick<Person, 'applications' | 'applications_count'>> {
  const where = and(applicationsOfPerson(person, scope), eq(applications.jobBoardId, scope.board.id));
  const [counted] = await db.select({ total: count() }).from(applications).where(where);
  const rows = await db
    .select({ row: applications, job: jobs.title, organisation: jobs.organisationName })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where)
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(listed);
  return {
    applications: rows.map(({ row, job, organisation }) => ({
      uuid: row.uuid,
      job,
      organisation: organisation ?? '',
      created_at: row.createdAt.toISOString(),
      withdrawn: row.withdrawnAt !== null,
    })),
    applications_count: counted?.total ?? 0,
  };
}

async function findAlerts(db: Reader, person: UserRow, scope: PersonScope): Promise<Person['alerts']> {
  const rows = await db
    .select()
    .from(jobAlerts)
    .where(and(alertsOfPerson(person, scope), eq(jobAlerts.siteId, scope.site.id)))
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id))
    .limit(listed);
  return rows.map(({ filter, frequency, active, createdAt }) => ({
    search: filter.search ?? null,
    frequency,
    active,
    created_at: createdAt.toISOString(),
  }));
}

async function findResume(db: Reader, person: UserRow, { board }: Tenant): Promise<Person['resume']> {
  const [resume] = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.userId, person.id), eq(resumes.jobBoardId, board.id)))
    .limit(1);
  return resume
    ? {
        position: resume.position,
        visible: person.active && resume.status === 'available',
        updated_at: resume.updatedAt.toISOString(),
      }
    : null;
}

async function findSubscriptions(
  db: Reader,
  person: UserRow,
  scope: PersonScope,
): Promise<Person['newsletters']> {
  const rows = await db
    .select()
    .from(newsletterSubscriptions)
    .where(and(subscriptionsOfPerson(person, scope), eq(newsletterSubscriptions.jobBoardId, scope.board.id)))
    .orderBy(desc(newsletterSubscriptions.agreedAt));
  return rows.map(({ agreedText, agreedAt, confirmedAt, endedAt }) => ({
    text: agreedText,
    agreed_at: agreedAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
  }));
}

/** Events of somebody's log that say who opened their data. */
const opening = {
  'person.opened': 'opened',
  'person.exported': 'exported',
  'application.opened': 'application',
  'resume.read': 'resume',
  'person.viewed-as': 'viewed',
} as const satisfies Partial<Record<AccountEvent, Person['opened'][number]['event']>>;
const openingEvents = Object.keys(opening) as (keyof typeof opening)[];

const admin = alias(users, 'admin');

async function findOpened(db: Reader, userId: number): Promise<Person['opened']> {
  const rows = await db
    .select({ entry: accountLogs, givenName: admin.givenName, familyName: admin.familyName })
    .from(accountLogs)
    .leftJoin(admin, sql`${admin.id} = (${accountLogs.values} ->> 'admin_id')::integer`)
    .where(and(eq(accountLogs.userId, userId), inArray(accountLogs.event, openingEvents)))
    .orderBy(desc(accountLogs.createdAt), desc(accountLogs.id))
    .limit(listed);
  return rows.map(({ entry, givenName, familyName }) => {
    const company = entry.values['client'];
    const name = nameOf({ givenName: givenName ?? '', familyName: familyName ?? '' });
    return {
      at: entry.createdAt.toISOString(),
      by: typeof company === 'string' ? company : name || null,
      event: opening[entry.event as keyof typeof opening],
    };
  });
}

async function findAdmin(db: Reader, id: number | null): Promise<UserRow | undefined> {
  const [found] = id === null ? [] : await db.select().from(users).where(eq(users.id, id));
  return found;
}

/** All that a site knows of somebody, whoever asks: who opens it is noted by the call that does. */
export async function presentPersonOf(
  db: Reader,
  tenant: Tenant,
  row: PersonRow,
  now: Date,
): Promise<Person> {
  const { user } = row;
  const scope = provedScope(tenant)(user);
  const [blocker, asker] = [await findAdmin(db, user.blockedBy), await findAdmin(db, user.deletionAskedBy)];
  const [stored] = await db.select({ total: count() }).from(favourites).where(eq(favourites.userId, user.id));
  const open = await findSessions(db, user.id, tenant.site.id, now);
  return {
    ...presentPersonSummary(row),
    locale: user.locale,
    proved_at: user.emailVerifiedAt?.toISOString() ?? null,
    terms_accepted_at: user.termsAcceptedAt?.toISOString() ?? null,
    has_password: user.passwordHash !== null,
    deletion: user.deleteAfter && {
      due_at: user.deleteAfter.toISOString(),
      by: asker ? nameOf(asker) : null,
    },
    blocked: user.blockedAt && {
      at: user.blockedAt.toISOString(),
      by: blocker ? nameOf(blocker) : null,
      reason: user.blockedReason,
    },
    companies: await findWork(db, user.id),
    sessions: open.map(({ uuid, userAgent, createdAt, lastUsedAt }) => ({
      uuid,
      ...deviceOf(userAgent),
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    ...(await findSent(db, user, scope)),
    alerts: await findAlerts(db, user, scope),
    favourites: stored?.total ?? 0,
    resume: await findResume(db, user, tenant),
    newsletters: await findSubscriptions(db, user, scope),
    opened: await findOpened(db, user.id),
  };
}

/**
 * {@link presentPersonOf} by the uuid.
 * @throws HttpError `notFound`, also for another site's and for an admin
 */
export async function readPerson(db: Reader, tenant: Tenant, uuid: string, now: Date): Promise<Person> {
  return presentPersonOf(db, tenant, await findPersonRow(db, tenant, uuid), now);
}
