import type { Locale } from '@boardwright/messages';
import { useEffect, useState } from 'react';
import type { EditorLanguage } from '../language/start-language.ts';

export const loadLanguage = async (locale: Locale): Promise<EditorLanguage> => {
  const { editorLanguage } = await import('../language/editor-languages.ts');
  return editorLanguage(locale);
};

/** The editor's messages in a language; while another one is fetched, those it had. An Error where they did not come. */
export function useLoadedLanguage(locale: Locale): EditorLanguage | Error | undefined {
  const [loaded, setLoaded] = useState<EditorLanguage | Error>();
  useEffect(() => {
    let isOver = false;
    loadLanguage(locale).then(
      (language) => isOver || setLoaded(language),
      (error: unknown) => isOver || setLoaded(error as Error),
    );
    return () => {
      isOver = true;
    };
  }, [locale]);
  return loaded;
}
