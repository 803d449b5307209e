import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { focusSetting } from './focus-setting.ts';
import { tabsOf } from './panel-schema.ts';

export interface SettingPlace {
  readonly block: number;
  /** The page it is shown on; undefined for the one on the bench. */
  readonly page?: number | undefined;
  /** Upper case. */
  readonly locale: string;
  readonly name: string;
  /** Where inside the setting, as [2, 'image', 'alt']. */
  readonly at?: readonly (string | number)[] | undefined;
}

/** Opens the panel of a block on one of its settings, in a language, and puts the focus there. */
export function useShowSetting(): (place: SettingPlace) => void {
  const { engine, show } = useWorkbench();
  const editor = useEditor();
  return ({ block, page, locale, name, at }) => {
    show({ block, page, locale });
    const key = editor.site().blockOf[block]?.key ?? '';
    const schema = engine.blocks.get(key)?.schema;
    const tab = schema && tabsOf(schema).find((one) => schema.tabs[one]?.includes(name));
    focusSetting({ block, name, tab, at });
  };
}
