import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { sitesMessages } from './sites.messages.ts';

/** The words of this workspace, in the editor's language. */
export function useSitesMessages(): TypedTranslate<typeof sitesMessages.en> {
  return translate(sitesMessages, useEditorLocale());
}
