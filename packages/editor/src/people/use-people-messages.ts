import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { peopleMessages } from './people.messages.ts';

/** The words of this workspace, in the editor's language. */
export function usePeopleMessages(): TypedTranslate<typeof peopleMessages.en> {
  return translate(peopleMessages, useEditorLocale());
}
