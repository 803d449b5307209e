import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { viewMessages } from './views.messages.ts';

/** What is said of views and columns, in the editor's language. */
export function useViewMessages(): TypedTranslate<typeof viewMessages.en> {
  return translate(viewMessages, useEditorLocale());
}
