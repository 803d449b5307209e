import { labelsIn } from '@boardwright/blocks-schema/labels';
import type { Locale } from '@boardwright/messages';
import type { EditorLanguage } from './start-language.ts';
import { editorMessages } from '../editor.messages.ts';

/** A language of the editor, from all of them: for a build, which makes a file of each, and for tests. */
export function editorLanguage(locale: Locale): EditorLanguage {
  return { locale, messages: editorMessages[locale], labels: labelsIn(locale) };
}
