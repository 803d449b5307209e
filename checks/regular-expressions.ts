import ts from 'typescript';
import { read, sourceFiles } from './repository-files.ts';

/** A regular expression of the product, and where it stands. */
export interface FoundExpression {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

export const isProduct = (file: string): boolean =>
  /^(hosts|packages)\/[^/]+(\/[^/]+)?\/src\//.test(file) &&
  !/\.(test|fixtures|stories|scenes)\.|\/(test|testing)\//.test(file);

function sourceOf(node: ts.Node): Pick<FoundExpression, 'source' | 'flags'> | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
    return { source, flags };
  }
  // JSON schema's patterns are read with the flag u.
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'pattern' &&
    ts.isStringLiteralLike(node.initializer) &&
    // There it is a word for people.
    !/\.messages\.|-words\.ts$/.test(node.getSourceFile().fileName)
  )
    return { source: node.initializer.text, flags: 'u' };
  return undefined;
}

/** Every regular expression that is written in hosts and packages, patterns of schemas too; each once in a file. */
export function findExpressions(): readonly FoundExpression[] {
  const found = new Map<string, FoundExpression>();
  for (const file of sourceFiles().filter(isProduct)) {
    const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const expression = sourceOf(node);
      if (expression) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const key = `${file} ${expression.source}/${expression.flags}`;
        if (!found.has(key)) found.set(key, { at: `${file}:${line}`, ...expression });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return [...found.values()];
}
