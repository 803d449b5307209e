import {
  type BlockSchemas,
  defaultPath,
  fillDefaults,
  pageKindOf,
  pageKinds,
  pathProblem,
  type Problem,
  siteSettingsSchema,
} from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { isLocale, locales } from '@boardwright/messages';
import { pathSentence } from '../site/builder/path-sentence.ts';
import type { Beginning, BeginningPage } from './beginning.ts';

/** A beginning that cannot be had; its message says what is wrong with it. */
export class BeginningError extends Error {
  override readonly name = 'BeginningError';
}

const quoted = (names: Iterable<string>): string => [...names].map((name) => `'${name}'`).join(', ');
const located = ({ path, message }: Problem): string => `${path.slice(1).replaceAll('/', '.')} ${message}`;

function checkLanguages({ languages }: Beginning): void {
  if (languages.length === 0) throw new BeginningError('A board needs a language.');
  for (const language of languages)
    if (!isLocale(language))
      throw new BeginningError(`A board can be in ${locales.join(', ')}, not in '${String(language)}'.`);
}

function checkBrand({ brand = {} }: Beginning): void {
  const { properties }: { readonly properties: Readonly<Record<string, object>> } = siteSettingsSchema;
  for (const [name, value] of Object.entries(brand)) {
    if (!Object.hasOwn(properties, name))
      throw new BeginningError(
        `'brand' sets '${name}', and a site has no such setting: npm test says which one comes near.`,
      );
    if (name.endsWith('_color') && !/^#[0-9a-f]{6}$/i.test(String(value)))
      throw new BeginningError(`${name} takes a colour such as #00616b, not '${String(value)}'.`);
    const [problem] = problemsOf(properties[name] ?? {}, value);
    if (problem) throw new BeginningError(`'brand' gives ${name} a value that ${problem.message}.`);
  }
}

type Language = Beginning['languages'][number];

/** How a page is called where something is wrong with it. */
const nameOf = ({ kind, path = {}, title = {} }: BeginningPage, at: number): string =>
  kind ?? Object.values(title)[0] ?? Object.values(path)[0] ?? `number ${at + 1}`;

function checkBlocks(
  { blocks }: BeginningPage,
  name: string,
  { languages }: Beginning,
  schemas: BlockSchemas,
) {
  for (const { key, settings = {} } of blocks) {
    const schema = schemas[key];
    if (!schema)
      throw new BeginningError(
        `The page '${name}' holds the block '${key}', and there is none: look at its key in blocks/.`,
      );
    for (const [language, values] of Object.entries(settings)) {
      if (!languages.some((one) => one === language))
        throw new BeginningError(
          `The page '${name}' sets the block '${key}' in '${language}', and the board is in ${quoted(languages)}.`,
        );
      const [problem] = problemsOf(schema.settings, fillDefaults(schema.settings, values));
      if (problem)
        throw new BeginningError(
          `The page '${name}' sets the block '${key}' to what it cannot be: ${located(problem)}.`,
        );
    }
  }
}

function checkKinds(pages: readonly BeginningPage[]): void {
  const seen = new Set<string>();
  for (const { kind = 'p-generic' } of pages) {
    if (!pageKindOf(kind))
      throw new BeginningError(
        `There is no kind of page '${kind}'; there are ${quoted(pageKinds.map(({ identifier }) => identifier))}.`,
      );
    if (kind !== 'p-generic' && seen.has(kind))
      throw new BeginningError(
        `Two pages are of the kind '${kind}', of which a board has one: leave one out.`,
      );
    seen.add(kind);
  }
}

/** Whether visitors can reach the pages, each in each language. */
function checkPaths({ languages, pages = [] }: Beginning): void {
  const placed = pages.map(({ kind = 'p-generic', path = {} }) => ({ key: kind as string, path }));
  const others = pageKinds
    .filter(({ identifier: kind }) => kind !== 'p-generic' && pages.every((page) => page.kind !== kind))
    .map(({ identifier }) => ({ key: identifier as string, path: {} }));
  const pathIn = (language: Language) => (page: (typeof placed)[number]) => ({
    ...page,
    path: {
      [language]: page.path[language] ?? (page.key === 'p-generic' ? '' : defaultPath(page.key, language, 0)),
    },
  });
  for (const language of languages) {
    const all = [...placed, ...others].map(pathIn(language));
    for (const [at, page] of pages.entries()) {
      const { kind = 'p-generic', path = {} } = page;
      const own = path[language];
      if (own === undefined && kind !== 'p-generic') continue;
      if (own === undefined)
        throw new BeginningError(
          `The page '${nameOf(page, at)}' has no address in '${language}': give it path: { ${language}: 'visit' }.`,
        );
      const wrong = pathProblem(own, kind, language, { languages, others: all.toSpliced(at, 1) });
      if (wrong)
        throw new BeginningError(
          `The page '${nameOf(page, at)}' cannot be at '${own}' in '${language}'. ${pathSentence('en', own, language, wrong)}.`,
        );
    }
  }
}

/**
 * Whether a board can begin so: what it is called, is in and looks like, and each of its pages.
 * @param schemas of the blocks that its pages may hold
 * @throws BeginningError with the first that cannot be, in one sentence
 */
export function checkBeginning(beginning: Beginning, schemas: BlockSchemas): void {
  const { name, pages = [] } = beginning;
  if (typeof name !== 'string' || name.trim() === '') throw new BeginningError('A board needs a name.');
  checkLanguages(beginning);
  checkBrand(beginning);
  checkKinds(pages);
  for (const [at, page] of pages.entries()) checkBlocks(page, nameOf(page, at), beginning, schemas);
  checkPaths(beginning);
}
