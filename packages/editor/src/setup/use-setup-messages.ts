import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { setupPageMessages } from './setup-page.messages.ts';

/** The words of setting up a new installation, in the editor's language. */
export function useSetupMessages(): TypedTranslate<typeof setupPageMessages.en> {
  return translate(setupPageMessages, useEditorLocale());
}
