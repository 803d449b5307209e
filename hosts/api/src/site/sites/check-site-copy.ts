import {
  type BlockSchemas,
  cookieScriptsSchema,
  pageKinds,
  pathProblem,
  siteSettingsSchema,
  siteTextNames,
} from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { locales } from '@boardwright/messages';
import type { SiteCopy } from './site-copy.schema.ts';
import type { SiteFileProblem, SiteFileWord } from './site-file.messages.ts';

/** What this installation has that a copy is held against. */
export interface Around {
  readonly groups: ReadonlySet<string>;
  readonly schemas: BlockSchemas;
}

type Report = (word: SiteFileWord, ...place: readonly (string | number)[]) => void;
type Settings = Readonly<Record<string, unknown>>;

/** Reports each thing that is there twice. */
function reportRepeated<Row>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly unknown[],
  report: (at: number) => void,
): void {
  const known = new Set<unknown>();
  for (const [at, row] of rows.entries())
    for (const key of keysOf(row)) {
      if (known.has(key)) report(at);
      known.add(key);
    }
}

function checkSettings(
  settings: Settings,
  report: (name: string) => void,
  isKnown?: ReadonlySet<string>,
): void {
  const properties = siteSettingsSchema.properties as Readonly<Record<string, object | undefined>>;
  for (const [name, value] of Object.entries(settings)) {
    const property = properties[name];
    const isHere = property !== undefined && (isKnown?.has(name) ?? true);
    if (!isHere || problemsOf(property, value).length > 0) report(name);
  }
}

function checkSite({ site, board, categories }: SiteCopy, { groups }: Around, report: Report): void {
  const ours = new Set<string>(locales);
  for (const [at, language] of site.languages.entries())
    if (!ours.has(language)) report('language', 'site', 'languages', at);
  if (!site.languages.includes(site.default_language)) report('language', 'site', 'default_language');
  checkSettings(site.settings, (name) => report('setting', 'site', 'settings', name));
  const texts = new Set<string>(siteTextNames);
  for (const [language, values] of Object.entries(site.texts))
    checkSettings(values, (name) => report('setting', 'site', 'texts', language, name), texts);
  if (problemsOf(cookieScriptsSchema, site.cookie_scripts).length > 0)
    report('setting', 'site', 'cookie_scripts');
  reportRepeated(
    board.newsletters,
    ({ number }) => [number],
    (at) => report('repeated', 'board', 'newsletters', at),
  );
  reportRepeated(
    categories,
    ({ number }) => [number],
    (at) => report('repeated', 'categories', at),
  );
  for (const [at, { group }] of categories.entries())
    if (!groups.has(group)) report('noGroup', 'categories', at, 'group');
}

function checkPages({ site, pages }: SiteCopy, report: Report): void {
  const kinds = new Set<string>(pageKinds.map(({ identifier }) => identifier));
  reportRepeated(
    pages,
    ({ number }) => [number],
    (at) => report('repeated', 'pages', at),
  );
  reportRepeated(
    pages,
    ({ key }) => (key === 'p-generic' ? [] : [key]),
    (at) => report('repeated', 'pages', at, 'key'),
  );
  reportRepeated(
    pages,
    ({ former_paths: former }) => former.map(({ locale, path }) => `${locale} ${path}`),
    (at) => report('repeated', 'pages', at, 'former_paths'),
  );
  for (const [at, { key, path }] of pages.entries()) {
    if (!kinds.has(key)) report('kind', 'pages', at, 'key');
    // Those before it: of two with one path the second is named, once.
    const around = { languages: [...site.languages], others: pages.slice(0, at) };
    for (const language of site.languages)
      if (path[language] !== undefined && pathProblem(path[language], key, language, around))
        report('path', 'pages', at, 'path', language);
  }
}

function checkBlocks({ pages, blocks }: SiteCopy, { schemas }: Around, report: Report): void {
  const byNumber = new Map(blocks.map((block) => [block.number, block]));
  const places = new Map<number, number>();
  reportRepeated(
    blocks,
    ({ number }) => [number],
    (at) => report('repeated', 'blocks', at),
  );
  for (const [at, { blocks: own }] of pages.entries()) {
    if (new Set(own).size < own.length) report('repeated', 'pages', at, 'blocks');
    for (const number of own) {
      places.set(number, (places.get(number) ?? 0) + 1);
      if (!byNumber.has(number)) report('unknown', 'pages', at, 'blocks', number);
    }
  }
  for (const [at, { number, key, is_shared: isShared, settings }] of blocks.entries()) {
    const count = places.get(number) ?? 0;
    if (count === 0 || (count > 1 && !isShared)) report('block', 'blocks', at);
    const newest = schemas[key]?.version;
    for (const [language, { version }] of Object.entries(settings))
      if (newest !== undefined && version > newest) report('newBlock', 'blocks', at, 'settings', language);
      else if (language !== language.toUpperCase()) report('language', 'blocks', at, 'settings', language);
  }
  for (const [at, { texts }] of pages.entries())
    for (const language of Object.keys(texts))
      if (language !== language.toUpperCase()) report('language', 'pages', at, 'texts', language);
}

function checkContent(copy: SiteCopy, report: Report): void {
  for (const list of ['articles', 'landing_pages'] as const)
    reportRepeated<{ readonly slug: string; readonly former_slugs: readonly string[] }>(
      copy[list],
      ({ slug }) => [slug],
      (at) => report('repeated', list, at, 'slug'),
    );
  for (const list of ['articles', 'landing_pages'] as const)
    reportRepeated<{ readonly former_slugs: readonly string[] }>(
      copy[list],
      ({ former_slugs: former }) => former,
      (at) => report('repeated', list, at, 'former_slugs'),
    );
  reportRepeated(
    copy.products,
    ({ number }) => [number],
    (at) => report('repeated', 'products', at),
  );
  reportRepeated(
    copy.redirects,
    ({ path }) => [path],
    (at) => report('repeated', 'redirects', at),
  );
  reportRepeated(
    copy.mails,
    ({ kind, language }) => [`${kind} ${language}`],
    (at) => report('repeated', 'mails', at),
  );
  reportRepeated(
    copy.library,
    ({ address }) => [address],
    (at) => report('repeated', 'library', at),
  );
  reportRepeated(
    copy.pictures,
    ({ files }) => files,
    (at) => report('repeated', 'pictures', at),
  );
}

/** What in a copy would make a site that nobody could have made here, and where. */
export function problemsOfCopy(copy: SiteCopy, around: Around): SiteFileProblem[] {
  const problems: SiteFileProblem[] = [];
  const report: Report = (word, ...place) => void problems.push({ word, place: place.join('.') });
  checkSite(copy, around, report);
  checkPages(copy, report);
  checkBlocks(copy, around, report);
  checkContent(copy, report);
  return problems;
}
