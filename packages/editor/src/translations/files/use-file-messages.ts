import { translate, type TypedTranslate } from '@boardwright/messages';
import { useMemo } from 'react';
import { useEditorLocale } from '../../editor-messages.tsx';
import { translationFileMessages } from './translation-files.messages.ts';

/** The words of files of translators, in the editor's language; the same function for as long as that is the same. */
export function useFileMessages(): TypedTranslate<typeof translationFileMessages.en> {
  const locale = useEditorLocale();
  return useMemo(() => translate(translationFileMessages, locale), [locale]);
}
