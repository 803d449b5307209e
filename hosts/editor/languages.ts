import { editorLanguage } from '@boardwright/engine/editor-languages';
import { isLocale, locales, type Locale } from '@boardwright/messages';
import type { Plugin } from 'vite';

const listId = 'virtual:editor-languages';
const idOf = (locale: Locale): string => `${listId}/${locale}`;

/**
 * For Vite: `virtual:editor-languages` is a function for every language of the editor, which fetches all that is said in
 * it, as a file of its own. Messages stay where they are declared, in all languages together; a build writes out each.
 */
export function editorLanguages(): Plugin {
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
        : `import { editorLanguage } from '@boardwright/engine/editor-languages';\nexport default editorLanguage('${locale}');`;
    },
  };
}
