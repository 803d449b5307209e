import type { CommentThread, Contract } from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Deps } from '../../platform/deps.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { findReaders, findThreads } from './comments.queries.ts';
import {
  type Author,
  changeComment,
  deleteComment,
  replyTo,
  resolveThread,
  startThread,
} from './save-comment.ts';

/** What a team says about the blocks of its site (`docs/decisions`, 'Comments stay with their block'). */
export function commentsHandlers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Handlers<Contract['comments']> {
  const siteOf = (context: RequestContext, id: number): number => {
    const { site } = scope(context);
    if (site.id !== id) throw new HttpError('notFound');
    return id;
  };
  const save = <Result>(
    context: RequestContext,
    work: (tx: Transaction, author: Author) => Promise<Result>,
  ): Promise<Result> => {
    const author: Author = {
      siteId: scope(context).site.id,
      userId: loggedIn(context).id,
      locale: context.locale,
      now: clock.now(),
    };
    return db.transaction((tx) => work(tx, author));
  };
  const saved = async (
    context: RequestContext,
    work: (tx: Transaction, author: Author) => Promise<CommentThread>,
  ) => ({ data: await save(context, work) });
  return {
    findThreads: async ({ params, query }, context) => {
      const { data, total } = await findThreads(db, siteOf(context, params.id), query);
      return { data, meta: pageMeta(total, query) };
    },
    findReaders: async ({ params }, context) => ({ data: await findReaders(db, siteOf(context, params.id)) }),
    startThread: ({ params, body }, context) =>
      saved(context, (tx, author) => startThread(tx, author, params.id, body)),
    reply: ({ params, body }, context) =>
      saved(context, (tx, author) => replyTo(tx, author, params.id, body)),
    resolveThread: ({ params, body }, context) =>
      saved(context, (tx, author) => resolveThread(tx, author, params.id, body.is_resolved)),
    changeComment: ({ params, body }, context) =>
      saved(context, (tx, author) => changeComment(tx, author, params.id, body)),
    deleteComment: async ({ params }, context) => {
      await save(context, (tx, author) => deleteComment(tx, author, params.id));
      return undefined;
    },
  };
}
