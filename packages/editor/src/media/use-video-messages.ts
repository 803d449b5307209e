import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { videoMessages } from './video.messages.ts';

/** The words about videos, in the editor's language. */
export function useVideoMessages(): TypedTranslate<typeof videoMessages.en> {
  return translate(videoMessages, useEditorLocale());
}
