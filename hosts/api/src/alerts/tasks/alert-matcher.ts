import type { AlertFilter } from '../../platform/database/tables/alerts.ts';
import { type Bits, intersect, isEmpty, setBit, slotsOf, wordsFor } from '../../platform/search/bits.ts';
import { type Dictionary, SHIPPED } from '../../platform/search/dictionary.ts';
import { createJobIndex } from '../../platform/search/job-index.ts';
import type { IndexedJob, JobFilter } from '../../platform/search/job-query.ts';
import { SEARCH_WEIGHTS } from '../../platform/search/keyword-weights.ts';
import { createKeywords } from '../../platform/search/keywords.ts';
import type { GroupOf } from '../../platform/search/segment-counts.ts';
import { isWordless, matchWords, type NamesHold, parseSearch } from '../../platform/search/job-matcher.ts';
import { nameKey } from '../../platform/search/text-analysis.ts';
import { placeQuery, salaryQuery } from './alert-query.ts';

export interface AlertMatcherOptions {
  readonly groupOf: GroupOf;
  /** Epoch milliseconds: a job that is not on view then matches nothing. */
  readonly now: number;
  /** What the board's search takes these words for when nothing on the whole board has them. */
  readonly correction: (boardId: number, search: string, dictionary: Dictionary) => string | undefined;
}

/** Says which of some new jobs an alert is about. */
export interface AlertMatcher {
  /** Ids of the jobs that the alert's search finds, newest first; by the words that its site knows. */
  readonly match: (boardId: number, filter: AlertFilter, dictionary?: Dictionary) => readonly number[];
}

/**
 * The search turned around: not the whole board is searched for each alert, but the few new jobs are put into an index
 * of their own, and each distinct condition (these words, this place, these segments …) is looked up in it once. An
 * alert is then the overlap of its conditions' sets: some words of memory, however many alerts there are.
 */
export function createAlertMatcher(
  jobs: readonly IndexedJob[],
  { groupOf, now, correction }: AlertMatcherOptions,
): AlertMatcher {
  const newestFirst = jobs.toSorted((one, other) => other.from - one.from || other.id - one.id);
  const slotById = new Map(newestFirst.map(({ id }, slot) => [id, slot]));
  const size = newestFirst.length;
  const keywords = createKeywords(() => size);
  const index = createJobIndex(groupOf, { remembered: 1 });
  for (const [slot, job] of newestFirst.entries()) {
    keywords.add(job, slot);
    // Words are looked up above: there they are never corrected by what happens to be new.
    index.upsert({ ...job, title: '', text: '' });
  }

  function found(filter: JobFilter): Bits {
    const bits: Bits = new Int32Array(wordsFor(size));
    for (const id of index.query({ ...filter, sort: 'from', page: 1, limit: size }).ids) {
      setBit(bits, slotById.get(id) ?? 0);
    }
    return bits;
  }

  const namesHold: NamesHold = (slot, phrase) => {
    const { title, location_name, organisation_name } = newestFirst[slot]!;
    return [title, location_name, organisation_name].some((name) =>
      ` ${nameKey(name)} `.includes(` ${phrase} `),
    );
  };
  const known = new Map<string, Bits>();
  /** The set of a condition, worked out when it is first met. */
  function remembered(key: string, look: () => Bits): Bits {
    let bits = known.get(key);
    if (bits === undefined) known.set(key, (bits = look()));
    return bits;
  }
  const board = (boardId: number) => remembered(`${boardId}`, () => found({ board_id: boardId, now }));

  function matchesOf(boardId: number, search: string, dictionary: Dictionary): Bits {
    const weights = { ...SEARCH_WEIGHTS, dictionary };
    const searched = parseSearch(search, dictionary);
    const within = board(boardId);
    const without = (bits: Bits) => {
      const left = bits.slice();
      keywords.exclude(searched.excluded, left, weights);
      return left;
    };
    if (isWordless(searched)) return without(within);
    const match = (text: string) =>
      matchWords(keywords, parseSearch(text, dictionary), within, weights, namesHold).bits;
    const bits = match(search);
    if (!isEmpty(bits) || isEmpty(within)) return without(bits);
    const corrected = correction(boardId, search, dictionary);
    return corrected === undefined ? bits : without(match(corrected));
  }

  return {
    match(boardId, filter, dictionary = SHIPPED) {
      const { search, lat, lon, range, countryCode, segments = [], salaryMin, salaryMax } = filter;
      const { organisationId, remote, region } = filter;
      const matched: Bits = board(boardId).slice();
      const narrow = (key: string, look: () => Bits) => {
        if (!isEmpty(matched)) intersect(matched, remembered(`${boardId} ${key}`, look));
      };
      const by = (key: string, condition: Partial<JobFilter>) =>
        narrow(key, () => found({ board_id: boardId, now, ...condition }));
      if (segments.length > 0) by(`segments ${segments.join(',')}`, { segment_ids: segments });
      if (organisationId !== undefined) by(`of ${organisationId}`, { organisation_id: organisationId });
      if (lat !== undefined || countryCode !== undefined) {
        by(`at ${lat} ${lon} ${range} ${region} ${countryCode}`, placeQuery(filter));
      }
      if (remote !== undefined) by(`remote ${remote}`, { remote });
      if (salaryMin !== undefined || salaryMax !== undefined) {
        by(`pays ${salaryMin} ${salaryMax}`, salaryQuery(filter));
      }
      if (search !== undefined) {
        narrow(`says ${dictionary.id} ${search}`, () => matchesOf(boardId, search, dictionary));
      }
      return Array.from(slotsOf(matched), (slot) => newestFirst[slot]!.id);
    },
  };
}
