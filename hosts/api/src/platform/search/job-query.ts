import type { Dictionary } from './dictionary.ts';

/** A job as the index is given it. Texts are plain (no markup); they are analysed and not kept. */
export interface IndexedJob {
  id: number;
  board_ids: readonly number[];
  title: string;
  organisation_id: number;
  organisation_name: string;
  location_name: string;
  /** ISO 3166 alpha-2. */
  country_code: string;
  lat: number | null;
  lon: number | null;
  location_type: 'fixed' | 'none' | 'country';
  /** The areas it lies in, by country and name: `NL Overijssel`, `NL Twente`. */
  areas?: readonly string[];
  remote: boolean;
  text: string;
  /** nl, en, ro or de; decides the stemming. Another language is searched without stemming. */
  locale: string;
  segment_ids: readonly number[];
  /** Euro a year. A missing end is taken to equal the other end. */
  salary_year_min: number | null;
  salary_year_max: number | null;
  premium: boolean;
  /** Epoch milliseconds. The job is found from this moment on … */
  from: number;
  /** … and until just before this one; null never ends. */
  till: number | null;
  created_at: number;
  boost_factor: number;
  reference_code?: string;
}

/** The sorts of §9 as the API writes them. */
export type JobSort =
  | 'featured'
  | 'random'
  | 'from'
  | '-from'
  | 'created_at'
  | '-created_at'
  | 'till'
  | '-till'
  | 'distance'
  | 'relevance';

/** What narrows the list; everything given must hold. */
export interface JobFilter {
  board_id: number;
  /**
   * Every word must occur in title, organisation, place or text, or under another name in the title; the last one may
   * be a beginning. A word with a minus sign before it must not occur. Words between quotes must stand as they are
   * written, several of them next to each other in title, organisation or place.
   */
  search?: string;
  /** Which words mean the same; those that every site knows where it is left out. */
  dictionary?: Dictionary;
  /** With `lon`: a place search. Without `distance` every job with a place matches. */
  lat?: number;
  lon?: number;
  /** Kilometres. */
  distance?: number;
  /**
   * In a place search: the country of the place, in which remote, country-wide and placeless jobs
   * match too. Without a place: the country of the job.
   */
  country_code?: string;
  /** OR within a group, AND across groups. */
  segment_ids?: readonly number[];
  organisation_id?: number;
  /** Names of organisations are not searched: who reads the jobs does not see whose they are. */
  hide_organisations?: boolean;
  /** The whole name, whatever its capitals, accents and punctuation. */
  organisation_name?: string;
  /** Jobs whose place lies in this area, by country and name. */
  region?: string | undefined;
  /** The whole name of the job's place; only looked at when no `lat` and `lon` are given. */
  location_name?: string;
  premium?: boolean;
  remote?: boolean;
  /** Euro a year; a job matches when its own range overlaps, never when it names no salary. */
  salary_year?: { min?: number; max?: number };
  exclude_ids?: readonly number[];
  /** At most one job per organisation: its first in the order asked for. Totals and counts are then organisations. */
  group_organisations?: boolean;
  /** Epoch milliseconds: jobs not yet or no longer published at this moment are never found. */
  now: number;
}

/** One page of a search. Without `sort`: relevance when there is a keyword, else featured. */
export interface JobQuery extends JobFilter {
  sort?: JobSort;
  /** For `random`: the same seed gives the same order, so that paging neither repeats nor skips. */
  seed?: number;
  /** From 1. */
  page: number;
  limit: number;
  /** The visitor's language: jobs in it come before others that are called so. */
  locale?: string;
  /**
   * Asks for what a person may want as well: jobs with some of the words where all of them give less than a page, and
   * another spelling. Then jobs of other fields of work that only mention the words in their texts are partial ones too.
   */
  widen?: {
    /** The segments that are fields of work. */
    fields: readonly number[];
  };
}

export interface JobSearchResult {
  ids: number[];
  /** Kilometres per id; null without a place search and for remote, country-wide and placeless jobs. */
  distances: (number | null)[];
  total: number;
  /** Jobs per segment, only where there are any; the counts of a group ignore that group's own selection. */
  segment_counts: Readonly<Record<number, number>>;
  /** What was searched for instead, when nothing matched the words as typed. */
  corrected?: string;
  /** What may have been meant, when the words as typed are there but rare. */
  suggested?: string;
  /** Jobs with only some of the words, the best first: so many as the first page has room for. */
  partial?: { ids: number[]; distances: (number | null)[] };
}

export interface Suggestion {
  keyword: string;
  kind: 'title' | 'organisation';
  /** How many jobs of the board carry it now. */
  jobs: number;
}

export interface SuggestQuery {
  board_id: number;
  text: string;
  limit: number;
  now: number;
  locale?: string;
}

export interface RelatedQuery {
  /** The job's id, or the job itself when it is no longer in the index (an expired job's page). */
  job: number | IndexedJob;
  board_id: number;
  limit: number;
  now: number;
}
