import type { PathProblem } from '@boardwright/blocks-schema';
import type { Command } from '../../machines/page-editing/command.ts';
import type { EditedPage, EditedSite, Values } from '../../machines/page-editing/edited-site.ts';
import type { Failure } from '../../machines/page-editing/editing.ts';
import { pagePathProblem } from './page-paths.ts';

export const pageTexts = ['page_label', 'page_title', 'page_description'] as const;
export type PageText = (typeof pageTexts)[number];

/** A page's settings while they are filled in. */
export interface PageDraft {
  readonly key: string;
  readonly isSamePath: boolean;
  /** By lower-case language. */
  readonly path: Readonly<Record<string, string>>;
  /** By upper-case language. */
  readonly texts: Readonly<Record<string, Readonly<Record<PageText, string>>>>;
}

const text = (values: Values | undefined, name: string): string => {
  const value = values?.[name];
  return typeof value === 'string' ? value : '';
};

/** A page as it is; with what the server refused of it, as it was meant to be. */
export function draftOf(
  page: EditedPage,
  languages: readonly string[],
  failure?: Pick<Failure, 'commands'>,
): PageDraft {
  let { key, path } = page;
  const texts: Record<string, Record<PageText, string>> = {};
  for (const language of languages) {
    const values = page.texts[language.toUpperCase()]?.values;
    texts[language.toUpperCase()] = Object.fromEntries(
      pageTexts.map((name) => [name, text(values, name)]),
    ) as Record<PageText, string>;
  }
  for (const command of failure?.commands ?? []) {
    if (command.type === 'setPage') ({ key, path } = command);
    const row = command.type === 'setPageTexts' ? texts[command.locale] : undefined;
    if (row && command.type === 'setPageTexts') Object.assign(row, command.set);
  }
  const paths = languages.map((language) => path[language] ?? '');
  return { key, path: { ...path }, texts, isSamePath: new Set(paths).size <= 1 };
}

/** By field: `path.nl`, `key`, `page_label.NL`. */
export type DraftProblems = Readonly<Record<string, PathProblem | 'name'>>;

/** What is wrong with a draft (specification §5 'URL path', 'Page name'). */
export function draftProblems(
  site: Pick<EditedSite, 'pages' | 'pageOf' | 'languages'>,
  id: number,
  draft: PageDraft,
): DraftProblems {
  const problems: Record<string, PathProblem | 'name'> = {};
  for (const language of site.languages) {
    const wrong = pagePathProblem(site, { id, key: draft.key }, draft.path[language] ?? '', language);
    if (wrong) problems[`path.${language}`] = wrong.problem;
    const row = draft.texts[language.toUpperCase()];
    if (row && row.page_label.trim() === '') problems[`page_label.${language.toUpperCase()}`] = 'name';
  }
  return problems;
}

/** What brings a page to its draft; nothing when it is so already. */
export function draftCommands(page: EditedPage, draft: PageDraft): readonly Command[] {
  const commands: Command[] = [];
  const paths = { ...page.path, ...draft.path };
  const isMoved = Object.keys(paths).some((language) => paths[language] !== page.path[language]);
  if (draft.key !== page.key || isMoved)
    commands.push({ type: 'setPage', page: page.id, key: draft.key, path: paths });
  for (const [locale, row] of Object.entries(draft.texts)) {
    const values = page.texts[locale]?.values;
    const changed = pageTexts.filter((name) => row[name] !== text(values, name));
    if (changed.length === 0) continue;
    const set = Object.fromEntries(changed.map((name) => [name, row[name]]));
    commands.push({ type: 'setPageTexts', page: page.id, locale, set, unset: [] });
  }
  return commands;
}

const isOfStrings = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** Whether what a browser kept is a change of a page's settings, and not what another version left there. */
function isPageChange(kept: Values): boolean {
  if (kept['type'] === 'setPage') return typeof kept['key'] === 'string' && isOfStrings(kept['path']);
  return kept['type'] === 'setPageTexts' && typeof kept['locale'] === 'string' && isOfStrings(kept['set']);
}

/** The draft that was kept as its commands; undefined when nothing of it is left to save. */
export function keptDraft(
  page: EditedPage,
  languages: readonly string[],
  kept: unknown,
): PageDraft | undefined {
  if (!Array.isArray(kept)) return undefined;
  const objects = kept.filter((one): one is Values => typeof one === 'object' && one !== null);
  const commands = objects.filter(isPageChange) as unknown as readonly Command[];
  const draft = draftOf(page, languages, { commands });
  return draftCommands(page, draft).length === 0 ? undefined : draft;
}

/** What a draft changes of a page, each once. */
export function changedFields(page: EditedPage, draft: PageDraft): readonly (PageText | 'path' | 'key')[] {
  const isMoved = Object.keys(draft.path).some((language) => draft.path[language] !== page.path[language]);
  const names = pageTexts.filter((name) =>
    Object.entries(draft.texts).some(([locale, row]) => row[name] !== text(page.texts[locale]?.values, name)),
  );
  return [
    ...names,
    ...(isMoved ? (['path'] as const) : []),
    ...(draft.key === page.key ? [] : (['key'] as const)),
  ];
}
