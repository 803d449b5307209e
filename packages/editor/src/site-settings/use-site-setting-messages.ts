import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { siteSettingsMessages } from './site-settings.messages.ts';

/** The words of the site's settings, in the editor's language. */
export function useSiteSettingMessages(): TypedTranslate<typeof siteSettingsMessages.en> {
  return translate(siteSettingsMessages, useEditorLocale());
}
