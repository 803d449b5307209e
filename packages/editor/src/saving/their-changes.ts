import type { Command } from '../page-editing/command.ts';
import type { EditedSite, Values } from '../page-editing/edited-site.ts';
import { liftedSettings, type SchemaOf } from './to-edited-site.ts';

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What makes values those of somebody else. */
function towards(now: Values, theirs: Values): { readonly set: Values; readonly unset: readonly string[] } {
  return { set: theirs, unset: Object.keys(now).filter((name) => !Object.hasOwn(theirs, name)) };
}

/**
 * A refused save brought the row as it is now: the commands that bring our copy there.
 * @param current as the API sends it with a 409
 */
export function theirChanges(
  command: Command,
  current: Values,
  confirmed: EditedSite,
  schemaOf: SchemaOf,
): readonly Command[] {
  const settings = isValues(current['settings']) ? current['settings'] : {};
  switch (command.type) {
    case 'setSettings': {
      const block = confirmed.blockOf[command.block];
      if (!block) return [];
      const version = typeof current['version'] === 'number' ? current['version'] : block.version;
      const theirs = liftedSettings(block.key, settings, version, schemaOf);
      const now = block.settings[command.locale]?.values ?? {};
      return [{ ...command, ...towards(now, theirs) }];
    }
    case 'setPageTexts': {
      const now = confirmed.pageOf[command.page]?.texts[command.locale]?.values ?? {};
      return [{ ...command, ...towards(now, settings) }];
    }
    case 'setStyles':
    case 'setScope': {
      const { block } = command;
      const page = command.type === 'setScope' ? command.page : 0;
      return [
        { type: 'setStyles', block, css: String(current['custom_styles'] ?? '') },
        { type: 'setScope', block, page, isGlobal: current['isGlobal'] === true },
      ];
    }
    case 'setPage': {
      const path = isValues(current['path']) ? (current['path'] as Record<string, string>) : {};
      return [{ type: 'setPage', page: command.page, key: String(current['key']), path }];
    }
    case 'setSite':
    case 'setSiteTexts':
    case 'setSiteState':
    case 'setCookieScripts':
      return siteChanges(current, settings, confirmed);
    default:
      return [];
  }
}

function siteChanges(current: Values, settings: Values, confirmed: EditedSite): readonly Command[] {
  const texts = isValues(current['texts']) ? current['texts'] : {};
  const scripts = Array.isArray(current['cookie_scripts']) ? (current['cookie_scripts'] as Values[]) : [];
  // What the document derives is not in the row, and is not taken away by it.
  const derived = ['site_password_set', 'job_board'].filter((name) => name in confirmed.settings);
  const stored = Object.fromEntries(derived.map((name) => [name, confirmed.settings[name]]));
  return [
    { type: 'setSite', ...towards(confirmed.settings, { ...stored, ...settings }) },
    ...Object.entries(texts).map(([locale, values]) => ({
      type: 'setSiteTexts' as const,
      locale,
      ...towards(confirmed.texts[locale] ?? {}, isValues(values) ? values : {}),
    })),
    {
      type: 'setSiteState',
      name: String(current['name']),
      status: current['status'] === 'draft' ? 'draft' : 'active',
    },
    { type: 'setCookieScripts', scripts },
  ];
}
