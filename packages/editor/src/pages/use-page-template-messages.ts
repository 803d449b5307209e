import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { pageTemplateMessages } from './page-templates.messages.ts';

/** The words of pages that arrive finished, in the editor's language. */
export function usePageTemplateMessages(): TypedTranslate<typeof pageTemplateMessages.en> {
  return translate(pageTemplateMessages, useEditorLocale());
}
