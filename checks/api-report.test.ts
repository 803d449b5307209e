import { describe, expect, it } from 'vitest';
import { reportOf } from './api-report.ts';

/** The report of `src/index.d.ts` among these files. */
function report(files: Readonly<Record<string, string>>, entries = ['src/index.d.ts']): string {
  return reportOf('@boardwright/probe', entries, (file) => files[file] ?? '');
}

describe('the report of an entry point', () => {
  it('names what is passed on from other files, by the name it has there, and no more', () => {
    expect(
      report({
        'src/index.d.ts':
          "export { zebra, type Animal } from './animals.ts';\nexport { m } from '@other/m';\n",
        'src/animals.d.ts':
          'export declare const zebra: Animal;\nexport interface Animal {\n    /** Of legs. */\n    readonly legs: 4;\n}\nexport declare const hidden: 1;\n',
      }),
    ).toBe(
      "@boardwright/probe\n\nexport interface Animal {\n    readonly legs: 4;\n}\nexport { m } from '@other/m';\nexport declare const zebra: Animal;\n",
    );
  });

  it('names all of a list that is passed on whole', () => {
    const text = report({
      'src/index.d.ts': "export * from './list.ts';\n",
      'src/list.d.ts': "export { one } from './one.ts';\nexport declare const all: 2;\n",
      'src/one.d.ts': 'export declare const one: 1;\n',
    });
    expect(text).toContain('export declare const one: 1;');
    expect(text).toContain('export declare const all: 2;');
  });

  it('names what each file gives that it stands for', () => {
    const files = {
      'src/blocks/b.d.ts': 'export declare const bBlock: 2;\n',
      'src/blocks/a.d.ts': 'export declare const aBlock: 1;\n',
    };
    expect(report(files, Object.keys(files))).toBe(
      '@boardwright/probe\n\nexport declare const aBlock: 1;\nexport declare const bBlock: 2;\n',
    );
  });

  it('says what is deprecated, and what to use instead', () => {
    expect(
      report({
        'src/index.d.ts': '/**\n * Old.\n * @deprecated use\n * newOne\n */\nexport declare const old: 1;\n',
      }),
    ).toBe('@boardwright/probe\n\n/** @deprecated use newOne */\nexport declare const old: 1;\n');
  });

  it('finds what was imported before it is exported', () => {
    const text = report({
      'src/index.d.ts':
        "import { a } from './a.ts';\nexport { a };\nexport declare function b(one: string): void;\n",
      'src/a.d.ts': 'export declare const a: 1;\n',
    });
    expect(text).toContain('export declare const a: 1;');
    expect(text).toContain('export declare function b(one: string): void;');
  });

  it('changes with a type, and not with a text or with what lies deep', () => {
    const of = (type: string) => report({ 'src/index.d.ts': `export declare const value: ${type};\n` });
    expect(of('{ a: string }')).not.toBe(of('{ a: number }'));
    expect(of('{ a: { b: string } }')).not.toBe(of('{ a: { b: number } }'));
    expect(of('{ a: { b: { c: string } } }')).toBe(of('{ a: { b: { c: number } } }'));
    const sentence = (word: string) =>
      `"${word}, which is a sentence that is said to somebody who reads a page"`;
    expect(of(sentence('This'))).toBe(of(sentence('That')));
    const messages = (type: string, key: string) =>
      report({
        'src/index.d.ts': `export declare const block: Block<Key<${type}<{ ${key}: 'One' }>>>;\n`,
      });
    for (const type of ['Messages', 'import("@m").Messages'])
      expect(messages(type, 'one')).toBe(messages(type, 'two'));
  });

  it('writes a type by its name, wherever it comes from', () => {
    expect(report({ 'src/index.d.ts': 'export declare const a: import("./b.ts").B<string>;\n' })).toContain(
      'export declare const a: B<string>;',
    );
  });
});
