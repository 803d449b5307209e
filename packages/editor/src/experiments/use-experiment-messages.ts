import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { experimentMessages } from './experiments.messages.ts';

export type ExperimentTranslate = TypedTranslate<typeof experimentMessages.en>;

/** The words of the dialog of tests, in the editor's language. */
export function useExperimentMessages(): ExperimentTranslate {
  return translate(experimentMessages, useEditorLocale());
}
