import { pageSettingsSchema, siteSettingsSchema, siteTextNames } from '@boardwright/blocks-schema';
import type { Command, ValueChange } from '../page-editing/command.ts';
import type { EditedSite, Values } from '../page-editing/edited-site.ts';
import { changeIn, valuesAt } from '../page-editing/value-change.ts';

/** What makes any values these: what else can be set is taken away. */
function towards(values: Values, names: Iterable<string>): ValueChange {
  return { set: values, unset: [...new Set(names)].filter((name) => !Object.hasOwn(values, name)) };
}

/** Names that a command writes, whatever the schema says. */
function namesIn(command: Command): readonly string[] {
  const { set = {}, unset = [] } = changeIn(command) ?? {};
  return [...Object.keys(set), ...unset];
}

function siteChanges(stored: EditedSite): readonly Command[] {
  const { name, status, settings, texts, cookieScripts } = stored;
  return [
    { type: 'setSite', ...towards(settings, Object.keys(siteSettingsSchema.properties)) },
    ...Object.entries(texts).map(([locale, values]) => ({
      type: 'setSiteTexts' as const,
      locale,
      ...towards(values, siteTextNames),
    })),
    { type: 'setSiteState', name, status },
    { type: 'setCookieScripts', scripts: cookieScripts },
  ];
}

/** A command met what somebody else saved: the commands that make an older copy of it what is stored. */
export function storedChanges(command: Command, stored: EditedSite): readonly Command[] {
  const values = valuesAt(stored, command);
  switch (command.type) {
    case 'setSettings': {
      const schema = stored.schemaOf(stored.blockOf[command.block]?.key ?? '');
      const names = [...Object.keys(schema?.properties ?? {}), ...namesIn(command)];
      const { type, block, locale } = command;
      return [{ type, block, locale, ...towards(values, names) }];
    }
    case 'setPageTexts': {
      const names = [...Object.keys(pageSettingsSchema.properties), ...namesIn(command)];
      return [{ ...command, ...towards(values, names) }];
    }
    case 'setStyles':
    case 'setScope': {
      const { block } = command;
      const { customStyles = '', isGlobal = false } = stored.blockOf[block] ?? {};
      const page = command.type === 'setScope' ? command.page : 0;
      return [
        { type: 'setStyles', block, css: customStyles },
        { type: 'setScope', block, page, isGlobal },
      ];
    }
    case 'setPage': {
      const { key = '', path = {} } = stored.pageOf[command.page] ?? {};
      return [{ type: 'setPage', page: command.page, key, path }];
    }
    case 'setSite':
    case 'setSiteTexts':
    case 'setSiteState':
    case 'setCookieScripts':
      return siteChanges(stored);
    default:
      return [];
  }
}
