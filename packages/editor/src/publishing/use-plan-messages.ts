import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { planMessages } from './plans.messages.ts';

/** The words of what is planned, in the editor's language. */
export function usePlanMessages(): TypedTranslate<typeof planMessages.en> {
  return translate(planMessages, useEditorLocale());
}
