import type { LogEntry, PageMeta } from '@boardwright/api-client/contract';
import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { accountLogs, users } from '../../database/schema.ts';
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
} as const satisfies Record<string, Readonly<Record<'en' | 'nl' | 'ro', string>>>;
export type AccountEvent = keyof typeof sentences;

function sentence(event: string, locale: Member['locale']): string {
  return Object.hasOwn(sentences, event) ? sentences[event as AccountEvent][locale] : event;
}

/** Nobody asks what happened longer ago. */
const logLives = 365 * 24 * 60 * 60 * 1000;

/** Notes what somebody did in their account, and forgets what they did long ago; give the transaction that does it. */
export async function noteEvent(
  db: Pick<Database, 'insert' | 'delete'>,
  event: AccountEvent,
  { id, clientId }: { readonly id: number; readonly clientId: number | null },
  now: Date,
): Promise<void> {
  const last = new Date(now.getTime() - logLives);
  await db.delete(accountLogs).where(and(eq(accountLogs.userId, id), lt(accountLogs.createdAt, last)));
  await db.insert(accountLogs).values({ userId: id, clientId, event, createdAt: now });
}

/** A page of what happened in an account, newest first; of an employer's company also what colleagues did. */
export async function findAccountLogs(
  db: Database,
  { visitor, locale }: Member,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ data: LogEntry[]; meta: PageMeta }> {
  const theirs = or(
    eq(accountLogs.userId, visitor.id),
    visitor.clientId === null ? undefined : eq(accountLogs.clientId, visitor.clientId),
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
      message: sentence(entry.event, locale),
      created_at: entry.createdAt.toISOString(),
      ...(entry.userId === visitor.id ? {} : { by: [givenName, familyName].filter(Boolean).join(' ') }),
    })),
    meta: pageMeta(counted?.total ?? 0, { page, limit }),
  };
}
