import type { JobSummary } from '@boardwright/api-client/contract';
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
