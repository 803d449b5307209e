import { cookieScriptsSchema } from '@boardwright/blocks-schema';
import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { useEditor } from '../../page-editing/page-editing.react.tsx';
import { controlsOf } from '../../panel/panel-schema.ts';
import type { SettingNode } from '../../panel/setting-node.ts';
import type { Item, ThingsOptions } from '../../widgets/list-control.tsx';
import { begunScript } from './script-changes.ts';
import { useScriptName } from './use-cookie-scripts.ts';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

const {
  id: _id,
  type,
  placement,
  execute,
  name,
  description,
  scriptText,
} = cookieScriptsSchema.items.properties;

/** The list of cookie scripts as the form of settings draws it; a script's id is nobody's to write. */
export function useScriptsForm(): { readonly node: SettingNode; readonly ui: UiSchema } {
  const settingT = useSiteSettingMessages();
  const { newUid } = useEditor();
  const nameOf = useScriptName();
  return useMemo(() => {
    const items: SettingNode = {
      ...cookieScriptsSchema.items,
      title: settingT('scripts.item'),
      properties: {
        name: {
          ...name,
          title: settingT('scripts.name'),
          description: settingT('scripts.nameHint'),
        },
        type: {
          ...type,
          title: settingT('scripts.typeTitle'),
          enumNames: type.enum.map((one) => settingT(`scripts.type.${one}`)),
        },
        description: { ...description, title: settingT('scripts.description') },
        placement: {
          ...placement,
          title: settingT('scripts.placementTitle'),
          enumNames: placement.enum.map((one) => settingT(`scripts.placement.${one}`)),
        },
        execute: {
          ...execute,
          title: settingT('scripts.momentTitle'),
          enumNames: execute.enum.map((one) => settingT(`scripts.moment.${one}`)),
        },
        scriptText: { ...scriptText, title: settingT('scripts.script') },
      },
    };
    const node: SettingNode = { ...cookieScriptsSchema, items };
    const things: ThingsOptions = {
      begin: (item) => begunScript(newUid(), item),
      nameOf: (item: Item) => nameOf(item),
      asideOf: (item: Item) => (item['name'] === '' ? undefined : nameOf({ ...item, name: '' })),
    };
    const controls = controlsOf({ 'scripts.scriptText': 'html' }, 'scripts', node);
    return {
      node,
      ui: { 'ui:things': things, items: { ...(controls['items'] as UiSchema), 'ui:field': 'cookieScript' } },
    };
  }, [settingT, newUid, nameOf]);
}
