import ts from 'typescript';
import { declarationsIn, entriesOf, parse, propertyOf } from './declared-texts.ts';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What a formatter sets in the quotes that the formatter sets. */
const quoted = (text: string): string => JSON.stringify(text);
const named = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/**
 * A file of messages with texts of a language written into it: those that differ are replaced in their place, those that
 * are new stand behind what is there. Unformatted where something changed; the very same where nothing did.
 * @param texts by key, as `textsIn` tells them
 */
export function writeTexts(
  { file, source }: { readonly file: string; readonly source: string },
  texts: ReadonlyMap<string, string>,
  language: string,
  locales: readonly string[],
): string {
  const edits: Edit[] = [];
  /** What stands for English in the language, where nothing stood yet; nothing where no text of it is given. */
  const added = (english: ts.Expression, path: readonly string[]): string | undefined => {
    if (ts.isStringLiteralLike(english)) {
      const text = texts.get(path.join('.'));
      return text === undefined ? undefined : quoted(text);
    }
    if (!ts.isObjectLiteralExpression(english)) return inLanguage(english.getText(), language);
    const spread = english.properties
      .filter((property) => !ts.isPropertyAssignment(property))
      .map((property) => inLanguage(property.getText(), language));
    const entries = entriesOf(english, language).flatMap(({ name, english: from }) => {
      const text = added(from, [...path, name]);
      return text === undefined ? [] : [`${named(name)}: ${text}`];
    });
    const all = [...spread, ...entries];
    return all.length === 0 && english.properties.length > 0 ? undefined : `{ ${all.join(', ')} }`;
  };
  const append = (object: ts.ObjectLiteralExpression, name: string, text: string | undefined): void => {
    if (text === undefined) return;
    const last = object.properties.at(-1);
    const at = last ? last.getEnd() : object.getStart() + 1;
    edits.push({ from: at, to: at, text: `${last ? ', ' : ''}${named(name)}: ${text}` });
  };
  const walk = (english: ts.Expression, there: ts.Expression, path: readonly string[]): void => {
    if (ts.isStringLiteralLike(english) && ts.isStringLiteralLike(there)) {
      const text = texts.get(path.join('.'));
      if (text !== undefined && text !== there.text)
        edits.push({ from: there.getStart(), to: there.getEnd(), text: quoted(text) });
    }
    if (!ts.isObjectLiteralExpression(english) || !ts.isObjectLiteralExpression(there)) return;
    for (const { name, english: from } of entriesOf(english, language)) {
      const at = propertyOf(there, name);
      if (at) walk(from, at, [...path, name]);
      else append(there, name, added(from, [...path, name]));
    }
  };
  for (const { path, node } of declarationsIn(parse(file, source), locales)) {
    const english = propertyOf(node, 'en');
    const there = propertyOf(node, language);
    if (english && there) walk(english, there, path);
    else if (english) append(node, language, added(english, path));
  }
  // From the end on, so that no place moves; what stands in one place keeps its order.
  return edits
    .toReversed()
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
}

/** `faqMessages.en` → `faqMessages.de`, `emailMessages('en')` → `emailMessages('de')`. */
const inLanguage = (code: string, language: string): string =>
  code.replaceAll(/\.en\b/g, `.${language}`).replaceAll("'en'", `'${language}'`);
