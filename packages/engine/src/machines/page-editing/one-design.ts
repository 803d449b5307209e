import { isSame, joinDesign } from '@boardwright/blocks-schema';
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
  const shown = rows[own] && valuesOf(own, rows[own]);
  return Object.fromEntries(
    Object.entries(rows).map(([locale, row]) => {
      const values = isOwn(row) && locale !== own ? valuesOf(locale, row) : (shown ?? row.values);
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

/** Whether other languages have settings of their own, and have them still after a change: it wrote words alone. */
export function isInPlace(before: Rows, after: Rows, locale: string): boolean {
  const others = Object.keys(before).filter((other) => other !== locale && isOwn(before[other]));
  return others.length > 0 && others.every((other) => before[other] === after[other]);
}

/**
 * Whether a command may move things of a list that other languages have words for: it is saved by itself, so that the
 * server can tell what went where.
 */
export function movesThings(site: EditedSite, command: Command): boolean {
  if (command.type !== 'setSettings' || command.inPlace) return false;
  const rows = Object.entries(site.blockOf[command.block]?.settings ?? {});
  const hasOthers = rows.some(([locale, row]) => locale !== command.locale && isOwn(row));
  return hasOthers && Object.values(command.set).some(Array.isArray);
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
  const [row, shown, schema] = [settings[locale], settings[own], site.schemaOf(edited.key)];
  if (row && shown && schema && !isOwn(row)) {
    const was = row.values;
    const now = changedValues(was, change);
    if (isSame(joinDesign({ settings: schema }, { now, was }, shown.values), now))
      return { ...write, locale: own };
  }
  const after = changedRows(site, edited, locale, change);
  return isInPlace(settings, after, locale) ? { ...write, inPlace: true } : write;
}
