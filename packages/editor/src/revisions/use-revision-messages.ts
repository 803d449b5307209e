import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { revisionMessages } from './revisions.messages.ts';

/** The words of revisions, in the editor's language. */
export function useRevisionMessages(): TypedTranslate<typeof revisionMessages.en> {
  return translate(revisionMessages, useEditorLocale());
}
