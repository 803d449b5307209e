import ts from 'typescript';

export interface FoundImport {
  readonly specifier: string;
  /** Nothing of it is left at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

const read = new Map<string, { readonly source: string; readonly found: readonly FoundImport[] }>();

/** Every import of a source, however it is written: static, re-export, `import()`, `import('…')` types. */
export function importsOf(file: string, source: string): readonly FoundImport[] {
  const before = read.get(file);
  if (before?.source === source) return before.found;
  const found = findImports(file, source);
  read.set(file, { source, found });
  return found;
}

function findImports(file: string, source: string): FoundImport[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  // Elsewhere than at the top of a file stand only those with a bracket, and those in a declared module.
  const isAnywhere = /\bimport\s*[(/]|\bdeclare\s+(?:module|namespace|global)\b/.test(source);
  const found: FoundImport[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const line = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1;
    found.push({ specifier: specifier.text, typeOnly, line });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, onlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node))
      add(node, node.moduleSpecifier, node.isTypeOnly || onlyTypes(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node, node.argument.literal, true);
    if (isAnywhere) ts.forEachChild(node, visit);
  };
  ts.forEachChild(parsed, visit);
  return found;
}

function onlyTypes(clause: ts.ImportClause | ts.ExportDeclaration | undefined): boolean {
  if (!clause) return false;
  if (ts.isExportDeclaration(clause) ? clause.isTypeOnly : clause.phaseModifier === ts.SyntaxKind.TypeKeyword)
    return true;
  if (ts.isImportClause(clause) && clause.name) return false;
  const names = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause;
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}
