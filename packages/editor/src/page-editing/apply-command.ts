import { produce, type Draft } from 'immer';
import { changedValues } from './changed-values.ts';
import type { Command, Place, ValueChange } from './command.ts';
import { following, type EditedSite, type LocaleValues, type Values } from './edited-site.ts';
import { changedRows, withOneDesign } from './one-design.ts';

/** The first change in a language makes it one of its own; those that have none go with the default language. */
function changeLocale(
  rows: Draft<Record<string, LocaleValues>>,
  locale: string,
  change: ValueChange,
  own: string,
): void {
  const { id, revision, values: before } = rows[locale] ?? following({});
  const values = changedValues(before, change);
  rows[locale] = { id, revision, values };
  if (locale !== own.toUpperCase()) return;
  for (const row of Object.values(rows)) if (row.follows) row.values = values;
}

function forgetLocale(rows: Draft<Record<string, LocaleValues>>, locale: string, own: string): void {
  const defaultRow = rows[own.toUpperCase()];
  if (rows[locale] && defaultRow) rows[locale] = following(defaultRow.values);
}

function insert(list: number[], id: number, { index, below }: Place): void {
  if (list.includes(id)) return;
  const above = below === undefined ? -1 : list.indexOf(below);
  list.splice(above < 0 ? Math.max(0, Math.min(index, list.length)) : above + 1, 0, id);
}

function remove(list: number[], id: number): void {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
}

/** Another language becomes the default: what it showed without having written it is its own from now on. */
function followDefault(site: Draft<EditedSite>, own: string): void {
  if (own === site.defaultLanguage) return;
  site.defaultLanguage = own;
  const keep = (rows: Draft<Record<string, LocaleValues>>): void => {
    const row = rows[own.toUpperCase()];
    if (!row) return;
    delete row.follows;
    for (const other of Object.values(rows)) if (other.follows) other.values = row.values;
  };
  for (const { settings } of Object.values(site.blockOf)) keep(settings);
  for (const { texts } of Object.values(site.pageOf)) keep(texts);
}

/** The languages stand in the settings; a new one begins with the values of the default language everywhere. */
function followLanguages(site: Draft<EditedSite>): void {
  const { supported_languages: languages, default_language: own } = site.settings;
  if (typeof own === 'string') followDefault(site, own);
  if (!Array.isArray(languages)) return;
  site.languages = languages as string[];
  const begin = (rows: Draft<Record<string, LocaleValues>>, locale: string): void => {
    const { values } = rows[site.defaultLanguage.toUpperCase()] ?? Object.values(rows)[0] ?? { values: {} };
    rows[locale] ??= following({ ...values });
  };
  for (const locale of site.languages.map((language) => language.toUpperCase())) {
    if (site.texts[locale]) continue;
    site.texts[locale] = {};
    for (const { settings } of Object.values(site.blockOf)) begin(settings, locale);
    for (const { texts } of Object.values(site.pageOf)) begin(texts, locale);
  }
}

type Apply<C> = (site: Draft<EditedSite>, command: C, before: EditedSite) => void;
type Applies = { readonly [T in Command['type']]: Apply<Extract<Command, { readonly type: T }>> };

/** What each command does. One that names what is no longer there does nothing. */
const applies: Applies = {
  setSettings(site, command, before) {
    const [block, was] = [site.blockOf[command.block], before.blockOf[command.block]];
    if (block && was) block.settings = changedRows(before, was, command.locale, command);
  },
  forgetSettings(site, { block, locale }) {
    const forgetting = site.blockOf[block];
    if (forgetting) forgetLocale(forgetting.settings, locale, site.defaultLanguage);
  },
  setStyles(site, { block, css }) {
    const styled = site.blockOf[block];
    if (styled) styled.customStyles = css;
  },
  setScope(site, { block, isGlobal }) {
    const scoped = site.blockOf[block];
    if (scoped) scoped.isGlobal = isGlobal;
  },
  addBlock(site, { block, page, index }, before) {
    const target = site.pageOf[page];
    if (!target) return;
    site.blockOf[block.id] = withOneDesign(before, block);
    insert(target.blocks, block.id, { index });
  },
  removeBlock(site, { block, page }) {
    const target = site.pageOf[page];
    if (target) remove(target.blocks, block);
  },
  restoreBlock(site, { block, page, ...place }) {
    const target = site.pageOf[page];
    if (target && site.blockOf[block]) insert(target.blocks, block, place);
  },
  moveBlock(site, { block, page, ...place }) {
    const target = site.pageOf[page];
    if (!target?.blocks.includes(block)) return;
    remove(target.blocks, block);
    insert(target.blocks, block, place);
  },
  addPage(site, { page, index }) {
    site.pageOf[page.id] = page as Draft<typeof page>;
    insert(site.pages, page.id, { index });
  },
  removePage(site, { page }) {
    remove(site.pages, page);
  },
  restorePage(site, { page, ...place }) {
    if (site.pageOf[page]) insert(site.pages, page, place);
  },
  setPage(site, { page, key, path }) {
    const changed = site.pageOf[page];
    if (!changed) return;
    changed.key = key;
    changed.path = { ...path };
  },
  setPageTexts(site, command) {
    const page = site.pageOf[command.page];
    if (page) changeLocale(page.texts, command.locale, command, site.defaultLanguage);
  },
  forgetPageTexts(site, { page, locale }) {
    const forgetting = site.pageOf[page];
    if (forgetting) forgetLocale(forgetting.texts, locale, site.defaultLanguage);
  },
  addPreset(site, { preset }) {
    site.presetOf[preset.id] = preset;
    insert(site.presets, preset.id, { index: 0 });
  },
  renamePreset(site, { preset, name }) {
    const renamed = site.presetOf[preset];
    if (renamed) renamed.name = name;
  },
  removePreset(site, { preset }) {
    remove(site.presets, preset);
  },
  restorePreset(site, { preset, index }) {
    if (site.presetOf[preset]) insert(site.presets, preset, { index });
  },
  setSite(site, command) {
    site.settings = changedValues(site.settings, command);
    followLanguages(site);
  },
  setSiteTexts(site, command) {
    site.texts[command.locale] = changedValues(site.texts[command.locale] ?? {}, command);
  },
  setSiteState(site, { name, status }) {
    site.name = name;
    site.status = status;
  },
  setCookieScripts(site, { scripts }) {
    site.cookieScripts = [...scripts] as Draft<Values>[];
  },
};

/** The site after a command. What the command does not touch stays the very same objects. */
export function applyCommand(site: EditedSite, command: Command): EditedSite {
  const apply = applies[command.type] as Apply<Command>;
  return produce(site, (draft) => apply(draft, command, site));
}

/** The site after several, in order. */
export function applyAll(site: EditedSite, commands: readonly Command[]): EditedSite {
  return commands.reduce(applyCommand, site);
}
