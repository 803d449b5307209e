import { cookieScriptsSchema } from '@boardwright/blocks-schema';
import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { useEditor } from '../../page-editing/page-editing.react.tsx';
import { useEditorT } from '../../editor-messages.tsx';
import { controlsOf } from '../../panel/panel-schema.ts';
import type { SettingNode } from '../../panel/setting-node.ts';
import type { Item, ThingsOptions } from '../../widgets/list-control.tsx';
import { begunScript } from './script-changes.ts';
import { useScriptName } from './use-cookie-scripts.ts';

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
  const t = useEditorT();
  const { newUid } = useEditor();
  const nameOf = useScriptName();
  return useMemo(() => {
    const items: SettingNode = {
      ...cookieScriptsSchema.items,
      title: t('siteSettings.scripts.item'),
      properties: {
        name: {
          ...name,
          title: t('siteSettings.scripts.name'),
          description: t('siteSettings.scripts.nameHint'),
        },
        type: {
          ...type,
          title: t('siteSettings.scripts.typeTitle'),
          enumNames: type.enum.map((one) => t(`siteSettings.scripts.type.${one}`)),
        },
        description: { ...description, title: t('siteSettings.scripts.description') },
        placement: {
          ...placement,
          title: t('siteSettings.scripts.placementTitle'),
          enumNames: placement.enum.map((one) => t(`siteSettings.scripts.placement.${one}`)),
        },
        execute: {
          ...execute,
          title: t('siteSettings.scripts.momentTitle'),
          enumNames: execute.enum.map((one) => t(`siteSettings.scripts.moment.${one}`)),
        },
        scriptText: { ...scriptText, title: t('siteSettings.scripts.script') },
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
  }, [t, newUid, nameOf]);
}
