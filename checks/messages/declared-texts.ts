import ts from 'typescript';

/** A text that is declared in English, and what it is in another language. */
export interface DeclaredText {
  /** Its declaration and keys: `faqMessages.heading`. */
  readonly key: string;
  readonly english: string;
  /** `undefined` where the language has none yet. */
  readonly text: string | undefined;
  /** A plural form that this language has, and English need not. */
  readonly isPlural: boolean;
}

/** An object with a property per language. */
export interface Declaration {
  readonly path: readonly string[];
  readonly node: ts.ObjectLiteralExpression;
  /** What is written above it. */
  readonly about: string | undefined;
}

export const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** The name of a property: an identifier, a string or a number. */
function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;
}

export function propertyOf(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((property) => nameOf(property) === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Every object of a source that has English and another language. */
export function declarationsIn(source: ts.SourceFile, locales: readonly string[]): Declaration[] {
  const found: Declaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && propertyOf(node, 'en')) {
      if (locales.some((locale) => locale !== 'en' && propertyOf(node, locale)))
        found.push({ path: pathTo(node), node, about: commentOf(node) });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function pathTo(node: ts.Node): string[] {
  if (!node.parent || ts.isSourceFile(node)) return [];
  const above = pathTo(node.parent);
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return [...above, node.name.text];
  if (ts.isPropertyAssignment(node)) return [...above, nameOf(node) ?? node.name.getText()];
  return above;
}

function commentOf(node: ts.Node): string | undefined {
  const statement = ts.findAncestor(node, ts.isVariableStatement);
  const [comment] = statement ? ts.getJSDocCommentsAndTags(statement) : [];
  return comment && ts.getTextOfJSDocComment(comment.comment);
}

const plural = /^(.+)_(?:zero|one|two|few|many|other)$/;

/** The plural forms of a language, as keys are suffixed by them; English has `one` and `other`. */
const formsOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

export interface Entry {
  readonly name: string;
  /** What English has under this name; of a plural form that English lacks, its `_other`. */
  readonly english: ts.Expression;
  readonly isPlural: boolean;
}

/** The keys that an object has to have in a language: those of English, with the language's own plural forms. */
export function entriesOf(english: ts.ObjectLiteralExpression, language: string): Entry[] {
  const stems = new Set<string>();
  return english.properties.flatMap((property): Entry[] => {
    const name = nameOf(property);
    if (name === undefined || !ts.isPropertyAssignment(property)) return [];
    const [, stem] = plural.exec(name) ?? [];
    const other = stem && propertyOf(english, `${stem}_other`);
    if (!stem || !other) return [{ name, english: property.initializer, isPlural: false }];
    if (stems.has(stem)) return [];
    stems.add(stem);
    return formsOf(language).map((form) => ({
      name: `${stem}_${form}`,
      english: propertyOf(english, `${stem}_${form}`) ?? other,
      isPlural: true,
    }));
  });
}

/** What a source declares, with what it is in a language. */
export function textsIn(source: ts.SourceFile, language: string, locales: readonly string[]): DeclaredText[] {
  const texts: DeclaredText[] = [];
  const walk = (
    english: ts.Expression,
    there: ts.Expression | undefined,
    path: readonly string[],
    isPlural: boolean,
  ) => {
    if (ts.isStringLiteralLike(english)) {
      const text = there && ts.isStringLiteralLike(there) ? there.text : undefined;
      texts.push({ key: path.join('.'), english: english.text, text, isPlural });
    }
    if (ts.isObjectLiteralExpression(english))
      for (const entry of entriesOf(english, language))
        walk(entry.english, propertyOf(there, entry.name), [...path, entry.name], entry.isPlural);
  };
  for (const { path, node } of declarationsIn(source, locales)) {
    const english = propertyOf(node, 'en');
    if (english) walk(english, propertyOf(node, language), path, false);
  }
  return texts;
}
