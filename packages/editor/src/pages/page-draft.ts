import type { PathProblem, SettingsValidator } from '@boardwright/blocks-schema';
import {
  emptyPage,
  isOfSetting,
  pageSettingNames,
  pageSettingsOf,
  type PageRow,
  type PageSettingName,
} from '../model/page-settings.ts';
import type { Command, ValueChange } from '../page-editing/command.ts';
import type { EditedPage, EditedSite, Values } from '../page-editing/edited-site.ts';
import type { Failure } from '../page-editing/editing.ts';
import { pagePathProblem } from '../model/page-paths.ts';
import type { ValueProblem } from '../panel/setting-problems.ts';

/** A page's settings while they are filled in. */
export interface PageDraft {
  readonly key: string;
  readonly isSamePath: boolean;
  /** By lower-case language. */
  readonly path: Readonly<Record<string, string>>;
  /** By upper-case language. */
  readonly texts: Readonly<Record<string, PageRow>>;
}

/** A page as it is; with what the server refused of it, as it was meant to be. */
export function draftOf(
  page: EditedPage,
  languages: readonly string[],
  failure?: Pick<Failure, 'commands'>,
): PageDraft {
  let { key, path } = page;
  const texts: Record<string, PageRow> = {};
  for (const language of languages)
    texts[language.toUpperCase()] = pageSettingsOf(page.texts[language.toUpperCase()]?.values);
  for (const command of failure?.commands ?? []) {
    if (command.type === 'setPage') ({ key, path } = command);
    if (command.type !== 'setPageTexts' || !texts[command.locale]) continue;
    const left = Object.entries({ ...texts[command.locale], ...command.set });
    texts[command.locale] = pageSettingsOf(
      Object.fromEntries(left.filter(([name]) => !command.unset.includes(name))),
    );
  }
  return { key, path: { ...path }, texts, isSamePath: isSame(path, languages) };
}

/** Whether all languages have one path. */
const isSame = (path: PageDraft['path'], languages: readonly string[]): boolean =>
  new Set(languages.map((language) => path[language] ?? '')).size <= 1;

/** What is wrong with a draft, by language: nothing of what is right. */
export interface DraftProblems {
  /** Lower case. */
  readonly path: Readonly<Record<string, PathProblem>>;
  /** Upper case. */
  readonly texts: Readonly<Record<string, readonly ValueProblem[]>>;
}

/** What is wrong with what a page says of itself in one language. */
export const rowProblems = (
  row: PageRow,
  { problemsOf }: Pick<SettingsValidator, 'problemsOf'>,
): readonly ValueProblem[] =>
  problemsOf(row).map(({ path, rule, count }) => ({ pointer: path, rule, count }));

/** What is wrong with a draft (specification §5 'URL path', 'Page name'): its texts are held against their schema. */
export function draftProblems(
  site: Pick<EditedSite, 'pages' | 'pageOf' | 'languages'>,
  id: number,
  draft: PageDraft,
  validator: Pick<SettingsValidator, 'problemsOf'>,
): DraftProblems {
  const path: Record<string, PathProblem> = {};
  const texts: Record<string, readonly ValueProblem[]> = {};
  for (const language of site.languages) {
    const wrong = pagePathProblem(site, { id, key: draft.key }, draft.path[language] ?? '', language);
    if (wrong) path[language] = wrong.problem;
    const row = draft.texts[language.toUpperCase()];
    const found = row ? rowProblems(row, validator) : [];
    if (found.length > 0) texts[language.toUpperCase()] = found;
  }
  return { path, texts };
}

/** The first language that something is wrong in, lower case. */
export function firstWrong({ path, texts }: DraftProblems): string | undefined {
  return (Object.keys(texts)[0] ?? Object.keys(path)[0])?.toLowerCase();
}

/** A page without a name: said once it is to be saved, and not while one is still writing it. */
export const isNameMissing = ({ pointer, rule }: ValueProblem): boolean =>
  pointer === '/page_label' && rule === 'pattern';

/** What somebody changed of a page's settings, and nothing else: it is what is kept over a reload. */
export interface PageChanges {
  readonly key?: string;
  /** By lower-case language. */
  readonly path: Readonly<Record<string, string>>;
  /** By upper-case language. */
  readonly texts: Readonly<Record<string, Partial<PageRow>>>;
}

/** What a draft changes of the page as it was when the draft began. */
export function changesOf(began: EditedPage, draft: PageDraft): PageChanges {
  const path = Object.entries(draft.path).filter(([language, one]) => one !== (began.path[language] ?? ''));
  const texts = Object.entries(draft.texts).flatMap(([locale, row]) => {
    const before = pageSettingsOf(began.texts[locale]?.values);
    const changed = pageSettingNames.filter((name) => row[name] !== before[name]);
    return changed.length === 0
      ? []
      : [[locale, Object.fromEntries(changed.map((name) => [name, row[name]]))] as const];
  });
  return {
    ...(draft.key !== began.key && { key: draft.key }),
    path: Object.fromEntries(path),
    texts: Object.fromEntries(texts),
  };
}

/** What brings the changes to the page as it is now; nothing when it is so already. */
export function commandsOf(
  page: EditedPage,
  { key = page.key, path, texts }: PageChanges,
): readonly Command[] {
  const commands: Command[] = [];
  const isMoved = Object.entries(path).some(([language, one]) => one !== page.path[language]);
  if (key !== page.key || isMoved)
    commands.push({ type: 'setPage', page: page.id, key, path: { ...page.path, ...path } });
  for (const [locale, row] of Object.entries(texts)) {
    const now = pageSettingsOf(page.texts[locale]?.values);
    const changed = pageSettingNames.filter((name) => row[name] !== undefined && row[name] !== now[name]);
    if (changed.length > 0)
      commands.push({ type: 'setPageTexts', page: page.id, locale, ...writeOf(changed, row) });
  }
  return commands;
}

/** What is written for settings of a page: what is as if nothing were written is taken away. */
function writeOf(names: readonly PageSettingName[], row: Partial<PageRow>): ValueChange {
  const unset = names.filter((name) => row[name] === emptyPage[name]);
  const set = names.filter((name) => !unset.includes(name)).map((name) => [name, row[name]] as const);
  return { set: Object.fromEntries(set), unset };
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isOfStrings = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');
const isOfSettings = (value: unknown): value is Partial<PageRow> =>
  isObject(value) && Object.entries(value).every(([name, one]) => isOfSetting(name, one));

/** What a browser kept of a page's settings in one language; nothing of what another version left there. */
export const storedRow = (stored: unknown): Partial<PageRow> => (isOfSettings(stored) ? stored : {});

/** Whether what a browser kept is changes of a page's settings, and not what another version left there. */
function isChanges(stored: unknown): stored is PageChanges {
  if (!isObject(stored) || !isObject(stored['texts'])) return false;
  const hasKey = stored['key'] === undefined || typeof stored['key'] === 'string';
  return hasKey && isOfStrings(stored['path']) && Object.values(stored['texts']).every(isOfSettings);
}

/** The draft that was kept as its changes, with what others changed meanwhile; undefined when nothing is left to save. */
export function storedDraft(
  page: EditedPage,
  languages: readonly string[],
  current: unknown,
): PageDraft | undefined {
  if (!isChanges(current) || commandsOf(page, current).length === 0) return undefined;
  const now = draftOf(page, languages);
  const path = { ...now.path, ...current.path };
  const texts = Object.entries(now.texts).map(([locale, row]) => [
    locale,
    { ...row, ...current.texts[locale] },
  ]);
  return {
    key: current.key ?? now.key,
    path,
    texts: Object.fromEntries(texts),
    isSamePath: isSame(path, languages),
  };
}

interface ChangedField {
  readonly field: PageSettingName | 'path' | 'key';
  /** In which languages, lower case; none for what all have together. */
  readonly languages: readonly string[];
}

/** What is changed, each once, in the order the dialog shows it. */
export function changedFields(
  { key, path, texts }: PageChanges,
  { isSamePath }: Pick<PageDraft, 'isSamePath'>,
): readonly ChangedField[] {
  const written = pageSettingNames.map((field): ChangedField => {
    const rows = Object.entries(texts).filter(([, row]) => row[field] !== undefined);
    return { field, languages: rows.map(([locale]) => locale.toLowerCase()) };
  });
  const moved = Object.keys(path);
  return [
    ...written.filter(({ languages }) => languages.length > 0),
    ...(moved.length > 0 ? [{ field: 'path', languages: isSamePath ? [] : moved } as const] : []),
    ...(key === undefined ? [] : [{ field: 'key', languages: [] } as const]),
  ];
}
