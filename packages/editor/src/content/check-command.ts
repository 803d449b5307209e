import {
  filledSettings,
  pageKindOf,
  pageSettingsSchema,
  partsOfPath,
  reservedFor,
  siteSettingsSchema,
  type BlockSchema,
  type SchemaProblem,
} from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { interpolate } from '@boardwright/messages';
import { kindsInUse, pagePathProblem } from '../model/page-paths.ts';
import type { Command } from '../page-editing/command.ts';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';
import { SaveError } from '../page-editing/save-problem.ts';
import { pageMessages } from '../pages/pages.messages.ts';

type Fields = Record<string, readonly string[]>;
type SchemaOf = (key: string) => BlockSchema | undefined;

/** What is wrong with a value. Policy: where no script may make code, nothing is checked, and the editor says so. */
function problemsIn(schema: object, value: unknown): readonly SchemaProblem[] {
  try {
    return problemsOf(schema, value);
  } catch (error) {
    if (error instanceof EvalError) return [];
    throw error;
  }
}

const underNames = (problems: readonly SchemaProblem[]): Fields =>
  Object.fromEntries(
    problems.map(({ path, message }) => [partsOfPath(path).join('.') || 'settings', [message]]),
  );

/** Settings of a block in each language that a command writes. */
function wrongSettings(next: EditedSite, block: number, locales: readonly string[], schemaOf: SchemaOf) {
  const edited = next.blockOf[block];
  const schema = edited && schemaOf(edited.key);
  // What a later release wrote is kept as it is.
  if (!schema || edited.version !== schema.version) return {};
  return underNames(
    locales.flatMap((locale) =>
      problemsIn(schema.settings, filledSettings(schema, edited.settings[locale]?.values ?? {})),
    ),
  );
}

function wrongPage(before: EditedSite, { id, key, path }: Pick<EditedPage, 'id' | 'key' | 'path'>): Fields {
  const fields: Fields = {};
  const stored = before.pageOf[id];
  if (!pageKindOf(key)) fields['key'] = [`There is no kind of page '${key}'`];
  else if (kindsInUse(before, id).has(key)) fields['key'] = ['The site has a page of this kind already'];
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
      what: reserved ? pageMessages.en.reservedFor[reserved] : '',
    };
    fields[`path.${language}`] = [interpolate(pageMessages.en.problem[wrong.problem], values)];
  }
  return fields;
}

function wrongSite(set: Readonly<Record<string, unknown>>): Fields {
  const { properties } = siteSettingsSchema;
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, value]): [string, readonly string[]][] => {
      const property = (properties as Readonly<Record<string, object | undefined>>)[name];
      const problems = property ? problemsIn(property, value) : [];
      return problems.length > 0 ? [[name, problems.map(({ message }) => message)]] : [];
    }),
  );
}

/** What is wrong with what a command writes, by the name of the setting, text or path it is in. */
function wrongIn(command: Command, before: EditedSite, next: EditedSite, schemaOf: SchemaOf): Fields {
  switch (command.type) {
    case 'setSettings':
      return wrongSettings(next, command.block, [command.locale], schemaOf);
    case 'addBlock':
      return wrongSettings(next, command.block.id, Object.keys(command.block.settings), schemaOf);
    case 'addPage':
      return wrongPage(before, command.page);
    case 'setPage':
      return wrongPage(before, { id: command.page, key: command.key, path: command.path });
    case 'setPageTexts':
      return underNames(
        problemsIn(pageSettingsSchema, next.pageOf[command.page]?.texts[command.locale]?.values),
      );
    case 'setSite':
    case 'setSiteTexts':
      return wrongSite(command.set);
    default:
      return {};
  }
}

/**
 * Holds what a command writes against the schemas of what it writes to: it may come from anywhere.
 * @param next the site with the command in it
 * @throws SaveError `refused`, with a sentence under the name of each setting that does not fit
 */
export function checkCommand(
  command: Command,
  {
    before,
    next,
    schemaOf,
  }: { readonly before: EditedSite; readonly next: EditedSite; readonly schemaOf: SchemaOf },
): void {
  const fields = wrongIn(command, before, next, schemaOf);
  const [first] = Object.values(fields);
  if (first) throw new SaveError({ kind: 'refused', message: first.join(' '), fields });
}
