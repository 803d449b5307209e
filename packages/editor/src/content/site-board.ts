import { visibleAddress } from '@boardwright/engine/canvas-address';
import { createBoard } from '@boardwright/engine/create-board';
import { siteNameIn } from '../model/site-name.ts';
import { textOf } from '../model/text-of.ts';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';

/** What blocks ask of the board they stand on. */
export type SiteBoard = ReturnType<typeof createBoard>;

/** What a page in a language knows of the site it stands on, where no API knows more. Plain data. */
export function siteBoard(site: EditedSite, page: EditedPage | undefined, locale: string): SiteBoard {
  const pages = site.pages.flatMap((id) => site.pageOf[id] ?? []);
  const texts = site.texts[locale.toUpperCase()] ?? {};
  const board = createBoard({ locale, defaultLocale: site.defaultLanguage, locales: site.languages });
  const addressIn = (language: string): string =>
    page ? visibleAddress(page, { locale: language, defaultLocale: site.defaultLanguage }) : board.path;
  return {
    ...board,
    siteName: siteNameIn(site, locale.toUpperCase()),
    logo: textOf(site.settings['logo']),
    copyright: textOf(texts['copyright_text']),
    path: addressIn(locale),
    alternates: Object.fromEntries(site.languages.map((language) => [language, addressIn(language)])),
    paths: { ...board.paths, ...Object.fromEntries(pages.map(({ key, path }) => [key, path[locale] ?? ''])) },
    labels: {
      ...board.labels,
      ...Object.fromEntries(
        pages.flatMap(({ key, texts: own }) => {
          const label = textOf(own[locale.toUpperCase()]?.values['page_label']);
          return label === '' ? [] : [[key, label]];
        }),
      ),
    },
  };
}
