import { eq, getTableColumns, getTableName, type PgColumn } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  applications,
  applicationStages,
  clients,
  introductions,
  jobAlerts,
  jobReports,
  jobs,
  mails,
  newsletterSubscriptions,
  relations,
  resumes,
  users,
} from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { FileReply } from '../../platform/http/mount.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Member } from './member.ts';
import { noteEvent } from './account-logs.ts';
import {
  companyTables,
  findFilesOfPerson,
  tablesOfPeople,
  alertsOfPerson,
  applicationsOfPerson,
  mailsOfPerson,
  type PersonScope,
  reportsOfPerson,
  subscriptionsOfPerson,
} from './data-of-person.ts';
import { type ExportedFile, exportedHtml, exportedJson, type Sections, streamOf } from './export-document.ts';
import type { UserRow } from './member.ts';

/** Columns that are ours, not theirs: keys of the database, and what a thief could use. */
const hidden = new Set([
  'passwordHash',
  'tokenHash',
  'token',
  'storageKey',
  'credentialId',
  'publicKey',
  'userId',
  'clientId',
  'siteId',
  'ownerId',
  'reporter',
  // Which of our own people it was.
  'blockedBy',
  'openedBy',
  'deletionAskedBy',
  // Of an application: what the company keeps for itself. Its applicant reads the status.
  'stageId',
  'rating',
  // Of a resume: its own words once more, as a search reads them.
  'searchText',
]);

/** Tables whose rows also hold what was done as a guest: they have sections of their own. */
const withGuests: readonly unknown[] = [applications, jobAlerts, jobReports, newsletterSubscriptions];

function visible(row: Readonly<Record<string, unknown>>, columns: Readonly<Record<string, PgColumn>>) {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !hidden.has(name))
      .map(([name, value]) => [columns[name]?.name ?? name, value]),
  );
}

async function personalRows(db: Database, person: UserRow): Promise<Sections> {
  const sections: Record<string, Record<string, unknown>[]> = {};
  for (const { table, userId } of tablesOfPeople()) {
    if (withGuests.includes(table) || table === users) continue;
    const rows = await db.select().from(table).where(eq(userId, person.id));
    sections[getTableName(table)] = rows.map((row) => visible(row, getTableColumns(table)));
  }
  return sections;
}

async function companyRows(db: Database, clientId: number | null): Promise<Sections> {
  if (clientId === null) return {};
  const sections: Record<string, Record<string, unknown>[]> = {
    company: await db
      .select({ name: clients.name, vat_number: clients.vatNumber, invoice_email: clients.invoiceEmail })
      .from(clients)
      .where(eq(clients.id, clientId)),
  };
  for (const table of companyTables) {
    const rows = await db.select().from(table).where(eq(table.clientId, clientId));
    sections[`company_${getTableName(table)}`] = rows.map((row) => visible(row, getTableColumns(table)));
  }
  return sections;
}

/** Who asked a candidate for contact, with which words, and what came of it. */
async function contactRequests(db: Database, person: UserRow): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ relation: relations, company: clients.name })
    .from(relations)
    .innerJoin(resumes, eq(resumes.id, relations.resumeId))
    .innerJoin(clients, eq(clients.id, relations.clientId))
    .where(eq(resumes.userId, person.id));
  return rows.map(({ relation, company }) => ({ company, ...visible(relation, getTableColumns(relations)) }));
}

/** Everything that is kept about somebody, by what it is. Files come beside it. */
async function collect(
  db: Database,
  person: UserRow,
  clientId: number | null,
  scope: PersonScope,
): Promise<Sections> {
  const sent = await db
    .select({
      application: applications,
      job: jobs.title,
      organisation: jobs.organisationName,
      kind: applicationStages.kind,
      introducedBy: clients.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(applicationStages, eq(applicationStages.id, applications.stageId))
    .leftJoin(introductions, eq(introductions.applicationId, applications.id))
    .leftJoin(clients, eq(clients.id, introductions.clientId))
    .where(applicationsOfPerson(person, scope));
  const subscriptions = await db
    .select()
    .from(newsletterSubscriptions)
    .where(subscriptionsOfPerson(person, scope));
  const alerts = await db.select().from(jobAlerts).where(alertsOfPerson(person, scope));
  const reports = await db
    .select({ report: jobReports, job: jobs.title })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .where(reportsOfPerson(person, scope));
  const theirs = await db
    .select({ created_at: mails.createdAt, to: mails.to, subject: mails.subject, event: mails.event })
    .from(mails)
    .where(mailsOfPerson(person, scope));
  return {
    account: [visible(person, getTableColumns(users))],
    ...(await companyRows(db, clientId)),
    ...(await personalRows(db, person)),
    applications: sent.map(({ application, job, organisation, kind, introducedBy }) => ({
      job,
      organisation,
      status: kind ?? 'received',
      ...(introducedBy !== null && { introduced_by: introducedBy }),
      ...visible(application, getTableColumns(applications)),
    })),
    contact_requests: await contactRequests(db, person),
    newsletter_subscriptions: subscriptions.map((row) =>
      visible(row, getTableColumns(newsletterSubscriptions)),
    ),
    job_alerts: alerts.map((alert) => visible(alert, getTableColumns(jobAlerts))),
    job_reports: reports.map(({ report, job }) => ({ job, ...visible(report, getTableColumns(jobReports)) })),
    mails: theirs,
  };
}

interface Exported {
  readonly person: UserRow;
  /** Of an employer: the company whose addresses and numbers are in it. */
  readonly clientId: number | null;
  readonly scope: PersonScope;
  readonly locale: Member['locale'];
}

/**
 * Everything stored about somebody, as one file that needs nothing else: its documents are inside.
 * @param format `json` for programs, `html` for people
 */
export async function personDocument(
  { db, storage, clock }: Pick<AccountDeps, 'db' | 'storage' | 'clock'>,
  { person, clientId, scope, locale }: Exported,
  format: 'json' | 'html',
): Promise<FileReply> {
  const rows = await findFilesOfPerson(db, person, scope);
  const present = await Promise.all(
    rows.map(async (file): Promise<ExportedFile[]> => {
      const size = await storage.size(file.storageKey);
      return size === undefined ? [] : [{ ...file, size }];
    }),
  );
  const documents = present.flat();
  const now = clock.now();
  const heading = { site: scope.site.name, made: now.toISOString(), locale };
  const sections = await collect(db, person, clientId, scope);
  const parts = (format === 'json' ? exportedJson : exportedHtml)(heading, sections, documents);
  const mime = format === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
  const name = `${scope.board.slug}-${now.toISOString().slice(0, 10)}.${format}`;
  return { file: { ...streamOf(parts, storage), mime, name } };
}

/**
 * {@link personDocument} of who is logged in (§7 `GET /profile/gdpr`).
 * @throws HttpError `unauthenticated`
 */
export async function exportProfile(
  deps: AccountDeps,
  member: Member,
  format: 'json' | 'html',
): Promise<FileReply> {
  const { db, clock } = deps;
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  await noteEvent(db, 'profile.exported', person, clock.now());
  const { clientId } = member.visitor;
  return personDocument(deps, { person, clientId, scope: member, locale: member.locale }, format);
}
