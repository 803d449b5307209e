import type { Contract } from '@boardwright/api-client/contract';
import { eq } from '../platform/database/drizzle.ts';
import { applicationEvents, clients } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { loggedIn, scope, scopedBoard } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { type Member, memberOf } from '../people/account/member.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import { findReadableFile } from './download.policy.ts';
import { findCandidates } from './find-candidates.ts';
import { isOrdered } from '../shop/port.ts';
import { findBoardProducts, presentProduct } from '../shop/port.ts';
import { sellerOf } from '../shop/port.ts';
import { storeUpload } from './upload.ts';

/** A CV that a company reads is in its log, and in the candidate's. */
async function noteCvRead(
  db: Deps['db'],
  { visitor }: Member,
  candidate: { readonly id: number; readonly givenName: string },
  now: Date,
): Promise<void> {
  const [client] = await db
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, visitor.clientId ?? 0));
  await noteEvent(db, 'resume.downloaded', visitor, now, { candidate: candidate.givenName });
  const reader = { client: client?.name ?? '' };
  await noteEvent(db, 'resume.read', { id: candidate.id, clientId: null }, now, reader);
}

/** Specification §7 'Resumes, orders, files', the part that visitors' pages and uploads need. */
export function filesHandlers(deps: Deps): Handlers<Contract['files']> {
  const { db, storage, clock } = deps;
  return {
    findCandidates: ({ query }, context) => findCandidates(deps, scope(context), query),

    findBoardProducts: async ({ params }, context) => {
      const rows = await findBoardProducts(db, scopedBoard(context, params.id).id, true);
      const seller = sellerOf(scope(context));
      // What is paid from a contract is no offer to strangers.
      return { data: rows.filter(isOrdered).map((row) => presentProduct(row, seller)) };
    },

    uploadFile: async ({ file }, context) => {
      const owner = { siteId: scope(context).site.id, visitor: loggedIn(context) };
      return { data: await storeUpload(deps, owner, await file(), context.signal) };
    },

    downloadFile: async ({ params }, context) => {
      const member = memberOf(context);
      const found = await findReadableFile(db, member, params.token);
      const stored = found && (await storage.open(found.storageKey));
      if (!found || !stored) throw new HttpError('notFound');
      if (member.role === 'employer' && found.applicationId !== null) {
        await db.insert(applicationEvents).values({
          applicationId: found.applicationId,
          userId: member.visitor.id,
          event: 'downloaded',
          values: { file: found.name },
          createdAt: clock.now(),
        });
      }
      if (member.role === 'employer' && found.applicationId === null && found.candidate)
        await noteCvRead(db, member, found.candidate, clock.now());
      return { file: { ...stored, name: found.name, mime: found.mime } };
    },
  };
}
