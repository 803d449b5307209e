import { translate } from '@boardwright/messages';
import { use, useCallback, useMemo } from 'react';
import { useEditorLocale, useEditorT } from '../../editor-messages.tsx';
import { siteSettingNames } from '../../site-settings/site-setting-names.messages.ts';
import type { EditedSite } from '../../page-editing/edited-site.ts';
import { useWorkbench } from '../../workbench/workbench-state.tsx';
import { translationRows } from '../translation-rows.ts';
import { useSideBySideMessages } from '../side-by-side/use-side-by-side-messages.ts';
import { unitsOfSite, type UnitNames } from './site-units.ts';
import type { TextUnit } from './text-unit.ts';

/** What the texts of a site are read with, in the editor's language. */
export function useUnitNames(): Omit<UnitNames, 'rows'> {
  const t = useEditorT();
  const locale = useEditorLocale();
  const sideT = useSideBySideMessages();
  const { engine } = useWorkbench();
  return useMemo(() => {
    const settingT = translate(siteSettingNames, locale);
    return {
      t,
      schemaOf: (key) => engine.blocks.get(key)?.schema,
      settingTitle: (name) => settingT(`${name}.title` as never),
      groups: { page: sideT('page'), site: sideT('wholeSite'), product: sideT('product') },
    };
  }, [t, locale, sideT, engine]);
}

/** Gives every text of a site with what stands in a language, as 'ro'. Waits for the texts of the product. */
export function useSiteUnits(): (site: EditedSite, language: string) => readonly TextUnit[] {
  const names = useUnitNames();
  const { engine } = useWorkbench();
  const messagesOf = use(engine.loadMessages());
  return useCallback(
    (site, language) =>
      unitsOfSite(site, language.toUpperCase(), {
        ...names,
        rows: translationRows(
          { blocks: engine.blocks, messagesOf },
          site.languages,
          site.settings['custom_translations'],
        ),
      }),
    [names, engine, messagesOf],
  );
}
