import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { eq, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { landingPages } from '../../platform/database/schema.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { changesOf, nameOfAdmin } from '../publishing/written-fields.ts';
import { blank, type LandingPageForm, writeLandingPage, type Written } from './landing-page-form.ts';
import { findTakenSlugs, rememberSlug } from './landing-page-slugs.ts';
import type { LandingPageRow } from './landing-page-state.ts';
import { type PresentDeps, presentStored } from './landing-pages.present.ts';
import { findStored } from './landing-pages.queries.ts';

export type LandingPageDeps = PresentDeps & { readonly db: Database };

/** Does work on landing pages while nobody else does: two that take one slug in one moment, the second sees it. */
function changing<Result>(
  { db }: LandingPageDeps,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${landingPages} in share row exclusive mode`);
    return work(tx);
  });
}

/** What a landing page is with what was written of it. @throws HttpError `validation` */
async function write(
  tx: Transaction,
  context: RequestContext,
  {
    before,
    form,
    now,
  }: { readonly before?: LandingPageRow; readonly form: LandingPageForm; readonly now: Date },
): Promise<Written> {
  const tenant = scope(context);
  const language = form.locale ?? before?.locale ?? tenant.site.defaultLocale;
  const taken = await findTakenSlugs(tx, tenant, language, before?.id);
  const around = { locale: context.locale, languages: tenant.site.supportedLocales, taken, now };
  return writeLandingPage(before ?? blank, form, around);
}

/** @throws HttpError `validation` */
export function createLandingPage(
  deps: LandingPageDeps,
  context: RequestContext,
  form: BodyOf<Contract['landingPages']['createLandingPage']>,
): Promise<LandingPageRow> {
  const { board } = scope(context);
  const now = deps.clock.now();
  return changing(deps, async (tx) => {
    const written = await write(tx, context, { form, now });
    const [last] = await tx
      .select({ order: sql<number>`coalesce(max(${landingPages.order}), -1)`.mapWith(Number) })
      .from(landingPages)
      .where(eq(landingPages.jobBoardId, board.id));
    const added = {
      ...written,
      jobBoardId: board.id,
      order: (last?.order ?? -1) + 1,
      changedBy: await nameOfAdmin(tx, context),
      createdAt: now,
      updatedAt: now,
    };
    const [row] = await tx.insert(landingPages).values(added).returning();
    if (!row) throw new Error('No landing page was added');
    return row;
  });
}

/**
 * Changes a landing page. Sent once more after its answer was lost, what it says is there already, and that is no
 * conflict.
 * @throws HttpError `notFound`, `landingPageDeleted`, `validation`, `conflict` with what there is where it was saved
 *   since it was read
 */
export function updateLandingPage(
  deps: LandingPageDeps,
  context: RequestContext,
  id: number,
  { revision, ...form }: BodyOf<Contract['landingPages']['updateLandingPage']>,
): Promise<LandingPageRow> {
  const tenant = scope(context);
  const now = deps.clock.now();
  return changing(deps, async (tx) => {
    const before = await findStored(tx, tenant.board.id, id);
    if (!before) throw new HttpError('notFound');
    if (before.deletedAt) throw new HttpError('landingPageDeleted');
    const changes = changesOf<Written>(before, await write(tx, context, { before, form, now }));
    if (Object.keys(changes).length === 0) return before;
    if (revision !== before.revision)
      throw new HttpError('conflict', {
        current: { ...(await presentStored({ ...deps, db: tx }, tenant, before)) },
      });
    await rememberSlug(tx, before, changes.slug ?? before.slug, now);
    const changedBy = await nameOfAdmin(tx, context);
    // Another search begins anew: how many jobs it has for days is not known yet.
    const fresh = changes.query === undefined ? {} : { fewSince: null };
    const [row] = await tx
      .update(landingPages)
      .set({ ...changes, ...fresh, changedBy, revision: before.revision + 1, updatedAt: now })
      .where(eq(landingPages.id, id))
      .returning();
    return row ?? before;
  });
}

/** Takes a landing page off the board. Already gone is gone. @throws HttpError `notFound` */
export function deleteLandingPage(deps: LandingPageDeps, context: RequestContext, id: number): Promise<void> {
  const { board } = scope(context);
  return changing(deps, async (tx) => {
    const row = await findStored(tx, board.id, id);
    if (!row) throw new HttpError('notFound');
    if (row.deletedAt) return;
    await tx.update(landingPages).set({ deletedAt: deps.clock.now() }).where(eq(landingPages.id, id));
  });
}

/** Puts a landing page back as it was. @throws HttpError `notFound` */
export function restoreLandingPage(
  deps: LandingPageDeps,
  context: RequestContext,
  id: number,
): Promise<LandingPageRow> {
  const { board } = scope(context);
  return changing(deps, async (tx) => {
    const row = await findStored(tx, board.id, id);
    if (!row) throw new HttpError('notFound');
    if (!row.deletedAt) return row;
    const [restored] = await tx
      .update(landingPages)
      .set({ deletedAt: null, revision: row.revision + 1 })
      .where(eq(landingPages.id, id))
      .returning();
    return restored ?? row;
  });
}
