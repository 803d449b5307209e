import { parse, textsIn, type DeclaredText } from './declared-texts.ts';

/** A file of the repository that declares texts. */
export interface MessageFile {
  readonly file: string;
  readonly source: string;
}

/** A text as a translator gets it: what it says in English, and in their language; empty where it is to be written. */
export type Translation = Readonly<Record<string, string>>;

/** What a translator is handed: the texts of each file, by the declaration and the keys they stand under. */
export interface Catalogue {
  readonly language: string;
  readonly files: Readonly<Record<string, Readonly<Record<string, Translation>>>>;
}

/** Every text there is, for a translator. */
export function exportTexts(
  files: readonly MessageFile[],
  language: string,
  locales: readonly string[],
): Catalogue {
  const texts = files.flatMap(({ file, source }) => {
    const declared = textsIn(parse(file, source), language, locales);
    const rows = declared.map(
      ({ key, english, text = '' }) => [key, { en: english, [language]: text }] as const,
    );
    return rows.length > 0 ? [[file, Object.fromEntries(rows)] as const] : [];
  });
  return { language, files: Object.fromEntries(texts) };
}

/** A catalogue that came back, held against what is declared now. */
export interface ReadCatalogue {
  /** What keeps it from being written at all. */
  readonly problems: readonly string[];
  /** Texts that are not there yet, or whose English was another when they were translated: they stay as they are. */
  readonly missing: readonly string[];
  readonly outdated: readonly string[];
  /** What to write, by file and key. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Holds a translated catalogue against the files, and says in sentences what does not fit. */
export function readCatalogue(
  { language, files }: Catalogue,
  known: readonly MessageFile[],
  locales: readonly string[],
): ReadCatalogue {
  const problems: string[] = [];
  const missing: string[] = [];
  const outdated: string[] = [];
  const texts = new Map<string, Map<string, string>>();
  const sources = new Map(known.map(({ file, source }) => [file, source]));
  for (const file of Object.keys(files))
    if (!sources.has(file)) problems.push(`${file}: there is no such file of messages.`);
  for (const { file, source } of known) {
    const declared = textsIn(parse(file, source), language, locales);
    const given = files[file] ?? {};
    const keys = new Set(declared.map(({ key }) => key));
    for (const key of Object.keys(given))
      if (!keys.has(key)) problems.push(`${file}: there is no message ‘${key}’.`);
    const written = new Map<string, string>();
    for (const text of declared) {
      const where = `${file}: ‘${text.key}’`;
      const row = given[text.key];
      const translated: unknown = row?.[language] ?? '';
      if (typeof translated !== 'string') problems.push(`${where} is no text.`);
      else if (translated.trim() === '') {
        if (text.text === undefined && !text.isPlural) missing.push(where);
      } else if (row?.['en'] !== text.english)
        outdated.push(`${where} now says ‘${text.english}’ in English.`);
      else {
        problems.push(...brokenNames(text, translated).map((problem) => `${where} ${problem}`));
        written.set(text.key, translated);
      }
    }
    if (written.size > 0) texts.set(file, written);
  }
  return { problems, missing, outdated, texts };
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Some plurals name their number in a word: 'één vacature'. */
const numbers: ReadonlySet<string> = new Set(['count', 'number']);

/** Names in double braces that a translation has too few or too many of, or that its braces hide. */
function brokenNames({ english, isPlural }: DeclaredText, translated: string): string[] {
  const free = (name: string) => isPlural && numbers.has(name);
  const without = (names: readonly string[], others: readonly string[]) =>
    [...new Set(names)].filter((name) => !others.includes(name) && !free(name));
  const [wanted, found] = [namesIn(english), namesIn(translated)];
  const hasStray = (text: string) => /\{\{|\}\}/.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
  return [
    ...without(wanted, found).map((name) => `lacks {{${name}}}.`),
    ...without(found, wanted).map((name) => `has {{${name}}}, which nothing fills in.`),
    ...(hasStray(translated) && !hasStray(english) ? ['has braces that do not close around a name.'] : []),
  ];
}
