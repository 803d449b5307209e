import type { LogEntry, PageMeta } from '@boardwright/api-client/contract';
import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { accountLogs, users } from '../../database/schema.ts';
import type { Json } from '../../database/tables/columns.ts';
import { pageMeta } from '../site-content/meta.ts';
import type { Member } from './account-deps.ts';

/** What happens in an account, and how it is said. */
const sentences = {
  'account.registered': {
    en: 'The account was made',
    nl: 'Het account is aangemaakt',
    ro: 'Contul a fost creat',
  },
  'account.logged-in': { en: 'Logged in', nl: 'Ingelogd', ro: 'Autentificare' },
  'email.verified': {
    en: 'The email address was confirmed',
    nl: 'Het e-mailadres is bevestigd',
    ro: 'Adresa de e-mail a fost confirmată',
  },
  'email.changed': {
    en: 'The email address was changed',
    nl: 'Het e-mailadres is gewijzigd',
    ro: 'Adresa de e-mail a fost schimbată',
  },
  'password.changed': {
    en: 'The password was changed',
    nl: 'Het wachtwoord is gewijzigd',
    ro: 'Parola a fost schimbată',
  },
  'password.reset': {
    en: 'A new password was chosen by a mailed link',
    nl: 'Via een link in een mail is een nieuw wachtwoord gekozen',
    ro: 'O parolă nouă a fost aleasă printr-un link primit pe e-mail',
  },
  'profile.changed': {
    en: 'The profile was changed',
    nl: 'Het profiel is gewijzigd',
    ro: 'Profilul a fost modificat',
  },
  'address.changed': {
    en: 'The addresses were changed',
    nl: 'De adressen zijn gewijzigd',
    ro: 'Adresele au fost modificate',
  },
  'phone.changed': {
    en: 'The phone numbers were changed',
    nl: 'De telefoonnummers zijn gewijzigd',
    ro: 'Numerele de telefon au fost modificate',
  },
  'profile.exported': {
    en: 'All data was downloaded',
    nl: 'Alle gegevens zijn gedownload',
    ro: 'Toate datele au fost descărcate',
  },
  'job.created': {
    en: 'A draft was made: {{job}}',
    nl: 'Er is een concept gemaakt: {{job}}',
    ro: 'A fost creată o ciornă: {{job}}',
  },
  'job.changed': {
    en: 'A job was changed: {{job}}',
    nl: 'Een vacature is gewijzigd: {{job}}',
    ro: 'Un job a fost modificat: {{job}}',
  },
  'job.published': {
    en: 'A job was published: {{job}}',
    nl: 'Een vacature is gepubliceerd: {{job}}',
    ro: 'Un job a fost publicat: {{job}}',
  },
  'job.paused': {
    en: 'A job was set on pause: {{job}}',
    nl: 'Een vacature is op pauze gezet: {{job}}',
    ro: 'Un job a fost pus pe pauză: {{job}}',
  },
  'job.activated': {
    en: 'A job was made active: {{job}}',
    nl: 'Een vacature is actief gemaakt: {{job}}',
    ro: 'Un job a fost activat: {{job}}',
  },
  'job.renewed': {
    en: 'A job was renewed: {{job}}',
    nl: 'Een vacature is verlengd: {{job}}',
    ro: 'Un job a fost prelungit: {{job}}',
  },
  'job.deleted': {
    en: 'A job was deleted: {{job}}',
    nl: 'Een vacature is verwijderd: {{job}}',
    ro: 'Un job a fost șters: {{job}}',
  },
} as const satisfies Record<string, Readonly<Record<'en' | 'nl' | 'ro', string>>>;
export type AccountEvent = keyof typeof sentences;

function sentence(
  { event, values }: { readonly event: string; readonly values: Json },
  locale: Member['locale'],
): string {
  const words: string = Object.hasOwn(sentences, event) ? sentences[event as AccountEvent][locale] : event;
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Nobody asks what happened longer ago. */
const logLives = 365 * 24 * 60 * 60 * 1000;

/**
 * Notes what somebody did in their account, and forgets what they did long ago; give the transaction that does it.
 * @param values fill the event's sentence; `job_id` makes it part of a job's log
 */
export async function noteEvent(
  db: Pick<Database, 'insert' | 'delete'>,
  event: AccountEvent,
  { id, clientId }: { readonly id: number; readonly clientId: number | null },
  now: Date,
  values: Json = {},
): Promise<void> {
  const last = new Date(now.getTime() - logLives);
  await db.delete(accountLogs).where(and(eq(accountLogs.userId, id), lt(accountLogs.createdAt, last)));
  await db.insert(accountLogs).values({ userId: id, clientId, event, values, createdAt: now });
}

/**
 * A page of what happened in an account, newest first; of an employer's company also what colleagues did.
 * @param of narrows it to what was done with one job
 */
export async function findAccountLogs(
  db: Database,
  { visitor, locale }: Member,
  { page, limit }: { readonly page: number; readonly limit: number },
  of?: { readonly jobId: number },
): Promise<{ data: LogEntry[]; meta: PageMeta }> {
  const theirs = and(
    or(
      eq(accountLogs.userId, visitor.id),
      visitor.clientId === null ? undefined : eq(accountLogs.clientId, visitor.clientId),
    ),
    of && sql`${accountLogs.values} ->> 'job_id' = ${String(of.jobId)}`,
  );
  const [counted] = await db.select({ total: count() }).from(accountLogs).where(theirs);
  const rows = await db
    .select({ entry: accountLogs, givenName: users.givenName, familyName: users.familyName })
    .from(accountLogs)
    .leftJoin(users, eq(users.id, accountLogs.userId))
    .where(theirs)
    .orderBy(desc(accountLogs.createdAt), desc(accountLogs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    data: rows.map(({ entry, givenName, familyName }) => ({
      id: entry.id,
      event: entry.event,
      message: sentence(entry, locale),
      created_at: entry.createdAt.toISOString(),
      ...(entry.userId === visitor.id ? {} : { by: [givenName, familyName].filter(Boolean).join(' ') }),
    })),
    meta: pageMeta(counted?.total ?? 0, { page, limit }),
  };
}
