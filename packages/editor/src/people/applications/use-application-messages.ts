import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../../editor-messages.tsx';
import { applicationsMessages } from './applications.messages.ts';

/** The words of the applications here, in the editor's language. */
export function useApplicationMessages(): TypedTranslate<typeof applicationsMessages.en> {
  return translate(applicationsMessages, useEditorLocale());
}
