import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { mediaMessages } from './media.messages.ts';

/** The words of this workspace, in the editor's language. */
export function useMediaMessages(): TypedTranslate<typeof mediaMessages.en> {
  return translate(mediaMessages, useEditorLocale());
}
