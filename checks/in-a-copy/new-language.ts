import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, repositoryFiles, sourceFiles } from '../repository-files.ts';
import { exportTexts, type Catalogue } from '../messages/catalogue.ts';
import { pseudoText } from '../messages/pseudo-language.ts';
import { copy } from './shared-copy.ts';

const list = 'packages/messages/src/locales.ts';
const language = 'de';
const templates = 'checks/in-a-copy/templates/language';
/** Where the templates go, and the tests of each package that render in every language. */
const folders = {
  'packages/engine': {
    templates: ['recorder.ts', 'server.ts', 'vitest.config.ts', 'parts.test.tsx', 'pages.test.tsx'],
    tests: ['language/'],
  },
  // Of its tests, those that are called after the language.
  'packages/editor': {
    templates: ['recorder.ts', 'server.ts', 'vitest.config.ts'],
    tests: [
      'workspaces.test',
      'site-settings.test',
      'forward-list.test',
      'shop.test',
      'categories.test',
      'articles.test',
      'block-panel.test',
    ].concat('-t', String.raw`\b${language}\b`),
  },
  'hosts/site': {
    templates: ['recorder.ts', 'server.ts', 'vitest.config.ts', 'site.test.ts'],
    tests: ['language/'],
  },
} as const;

interface Noted {
  readonly place: string;
  readonly generated: boolean;
  readonly text: string;
}

describe('a language that is added', () => {
  const translator = ['checks/messages/messages-command.ts'];

  beforeAll(() => {
    copy.write(list, read(list).replace(/(export const locales = \[.*?)\]/, `$1, '${language}']`));
  });

  it('fails to compile in every file that declares texts', async () => {
    const exported = await copy.run('node', [...translator, 'export', language, 'open.json']);
    expect(exported.code === 0 ? '' : exported.output).toBe('');
    const { files } = JSON.parse(copy.read('open.json')) as Catalogue;
    copy.write('texts.tsconfig.json', JSON.stringify(onlyThese(Object.keys(files))));
    const { code, output } = await copy.run('tsc', ['--project', 'texts.tsconfig.json', '--checkers', '1']);
    expect(code).not.toBe(0);
    const wrong = [...output.matchAll(/^(.+?)\(\d+,\d+\): error /gm)].map(([, file]) => file);
    expect(Object.keys(files).filter((file) => !wrong.includes(file))).toEqual([]);
  }, 600_000);

  it('compiles once a translator’s file is brought in, which is all that changes', async () => {
    const catalogue = JSON.parse(copy.read('open.json')) as Catalogue;
    const files = Object.fromEntries(
      Object.entries(catalogue.files).map(([file, texts]) => [
        file,
        Object.fromEntries(
          Object.entries(texts).map(([key, { en = '' }]) => [key, { en, [language]: pseudoText(en) }]),
        ),
      ]),
    );
    copy.write('whole.json', JSON.stringify({ language, files }));
    await copy.run('git', ['add', '--all']);
    const { code, output } = await copy.run('node', [...translator, 'import', 'whole.json']);
    expect(code === 0 ? '' : output).toBe('');
    expect(output).not.toContain('Not translated');
    const changed = await copy.run('git', ['diff', '--name-only']);
    const others = changed.output.split('\n').filter((file) => !/^$|\.(?:messages|labels)\.ts$/.test(file));
    expect(others).toEqual([]);
    // From the beginning: what is remembered of the original does not know that its languages changed.
    const checked = await copy.run('tsc', ['-b', '--checkers', '1', '--force']);
    expect(checked.code === 0 ? '' : checked.output).toBe('');
  }, 600_000);

  it.each(Object.entries(folders))(
    'is read on every page of %s, with no English left',
    async (within, { templates: files, tests }) => {
      for (const file of files) copy.write(`${within}/language/${file}`, copy.read(`${templates}/${file}`));
      const ended = await copy.run('vitest', ['run', '--config', 'language/vitest.config.ts', ...tests], {
        cwd: within,
      });
      expect(ended.code === 0 ? '' : ended.output).toBe('');
      const noted = notedIn(join(copy.folder, within, '.cache/rendered'));
      expect(noted.filter(({ generated }) => generated)).not.toEqual([]);
      expect(englishLeft(noted)).toEqual([]);
    },
    600_000,
  );
});

/** Files with what they import: all others of the repository are checked once the language is there. */
const onlyThese = (files: readonly string[]) => ({
  extends: './tsconfig.base.json',
  compilerOptions: {
    noEmit: true,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    jsx: 'react-jsx',
  },
  files,
});

/** Pages of the preview board are called after their kind. */
const labelsOfPreview = ['Terms and conditions'];

/** What is shown in tests and fixtures as content of a site: nobody translates it. */
const isContent = (file: string) =>
  /\.(?:fixtures|scenes|stories)\.tsx?$|\/testing\/|\/a-site\.ts$/.test(file);

/** What was rendered in a package's tests. */
const notedIn = (folder: string): readonly Noted[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Noted),
  );

/** English messages that stand in a page of the generated language, though nobody typed them there. */
function englishLeft(noted: readonly Noted[]): string[] {
  const sources = repositoryFiles()
    .filter((file) => /\.(?:messages|labels)\.ts$/.test(file))
    .map((file) => ({ file, source: read(file) }));
  const rows = Object.values(exportTexts(sources, 'nl', ['en', 'nl', 'ro']).files).flatMap((texts) =>
    Object.values(texts),
  );
  // What is the same in another language is a name, or a word that both have.
  const english = new Set(rows.filter(({ en, nl }) => en !== nl).map(({ en }) => en));
  const content = sourceFiles().filter(isContent).map(read).join('\n');
  const isVisible = ({ text, place }: Noted) =>
    labelsOfPreview.includes(text) ||
    [content, readFileSync(place, 'utf8')].some(
      (all) => all.includes(`'${text}'`) || all.includes(`>${text}<`),
    );
  const left = noted.filter((each) => each.generated && english.has(each.text) && !isVisible(each));
  return [...new Set(left.map(({ place, text }) => `${basename(place)}: ${text}`))].sort();
}
