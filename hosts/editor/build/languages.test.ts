import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { editorLanguages } from './languages.ts';

/** The code of each file of a build of a little application, by its name. @throws why there is none */
async function built(source: string, texts = ''): Promise<ReadonlyMap<string, string>> {
  const sources: Readonly<Record<string, string>> = { entry: source, 'a.messages.ts': texts };
  const files = new Map<string, string>();
  const here: Plugin = {
    name: 'here',
    resolveId: (id) => (Object.hasOwn(sources, id) ? id : undefined),
    load: (id) => sources[id],
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') files.set(file.name, file.code);
    },
  };
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [here, editorLanguages(['entry'])],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  });
  return files;
}

const list = 'import languages from "virtual:editor-languages"; globalThis.all = languages;';

describe('the languages of the editor', () => {
  it('are a file each, with no word of another', async () => {
    const files = await built(list);
    const titles = [
      ['en', 'Back to the bench'],
      ['nl', 'Terug aan de werkbank'],
      ['ro', 'Înapoi la bancul de lucru'],
    ] as const;
    const languagesIn = (name: string) =>
      titles.filter(([, title]) => files.get(name)?.includes(title)).map(([locale]) => locale);
    for (const [locale] of titles) expect(languagesIn(locale)).toEqual([locale]);
    expect(languagesIn('entry')).toEqual([]);
    expect(files.get('nl')).toContain('Tekst met afbeelding');
  });

  it('end a build whose first view brings texts in every language, by name', async () => {
    const texts = 'export const texts = { en: "Hello", nl: "Hallo" };';
    await expect(
      built('import { texts } from "a.messages.ts"; globalThis.texts = texts;', texts),
    ).rejects.toThrow('brings texts in every language: a.messages.ts');
    const files = await built(
      'import("a.messages.ts").then(({ texts }) => (globalThis.texts = texts));',
      texts,
    );
    expect(files.get('entry')).not.toContain('Hallo');
  });
});
