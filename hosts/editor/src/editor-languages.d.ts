declare module 'virtual:editor-languages' {
  import type { EditorLanguage } from '@boardwright/editor/start-language';
  import type { EveryLocale } from '@boardwright/messages';

  const editorLanguages: EveryLocale<() => Promise<{ readonly default: EditorLanguage }>>;
  export default editorLanguages;
}
