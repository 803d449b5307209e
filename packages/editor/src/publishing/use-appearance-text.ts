import { translate } from '@boardwright/messages';
import { namedMessage } from '@boardwright/ui/named-message';
import { useEditorLocale } from '../editor-messages.tsx';
import { usePublication } from '../publication/publication.tsx';
import { siteSettingsMessages } from '../site-settings/site-settings.messages.ts';

/** Which settings of the site's appearance visitors do not have yet, by their names as people know them: 'Logo, Font'. */
export function useAppearanceText(): { readonly count: number; readonly settings: string } {
  const t = translate(siteSettingsMessages, useEditorLocale());
  const { site } = usePublication();
  const names = site?.changed_appearance ?? [];
  const titles = names.map((name) => namedMessage(t, `field.${name}.title`) ?? name);
  return { count: names.length, settings: titles.join(', ') };
}
