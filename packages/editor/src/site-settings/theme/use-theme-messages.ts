import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../../editor-messages.tsx';
import { themeMessages } from './theme.messages.ts';

/** The words of the theme, in the editor's language. */
export function useThemeMessages(): TypedTranslate<typeof themeMessages.en> {
  return translate(themeMessages, useEditorLocale());
}
