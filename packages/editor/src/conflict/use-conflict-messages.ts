import { translate } from '@boardwright/messages';
import { namedMessage } from '@boardwright/ui/named-message';
import type { Command } from '../page-editing/command.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { siteSettingsMessages } from '../site-settings/site-settings.messages.ts';
import { readable, settingName } from '../panel/setting-texts.ts';
import { useSettingNode } from '../panel/use-setting-node.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { useBlockTitle } from '../workbench/use-block-title.ts';
import { pageName } from '../saving/site-pages.ts';

export interface ConflictMessages {
  /** What two people changed: a block, a page, the site. */
  readonly thing: string;
  /** The language that is written, where there are several. */
  readonly locale: string | undefined;
  readonly fieldName: (name: string) => string;
  /** The schema of what was changed, where it is a block's setting. */
  readonly nodeOf: (name: string) => SettingNode | undefined;
}

const blockOf = (command: Command): number | undefined =>
  'block' in command && typeof command.block === 'number' ? command.block : undefined;

/** What a conflict is about, as a person calls it. */
export function useConflictMessages(): (command: Command) => ConflictMessages {
  const t = useEditorT();
  const settingT = translate(siteSettingsMessages, useEditorLocale());
  const editor = useEditor();
  const { locale } = useWorkbench();
  const titleOf = useBlockTitle();
  const nodeOf = useSettingNode();
  return (command) => {
    const site = editor.site();
    const block = blockOf(command);
    const key = block === undefined ? undefined : site.blockOf[block]?.key;
    const page =
      'page' in command && typeof command.page === 'number' ? site.pageOf[command.page] : undefined;
    const thing =
      block === undefined
        ? page
          ? t('conflict.page', { name: pageName(page, locale, t) })
          : t('conflict.site')
        : (titleOf(block) ?? '');
    return {
      thing,
      locale: 'locale' in command && site.languages.length > 1 ? command.locale : undefined,
      nodeOf: (name) => nodeOf(key, name),
      fieldName(name) {
        if (command.type === 'setStyles') return t('conflict.styles');
        if (command.type === 'setScope') return t('conflict.scope');
        if (command.type === 'setCookieScripts') return t('conflict.scripts');
        if (command.type === 'setSiteState') return namedMessage(t, `conflict.${name}`) ?? name;
        if (command.type === 'setPage')
          return name === 'key' ? t('conflict.key') : `${t('conflict.path')} ${name.slice(5).toUpperCase()}`;
        if (command.type === 'setPageTexts')
          return namedMessage(t, `conflict.texts.${name}`) ?? readable(name);
        if (block !== undefined) return settingName(nodeOf(key, name), name);
        return namedMessage(settingT, `field.${name}.title`) ?? readable(name);
      },
    };
  };
}
