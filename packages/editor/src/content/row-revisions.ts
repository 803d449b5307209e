import { isSame } from '@boardwright/blocks-schema';
import type { Command } from '../page-editing/command.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { rowOf, type Row } from '../page-editing/value-change.ts';

/** What a command overwrites or takes away: a block's settings in a language, a page's paths, the site. */
export function guardedRow(command: Command): Row | undefined {
  const { type } = command;
  if (type === 'forgetSettings') return { of: 'settings', block: command.block, locale: command.locale };
  if (type === 'forgetPageTexts') return { of: 'texts', page: command.page, locale: command.locale };
  return rowOf(command);
}

export function revisionAt(site: EditedSite, row: Row): number {
  switch (row.of) {
    case 'settings':
      return site.blockOf[row.block]?.settings[row.locale]?.revision ?? 0;
    case 'texts':
      return site.pageOf[row.page]?.texts[row.locale]?.revision ?? 0;
    case 'block':
      return site.blockOf[row.block]?.revision ?? 0;
    case 'page':
      return site.pageOf[row.page]?.revision ?? 0;
    case 'site':
      return site.revision;
  }
}

/**
 * How often what a command overwrites was saved, as far as the sender knows: sent along with it, `saveToContent` refuses
 * what would overwrite somebody else's.
 * @param site as the sender has it; `confirmed` of the effect `save`
 * @returns undefined for what overwrites nothing
 */
export function revisionOf(command: Command, site: EditedSite): number | undefined {
  const row = guardedRow(command);
  return row && revisionAt(site, row);
}

/** All that is written where a row stands. */
function contentAt(site: EditedSite, row: Row): unknown {
  switch (row.of) {
    case 'settings': {
      const { values, follows } = site.blockOf[row.block]?.settings[row.locale] ?? {};
      return [values, follows];
    }
    case 'texts': {
      const { values, follows } = site.pageOf[row.page]?.texts[row.locale] ?? {};
      return [values, follows];
    }
    case 'block': {
      const { customStyles, isGlobal } = site.blockOf[row.block] ?? {};
      return [customStyles, isGlobal];
    }
    case 'page': {
      const { key, path } = site.pageOf[row.page] ?? {};
      return [key, path];
    }
    case 'site': {
      const { name, status, settings, texts, cookieScripts } = site;
      return [name, status, settings, texts, cookieScripts];
    }
  }
}

export const isSameRow = (one: EditedSite, other: EditedSite, row: Row): boolean =>
  isSame(contentAt(one, row), contentAt(other, row));

/** By what a row is called in `SiteContent.revisions`. */
export function rowName(row: Row): string {
  switch (row.of) {
    case 'settings':
      return `block/${row.block}/${row.locale.toLowerCase()}`;
    case 'texts':
      return `page/${row.page}/${row.locale.toLowerCase()}`;
    case 'block':
      return `block/${row.block}`;
    case 'page':
      return `page/${row.page}`;
    case 'site':
      return 'site';
  }
}

/** How often each row of a site was saved; those that never were are left out. */
export function revisionsOf(site: EditedSite): Readonly<Record<string, number>> {
  const rows: readonly Row[] = [
    { of: 'site' },
    ...Object.values(site.pageOf).flatMap(({ id, texts }): Row[] => [
      { of: 'page', page: id },
      ...Object.keys(texts).map((locale): Row => ({ of: 'texts', page: id, locale })),
    ]),
    ...Object.values(site.blockOf).flatMap(({ id, settings }): Row[] => [
      { of: 'block', block: id },
      ...Object.keys(settings).map((locale): Row => ({ of: 'settings', block: id, locale })),
    ]),
  ];
  return Object.fromEntries(
    rows.map((row) => [rowName(row), revisionAt(site, row)] as const).filter(([, revision]) => revision > 0),
  );
}
