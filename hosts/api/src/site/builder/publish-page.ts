import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, eq, inArray, isNull, ne } from '../../platform/database/drizzle.ts';
import type { pages } from '../../platform/database/schema.ts';
import { blocks, livePages, livePageSettings, publishedPages } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { pageOfSite, type Save } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import { rememberPaths } from './page-forwards.ts';
import { storePublished } from './store-published.ts';

type Builder = Contract['siteBuilder'];

/** @throws HttpError `publishesAtOnce` for a site whose visitors see each save */
function expectByHand({ byHand }: Save): void {
  if (!byHand) throw new HttpError('publishesAtOnce');
}

/** How a page of visitors is called, for the admin who has to find it. */
async function nameOf({ tx }: Save, pageId: number, key: string): Promise<string> {
  const rows = await tx
    .select({ settings: livePageSettings.settings })
    .from(livePageSettings)
    .where(eq(livePageSettings.pageId, pageId));
  const name = rows.map(({ settings }) => settings['page_label']).find((label) => typeof label === 'string');
  return name || key;
}

/**
 * Among what is edited no two pages have one path or kind; among what visitors have, another page may still have them.
 * @throws HttpError `validation` with the sentence under `path.<locale>` or `key`
 */
async function expectFree(save: Save, page: typeof pages.$inferSelect, locale: Locale): Promise<void> {
  const others = await save.tx
    .select({ id: livePages.id, key: livePages.key, path: livePages.path })
    .from(livePages)
    .where(and(eq(livePages.siteId, save.siteId), ne(livePages.id, page.id)));
  const fields: Record<string, string[]> = {};
  const sameKind = page.key === 'p-generic' ? undefined : others.find(({ key }) => key === page.key);
  if (sameKind)
    fields['key'] = [
      builderMessage(locale, 'publishKind', { page: await nameOf(save, sameKind.id, sameKind.key) }),
    ];
  for (const [language, path] of Object.entries(page.path)) {
    const same = others.find((other) => other.path[language] === path);
    if (!same) continue;
    const name = await nameOf(save, same.id, same.key);
    fields[`path.${language}`] = [builderMessage(locale, 'publishPath', { path, page: name })];
  }
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
}

/**
 * Shows visitors a page as it is saved now, with the shared blocks that are named. Links to a path it had lead to it.
 * @throws HttpError `notFound`, `pageDeleted`, `publishesAtOnce`, `validation`
 */
export async function publishPage(
  save: Save,
  id: number,
  body: BodyOf<Builder['publishPage']>,
  locale: Locale,
): Promise<void> {
  expectByHand(save);
  const page = await pageOfSite(save, id);
  const named = [...new Set(body.blocks ?? [])];
  const shared = await save.tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.siteId, save.siteId), isNull(blocks.pageId), inArray(blocks.id, named)));
  if (shared.length < named.length) throw new HttpError('notFound');
  await expectFree(save, page, locale);
  const [before] = await save.tx
    .select({ path: publishedPages.path })
    .from(publishedPages)
    .where(eq(publishedPages.pageId, id));
  if (before) await rememberPaths(save, { id, path: before.path }, page.path);
  await storePublished(save.tx, { ...save, pages: [id], blocks: named });
}

/**
 * Takes a page from visitors; the editor has it still. Offline already is offline.
 * @throws HttpError `notFound`, `pageDeleted`, `publishesAtOnce`
 */
export async function takePageOffline(save: Save, id: number): Promise<void> {
  expectByHand(save);
  await pageOfSite(save, id);
  await save.tx.delete(publishedPages).where(eq(publishedPages.pageId, id));
}
