import { applyCommand } from './apply-command.ts';
import { changeTowards } from './changed-values.ts';
import type { Command, Place, ValueChange } from './command.ts';
import { isOwn, type EditedSite, type Values } from './edited-site.ts';
import { isInPlace } from './one-design.ts';

/** What puts the values a change touches back. */
function inverseChange(values: Values, { set, unset }: ValueChange): ValueChange {
  const touched = [...new Set([...Object.keys(set), ...unset])];
  const before = touched.filter((name) => Object.hasOwn(values, name));
  return {
    set: Object.fromEntries(before.map((name) => [name, values[name]])),
    unset: touched.filter((name) => !before.includes(name)),
  };
}

/** @param after the site with the command in it, as whoever does it has it already */
type Inverse<C> = (site: EditedSite, command: C, after: EditedSite) => readonly Command[];
type Inverses = { readonly [T in Command['type']]: Inverse<Extract<Command, { readonly type: T }>> };

const indexIn = (list: readonly number[] | undefined, id: number): number =>
  Math.max(0, list?.indexOf(id) ?? 0);

/** Where it stands in a list. */
export function whereIs(list: readonly number[], id: number): Place {
  const index = indexIn(list, id);
  return { index, below: list[index - 1] };
}

/**
 * What takes a change of settings back in every language. The design it wrote to others goes with its own; what they
 * said of a thing that was taken out comes back by itself.
 * @param own what takes it back in its own language
 */
function inEveryLanguage(
  site: EditedSite,
  command: SettingsCommand,
  own: SettingsCommand | ForgetCommand,
  after: EditedSite,
): readonly Command[] {
  const { block } = command;
  const others = Object.entries(site.blockOf[block]?.settings ?? {}).filter(
    ([locale, row]) => locale !== command.locale && isOwn(row),
  );
  if (others.length === 0) return [own];
  const rowsIn = (one: EditedSite) => one.blockOf[block]?.settings ?? {};
  if (isInPlace(rowsIn(site), rowsIn(after), command.locale))
    return [own.type === 'setSettings' ? { ...own, inPlace: true } : own];
  const commands: Command[] = [own];
  let now = applyCommand(after, own);
  for (const [locale, row] of others) {
    const change = changeTowards(rowsIn(now)[locale]?.values ?? {}, row.values);
    if (Object.keys(change.set).length + change.unset.length === 0) continue;
    const write: Command = { type: 'setSettings', block, locale, inPlace: true, ...change };
    commands.push(write);
    now = applyCommand(now, write);
  }
  return commands;
}

type SettingsCommand = Extract<Command, { readonly type: 'setSettings' }>;
type ForgetCommand = Extract<Command, { readonly type: 'forgetSettings' }>;

const inverses: Inverses = {
  setSettings(site, command, after) {
    const { block, locale } = command;
    const row = site.blockOf[block]?.settings[locale];
    const own = row?.follows
      ? ({ type: 'forgetSettings', block, locale } as const)
      : { ...command, ...inverseChange(row?.values ?? {}, command) };
    return inEveryLanguage(site, command, own, after);
  },
  forgetSettings(site, { block, locale }) {
    const row = site.blockOf[block]?.settings[locale];
    return row && !row.follows ? [{ type: 'setSettings', block, locale, set: row.values, unset: [] }] : [];
  },
  setStyles(site, { block }) {
    return [{ type: 'setStyles', block, css: site.blockOf[block]?.customStyles ?? '' }];
  },
  setScope(site, { block, page, isGlobal }) {
    return [{ type: 'setScope', block, page, isGlobal: site.blockOf[block]?.isGlobal ?? !isGlobal }];
  },
  addBlock(_, { block, page }) {
    return [{ type: 'removeBlock', block: block.id, page }];
  },
  removeBlock(site, { block, page }) {
    const blocks = site.pageOf[page]?.blocks;
    if (!blocks?.includes(block)) return [];
    return [{ type: 'restoreBlock', block, page, ...whereIs(blocks, block) }];
  },
  restoreBlock(site, { block, page }) {
    return site.pageOf[page]?.blocks.includes(block) ? [] : [{ type: 'removeBlock', block, page }];
  },
  moveBlock(site, { block, page }) {
    const blocks = site.pageOf[page]?.blocks;
    if (!blocks?.includes(block)) return [];
    return [{ type: 'moveBlock', block, page, ...whereIs(blocks, block) }];
  },
  addPage(_, { page }) {
    return [{ type: 'removePage', page: page.id }];
  },
  removePage(site, { page }) {
    if (!site.pages.includes(page)) return [];
    return [{ type: 'restorePage', page, ...whereIs(site.pages, page) }];
  },
  restorePage(site, { page }) {
    return site.pages.includes(page) ? [] : [{ type: 'removePage', page }];
  },
  setPage(site, { page }) {
    const { key, path } = site.pageOf[page] ?? {};
    return key === undefined || !path ? [] : [{ type: 'setPage', page, key, path }];
  },
  setPageTexts(site, command) {
    const { page, locale } = command;
    const row = site.pageOf[page]?.texts[locale];
    if (row?.follows) return [{ type: 'forgetPageTexts', page, locale }];
    return [{ ...command, ...inverseChange(row?.values ?? {}, command) }];
  },
  forgetPageTexts(site, { page, locale }) {
    const row = site.pageOf[page]?.texts[locale];
    return row && !row.follows ? [{ type: 'setPageTexts', page, locale, set: row.values, unset: [] }] : [];
  },
  addPreset(_, { preset }) {
    return [{ type: 'removePreset', preset: preset.id }];
  },
  renamePreset(site, { preset }) {
    return [{ type: 'renamePreset', preset, name: site.presetOf[preset]?.name ?? '' }];
  },
  removePreset(site, { preset }) {
    if (!site.presets.includes(preset)) return [];
    return [{ type: 'restorePreset', preset, index: indexIn(site.presets, preset) }];
  },
  restorePreset(site, { preset }) {
    return site.presets.includes(preset) ? [] : [{ type: 'removePreset', preset }];
  },
  setSite(site, command) {
    const { set, unset } = inverseChange(site.settings, command);
    // The password the site had is a hash on the server: what replaced it cannot be taken back, only a first one.
    const isStored = (name: string): boolean =>
      name !== 'password' || (site.settings['site_password_set'] !== true && unset.includes(name));
    const remaining = Object.fromEntries(Object.entries(set).filter(([name]) => isStored(name)));
    return [{ ...command, set: remaining, unset: unset.filter(isStored) }];
  },
  setSiteTexts(site, command) {
    return [{ ...command, ...inverseChange(site.texts[command.locale] ?? {}, command) }];
  },
  setSiteState({ name, status }) {
    return [{ type: 'setSiteState', name, status }];
  },
  setCookieScripts({ cookieScripts }) {
    return [{ type: 'setCookieScripts', scripts: cookieScripts }];
  },
};

/**
 * What takes a command back.
 * @param site as it is before the command
 * @param after as it is with it
 */
export function inverseOf(
  site: EditedSite,
  command: Command,
  after = applyCommand(site, command),
): readonly Command[] {
  // What is not known here was nothing before: taking back must not write over what it is on the server.
  if ('block' in command && typeof command.block === 'number' && !site.blockOf[command.block]) {
    const { block } = command;
    return command.type === 'restoreBlock' ? [{ type: 'removeBlock', block, page: command.page }] : [];
  }
  return (inverses[command.type] as Inverse<Command>)(site, command, after);
}

/** What does a step again after it was taken back: what was made is put back, not made anew. */
export function againOf(command: Command): Command {
  if (command.type === 'addBlock')
    return { type: 'restoreBlock', block: command.block.id, page: command.page, index: command.index };
  if (command.type === 'addPage') return { type: 'restorePage', page: command.page.id, index: command.index };
  if (command.type === 'addPreset') return { type: 'restorePreset', preset: command.preset.id, index: 0 };
  return command;
}
