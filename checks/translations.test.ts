import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { locales } from '../packages/messages/src/index.ts';
import { read, repositoryFiles } from './repository-files.ts';
import { exportTexts, readCatalogue, type Catalogue, type MessageFile } from './messages/catalogue.ts';
import { parse, textsIn } from './messages/declared-texts.ts';
import { pseudoText } from './messages/pseudo-language.ts';
import { hasText, sameAsEnglish } from './messages/same-as-english.ts';
import { writeTexts } from './messages/write-texts.ts';

const files: readonly MessageFile[] = repositoryFiles()
  .filter((file) => /\.(messages|labels)\.ts$/.test(file))
  .map((file) => ({ file, source: read(file) }));
const nothing = new Map<string, string>();

const example: MessageFile = {
  file: 'a.messages.ts',
  source: `export const greetings = defineMessages({
  en: { ...shared.en, hello: 'Hello {{name}}', jobs_one: '{{count}} job', jobs_other: '{{count}} jobs', form: { send: 'Send' } },
  nl: { ...shared.nl, hello: 'Hallo {{name}}', jobs_one: 'één baan', jobs_other: '{{count}} banen', form: {} },
});
`,
};
const known = ['en', 'nl', 'ro'];
const usedIn = (language: string, texts: Readonly<Record<string, unknown>>) => {
  const rows = Object.entries(exportTexts([example], language, known).files['a.messages.ts'] ?? {}).map(
    ([key, row]) => [key, { ...row, ...(key in texts && { [language]: texts[key] }) }],
  );
  const catalogue = {
    language,
    files: { 'a.messages.ts': Object.fromEntries(rows) as Catalogue['files'][string] },
  };
  return readCatalogue(catalogue, [example], known);
};

describe('texts handed to a translator', () => {
  it.each(locales.filter((locale) => locale !== 'en'))(
    'come back unchanged in %s, and change nothing',
    (language) => {
      const { problems, missing, outdated, texts } = readCatalogue(
        exportTexts(files, language, locales),
        files,
        locales,
      );
      expect({ problems, missing, outdated }).toEqual({ problems: [], missing: [], outdated: [] });
      for (const each of files)
        expect(writeTexts(each, texts.get(each.file) ?? nothing, language, locales)).toBe(each.source);
    },
  );

  /** What may end a string, a line or a sentence too early. */
  const hard = [
    "'",
    '"',
    '’',
    '`${1}`',
    '\\',
    '\\n',
    'a\nb',
    '\t',
    '\u2028',
    '</script>',
    '// no',
    '*/',
    '🦦',
    ' ',
  ];

  it.each(['nl', 'de'])('are read as they were written, whatever they say, in %s', (language) => {
    const all = [...locales, 'de'];
    for (const [index, each] of files.entries()) {
      const keys = textsIn(parse(each.file, each.source), language, all).map(({ key }) => key);
      const texts = new Map(keys.map((key, at) => [key, `${at}${hard[(at + index) % hard.length]}`]));
      const written = writeTexts(each, texts, language, all);
      const again = textsIn(parse(each.file, written), language, all);
      expect(new Map(again.map(({ key, text }) => [key, text]))).toEqual(texts);
      expect(writeTexts({ ...each, source: written }, texts, language, all)).toBe(written);
      // Whatever was said in other languages is said there still.
      const others = (source: string) => textsIn(parse(each.file, source), 'ro', all);
      expect(others(written)).toEqual(others(each.source));
    }
  });

  it('have the plural forms of their language, and are written where they are missing', () => {
    expect(exportTexts([example], 'ro', known).files['a.messages.ts']).toMatchObject({
      'greetings.jobs_few': { en: '{{count}} jobs', ro: '' },
      'greetings.form.send': { en: 'Send', ro: '' },
    });
    const { texts } = usedIn('ro', {
      'greetings.jobs_few': '{{count}} joburi',
      'greetings.form.send': 'Trimite',
    });
    expect(writeTexts(example, texts.get('a.messages.ts') ?? nothing, 'ro', known)).toContain(
      'ro: { ...shared.ro, jobs_few: "{{count}} joburi", form: { send: "Trimite" } },',
    );
    const dutch = writeTexts(example, new Map([['greetings.form.send', 'Verstuur']]), 'nl', known);
    expect(dutch).toContain('form: {send: "Verstuur"}');
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['lacks a name', { 'greetings.hello': 'Salut' }, '‘greetings.hello’ lacks {{name}}.'],
    [
      'has another name',
      { 'greetings.hello': 'Salut {{nume}} {{name}}' },
      'has {{nume}}, which nothing fills in.',
    ],
    [
      'has stray braces',
      { 'greetings.hello': 'Salut {{name}} {{' },
      'has braces that do not close around a name.',
    ],
    ['is no text', { 'greetings.hello': 7 }, '‘greetings.hello’ is no text.'],
  ])('are refused where one %s', (_, texts, sentence) => {
    expect(usedIn('ro', texts).problems.join()).toContain(sentence);
  });

  it('are refused with a file or a key that is not there, and left where their English has changed', () => {
    const strange = {
      language: 'nl',
      files: { 'b.messages.ts': {}, 'a.messages.ts': { 'greetings.bye': { nl: 'Dag' } } },
    };
    expect(readCatalogue(strange, [example], known).problems).toEqual([
      'b.messages.ts: there is no such file of messages.',
      'a.messages.ts: there is no message ‘greetings.bye’.',
    ]);
    const before = {
      language: 'nl',
      files: { 'a.messages.ts': { 'greetings.form.send': { en: 'Post', nl: 'Verzend' } } },
    };
    const { outdated, texts } = readCatalogue(before, [example], known);
    expect(outdated).toEqual(['a.messages.ts: ‘greetings.form.send’ now says ‘Send’ in English.']);
    expect(texts.size).toBe(0);
    expect(usedIn('nl', {}).missing).toEqual(['a.messages.ts: ‘greetings.form.send’']);
  });

  it('can be told from English at a glance in the generated language, with what is filled in', () => {
    expect(pseudoText('Save {{name}} &amp; <b>go</b>')).toMatch(/^⟦Šávé \{\{name\}\} &amp; <b>ĝö<\/b>~+⟧$/);
  });
});

describe('a text that reads as in English', () => {
  it.each(locales.filter((locale) => locale !== 'en'))(
    'is a name or a borrowed word in %s, and no translation that was forgotten',
    (language) => {
      const rows = Object.values(exportTexts(files, language, locales).files).flatMap((texts) =>
        Object.values(texts),
      );
      const same = new Set(rows.flatMap(({ en, [language]: text }) => (text === en && en ? [en] : [])));
      const mayBe = sameAsEnglish(language);
      expect([...same].filter((text) => hasText(text) && !mayBe.has(text))).toEqual([]);
      expect([...mayBe].filter((text) => !same.has(text))).toEqual([]);
    },
  );
});

describe('what a person reads', () => {
  /** Keys of a keyboard, the product's own name and examples of what to type are the same in every language. */
  const free =
    /^(?:Esc|Shift|Alt|Enter|Ctrl(?: Z)?|Boardwright|TXT|Aa|px ·|&gt;|https:\/\/|jobs\.example\.org)$/;
  const heardAttributes = /^(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder)$/;

  it('stands in a file of messages, and in no component', () => {
    const components = repositoryFiles().filter(
      (file) =>
        // The applications that mount the editor are somebody else's, in their own language.
        /^(?:packages|hosts|examples\/(?!editor-in-))\/?.*\.tsx$/.test(file) &&
        !/\.(?:test|stories|fixture)\.tsx$|\/testing\//.test(file),
    );
    const left = components.flatMap((file) => {
      const found: string[] = [];
      const add = (text: string) => {
        if (/\p{L}{2}/u.test(text) && !free.test(text.trim())) found.push(`${file}: ${text.trim()}`);
      };
      const visit = (node: ts.Node): void => {
        if (ts.isJsxText(node)) add(node.text);
        if (ts.isJsxAttribute(node) && heardAttributes.test(node.name.getText())) {
          const { initializer } = node;
          const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
          if (value && ts.isStringLiteralLike(value)) add(value.text);
        }
        if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression))
          if (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) add(node.expression.text);
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
      return found;
    });
    expect(left).toEqual([]);
  });
});
