import type { AnalyticsEvent } from '../../board/analytics-events.ts';

/** What a guest is asked, in the words of the site: its server sends them when they are needed. */
export interface LoginQuestion {
  readonly heading: string;
  readonly text: string;
  readonly logIn: string;
  readonly register: string;
}

/** What the site's server says of a pressed button. */
export type FavouriteReply =
  | { readonly stored: boolean; readonly event?: AnalyticsEvent | undefined }
  | { readonly ask: LoginQuestion };
