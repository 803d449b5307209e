import {
  filledSettings,
  labelledSchema,
  pageKindOf,
  pageSettingsSchema,
  partsOfPath,
  reservedFor,
  siteSettingsSchema,
  type BlockSchema,
  type SchemaProblem,
} from '@boardwright/blocks-schema';
import { labelsIn } from '@boardwright/blocks-schema/labels';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { isLocale, translate } from '@boardwright/messages';
import { kindsInUse, pagePathProblem } from '../model/page-paths.ts';
import { isPageSetting, isPageText, pageTextNames } from '../model/page-settings.ts';
import { problemMessage } from '../model/problem-message.ts';
import type { Command } from '../page-editing/command.ts';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';
import { SaveError } from '../page-editing/save-problem.ts';
import { conflictMessages } from '../conflict/conflict.messages.ts';
import { pageMessages } from '../pages/pages.messages.ts';
import { siteSettingNames } from '../site-settings/site-setting-names.messages.ts';
import { fieldMessages } from '../widgets/fields.messages.ts';
import type { KindOfBlock } from './edited-content.ts';

type Fields = Record<string, readonly string[]>;
type KindOf = (key: string) => KindOfBlock | undefined;
/** What a setting is called, as its form has it. */
type TitleOf = (name: string) => string;

interface Checked {
  readonly before: EditedSite;
  /** The site with the command in it. */
  readonly next: EditedSite;
  readonly kindOf: KindOf;
  /** Of whoever reads why it is refused, as 'nl'. */
  readonly language: string;
}

/** What is wrong with a value. Policy: where no script may make code, nothing is checked, and the editor says so. */
function problemsIn(schema: object, value: unknown): readonly SchemaProblem[] {
  try {
    return problemsOf(schema, value);
  } catch (error) {
    if (error instanceof EvalError) return [];
    throw error;
  }
}

/** What is wrong, as a sentence. @param title what the setting is called */
function sentenceOf(problem: SchemaProblem, title: string, language: string): string {
  const t = translate(fieldMessages, language);
  const name = problemMessage(problem, partsOfPath(problem.path).length > 1);
  return t(`problem.${name}`, { field: title, count: problem.count });
}

/** The schema of a kind of block as its panel has it: with the labels that stand in its form. */
function labelled({ schema, labels }: KindOfBlock, language: string): BlockSchema {
  const locale = isLocale(language) ? language : 'en';
  const core = labelsIn(locale);
  return labelledSchema(schema, labels?.[locale] ?? core.blocks[schema.key], core.common);
}

/** What a schema calls a setting, or else its key. */
const titlesIn =
  (properties: object): TitleOf =>
  (name) => {
    const property: unknown = Object.entries(properties).find(([key]) => key === name)?.[1];
    const isTitled = typeof property === 'object' && property !== null && 'title' in property;
    return isTitled ? String(property.title) : name;
  };

function pageTitles(language: string): TitleOf {
  const t = translate(pageMessages, language);
  const named = translate(conflictMessages, language);
  return (name) => {
    if (isPageText(name)) return t(pageTextNames[name]);
    return isPageSetting(name) ? named(`texts.${name}`) : name;
  };
}

const isNamed = (name: string): name is keyof typeof siteSettingNames.en =>
  Object.hasOwn(siteSettingNames.en, name);

function siteTitles(language: string): TitleOf {
  const t = translate(siteSettingNames, language);
  return (name) => (isNamed(name) ? t(`${name}.title`) : name);
}

const underNames = (titleOf: TitleOf, problems: readonly SchemaProblem[], language: string): Fields =>
  Object.fromEntries(
    problems.map((problem) => {
      const [name = 'settings', ...inside] = partsOfPath(problem.path);
      return [[name, ...inside].join('.'), [sentenceOf(problem, titleOf(name), language)]];
    }),
  );

/** Settings of a block in each language that a command writes. */
function wrongSettings(
  block: number,
  locales: readonly string[],
  { next, kindOf, language }: Checked,
): Fields {
  const edited = next.blockOf[block];
  const kind = edited && kindOf(edited.key);
  // What a later release wrote is kept as it is.
  if (!kind || edited.version !== kind.schema.version) return {};
  const { schema } = kind;
  const problems = locales.flatMap((locale) =>
    problemsIn(schema.settings, filledSettings(schema, edited.settings[locale]?.values ?? {})),
  );
  if (problems.length === 0) return {};
  return underNames(titlesIn(labelled(kind, language).settings.properties), problems, language);
}

function wrongPage(
  { id, key, path }: Pick<EditedPage, 'id' | 'key' | 'path'>,
  { before, language: readers }: Checked,
): Fields {
  const t = translate(pageMessages, readers);
  const fields: Fields = {};
  const stored = before.pageOf[id];
  if (!pageKindOf(key)) fields['key'] = [t('problem.kindUnknown', { kind: key })];
  else if (kindsInUse(before, id).has(key)) fields['key'] = [t('problem.kindTaken')];
  for (const [language, wanted] of Object.entries(path)) {
    // What was there before stays where it is.
    if (stored?.key === key && stored.path[language] === wanted) continue;
    const wrong = pagePathProblem(before, { id, key }, wanted, language);
    if (!wrong) continue;
    const [first = ''] = wanted.split('/');
    const reserved = reservedFor(wanted);
    const values = {
      path: first,
      language: first.toUpperCase(),
      page: `/${wrong.page?.path[language] ?? ''}`,
      what: reserved ? t(`reservedFor.${reserved}`) : '',
    };
    fields[`path.${language}`] = [t(`problem.${wrong.problem}`, values)];
  }
  return fields;
}

function wrongSite(set: Readonly<Record<string, unknown>>, { language }: Checked): Fields {
  const properties: Readonly<Record<string, object | undefined>> = siteSettingsSchema.properties;
  const titleOf = siteTitles(language);
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, value]): [string, readonly string[]][] => {
      const property = properties[name];
      const problems = property ? problemsIn(property, value) : [];
      const sentences = problems.map((problem) => sentenceOf(problem, titleOf(name), language));
      return sentences.length > 0 ? [[name, sentences]] : [];
    }),
  );
}

/** What is wrong with what a command writes, by the name of the setting, text or path it is in. */
function wrongIn(command: Command, checked: Checked): Fields {
  switch (command.type) {
    case 'setSettings':
      return wrongSettings(command.block, [command.locale], checked);
    case 'addBlock':
      return wrongSettings(command.block.id, Object.keys(command.block.settings), checked);
    case 'addPage':
      return wrongPage(command.page, checked);
    case 'setPage':
      return wrongPage({ id: command.page, key: command.key, path: command.path }, checked);
    case 'setPageTexts':
      return underNames(
        pageTitles(checked.language),
        problemsIn(pageSettingsSchema, checked.next.pageOf[command.page]?.texts[command.locale]?.values),
        checked.language,
      );
    case 'setSite':
    case 'setSiteTexts':
      return wrongSite(command.set, checked);
    default:
      return {};
  }
}

/**
 * Holds what a command writes against the schemas of what it writes to: it may come from anywhere.
 * @throws SaveError `refused`, with a sentence under the name of each setting that does not fit
 */
export function checkCommand(command: Command, checked: Checked): void {
  const fields = wrongIn(command, checked);
  const [first] = Object.values(fields);
  if (first) throw new SaveError({ kind: 'refused', message: first.join(' '), fields });
}
