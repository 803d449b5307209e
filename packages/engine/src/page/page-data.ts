import type { AnalyticsEvent } from '../board/analytics-events.ts';
import type { AllowedScript } from './consent/run-script.ts';
import type { BlockHead, BlockOutcome, FieldErrors } from '../board/define-block.ts';
import type { PageMessages } from '@boardwright/ui/translate';
import type { Board } from '../board/board-context.ts';
import type { InColumn } from '@boardwright/blocks-schema';

/** One block, ready to draw: settings read and completed, data loaded. */
export interface RenderedBlock {
  readonly id: number;
  readonly key: string;
  readonly settings: unknown;
  readonly data: unknown;
  readonly customStyles?: string | undefined;
  /** The column of another block that it stands in; without one it stands on the page itself. */
  readonly in?: InColumn | undefined;
  /** It could not be drawn: a sentence stands in its place. */
  readonly failed?: boolean;
}

/** What the page of a mailed link asks before its button, and what was wrong with it. */
export interface LinkView {
  readonly email: string;
  /** A password is chosen: the account was never used in this browser, or is made now. */
  readonly needsPassword: boolean;
  readonly needsTerms: boolean;
  /** What is kept in a profile. */
  readonly stored?:
    | {
        readonly name: string;
        readonly phone: string | null;
        readonly cv: string | null;
        /** The address has an account: it gets what it lacks. */
        readonly hasAccount: boolean;
      }
    | undefined;
  readonly fields?: FieldErrors | undefined;
}

/** What a newsletter's mailed link shows: it asks, it says how it stands, or it is too old. */
export type NewsletterPage =
  | 'newsletter-confirm'
  | 'newsletter-confirmed'
  | 'newsletter-end'
  | 'newsletter-ended'
  | 'newsletter-expired';

/** The pages a site has before it has pages. */
export interface SystemView {
  readonly kind:
    | 'coming-soon'
    | 'create-jobboard'
    | 'site-auth'
    | 'verify-address'
    | 'save-profile'
    | 'switch-account'
    | NewsletterPage;
  /** Of the two that mailed links lead to. */
  readonly link?: LinkView | undefined;
  /** Of those that a newsletter's mailed links lead to. */
  readonly newsletter?: { readonly email: string; readonly name: string } | undefined;
  /** The password gate's message after a wrong try, and where one was going. */
  readonly message?: string | undefined;
  readonly next?: string | undefined;
}

/**
 * A page, ready to draw. Plain data: the server renders it, puts it into the document for hydration, and answers
 * the browser's next navigations with it.
 */
export interface PageData {
  readonly status: number;
  readonly board: Board;
  readonly identifier: string;
  readonly blocks: readonly RenderedBlock[];
  readonly messages: PageMessages;
  readonly head: BlockHead & { readonly title: string };
  /** Cookie scripts to run at every change of page (specification §3 'execute'), for the browser's navigations. */
  readonly scripts?: readonly AllowedScript[] | undefined;
  /** Set after a post: which block answered what. */
  readonly outcome?: (BlockOutcome & { readonly blockId: number }) | undefined;
  /** Style sheets of this page's blocks, for the browser's next navigations. */
  readonly styles?: readonly string[] | undefined;
  /** Set on a page of the product itself, drawn by the frame instead of blocks (specification §2 'Client routes'). */
  readonly system?: SystemView | undefined;
  /** What happened since the last page, to be counted: forms that were sent without scripts, a favourite that was stored. */
  readonly events?: readonly AnalyticsEvent[] | undefined;
  /** What the site did since the last page, shown once above this one: a guest's favourite, stored after the login. */
  readonly notice?:
    | {
        readonly good: boolean;
        readonly title: string;
        readonly action?: { readonly href: string; readonly text: string } | undefined;
      }
    | undefined;
  /** Set when the page is an error page without blocks of its own. */
  readonly error?: { readonly status: number; readonly message: string } | undefined;
}
