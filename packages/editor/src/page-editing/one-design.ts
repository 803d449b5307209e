import { fillDefaults, isSame, joinDesign } from '@boardwright/blocks-schema';
import { changedValues } from './changed-values.ts';
import type { Command, ValueChange } from './command.ts';
import {
  following,
  isOwn,
  type EditedBlock,
  type EditedSite,
  type LocaleValues,
  type Values,
} from './edited-site.ts';

type Rows = Readonly<Record<string, LocaleValues>>;
type Site = Pick<EditedSite, 'defaultLanguage' | 'schemaOf'>;

/** The languages that have settings of their own take over a design; those that follow show the default language's. */
function joined(
  site: Site,
  key: string,
  rows: Rows,
  from: { readonly locale: string; readonly was?: Values | undefined },
): Rows {
  const settings = site.schemaOf(key);
  const now = rows[from.locale]?.values ?? {};
  const own = site.defaultLanguage.toUpperCase();
  const valuesOf = (locale: string, row: LocaleValues): Values =>
    settings && locale !== from.locale
      ? joinDesign({ settings }, { now, was: from.was }, row.values)
      : row.values;
  const defaultValues = rows[own] && valuesOf(own, rows[own]);
  return Object.fromEntries(
    Object.entries(rows).map(([locale, row]) => {
      const values = isOwn(row) && locale !== own ? valuesOf(locale, row) : (defaultValues ?? row.values);
      return [locale, values === row.values ? row : { ...row, values }];
    }),
  );
}

/**
 * A block's settings in every language after a change in one: its words are that language's, its design is everybody's.
 * The first change in a language makes it one of its own.
 */
export function changedRows(
  site: Site,
  { key, settings }: Pick<EditedBlock, 'key' | 'settings'>,
  locale: string,
  change: ValueChange & { readonly inPlace?: true },
): Rows {
  const { id, revision, values: was } = settings[locale] ?? following({});
  const rows = { ...settings, [locale]: { id, revision, values: changedValues(was, change) } };
  return joined(site, key, rows, change.inPlace ? { locale } : { locale, was });
}

/** Settings that may have been written apart, with the design of the default language, or of the first there is. */
export function withOneDesign(site: Site, block: EditedBlock): EditedBlock {
  const own = site.defaultLanguage.toUpperCase();
  const locale = block.settings[own] ? own : Object.keys(block.settings)[0];
  return locale === undefined
    ? block
    : { ...block, settings: joined(site, block.key, block.settings, { locale }) };
}

const othersOf = (rows: Rows, locale: string): readonly string[] =>
  Object.keys(rows).filter((other) => other !== locale && isOwn(rows[other]));

/** Whether other languages have settings of their own, and have them still after a change: it wrote words alone. */
export function isInPlace(before: Rows, after: Rows, locale: string): boolean {
  const others = othersOf(before, locale);
  return others.length > 0 && others.every((other) => before[other] === after[other]);
}

/**
 * Whether a command may move things of a list that other languages have words for: it is saved by itself, so that the
 * server can tell what went where.
 */
export function movesThings(site: EditedSite, command: Command): boolean {
  if (command.type !== 'setSettings' || command.inPlace) return false;
  const rows = site.blockOf[command.block]?.settings ?? {};
  return othersOf(rows, command.locale).length > 0 && Object.values(command.set).some(Array.isArray);
}

/** Whether a value became another with each thing of its lists where it was: at most one of a list was written in. */
function isWrittenInPlace(was: unknown, now: unknown): boolean {
  if (Array.isArray(now)) {
    if (!Array.isArray(was)) return false;
    const changed = now.flatMap((item: unknown, index) => (isSame(was[index], item) ? [] : [index]));
    const [at] = changed;
    if (was.length !== now.length || changed.length > 1) return false;
    return at === undefined || isWrittenInPlace(was[at], now[at]);
  }
  if (!isRecord(was) || !isRecord(now)) return true;
  return Object.entries(now).every(([name, value]) => isWrittenInPlace(was[name], value));
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Whether a command writes in one thing of a list and leaves each where it is: what is typed on there is saved with it. */
export function staysInPlace(site: EditedSite, command: Command): boolean {
  if (command.type !== 'setSettings') return false;
  const block = site.blockOf[command.block];
  const was = block?.settings[command.locale]?.values ?? {};
  const nodes = (block && site.schemaOf(block.key)?.properties) ?? {};
  const withDefaults = (name: string, value: unknown): unknown => {
    const node = nodes[name];
    return typeof node === 'object' ? fillDefaults(node, value) : value;
  };
  return Object.entries(command.set).every(([name, value]) =>
    isWrittenInPlace(withDefaults(name, was[name]), withDefaults(name, value)),
  );
}

/**
 * What writes a change of a block's settings. A language that follows the default one goes on following when only design
 * is changed in it: that is written where it follows.
 * @param locale the language in which it is changed
 */
export function settingsWrite(site: EditedSite, block: number, locale: string, change: ValueChange): Command {
  const edited = site.blockOf[block];
  const write: Command = { type: 'setSettings', block, locale, ...change };
  if (!edited) return write;
  const { settings } = edited;
  const own = site.defaultLanguage.toUpperCase();
  const [row, defaultRow, schema] = [settings[locale], settings[own], site.schemaOf(edited.key)];
  if (row && defaultRow && schema && !isOwn(row)) {
    const was = row.values;
    const now = changedValues(was, change);
    if (isSame(joinDesign({ settings: schema }, { now, was }, defaultRow.values), now))
      return { ...write, locale: own };
  }
  if (othersOf(settings, locale).length === 0) return write;
  const after = changedRows(site, edited, locale, change);
  return isInPlace(settings, after, locale) ? { ...write, inPlace: true } : write;
}
