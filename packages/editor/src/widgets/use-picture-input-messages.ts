import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { pictureInputMessages } from './picture-input.messages.ts';

/** The words of a picture that is uploaded or chosen, in the editor's language. */
export function usePictureInputMessages(): TypedTranslate<typeof pictureInputMessages.en> {
  return translate(pictureInputMessages, useEditorLocale());
}
