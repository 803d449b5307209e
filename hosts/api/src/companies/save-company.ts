import type { BodyOf, Company, CompanyNote, Contract } from '@boardwright/api-client/contract';
import { and, eq, isNotNull, isNull } from '../platform/database/drizzle.ts';
import { readClientForm } from '../people/client/client.ts';
import type { Deps } from '../platform/deps.ts';
import { clientNotes, clients } from '../platform/database/schema.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { companySentence } from './company-form.messages.ts';
import { findNotes, readCompany } from './read-company.ts';

type CompanyDeps = Pick<Deps, 'db' | 'clock'>;

/** A company of the site as it is stored. @throws HttpError `notFound`, also for another site's */
export async function ownCompany({ db }: Pick<Deps, 'db'>, context: RequestContext, id: number) {
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.siteId, scope(context).site.id)));
  if (!client) throw new HttpError('notFound');
  return client;
}

/**
 * Changes what a company says of itself, by the rules of its own form.
 * @throws HttpError `notFound`, `validation`, `conflict` with what somebody else saved meanwhile
 */
export async function saveCompany(
  deps: CompanyDeps,
  context: RequestContext,
  id: number,
  { revision, ...body }: BodyOf<Contract['companies']['saveCompany']>,
): Promise<Company> {
  const { db, clock } = deps;
  const before = await ownCompany(deps, context, id);
  const columns = readClientForm(body, before, context.locale);
  const saved = await db
    .update(clients)
    .set({ ...columns, revision: revision + 1 })
    // What was read above is what the form was laid over.
    .where(and(eq(clients.id, id), eq(clients.revision, revision), eq(clients.revision, before.revision)))
    .returning({ id: clients.id });
  const current = await readCompany(db, scope(context), id, clock.now());
  if (saved.length === 0) throw new HttpError('conflict', { current });
  return current;
}

/** Writes something down for the other admins. @throws HttpError `notFound`, `validation` */
export async function addNote(
  deps: CompanyDeps,
  context: RequestContext,
  id: number,
  typed: string,
): Promise<CompanyNote> {
  const { db, clock } = deps;
  const { locale, visitor } = context;
  await ownCompany(deps, context, id);
  const text = typed.trim();
  refuseProblems(text === '' ? [['text', companySentence(locale, 'noteNeeded')]] : []);
  const [made] = await db
    .insert(clientNotes)
    .values({ clientId: id, text, createdAt: clock.now(), createdBy: visitor?.id ?? null })
    .returning({ id: clientNotes.id });
  const [note] = await findNotes(db, eq(clientNotes.id, made?.id ?? 0));
  if (!note) throw new Error('The note was not stored');
  return note;
}

/**
 * Deletes a note, or takes that back.
 * @throws HttpError `notFound`, also for one that is already as it would be
 */
export async function setNoteDeleted(
  deps: CompanyDeps,
  context: RequestContext,
  { id, noteId }: { readonly id: number; readonly noteId: number },
  isDeleted: boolean,
): Promise<CompanyNote> {
  const { db, clock } = deps;
  await ownCompany(deps, context, id);
  const changed = await db
    .update(clientNotes)
    .set({ deletedAt: isDeleted ? clock.now() : null })
    .where(
      and(
        eq(clientNotes.id, noteId),
        eq(clientNotes.clientId, id),
        isDeleted ? isNull(clientNotes.deletedAt) : isNotNull(clientNotes.deletedAt),
      ),
    )
    .returning({ id: clientNotes.id });
  const [note] = await findNotes(db, eq(clientNotes.id, changed[0]?.id ?? 0));
  if (!note) throw new HttpError('notFound');
  return note;
}
