import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, eq, inArray, isNull, notInArray } from '../../platform/database/drizzle.ts';
import {
  blocks,
  livePages,
  livePageSettings,
  pages,
  publishedPages,
  sites,
} from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { sharesPlace } from '../shares-place.ts';
import { pageOfSite, type Save } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import { rememberPaths } from './page-forwards.ts';
import { dropUnplaced, storePublished } from './published-content.ts';
import { leavePlans } from './publish-plans.queries.ts';

type Builder = Contract['siteBuilder'];

/** @throws HttpError `publishesAtOnce` for a site whose visitors see each save */
export function expectByHand({ byHand }: Save): void {
  if (!byHand) throw new HttpError('publishesAtOnce');
}

/**
 * The site asks that remarks of the checks are solved first. The checks see pages as they are drawn, which the server does
 * not: it goes by what the editor says.
 * @throws HttpError `remarksOpen` for any remark, and where nobody says how many there are
 */
export async function expectChecked({ tx, siteId }: Save, remarks: number | undefined): Promise<void> {
  const [site] = await tx.select({ settings: sites.settings }).from(sites).where(eq(sites.id, siteId));
  if (site?.settings['publish_checks'] === 'block' && remarks !== 0) throw new HttpError('remarksOpen');
}

/** How a page of visitors is called, for the admin who has to find it. */
async function nameOf({ tx }: Pick<Save, 'tx'>, pageId: number, key: string): Promise<string> {
  const rows = await tx
    .select({ settings: livePageSettings.settings })
    .from(livePageSettings)
    .where(eq(livePageSettings.pageId, pageId));
  const name = rows.map(({ settings }) => settings['page_label']).find((label) => typeof label === 'string');
  return name || key;
}

type PageRow = typeof pages.$inferSelect;

/** @throws HttpError `notFound` for a page of another site; `pageDeleted` for one that was taken off this site */
export async function pagesOfSite({ tx, siteId }: Save, ids: readonly number[]): Promise<readonly PageRow[]> {
  const found = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.siteId, siteId), inArray(pages.id, [...ids])));
  if (found.length < ids.length) throw new HttpError('notFound');
  if (found.some(({ deletedAt }) => deletedAt !== null)) throw new HttpError('pageDeleted');
  return found;
}

/** What keeps a page from visitors: another one that they find in its place. */
export interface PublishProblem {
  /** As a form names it: `path.<locale>` or `key`. */
  readonly field: string;
  readonly message: 'publishPath' | 'publishKind';
  readonly path?: string;
  /** How the other page is called. */
  readonly page: string;
}

/**
 * Among what is edited no two pages have one path or kind; among what visitors have, one that is not published with them may
 * still have it.
 * @param leaving pages that visitors find no more
 */
export async function findProblems(
  save: Pick<Save, 'tx' | 'siteId'>,
  rows: readonly Pick<PageRow, 'id' | 'key' | 'path'>[],
  leaving: readonly number[] = [],
): Promise<readonly PublishProblem[]> {
  const ids = [...rows.map(({ id }) => id), ...leaving];
  const others = await save.tx
    .select({ id: livePages.id, key: livePages.key, path: livePages.path })
    .from(livePages)
    .where(and(eq(livePages.siteId, save.siteId), notInArray(livePages.id, ids)));
  const problems: PublishProblem[] = [];
  for (const { key, path: paths } of rows) {
    const sameKind = key === 'p-generic' ? undefined : others.find((other) => other.key === key);
    if (sameKind) {
      const page = await nameOf(save, sameKind.id, sameKind.key);
      problems.push({ field: 'key', message: 'publishKind', page });
    }
    for (const [language, path] of Object.entries(paths)) {
      const same = others.find((other) => other.path[language] === path);
      if (!same) continue;
      const page = await nameOf(save, same.id, same.key);
      problems.push({ field: `path.${language}`, message: 'publishPath', path, page });
    }
  }
  return problems;
}

/** What keeps a page from visitors, as a sentence. */
export const problemSentence = ({ message, path = '', page }: PublishProblem, locale: Locale): string =>
  message === 'publishPath'
    ? builderMessage(locale, message, { path, page })
    : builderMessage(locale, message, { page });

/** @throws HttpError `validation` with the sentence under `path.<locale>` or `key` */
async function expectFree(save: Save, rows: readonly PageRow[], locale: Locale): Promise<void> {
  const problems = await findProblems(save, rows);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map((one) => [one.field, [problemSentence(one, locale)]]));
  throw new HttpError('validation', { fields });
}

/** Links to the paths that visitors know of pages lead on to those that they are published with. */
export async function rememberPublishedPaths(
  save: Pick<Save, 'tx' | 'siteId' | 'now'>,
  rows: readonly Pick<PageRow, 'id' | 'path'>[],
): Promise<void> {
  const before = await save.tx
    .select({ id: publishedPages.pageId, path: publishedPages.path })
    .from(publishedPages)
    .where(
      inArray(
        publishedPages.pageId,
        rows.map(({ id }) => id),
      ),
    );
  for (const { id, path } of rows)
    await rememberPaths(save, { id, path: before.find((page) => page.id === id)?.path ?? {} }, path);
}

/** @throws HttpError `notFound` where one is no shared block of the site */
export async function sharedOfSite({ tx, siteId }: Save, ids: readonly number[]): Promise<readonly number[]> {
  const named = [...new Set(ids)];
  const shared = await tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(
      and(
        eq(blocks.siteId, siteId),
        isNull(blocks.pageId),
        isNull(blocks.deletedAt),
        inArray(blocks.id, named),
      ),
    );
  if (shared.length < named.length) throw new HttpError('notFound');
  return named;
}

/**
 * Shows visitors pages as they are saved now, all or none, with the shared blocks that are named and, where it is asked for,
 * the appearance of the site. Links to a path that one had lead to it.
 * @throws HttpError `notFound`, `pageDeleted`, `publishesAtOnce`, `remarksOpen`, `validation`
 */
export async function publishPages(
  save: Save,
  body: BodyOf<Builder['publishPages']>,
  locale: Locale,
): Promise<void> {
  expectByHand(save);
  await expectChecked(save, body.remarks);
  const ids = [...new Set(body.pages)];
  const appearance = body.appearance === true;
  if (ids.length === 0 && !appearance) throw new HttpError('notFound');
  const rows = await pagesOfSite(save, ids);
  const named = await sharedOfSite(save, body.blocks ?? []);
  await expectFree(save, rows, locale);
  await rememberPublishedPaths(save, rows);
  // A plan holds them as they were before: visitors would go back to that.
  await leavePlans(save, ids, named, { appearance });
  await storePublished(save.tx, save, ids, { changing: named, appearance });
}

/** Takes a page from visitors, with the shared blocks that stand nowhere else for them. */
async function withdraw({ tx, siteId }: Pick<Save, 'tx' | 'siteId'>, id: number): Promise<void> {
  await tx.delete(publishedPages).where(eq(publishedPages.pageId, id));
  await dropUnplaced(tx, siteId);
}

/**
 * A page that is put back is visitors' again, unless another one has its path or kind for them by now: then it waits to be
 * published.
 */
export async function giveWay(save: Save, id: number): Promise<void> {
  const standing = await save.tx
    .select({ id: livePages.id, key: livePages.key, path: livePages.path })
    .from(livePages)
    .where(eq(livePages.siteId, save.siteId));
  const page = standing.find((one) => one.id === id);
  if (page && standing.some((other) => sharesPlace(page, other))) await withdraw(save, id);
}

/**
 * Takes a page from visitors; the editor has it still. Once it is published again, links to the path it had lead to it.
 * Offline already is offline.
 * @throws HttpError `notFound`, `pageDeleted`, `publishesAtOnce`
 */
export async function takePageOffline(save: Save, id: number): Promise<void> {
  expectByHand(save);
  await pageOfSite(save, id);
  await leavePlans(save, [id], [], { withBack: true });
  await withdrawPage(save, id);
}

/** Takes a page from visitors; links to the paths it had lead to it once it is published again. */
export async function withdrawPage(save: Pick<Save, 'tx' | 'siteId' | 'now'>, id: number): Promise<void> {
  const [published] = await save.tx
    .select({ path: publishedPages.path })
    .from(publishedPages)
    .where(eq(publishedPages.pageId, id));
  if (!published) return;
  const nowhere = Object.fromEntries(Object.keys(published.path).map((language) => [language, '']));
  await rememberPaths(save, { id, path: published.path }, nowhere);
  await withdraw(save, id);
}
