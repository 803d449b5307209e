import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { presetMessages } from './presets.messages.ts';

/** The words of presets, in the editor's language. */
export function usePresetMessages(): TypedTranslate<typeof presetMessages.en> {
  return translate(presetMessages, useEditorLocale());
}
