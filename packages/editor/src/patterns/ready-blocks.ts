import type { Locale } from '@boardwright/messages';
import { visibleAddress } from '@boardwright/engine/canvas-address';
import type { ReadyBlock } from '../model/block-commands.ts';
import type { EditedSite, Values } from '../page-editing/edited-site.ts';
import type { PatternBlock } from './define-pattern.ts';

type Site = Pick<EditedSite, 'pages' | 'pageOf' | 'languages' | 'defaultLanguage'>;

/** A link of a text to a kind of page: `page:p-job-list`. */
const pageLink = /\bpage:(p-[a-z-]+)/g;

/** Where the first page of a kind is in a language; the home page where the site has none. */
function addressOf(site: Site, key: string, locale: string): string {
  const pages = site.pages.flatMap((id) => site.pageOf[id] ?? []);
  const page = pages.find((one) => one.key === key) ?? { key: 'p-home', path: {} };
  return visibleAddress(page, { locale, defaultLocale: site.defaultLanguage });
}

function linked(settings: Values, site: Site, locale: string): Values {
  const text = JSON.stringify(settings);
  const filled = text.replaceAll(pageLink, (_, key: string) => addressOf(site, key, locale));
  return filled === text ? settings : (JSON.parse(filled) as Values);
}

/**
 * Blocks of a pattern as they are put on a page of a site: in its languages, with links to its pages.
 * @param versionOf the version of a kind's schema; a kind that is not installed is not asked for
 */
export function readyBlocks(
  blocks: readonly PatternBlock[],
  site: Site,
  versionOf: (key: string) => number,
): readonly ReadyBlock[] {
  return blocks.map(({ key, settings }) => {
    const rows = site.languages.flatMap((language) => {
      const values = settings[language as Locale];
      return values ? [[language.toUpperCase(), linked(values, site, language)] as const] : [];
    });
    return { key, version: versionOf(key), customStyles: '', settings: Object.fromEntries(rows) };
  });
}
