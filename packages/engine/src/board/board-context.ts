import { createContext, useContext } from 'react';

export { pagePath } from './page-path.ts';

/** Who looks at the page (specification §1). */
export type Visitor = 'guest' | 'candidate' | 'employer';

/** A job by its uuid, an organisation by its number. */
export type FavouriteKind = 'job' | 'organisation';

/** Who gets analytics events (specification §9): the tag manager's data layer, or Google's tag for its accounts. */
export type EventsTo = 'tag-manager' | 'accounts';

/** What the visitor said of cookies, and what there is to say (specification §4 'Cookie consent'). */
export interface Consent {
  readonly state: 'unset' | 'all' | 'some';
  /** Ids of the accepted tabs, when some were chosen. */
  readonly accepted: readonly string[];
  /** The tabs one may choose from; mandatory ones are always on. */
  readonly tabs: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly type: 'mandatory' | 'analytics' | 'marketing' | 'social';
  }[];
  /** The site shows a cookie bar at all. */
  readonly bar: boolean;
  /** Where what happens is counted: a tag service is set, and this consent covers it. Absent: nowhere. */
  readonly measured?: EventsTo | undefined;
  /** The tag services' scripts are in the document already. */
  readonly tagged?: boolean | undefined;
  readonly textSmall: string;
  readonly textLarge: string;
}

/** What every part of a page may know of the board it stands on. Plain data: it travels to the browser as JSON. */
export interface Board {
  readonly siteId: number;
  readonly boardId: number;
  readonly siteName: string;
  readonly locale: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** The moment of the request, ISO 8601: components never read a clock. */
  readonly now: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly imperial: boolean;
  /** The site's job date format, in date-fns notation (§5). */
  readonly dateFormat: string;
  readonly visitor: Visitor;
  readonly visitorName?: string | undefined;
  /**
   * Who looks is no such visitor, but an admin on the canvas or somebody with a preview link who looks as one: what only a
   * person has is not asked for.
   */
  readonly visitorIsExample?: true | undefined;
  /** Languages as codes instead of flags (§3 'flags to text'). */
  readonly flagsToText: boolean;
  readonly tagStyle: string;
  readonly anonymizeJobs: boolean;
  readonly hideJobDates: boolean;
  readonly hideJobDescription: boolean;
  /** Hearts are drawn at all: the site wants them, and there are candidates to have them. */
  readonly enableFavourites: boolean;
  /** What the candidate keeps, as `job.<uuid>` and `organisation.<number>`; absent for everybody else. */
  readonly favourites?: readonly string[] | undefined;
  /** The jobs a candidate applied for last: uuid → moment, ISO 8601; absent for everybody else. */
  readonly appliedJobs?: Readonly<Record<string, string>> | undefined;
  /** The query's `layout` (§2): the editor's canvas draws with 'editor'. */
  readonly layout: 'classic' | 'editor';
  readonly consent: Consent;
  readonly logo: string;
  /** Pictures of companies and articles that have none of their own, '' for none (§3 'default images'). */
  readonly defaultImages: {
    readonly organisationHeader: string;
    readonly organisationLogo: string;
    readonly article: string;
  };
  readonly copyright: string;
  /** The path of each page kind in this locale, without the locale prefix: 'p-job-list' → 'vacatures'. */
  readonly paths: Readonly<Record<string, string>>;
  /** The label of each page kind on this site, in this locale: links without a text of their own show it. */
  readonly labels: Readonly<Record<string, string>>;
  /** Path and query of the page now shown. */
  readonly path: string;
  readonly search: string;
  /** The same page in each other language: locale → path. */
  readonly alternates: Readonly<Record<string, string>>;
}

export const BoardContext = createContext<Board | undefined>(undefined);

/** The board of the page. Throws outside a page: a part that needs it cannot be drawn without one. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board)
    throw new Error(
      'useBoard() outside a page: render the block by createPage or PageView, which give it its board. ' +
        'If you do, two copies of @boardwright/engine are installed: `npm ls @boardwright/engine` shows whose',
    );
  return board;
}
