import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { previewLinkMessages } from './preview-links.messages.ts';

/** The words of the dialog of preview links, in the editor's language. */
export function usePreviewMessages(): TypedTranslate<typeof previewLinkMessages.en> {
  return translate(previewLinkMessages, useEditorLocale());
}
