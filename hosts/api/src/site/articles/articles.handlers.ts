import type { Contract } from '@boardwright/api-client/contract';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { countedMeta } from '../../platform/http/page-meta.ts';
import type { ArticleRow } from './article-state.ts';
import { presentAdminArticle } from './articles.present.ts';
import { findAllArticles, findStored } from './articles.queries.ts';
import {
  type ArticleDeps,
  createArticle,
  deleteArticle,
  restoreArticle,
  updateArticle,
} from './save-article.ts';

/** What an admin does with the news of a board (specification §3 'Article'). */
export function articlesHandlers(deps: ArticleDeps): Handlers<Contract['articles']> {
  const { db, clock } = deps;
  const boardOf = (context: RequestContext) => scope(context).board.id;
  const present = (row: ArticleRow) => ({ data: presentAdminArticle(row, clock.now(), row.text) });
  return {
    findAllArticles: async ({ query }, context) => {
      const now = clock.now();
      const { rows, total } = await findAllArticles(db, boardOf(context), now, query);
      return { data: rows.map((row) => presentAdminArticle(row, now)), meta: countedMeta(total, query) };
    },
    readStoredArticle: async ({ params }, context) => {
      const row = await findStored(db, boardOf(context), params.id);
      if (!row) throw new HttpError('notFound');
      return present(row);
    },
    createArticle: async ({ body }, context) => present(await createArticle(deps, context, body)),
    updateArticle: async ({ params, body }, context) =>
      present(await updateArticle(deps, context, params.id, body)),
    deleteArticle: async ({ params }, context) => {
      await deleteArticle(deps, context, params.id);
      return undefined;
    },
    restoreArticle: async ({ params }, context) => present(await restoreArticle(deps, context, params.id)),
  };
}
