import {
  defaultPath,
  freePath,
  pageKindOf,
  pageSettingsSchema,
  partsOfPath,
  pathProblem,
  type SchemaProblem,
} from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { and, eq, isNull, ne } from '../../platform/database/drizzle.ts';
import { livePages, pages, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Save } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import { pathSentence } from './path-sentence.ts';

/** What a page's paths are held against. @param except the page itself; undefined for a new one */
async function pathsTaken(tx: Save['tx'], siteId: number, except?: number) {
  const [site] = await tx
    .select({ languages: sites.supportedLocales })
    .from(sites)
    .where(eq(sites.id, siteId));
  const others = await tx
    .select({ key: pages.key, path: pages.path })
    .from(pages)
    .where(
      and(
        eq(pages.siteId, siteId),
        isNull(pages.deletedAt),
        ...(except === undefined ? [] : [ne(pages.id, except)]),
      ),
    );
  return { languages: site?.languages ?? [], others };
}

/**
 * The paths of a new page: those it is given, and in every other language that of its kind, or the first like it that
 * no page has (specification §5 'URL path').
 * @param wanted what is asked for in a language, in place of the kind's own path
 */
export async function pathsFor(
  { tx, siteId, now }: Save,
  key: string,
  given: Readonly<Record<string, string>>,
  wanted = (language: string): string => defaultPath(key, language, now.getTime()),
): Promise<Readonly<Record<string, string>>> {
  const taken = await pathsTaken(tx, siteId);
  const free = (language: string): string =>
    freePath(wanted(language), (path) => pathProblem(path, key, language, taken) === undefined);
  return Object.fromEntries(taken.languages.map((language) => [language, given[language] ?? free(language)]));
}

/**
 * Holds a page's paths and kind against the rules and the site's other pages.
 * @param id of the page itself; undefined for a new one
 * @throws HttpError `validation` with the sentence under `path.<locale>` or `key`
 */
export async function checkPage(
  { tx, siteId }: Save,
  page: { readonly id?: number; readonly key: string; readonly path: Readonly<Record<string, string>> },
  locale: Locale,
): Promise<void> {
  const fields: Record<string, string[]> = {};
  const { languages, others } = await pathsTaken(tx, siteId, page.id);
  if (!pageKindOf(page.key)) fields['key'] = [builderMessage(locale, 'kindUnknown')];
  else if (page.key !== 'p-generic' && others.some(({ key }) => key === page.key))
    fields['key'] = [builderMessage(locale, 'kindTaken')];
  for (const [language, path] of Object.entries(page.path)) {
    const wrong = pathProblem(path, page.key, language, { languages, others });
    if (wrong) fields[`path.${language}`] = [pathSentence(locale, path, language, wrong)];
  }
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
}

/** The sentence about a text of a page. A label that is none, or empty, is a page without a name. */
function textSentence(locale: Locale, { path, rule }: SchemaProblem): string {
  if (rule === 'unknown') return builderMessage(locale, 'settingUnknown');
  const isLength = rule === 'maxLength';
  return builderMessage(locale, path === '/page_label' && !isLength ? 'nameRequired' : 'settingWrong');
}

/**
 * Holds a page's label, title and description against their schema: the one that the editor draws them from.
 * @param texts those of each language that is written
 * @throws HttpError `validation` with the sentence under the text's name
 */
export function checkPageTexts(texts: readonly unknown[], locale: Locale): void {
  const fields = Object.fromEntries(
    texts
      .flatMap((one) => problemsOf(pageSettingsSchema, one))
      .map((problem) => [partsOfPath(problem.path)[0] ?? 'settings', [textSentence(locale, problem)]]),
  );
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
}

/** A path whose first part is the code of one of the languages: pages in that language would take its place. */
export async function pathUnder(
  { tx, siteId }: Save,
  languages: readonly string[],
): Promise<{ readonly language: string; readonly path: string } | undefined> {
  if (languages.length === 0) return undefined;
  const rows = await tx
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.siteId, siteId), isNull(pages.deletedAt)));
  const live = await tx.select({ path: livePages.path }).from(livePages).where(eq(livePages.siteId, siteId));
  const paths = [...rows, ...live].flatMap(({ path }) => Object.values(path ?? {}));
  return paths
    .map((path) => ({ path, language: path.split('/')[0] ?? '' }))
    .find(({ language }) => languages.includes(language));
}

/**
 * The paths of a page as they travel: a JSON object by language, in a string (specification §7).
 * @throws HttpError `badRequest`
 */
export function readPaths(text: string): Readonly<Record<string, string>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('badRequest', { cause });
  }
  const isPaths =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([language, path]) => /^[a-z]{2}(-[a-z]{2})?$/i.test(language) && typeof path === 'string',
    );
  if (!isPaths) throw new HttpError('badRequest');
  return value as Readonly<Record<string, string>>;
}
