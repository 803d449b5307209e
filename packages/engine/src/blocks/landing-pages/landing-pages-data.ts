import type { JobSummary } from '@boardwright/api-client/contract';
import type { SafeHtml } from '@boardwright/ui/safe-html';
import type { landingPages, SettingsOf } from '@boardwright/blocks-schema';
import type { Board } from '../../board/board-context.ts';
import type { JobSearch } from '../../search/job-search.ts';

export type LandingPagesSettings = SettingsOf<typeof landingPages>;

/** A page of a list, from 1. */
interface Paged {
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
}

/** The landing pages of the board in this language. */
export interface LandingPageList extends Paged {
  readonly kind: 'list';
  readonly pages: readonly {
    readonly title: string;
    readonly slug: string;
    readonly description: string;
    readonly jobs: number;
  }[];
}

/** One landing page and the jobs its search finds now. */
export interface LandingPageJobs extends Paged {
  readonly kind: 'jobs';
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Above and below its jobs; empty for none. */
  readonly above: SafeHtml;
  readonly below: SafeHtml;
  /** The address of a picture; '' for none. */
  readonly image: string;
  /** What search engines are given. */
  readonly seo: {
    readonly title: string;
    /** Empty: made of its jobs. */
    readonly description: string;
    /** It has too few jobs to be listed. */
    readonly isLeftOut: boolean;
  };
  /** Others that have most in common with it. */
  readonly related: readonly { readonly title: string; readonly slug: string }[];
  /** What it stands for, without a page. */
  readonly search: JobSearch;
  /** The segments it asks for. */
  readonly segments: readonly { readonly id: number; readonly name: string }[];
  readonly organisation?: string | undefined;
  readonly jobs: readonly JobSummary[];
  readonly origin?: string | undefined;
}

export type LandingPagesData = LandingPageList | LandingPageJobs;

/** The address of a page of the list that is shown. */
export function pageHref({ path }: Pick<Board, 'path'>, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
