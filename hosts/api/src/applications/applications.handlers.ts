import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { RequestContext } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { memberOf } from '../people/account/member.ts';
import { pageMeta } from '../platform/http/page-meta.ts';
import { findOneSent, findSent, findSentFiles, sentBy } from './sent-applications.queries.ts';
import { presentSent } from './sent-applications.present.ts';
import { withdraw } from './withdraw.ts';
import { withoutLetter } from './without-words.ts';

type Sent = Parameters<typeof presentSent>[0];
type SentFiles = Parameters<typeof presentSent>[1];

/** What a candidate sent (specification §6). */
export function applicationsHandlers(deps: Deps): Handlers<Contract['applications']> {
  const { db, clock } = deps;
  const present = (context: RequestContext) => {
    const { impersonatorId } = memberOf(context).visitor;
    return (row: Sent, files: SentFiles) => {
      const sent = presentSent(row, files, clock.now());
      return impersonatorId === null ? sent : withoutLetter(sent);
    };
  };
  const one = async (context: RequestContext, uuid: string) => {
    const member = memberOf(context);
    const row = await findOneSent(db, await sentBy(db, member), member.board.id, uuid);
    if (!row) throw new HttpError('notFound');
    return { data: present(context)(row, await findSentFiles(db, [row.application.id])) };
  };
  return {
    findApplications: async ({ query }, context) => {
      const member = memberOf(context);
      const { rows, total } = await findSent(db, await sentBy(db, member), member.board.id, query);
      const files = await findSentFiles(
        db,
        rows.map(({ application }) => application.id),
      );
      const presented = present(context);
      return { data: rows.map((row) => presented(row, files)), meta: pageMeta(total, query) };
    },
    readApplication: ({ params }, context) => one(context, params.uuid),
    withdrawApplication: async ({ params }, context) => {
      await withdraw(deps, memberOf(context), params.uuid);
      return one(context, params.uuid);
    },
  };
}
