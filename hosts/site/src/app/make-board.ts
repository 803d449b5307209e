import { pageKindOf } from '@boardwright/blocks-schema';
import type { Board, Visitor } from '@boardwright/engine';
import type { StoredPage } from '@boardwright/api-client/contract';
import { consentState } from './consent-state.ts';
import { consentTabs, eventsTo, hasConsentBar, tagMarkup } from './cookie-scripts.ts';
import { siteNameOf, type SiteView } from './site-view.ts';

export interface BoardParts {
  readonly view: SiteView;
  readonly url: URL;
  readonly now: Date;
  readonly visitor: Visitor;
  readonly visitorName?: string | undefined;
  readonly visitorIsExample?: true | undefined;
  readonly favourites?: readonly string[] | undefined;
  readonly appliedJobs?: Readonly<Record<string, string>> | undefined;
  readonly consent: string | undefined;
  /** The page and child slug now shown, for its address in the other languages. */
  readonly page?: StoredPage | undefined;
  readonly childSlug?: string | undefined;
}

/** §2 'Layouts': `classic` and `default` are the page in the site's theme, as is a query without one. */
function layoutOf(url: URL): Board['layout'] {
  return url.searchParams.get('layout') === 'editor' ? 'editor' : 'classic';
}

function defaultImagesOf({ default_images: images }: SiteView['settings']): Board['defaultImages'] {
  const { organisation_header: organisationHeader, organisation_logo: organisationLogo, article } = images;
  return { organisationHeader, organisationLogo, article };
}

function alternatesOf({ view, page, childSlug }: BoardParts): Record<string, string> {
  const { default_language: defaultLocale } = view.settings;
  return Object.fromEntries(
    view.locales.map((locale) => {
      const prefix = locale === defaultLocale ? '' : `/${locale}`;
      const path = page?.path[locale];
      if (!page || page.key === 'p-home' || path === undefined) return [locale, prefix || '/'];
      return [locale, childSlug ? `${prefix}/${path}/${encodeURIComponent(childSlug)}` : `${prefix}/${path}`];
    }),
  );
}

/** Guest-only pages are hidden from who is logged in (specification §4): links to them disappear by themselves. */
function withoutGuestPages(paths: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(paths).filter(([name]) => pageKindOf(name)?.middleware !== 'guest'),
  );
}

/** All that a page's blocks may know of the board and the visitor. */
export function makeBoard(parts: BoardParts): Board {
  const { view, url, now, visitor } = parts;
  const { settings, site } = view;
  const chosen = consentState(parts.consent);
  const measured = eventsTo(view, chosen);
  return {
    siteId: site.id,
    boardId: site.job_board_id,
    siteName: siteNameOf(view),
    locale: view.locale,
    locales: view.locales,
    defaultLocale: settings.default_language,
    now: now.toISOString(),
    timeZone: settings.time_zone,
    currency: settings.app_currency,
    imperial: view.configuration.settings.app_use_imperial_system,
    dateFormat: settings.job_date_format,
    visitor,
    visitorName: parts.visitorName,
    ...(parts.visitorIsExample && { visitorIsExample: true as const }),
    flagsToText: settings.flags_to_text,
    tagStyle: settings.tag_style,
    anonymizeJobs: settings.anonymize_jobs,
    hideJobDates: settings.hide_job_dates,
    hideJobDescription: settings.hide_job_description,
    enableFavourites: settings.enable_favourites && settings.allow_candidate,
    ...(parts.favourites && settings.enable_favourites && { favourites: parts.favourites }),
    ...(parts.appliedJobs && { appliedJobs: parts.appliedJobs }),
    layout: layoutOf(url),
    consent: {
      ...chosen,
      ...(measured && { measured }),
      ...(tagMarkup(view, chosen, '') !== '' && { tagged: true }),
      tabs: consentTabs(view),
      bar: hasConsentBar(view),
      textSmall: settings.cookie_text_small,
      textLarge: settings.cookie_text_large,
    },
    logo: settings.logo,
    defaultImages: defaultImagesOf(settings),
    copyright: settings.copyright_text,
    paths: visitor === 'guest' ? view.pathsOf : withoutGuestPages(view.pathsOf),
    labels: view.labels,
    path: url.pathname,
    search: url.search,
    alternates: alternatesOf(parts),
  };
}
