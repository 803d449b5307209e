import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { searchResultMessages } from './search-result.messages.ts';

/** The words of how much search engines list, in the editor's language. */
export function useSearchResultMessages(): TypedTranslate<typeof searchResultMessages.en> {
  return translate(searchResultMessages, useEditorLocale());
}
