import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { secondStepMessages } from './second-step.messages.ts';

/** The words of two-step login, in the editor's language. */
export function useSecondStepMessages(): TypedTranslate<typeof secondStepMessages.en> {
  return translate(secondStepMessages, useEditorLocale());
}
