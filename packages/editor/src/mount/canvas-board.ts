import { createBoard } from '@boardwright/engine';
import type { Board } from '@boardwright/engine';
import { visibleAddress } from '@boardwright/engine/canvas-address';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { CanvasPlace } from '../workbench/canvas-source.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the page on the canvas knows of the site it stands on. */
export function canvasBoard(site: EditedSite, { page: pageId, locale, visitor }: CanvasPlace): Board {
  const pages = site.pages.flatMap((id) => site.pageOf[id] ?? []);
  const texts = site.texts[locale.toUpperCase()] ?? {};
  const page = site.pageOf[pageId];
  const board = createBoard({ locale, defaultLocale: site.defaultLanguage, locales: site.languages });
  const addressIn = (language: string): string =>
    page ? visibleAddress(page, { locale: language, defaultLocale: site.defaultLanguage }) : board.path;
  return {
    ...board,
    siteName: textOf(texts['site_name']) || textOf(site.settings['site_name']) || site.name,
    visitor,
    layout: 'editor',
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
