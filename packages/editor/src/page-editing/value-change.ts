import type { Command, ValueChange } from './command.ts';
import type { EditedSite, Values } from './edited-site.ts';

/** The row of the database a command writes: its revision tells whether somebody else wrote in between. */
export type Row =
  | { readonly of: 'settings'; readonly block: number; readonly locale: string }
  | { readonly of: 'texts'; readonly page: number; readonly locale: string }
  | { readonly of: 'block'; readonly block: number }
  | { readonly of: 'page'; readonly page: number }
  | { readonly of: 'site' };

/** The row whose revision guards this command; undefined for adding, moving and removing, which never overwrite. */
export function rowOf(command: Command): Row | undefined {
  switch (command.type) {
    case 'setSettings':
      return { of: 'settings', block: command.block, locale: command.locale };
    case 'setPageTexts':
      return { of: 'texts', page: command.page, locale: command.locale };
    case 'setStyles':
    case 'setScope':
      return { of: 'block', block: command.block };
    case 'setPage':
      return { of: 'page', page: command.page };
    case 'setSite':
    case 'setSiteTexts':
    case 'setSiteState':
    case 'setCookieScripts':
      return { of: 'site' };
    default:
      return undefined;
  }
}

/** What a row is known by: its number, for one that was made by this save, and its new revision. */
export interface Stamp {
  readonly row: Row;
  readonly id?: number;
  readonly revision: number;
}

/** The site with a row's new revision. */
export function stamped(site: EditedSite, { row, id, revision }: Stamp): EditedSite {
  if (row.of === 'site') return { ...site, revision };
  if (row.of === 'page' || row.of === 'texts') {
    const page = site.pageOf[row.page];
    if (!page) return site;
    const next =
      row.of === 'page' ? { ...page, revision } : { ...page, texts: marked(page.texts, row.locale) };
    return { ...site, pageOf: { ...site.pageOf, [page.id]: next } };
  }
  const block = site.blockOf[row.block];
  if (!block) return site;
  const next =
    row.of === 'block' ? { ...block, revision } : { ...block, settings: marked(block.settings, row.locale) };
  return { ...site, blockOf: { ...site.blockOf, [block.id]: next } };

  function marked<T extends Readonly<Record<string, object>>>(rows: T, locale: string): T {
    return { ...rows, [locale]: { ...rows[locale], ...(id !== undefined && { id }), revision } };
  }
}

/** What a command writes, by name; undefined for one that adds, moves or removes. */
export function changeIn(command: Command): ValueChange | undefined {
  switch (command.type) {
    case 'setSettings':
    case 'setPageTexts':
    case 'setSite':
    case 'setSiteTexts':
      return { set: command.set, unset: command.unset };
    case 'setStyles':
      return { set: { css: command.css }, unset: [] };
    case 'setPage':
      return { set: { key: command.key, ...underName('path', command.path) }, unset: [] };
    case 'setSiteState':
      return { set: { name: command.name, status: command.status }, unset: [] };
    case 'setCookieScripts':
      return { set: { scripts: command.scripts }, unset: [] };
    default:
      return undefined;
  }
}

const underName = (name: string, values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.entries(values).map(([inner, value]) => [`${name}.${inner}`, value]));

/** The values of the row a command writes, by the same names. */
export function valuesAt(site: EditedSite, command: Command): Values {
  switch (command.type) {
    case 'setSettings':
      return site.blockOf[command.block]?.settings[command.locale]?.values ?? {};
    case 'setPageTexts':
      return site.pageOf[command.page]?.texts[command.locale]?.values ?? {};
    case 'setStyles':
      return { css: site.blockOf[command.block]?.customStyles ?? '' };
    case 'setPage': {
      const page = site.pageOf[command.page];
      return page ? { key: page.key, ...underName('path', page.path) } : {};
    }
    case 'setSite':
      return site.settings;
    case 'setSiteTexts':
      return site.texts[command.locale] ?? {};
    case 'setSiteState':
      return { name: site.name, status: site.status };
    case 'setCookieScripts':
      return { scripts: site.cookieScripts };
    default:
      return {};
  }
}

/** The command with only some of what it writes; the rest is left as it is on `site`. Undefined when nothing is left. */
export function onlyNames(
  command: Command,
  keep: (name: string) => boolean,
  site: EditedSite,
): Command | undefined {
  const change = changeIn(command);
  if (!change) return command;
  const names = [...Object.keys(change.set), ...change.unset];
  if (!names.some(keep)) return undefined;
  if ('set' in command) {
    const set = Object.fromEntries(Object.entries(command.set).filter(([name]) => keep(name)));
    return { ...command, set, unset: command.unset.filter(keep) };
  }
  const now = valuesAt(site, command);
  const value = (name: string): unknown => (keep(name) ? change.set[name] : now[name]);
  if (command.type === 'setPage') {
    const path = Object.fromEntries(
      Object.keys(command.path).map((locale) => [locale, String(value(`path.${locale}`) ?? '')]),
    );
    return { ...command, key: String(value('key')), path };
  }
  if (command.type === 'setSiteState') {
    const status = value('status') === 'draft' ? 'draft' : 'active';
    return { ...command, name: String(value('name')), status };
  }
  return command;
}
