import { pageKindOf } from '@boardwright/blocks-schema';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { pages } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Locale } from '../../http/context.ts';
import type { Save } from './builder-context.ts';
import { type BuilderWord, builderWord } from './builder-words.ts';

const part = '[a-z0-9]+(?:-[a-z0-9]+)*';
const simple = new RegExp(`^${part}$`);
const structured = new RegExp(`^${part}(?:/${part})?$`);
/** The longest path, in characters (specification §5). */
const longestPath = 45;

/** What is wrong with a path (specification §5 'URL path'); undefined when nothing is. */
export function pathProblem(path: string, mayNest: boolean): BuilderWord | undefined {
  if (path.length < 1 || path.length > longestPath) return 'pathLength';
  if (mayNest) return structured.test(path) ? undefined : 'pathForm';
  return simple.test(path) ? undefined : 'pathFormSimple';
}

/** A page that shows details by a second slug keeps the slash for it; every other may have one of its own. */
const mayNest = (key: string): boolean => pageKindOf(key)?.detail === undefined;

/**
 * Holds a page's paths and kind against the rules and the site's other pages.
 * @param id of the page itself; undefined for a new one
 * @throws ApiError `validation` with the sentence under `path.<locale>` or `key`
 */
export async function checkPage(
  { tx, siteId }: Save,
  page: { readonly id?: number; readonly key: string; readonly path: Readonly<Record<string, string>> },
  locale: Locale,
): Promise<void> {
  const fields: Record<string, string[]> = {};
  const others = await tx
    .select({ key: pages.key, path: pages.path })
    .from(pages)
    .where(
      and(
        eq(pages.siteId, siteId),
        isNull(pages.deletedAt),
        ...(page.id === undefined ? [] : [ne(pages.id, page.id)]),
      ),
    );
  if (!pageKindOf(page.key)) fields['key'] = [builderWord(locale, 'kindUnknown')];
  else if (page.key !== 'p-generic' && others.some(({ key }) => key === page.key))
    fields['key'] = [builderWord(locale, 'kindTaken')];
  for (const [language, path] of Object.entries(page.path)) {
    const problem = pathProblem(path, mayNest(page.key));
    const taken = others.some((other) => other.path?.[language] === path);
    if (problem) fields[`path.${language}`] = [builderWord(locale, problem)];
    else if (taken) fields[`path.${language}`] = [builderWord(locale, 'pathTaken')];
  }
  if (Object.keys(fields).length > 0) throw new ApiError('validation', { fields });
}

/**
 * The paths of a page as they travel: a JSON object by language, in a string (specification §7).
 * @throws ApiError `badRequest`
 */
export function readPaths(text: string): Readonly<Record<string, string>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('badRequest', { cause });
  }
  const isPaths =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([language, path]) => /^[a-z]{2}(-[a-z]{2})?$/i.test(language) && typeof path === 'string',
    );
  if (!isPaths) throw new ApiError('badRequest');
  return value as Readonly<Record<string, string>>;
}
