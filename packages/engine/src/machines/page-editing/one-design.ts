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
  change: ValueChange,
): Rows {
  const { id, revision, values: was } = settings[locale] ?? following({});
  const rows = { ...settings, [locale]: { id, revision, values: changedValues(was, change) } };
  return joined(site, key, rows, { locale, was });
}

/** Settings that may have been written apart, with the design of the default language, or of the first there is. */
export function withOneDesign(site: Site, block: EditedBlock): EditedBlock {
  const own = site.defaultLanguage.toUpperCase();
  const locale = block.settings[own] ? own : Object.keys(block.settings)[0];
  return locale === undefined
    ? block
    : { ...block, settings: joined(site, block.key, block.settings, { locale }) };
}

/**
 * What writes a change of a block's settings. A language that follows the default one goes on following when only design
 * is changed in it: that is written where it follows.
 * @param locale the language in which it is changed
 */
export function settingsWrite(site: EditedSite, block: number, locale: string, change: ValueChange): Command {
  const { key = '', settings = {} } = site.blockOf[block] ?? {};
  const own = site.defaultLanguage.toUpperCase();
  const [row, shown] = [settings[locale], settings[own]];
  const schema = site.schemaOf(key);
  const write: Command = { type: 'setSettings', block, locale, ...change };
  if (!row || !shown || !schema || isOwn(row)) return write;
  const was = row.values;
  const now = changedValues(was, change);
  const isDesign = isSame(joinDesign({ settings: schema }, { now, was }, shown.values), now);
  return isDesign ? { ...write, locale: own } : write;
}
