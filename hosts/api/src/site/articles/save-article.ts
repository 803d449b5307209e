import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { eq, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { articles } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { stateOf } from '../publishing/publication.ts';
import { changesOf, nameOfAdmin } from '../publishing/written-fields.ts';
import { type ArticleForm, blank, writeArticle, type Written } from './article-form.ts';
import { rememberSlug } from './article-slugs.ts';
import type { ArticleRow } from './article-state.ts';
import { presentAdminArticle } from './articles.present.ts';
import { findStored, findTakenSlugs } from './articles.queries.ts';

export type ArticleDeps = Pick<Deps, 'db' | 'clock'>;

/** Does work on articles while nobody else does: two that take one slug in one moment, the second sees it. */
function changing<Result>({ db }: ArticleDeps, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${articles} in share row exclusive mode`);
    return work(tx);
  });
}

/** What an article is with what was written of it. @throws HttpError `validation` */
async function write(
  tx: Transaction,
  context: RequestContext,
  { before, form, now }: { readonly before?: ArticleRow; readonly form: ArticleForm; readonly now: Date },
): Promise<Written> {
  const { site, board } = scope(context);
  const taken = await findTakenSlugs(tx, board.id, before?.id);
  const around = { locale: context.locale, languages: site.supportedLocales, taken, now };
  return writeArticle(before ?? blank, form, around);
}

/** @throws HttpError `validation` */
export function createArticle(
  deps: ArticleDeps,
  context: RequestContext,
  form: BodyOf<Contract['articles']['createArticle']>,
): Promise<ArticleRow> {
  const { board } = scope(context);
  const now = deps.clock.now();
  return changing(deps, async (tx) => {
    const written = await write(tx, context, { form, now });
    const changedBy = await nameOfAdmin(tx, context);
    const [row] = await tx
      .insert(articles)
      .values({ ...written, jobBoardId: board.id, changedBy, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('No article was added');
    return row;
  });
}

/**
 * Changes an article. Sent once more after its answer was lost, what it says is there already, and that is no conflict.
 * @throws HttpError `notFound`, `articleDeleted`, `validation`, `conflict` with what there is where it was saved since
 *   it was read
 */
export function updateArticle(
  deps: ArticleDeps,
  context: RequestContext,
  id: number,
  { revision, ...form }: BodyOf<Contract['articles']['updateArticle']>,
): Promise<ArticleRow> {
  const { board } = scope(context);
  const now = deps.clock.now();
  return changing(deps, async (tx) => {
    const before = await findStored(tx, board.id, id);
    if (!before) throw new HttpError('notFound');
    if (before.deletedAt) throw new HttpError('articleDeleted');
    const changes = changesOf<Written>(before, await write(tx, context, { before, form, now }));
    if (Object.keys(changes).length === 0) return before;
    if (revision !== before.revision)
      throw new HttpError('conflict', { current: { ...presentAdminArticle(before, now, before.text) } });
    await rememberSlug(tx, before, changes.slug ?? before.slug, now);
    const changedBy = await nameOfAdmin(tx, context);
    const [row] = await tx
      .update(articles)
      .set({ ...changes, changedBy, revision: before.revision + 1, updatedAt: now })
      .where(eq(articles.id, id))
      .returning();
    return row ?? before;
  });
}

/** Takes an article off the board. Already gone is gone. @throws HttpError `notFound` */
export function deleteArticle(deps: ArticleDeps, context: RequestContext, id: number): Promise<void> {
  const { board } = scope(context);
  return changing(deps, async (tx) => {
    const row = await findStored(tx, board.id, id);
    if (!row) throw new HttpError('notFound');
    if (row.deletedAt) return;
    await tx.update(articles).set({ deletedAt: deps.clock.now() }).where(eq(articles.id, id));
  });
}

/**
 * Puts an article back as it was; one whose moment came meanwhile is a draft: nobody has read it yet.
 * @throws HttpError `notFound`
 */
export function restoreArticle(deps: ArticleDeps, context: RequestContext, id: number): Promise<ArticleRow> {
  const { board } = scope(context);
  return changing(deps, async (tx) => {
    const row = await findStored(tx, board.id, id);
    if (!row) throw new HttpError('notFound');
    if (!row.deletedAt) return row;
    const was = stateOf({ ...row, deletedAt: null }, row.deletedAt);
    const isDue = was === 'planned' && stateOf({ ...row, deletedAt: null }, deps.clock.now()) === 'published';
    const [restored] = await tx
      .update(articles)
      .set({ deletedAt: null, revision: row.revision + 1, ...(isDue && { publishedAt: null }) })
      .where(eq(articles.id, id))
      .returning();
    return restored ?? row;
  });
}
