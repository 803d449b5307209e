import type { MessageKey, Translate } from '@boardwright/messages';
import { useT } from './i18n/use-t.ts';
import type { uiMessages } from './ui.messages.ts';

type UiKey = MessageKey<typeof uiMessages>;
export type UiTranslate = Translate<UiKey>;

/** Translates the messages of the parts. */
export function useUiT(): UiTranslate {
  return useT('ui');
}
