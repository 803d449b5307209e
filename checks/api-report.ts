import { posix } from 'node:path';
import ts from 'typescript';
import { filledEntries } from '../scripts/entry-patterns.mjs';
import { exists, read, repositoryFiles, root as repository } from './repository-files.ts';

/** What one entry point of a package gives to others, as text. */
export interface ApiReport {
  /** The file that it is checked in as. */
  readonly file: string;
  readonly text: string;
}

type SourceOf = (file: string) => ts.SourceFile;

interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** Type literals in one another that are written out; what lies deeper is a dot dot dot. */
const depth = 2;
/** Literal types longer than this are sentences: what they say is no matter of types. */
const longestLiteral = 60;

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
const dots = ts.factory.createTypeReferenceNode('…');

/** Every entry point of every package, by what the type check last wrote of it. */
export function apiReports(): ApiReport[] {
  return repositoryFiles()
    .filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))
    .flatMap((path) => {
      const folder = posix.dirname(path);
      const { name, exports } = JSON.parse(read(path)) as {
        readonly name: string;
        readonly exports: Readonly<Record<string, string>>;
      };
      const { '.': root = '' } = exports;
      return Object.entries(exports)
        .filter(([, source]) => /\.tsx?$/.test(source) && !isNamedBy(posix.join(folder, root), source))
        .map(([entry, source]) => ({
          file: `${folder}/api-report/${entry.slice(2).replace('/*', '-each') || 'index'}.txt`,
          text: reportOf(
            name + entry.slice(1),
            filledEntries(posix.join(repository, folder), entry, source).map(([, one]) =>
              emitted(posix.join(folder, one)),
            ),
            readEmitted,
          ),
        }));
    });
}

/** Whether an entry is one file whose names the first entry of its package gives too: that one's report has them. */
const isNamedBy = (root: string, source: string): boolean =>
  exists(root) && read(root).includes(`from '${source.replace('./src/', './')}'`);

/** `packages/x/src/a.tsx` → the declarations that the type check wrote of it. */
const emitted = (source: string): string =>
  source.replace(/^(packages\/[^/]+)\/src\//, '$1/.tsbuild/src/').replace(/\.tsx?$/, '.d.ts');

/** @throws when the type check has not run */
function readEmitted(file: string): string {
  if (!exists(file)) throw new Error(`${file} is not there: run \`npm run check types\` first`);
  return read(file);
}

/**
 * What an entry gives to others, in the order of the alphabet.
 * @param title first line of it
 * @param files of declarations: one, or as many as an entry like `./blocks/*` stands for
 * @param readFile gives the text of a file of declarations
 */
export function reportOf(
  title: string,
  files: readonly string[],
  readFile: (file: string) => string,
): string {
  const parsed = new Map<string, ts.SourceFile>();
  const sourceOf: SourceOf = (path) => {
    const known = parsed.get(path) ?? ts.createSourceFile(path, readFile(path), ts.ScriptTarget.Latest, true);
    parsed.set(path, known);
    return known;
  };
  const declared = files
    .flatMap((file) => declarationsOf(file, sourceOf))
    .toSorted((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1));
  return `${title}\n\n${declared.map(({ text }) => text).join('\n')}\n`;
}

/** What a file exports, its own and what it passes on. */
function declarationsOf(file: string, sourceOf: SourceOf): Declaration[] {
  const source = sourceOf(file);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return passedOn(file, statement, sourceOf);
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const text = deprecation(statement) + written(statement, source);
    return isExported ? namesOf(statement).map((name) => ({ name, text })) : [];
  });
}

/** A line that says so before what is deprecated: who reads a change of the report sees it go. */
function deprecation(statement: ts.Statement): string {
  const tag = ts.getJSDocDeprecatedTag(statement);
  const text = tag && ts.getTextOfJSDocComment(tag.comment)?.replaceAll(/\s+/g, ' ');
  return tag ? `/** @deprecated ${text ?? ''} */\n` : '';
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name ? [name.text] : [];
}

/** The declarations of what a file imports from beside it. */
const fileOf = (file: string, from: string): string =>
  posix.join(posix.dirname(file), from).replace(/\.tsx?$/, '.d.ts');

function passedOn(file: string, statement: ts.ExportDeclaration, sourceOf: SourceOf): Declaration[] {
  const { exportClause, moduleSpecifier } = statement;
  // A list that is written from the folders is passed on whole.
  if (!exportClause && moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
    return declarationsOf(fileOf(file, moduleSpecifier.text), sourceOf);
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.flatMap(({ name, propertyName }) => {
    const original = (propertyName ?? name).text;
    const from = moduleSpecifier ?? importOf(sourceOf(file), original);
    if (!from || !ts.isStringLiteral(from)) return [];
    if (!from.text.startsWith('.'))
      return [{ name: name.text, text: `export { ${original} } from '${from.text}';` }];
    return declarationsOf(fileOf(file, from.text), sourceOf).filter((declared) => declared.name === original);
  });
}

/** Where a file has a name from that it exports without saying so. */
function importOf({ statements }: ts.SourceFile, name: string): ts.Expression | undefined {
  return statements.find((statement): statement is ts.ImportDeclaration => {
    const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    return named !== undefined && ts.isNamedImports(named)
      ? named.elements.some((element) => element.name.text === name)
      : false;
  })?.moduleSpecifier;
}

/** A declaration without comments and without what lies deep in it. */
function written(statement: ts.Statement, source: ts.SourceFile): string {
  const shortened = ts.transform(statement, [
    (context) => (root) => {
      const visit =
        (level: number) =>
        (node: ts.Node): ts.Node => {
          if (ts.isTypeLiteralNode(node) && level >= depth) return dots;
          if (ts.isLiteralTypeNode(node) && node.getText(source).length > longestLiteral)
            return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
          const name = ts.isImportTypeNode(node)
            ? node.qualifier
            : ts.isTypeReferenceNode(node)
              ? node.typeName
              : undefined;
          // What is said changes with every text; that it is messages does not.
          const inside = name?.getText(source) === 'Messages' ? depth : level;
          if (ts.isImportTypeNode(node) && name) {
            const given = node.typeArguments?.map((argument) => visit(inside)(argument) as ts.TypeNode);
            const typeArguments = given && level >= depth ? [dots] : given;
            return node.isTypeOf
              ? ts.factory.createTypeQueryNode(name, typeArguments)
              : ts.factory.createTypeReferenceNode(name, typeArguments);
          }
          const deeper = ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node);
          return ts.visitEachChild(node, visit(deeper ? inside + 1 : inside), context);
        };
      return visit(0)(root) as ts.Statement;
    },
  ]);
  return printer.printNode(ts.EmitHint.Unspecified, shortened.transformed[0] ?? statement, source);
}
