import type { PersonDeletion } from '@boardwright/api-client/contract';
import { isLocale } from '@boardwright/messages';
import { count, eq } from '../../platform/database/drizzle.ts';
import { dryRun } from '../../platform/database/dry-run.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { favourites, resumes } from '../../platform/database/schema.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { FileReply } from '../../platform/http/mount.ts';
import { lockPerson } from '../account/account.queries.ts';
import { noteEvent } from '../account/account-logs.ts';
import { provedScope } from '../account/data-of-person.ts';
import type { DeletionDeps } from '../account/delete-due-people.ts';
import { personDocument } from '../account/export-profile.ts';
import { forgetPerson } from '../account/forget-person.ts';
import { deletedAt, siteAs } from './decide-person.ts';
import { findPersonRow } from './people.queries.ts';

/**
 * What would go with somebody: it is done, counted and taken back.
 * @throws HttpError `notFound`
 */
export async function previewPersonDeletion(
  deps: DeletionDeps,
  context: RequestContext,
  uuid: string,
): Promise<PersonDeletion> {
  const { db, clock, ports } = deps;
  const tenant = scope(context);
  const now = clock.now();
  const { user } = await findPersonRow(db, tenant, uuid);
  const [stored] = await db.select({ total: count() }).from(favourites).where(eq(favourites.userId, user.id));
  const hasResume = (await db.$count(resumes, eq(resumes.userId, user.id))) > 0;
  const scopeOf = provedScope(tenant);
  const forgotten = await transaction(deps, (outer) =>
    dryRun(outer, (tx) =>
      forgetPerson(ports, tx, { id: user.id, lock: () => lockPerson(tx, user.id), scopeOf }, now),
    ),
  );
  if (!forgotten) throw new HttpError('notFound');
  const { applications, alerts, newsletters, files, closed } = forgotten;
  return {
    due_at: deletedAt(now).toISOString(),
    applications,
    files: files.length,
    alerts,
    newsletters,
    favourites: stored?.total ?? 0,
    resume: hasResume,
    companies: closed.map(({ name }) => name),
  };
}

/**
 * The document of somebody's data that they get themselves, in their own language; that it was made is in their log.
 * @throws HttpError `notFound`
 */
export async function exportPerson(
  deps: Pick<DeletionDeps, 'db' | 'clock' | 'storage'>,
  context: RequestContext,
  uuid: string,
  format: 'json' | 'html',
): Promise<FileReply> {
  const { db, clock } = deps;
  const tenant = scope(context);
  const { user: person } = await findPersonRow(db, tenant, uuid);
  const { doer, values } = siteAs(context);
  await noteEvent(db, 'person.exported', { ...doer, id: person.id }, clock.now(), values);
  const locale = isLocale(person.locale) ? person.locale : context.locale;
  const exported = { person, clientId: person.clientId, scope: provedScope(tenant)(person), locale };
  return personDocument(deps, exported, format);
}
