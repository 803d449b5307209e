import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, repositoryFiles, sourceFiles } from './repository-files.ts';

const glossary =
  /<!-- glossary: checked -->(.*)<!-- \/glossary -->/s.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
/** The left column of the glossary, without its head and its rule. */
const went = glossary
  .trim()
  .split('\n')
  .slice(2)
  .flatMap((row) => (row.split('|')[1] ?? '').split(','))
  .map((word) => word.trim());

/** `useStoredDraft` and `use-stored-draft` as `-use-stored-draft-`. */
const parted = (name: string): string =>
  `-${name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[._]/g, '-')
    .toLowerCase()}-`;
const privateIn = (name: string): string | undefined =>
  went.find((word) => parted(name).includes(`-${word}-`));

/** What must be called so: icons by their names, a code of the API, keys that texts were stored under, lines of streets. */
const allowed: readonly RegExp[] = [
  /^packages\/ui\/src\/icon\/named-icon\.tsx: (heart|house|hand-heart|heart-pulse)$/,
  /^packages\/api-client\/src\/contract\/errors\.messages\.ts: gone$/,
];

/** Every name that a file declares. Imports have the names of where they come from, names with underscores the wire's. */
function declaredIn(file: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as { readonly name?: ts.Node };
    if (
      name &&
      !ts.isImportClause(node) &&
      !isReference(node) &&
      (ts.isIdentifier(name) || ts.isStringLiteral(name))
    )
      names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return names.filter((name) => /^[\w$-]+$/.test(name) && !/[a-z\d]_[a-z]/.test(name.replace(plural, '')));
}
const plural = /_(?:zero|one|two|few|many|other)$/;
const isReference = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) ||
  ts.isImportSpecifier(node) ||
  ts.isJsxAttribute(node) ||
  ts.isMetaProperty(node);

/** Of the words that went those that sentences need as well, in another sense or still to be replaced. */
const inSentences: ReadonlySet<string> = new Set([
  'carried',
  'carry',
  'gone',
  'hands',
  'kept',
  'looks',
  'meet',
  'room',
  'said',
  'say',
  'says',
  'shown',
  'speak',
  'spoken',
  'tell',
  'tells',
]);

/** What is written for who reads the code: comments, and the texts of decisions without names of code and addresses. */
function proseOf(file: string): string {
  if (/^docs\/decisions\/\d.*\.md$/.test(file)) return read(file).replaceAll(/`[^`]*`|\]\([^)]*\)/g, '');
  if (!/^(?:packages|hosts|start|checks|scripts|e2e)\/.*\.(?:tsx?|mjs|js|css)$/.test(file)) return '';
  return (read(file).match(/\/\*.*?\*\/|(?<![:'"`\w])\/\/[^\n]*/gs) ?? [])
    .join('\n')
    .replaceAll(/`[^`\n]*`|'[^'\n]*'/g, '');
}

describe('the words that went', () => {
  it('are read from the glossary', () => {
    expect(went).toContain('told');
    expect(went.length).toBeGreaterThan(15);
    expect(privateIn('useKeptDraft')).toBe('kept');
    expect(privateIn('keptDraft')).toBe('kept');
    expect(privateIn('rollback')).toBeUndefined();
    expect(privateIn('putBack')).toBe('put-back');
  });

  it('are in nothing that is declared', () => {
    const files = sourceFiles().filter((file) => /^(?:packages|hosts|start|checks|scripts)\//.test(file));
    const found = files.flatMap((file) =>
      declaredIn(file)
        .filter((name) => privateIn(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found.filter((name) => !allowed.some((one) => one.test(name)))).toEqual([]);
    expect(declaredIn('checks/vocabulary.test.ts')).toContain('declaredIn');
  });

  it('are in no comment and no record of a decision, but for those that are words of a sentence too', () => {
    const found = new Map<string, string[]>();
    for (const file of repositoryFiles()) {
      const words =
        proseOf(file)
          .toLowerCase()
          .match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
      for (const word of words) if (went.includes(word)) found.set(word, [...(found.get(word) ?? []), file]);
    }
    const ordinary = [...found.keys()].filter((word) => inSentences.has(word));
    expect([...found].filter(([word]) => !inSentences.has(word))).toEqual([]);
    // One that is left nowhere is held from then on.
    expect(ordinary.sort()).toEqual([...inSentences].sort());
    expect(proseOf('checks/vocabulary.test.ts')).toContain('held from then on');
  });

  it('are in the name of no source file', () => {
    // Journeys are called by what a person does.
    const files = repositoryFiles().filter((file) =>
      /^(packages|hosts|checks|storybook|docs-site|start)\/.*\.(tsx?|css)$/.test(file),
    );
    expect(files.filter((file) => privateIn(file.slice(file.lastIndexOf('/') + 1)))).toEqual([]);
  });
});
