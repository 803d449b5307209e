import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { teamMessages } from './team.messages.ts';

/** The words of this workspace, in the editor's language. */
export function useTeamMessages(): TypedTranslate<typeof teamMessages.en> {
  return translate(teamMessages, useEditorLocale());
}
