import { translate, type TypedTranslate } from '@boardwright/messages';
import { useMemo } from 'react';
import { useEditorLocale } from '../../editor-messages.tsx';
import { sideBySideMessages } from './side-by-side.messages.ts';

/** The words of two languages side by side, in the editor's language; the same function for as long as that is the same. */
export function useSideBySideMessages(): TypedTranslate<typeof sideBySideMessages.en> {
  const locale = useEditorLocale();
  return useMemo(() => translate(sideBySideMessages, locale), [locale]);
}
