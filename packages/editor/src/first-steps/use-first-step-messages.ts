import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { firstStepMessages } from './first-steps.messages.ts';

/** The words of the way from a draft to a live board, in the editor's language. */
export function useFirstStepMessages(): TypedTranslate<typeof firstStepMessages.en> {
  return translate(firstStepMessages, useEditorLocale());
}
