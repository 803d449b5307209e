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

const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|enum) ([\w$]+)/gm;

describe('the words that went', () => {
  it('are read from the glossary', () => {
    expect(went).toContain('told');
    expect(went.length).toBeGreaterThan(15);
    expect(privateIn('useKeptDraft')).toBe('kept');
    expect(privateIn('keptDraft')).toBe('kept');
    expect(privateIn('rollback')).toBeUndefined();
    expect(privateIn('putBack')).toBe('put-back');
  });

  it('are in the name of no export', () => {
    const found = sourceFiles().flatMap((file) =>
      [...read(file).matchAll(exported)].flatMap(([, name = '']) =>
        privateIn(name) ? [`${file}: ${name}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('are in the name of no source file', () => {
    // Journeys are called by what a person does.
    const files = repositoryFiles().filter((file) =>
      /^(packages|hosts|checks|storybook|docs-site|start)\/.*\.(tsx?|css)$/.test(file),
    );
    expect(files.filter((file) => privateIn(file.slice(file.lastIndexOf('/') + 1)))).toEqual([]);
  });
});
