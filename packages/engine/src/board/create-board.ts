import { pageKinds } from '@boardwright/blocks-schema';
import type { Board } from './board-context.ts';

/** What every board needs to be given: its language. */
export type BoardSettings = Partial<Board> & Pick<Board, 'locale'>;

/**
 * A board to render blocks on, of what is known of it: all the rest is as on a board where nothing was set. A site's host
 * makes its own of the site's settings.
 * @param settings `locale` is a BCP 47 tag, of any language; `now` (ISO 8601) is the present moment where it is not given
 */
export function createBoard(settings: BoardSettings): Board {
  const { locale } = settings;
  const { defaultLocale = locale } = settings;
  const root = locale === defaultLocale ? '/' : `/${locale}`;
  return {
    siteId: 0,
    boardId: 0,
    siteName: '',
    locales: [locale],
    defaultLocale,
    // oxlint-disable-next-line boardwright/clock -- a board is made outside of what is rendered; on a server once for both sides
    now: new Date().toISOString(),
    timeZone: 'UTC',
    currency: 'EUR',
    imperial: false,
    dateFormat: 'dd/MM/yyyy',
    visitor: 'guest',
    flagsToText: true,
    tagStyle: 'tag',
    anonymizeJobs: false,
    hideJobDates: false,
    hideJobDescription: false,
    enableFavourites: false,
    layout: 'classic',
    consent: { state: 'all', accepted: [], tabs: [], bar: false, textSmall: '', textLarge: '' },
    logo: '',
    defaultImages: { organisationHeader: '', organisationLogo: '', article: '' },
    copyright: '',
    paths: pathsIn(locale),
    labels: Object.fromEntries(pageKinds.map(({ identifier, name }) => [identifier, name])),
    path: root,
    search: '',
    alternates: { [locale]: root },
    ...settings,
  };
}

/** The product's own path of each page kind, in this language where it has one. */
function pathsIn(locale: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pageKinds.map(({ identifier, paths }) => {
      const byLocale: Readonly<Record<string, string>> = paths;
      return [identifier, byLocale[locale] ?? paths.default];
    }),
  );
}
