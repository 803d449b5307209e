import { useEditorLocale } from '../editor-messages.tsx';
import { appliedValue } from '../model/setting-schema.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';

/** Writes a moment as a day, in the editor's language and on the site's clock: 'Nov 4, 2026'. */
export function useDay(): (moment: string) => string {
  const locale = useEditorLocale();
  const zone = useEdited(({ settings }) => appliedValue(settings, 'time_zone'));
  const timeZone = typeof zone === 'string' && zone !== '' ? zone : 'Europe/Amsterdam';
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return (moment) => date.format(new Date(moment));
}
