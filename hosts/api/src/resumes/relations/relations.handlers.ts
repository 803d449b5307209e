import type { Contract } from '@boardwright/api-client/contract';
import { and, inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { files } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { memberOf } from '../../people/account/member.ts';
import { employerOf } from '../../people/client/employer.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { type Answer, respondToRequest } from './respond-to-request.ts';
import { orderResume } from './order-resume.ts';
import { presentContacted, presentRequest } from './relations.present.ts';
import {
  findContacted,
  findRelation,
  findRequests,
  isRelation,
  relationsOf,
  type RelationRow,
} from './relations.queries.ts';

/** The tokens of resumes' CVs, by the file's number. */
async function cvTokens(db: Database, rows: readonly RelationRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ resume }) => resume.fileId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: files.id, token: files.token })
    .from(files)
    .where(inArray(files.id, ids));
  return new Map(found.map(({ id, token }) => [id, token]));
}

/** Contact between companies and candidates (specification §4 'Contact request', §7). */
export function relationsHandlers(deps: Deps): Handlers<Contract['relations']> {
  const { db, clock } = deps;
  const ofLink = (context: RequestContext, token: string) =>
    relationsOf.link(token, scope(context).board.id, clock.now());
  const byLink = async (context: RequestContext, token: string, answer: Answer) => {
    const where = ofLink(context, token);
    if (!(await findRelation(db, where))) throw new HttpError('linkExpired');
    return { data: presentRequest(await respondToRequest(deps, scope(context), where, answer)) };
  };
  const read = async (context: RequestContext, token: string) => {
    const row = await findRelation(db, ofLink(context, token));
    if (!row) throw new HttpError('linkExpired');
    return { data: presentRequest(row) };
  };
  return {
    findContactRequests: async ({ query }, context) => {
      const { visitor, board } = memberOf(context);
      const { rows, total } = await findRequests(db, relationsOf.candidate(visitor.id, board.id), query);
      return { data: rows.map(presentRequest), meta: pageMeta(total, query) };
    },
    answerContactRequest: async ({ params, body }, context) => {
      const { visitor, board } = memberOf(context);
      const where = and(relationsOf.candidate(visitor.id, board.id), isRelation(params.uuid));
      return { data: presentRequest(await respondToRequest(deps, scope(context), where, body.status)) };
    },
    readContactRequest: ({ params }, context) => read(context, params.token),
    readApproval: ({ params }, context) => read(context, params.token),
    readDecline: ({ params }, context) => read(context, params.token),
    approveContactRequest: ({ params }, context) => byLink(context, params.token, 'accepted'),
    declineContactRequest: ({ params }, context) => byLink(context, params.token, 'declined'),
    orderResume: async ({ params, body }, context) => {
      const row = await orderResume(deps, employerOf(context), params.id, body);
      const tokens = await cvTokens(db, [row]);
      return { data: presentContacted(row, tokens.get(row.resume.fileId ?? 0), true) };
    },
    findContactedCandidates: async ({ query }, context) => {
      const { owner } = employerOf(context);
      const { rows, total } = await findContacted(db, relationsOf.client(owner.clientId, owner.boardId), {
        page: query.page,
        limit: query.limit,
        status: query['match[status]'],
        search: query.search,
        newestFirst: query.order.startsWith('-'),
      });
      const tokens = await cvTokens(db, rows);
      return {
        data: rows.map((row) =>
          presentContacted(row, tokens.get(row.resume.fileId ?? 0), query.with === 'resume'),
        ),
        meta: pageMeta(total, query),
      };
    },
  };
}
