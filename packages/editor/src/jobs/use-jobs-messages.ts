import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { jobsMessages } from './jobs.messages.ts';

/** The words of this workspace, in the editor's language. */
export function useJobsMessages(): TypedTranslate<typeof jobsMessages.en> {
  return translate(jobsMessages, useEditorLocale());
}
