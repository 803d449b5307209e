declare module 'virtual:editor-languages' {
  import type { EditorLanguage } from '@boardwright/engine/start-language';
  import type { EveryLocale } from '@boardwright/messages';

  const editorLanguages: EveryLocale<() => Promise<{ readonly default: EditorLanguage }>>;
  export default editorLanguages;
}
