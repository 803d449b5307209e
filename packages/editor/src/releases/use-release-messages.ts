import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { releaseMessages } from './releases.messages.ts';

/** The words of the workspace of releases, in the editor's language. */
export function useReleaseMessages(): TypedTranslate<typeof releaseMessages.en> {
  return translate(releaseMessages, useEditorLocale());
}
