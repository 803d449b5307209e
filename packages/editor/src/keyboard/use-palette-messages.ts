import { translate, type TypedTranslate } from '@boardwright/messages';
import { useMemo } from 'react';
import { useEditorLocale } from '../editor-messages.tsx';
import { paletteMessages } from './palette.messages.ts';

/** The words of the palette, in the editor's language; the same function for as long as that is the same. */
export function usePaletteMessages(): TypedTranslate<typeof paletteMessages.en> {
  const locale = useEditorLocale();
  return useMemo(() => translate(paletteMessages, locale), [locale]);
}
