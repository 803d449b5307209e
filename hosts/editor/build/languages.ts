import { editorLanguage } from '@boardwright/editor/editor-languages';
import { isLocale, locales, type Locale } from '@boardwright/messages';
import type { Plugin, Rolldown } from 'vite';

const listId = 'virtual:editor-languages';
const idOf = (locale: Locale): string => `${listId}/${locale}`;

/** Whether a module declares what is read, in every language. */
export const declaresTexts = (id: string): boolean => /\.(?:messages|labels)\.ts$/.test(id);
/** What is said where nothing else has come is there in every language. */
const alwaysThere = /\/(?:unanswered|server-failed|not-loaded)\.messages\.ts$/;

/** The modules with texts in every language that are fetched with these entries. */
function textsBroughtBy(entries: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    for (const [id, { renderedLength }] of Object.entries(chunk.modules))
      if (renderedLength > 0 && declaresTexts(id) && !alwaysThere.test(id)) found.add(id);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && (chunk.isEntry || entries.includes(chunk.facadeModuleId ?? '')))
      visit(chunk.fileName);
  return [...found];
}

/**
 * For Vite: `virtual:editor-languages` is a function for every language of the editor, which fetches all that is said in
 * it, as a file of its own. Messages stay where they are declared, in all languages together; a build writes out each.
 * @param firstView what is fetched on every visit beside the page's own scripts: a build fails where it brings texts in
 * every language
 */
export function editorLanguages(firstView: readonly string[]): Plugin {
  let isBuild = true;
  return {
    name: 'editor-languages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === listId || id.startsWith(`${listId}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${listId}`)) return undefined;
      const locale = id.slice(listId.length + 2);
      if (!isLocale(locale)) {
        const entries = locales.map((each) => `${each}: () => import(${JSON.stringify(idOf(each))})`);
        return `export default {${entries.join(',\n')}};`;
      }
      // While one works on messages they are read where they stand, so that each change is seen.
      return isBuild
        ? `export default ${JSON.stringify(editorLanguage(locale))};`
        : `import { editorLanguage } from '@boardwright/editor/editor-languages';\nexport default editorLanguage('${locale}');`;
    },
    generateBundle(_options, bundle) {
      const texts = textsBroughtBy(firstView, bundle);
      if (texts.length > 0)
        this.error(
          `The editor's first view brings texts in every language: ${texts.join(', ')}. Read them from the editor's language, or fetch them where they are shown.`,
        );
    },
  };
}
