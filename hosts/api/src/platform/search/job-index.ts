import { LRUCache } from 'lru-cache';
import { type Bits, countBits, intersect, someBit } from './bits.ts';
import { kilometres, squaredChord } from './earth.ts';
import { addRow, closeGaps, createJobColumns, dropRow, letterPair } from './job-columns.ts';
import { applyFilters, chordsFrom } from './job-filters.ts';
import {
  isWordless,
  keyOf,
  type Matched,
  matchJobs,
  type MatchOptions,
  parseSearch,
  relevanceOf,
  writtenOut,
} from './job-matcher.ts';
import { ORDER_NAMES, createJobOrders } from './job-orders.ts';
import type {
  IndexedJob,
  JobSearchResult,
  JobFilter,
  JobQuery,
  RelatedQuery,
  SuggestQuery,
  Suggestion,
} from './job-query.ts';
import { IN_TITLES } from './keyword-weights.ts';
import { createKeywords } from './keywords.ts';
import { createLiveJobs } from './live-jobs.ts';
import { createKeySpace, pageOf, rankingFor } from './page-order.ts';
import { partialMatches } from './partial-matches.ts';
import { likenessAt, likenessOf, relatedJobs } from './related-jobs.ts';
import { type GroupOf, narrowBySegments } from './segment-counts.ts';
import { suggestKeywords } from './suggest-keywords.ts';
import { languageOf } from './text-analysis.ts';

/** Every job that a board can show, in memory, with the answers to what visitors ask of them (§2, §7, §9). */
export interface JobIndex {
  /** Adds a job or replaces the one with its id; the next query sees it. */
  upsert(job: IndexedJob): void;
  /** Takes a job out; false when it was not in. */
  remove(id: number): boolean;
  /**
   * Adds many jobs, a slice at a time, and lets other work pass between the slices. Queries in the
   * meantime see what is in so far. Gives how many there were.
   */
  addAll(
    jobs: Iterable<IndexedJob> | AsyncIterable<IndexedJob>,
    progress?: (done: number) => void,
  ): Promise<number>;
  query(query: JobQuery): JobSearchResult;
  /** Titles and organisations of the board's jobs that go on from what is typed. */
  suggest(query: SuggestQuery): Suggestion[];
  /** Ids of the board's jobs most like this one, the likest first. */
  related(query: RelatedQuery): number[];
  /**
   * How many jobs of the board, or of it what these segments leave, have all words of a search in their titles, under
   * another name too: whether it is what work is called.
   */
  titled(
    asked: Pick<JobFilter, 'board_id' | 'now' | 'dictionary' | 'segment_ids'> & { search: string },
  ): number;
  /** Whether a job, on any board, names this as its place. */
  knowsPlace(name: string): boolean;
  /** Whether a job that the board shows now is so near a point. */
  hasJobNear(board_id: number, point: { lat: number; lon: number }, km: number, now: number): boolean;
  /** Takes note that segments changed their group. */
  regroup(groupOf: GroupOf): void;
  /**
   * How often the clock alone has made a job appear or disappear until this moment (milliseconds): where it differs from
   * before, what was drawn in between is stale.
   */
  changesByClock(now: number): number;
  /** Jobs in the index, on any board, published or not. */
  readonly size: number;
}

export interface JobIndexOptions {
  /** How many answers, without their pages, are kept until the next change. */
  remembered?: number;
  /** Up to so many slots of changed and removed jobs are always left; beyond, up to a third of the jobs. */
  mostGaps?: number;
  /** Closing gaps renumbers the word lists, so many with each change that follows. */
  listsPerChange?: number;
}

/** So many jobs take about 10 ms. */
const SLICE = 200;
const DEFAULT_LISTS = 500;
/** While jobs are added in bulk so many wait to be sorted in, beyond that an eighth of all. */
const MOST_WAITING = 4096;
const DEFAULT_GAPS = 2000;
/**
 * Points per word for a job in the visitor's language: another name for the work in it comes before the very word in
 * another language, the word in a text never before a title.
 */
const OWN_LANGUAGE = 5;
/** With fewer jobs than this a search is taken for one that may be misspelt. */
const FEW = 3;

/** An empty index. `groupOf` tells which group a segment belongs to. */
export function createJobIndex(groupOf: GroupOf, options: JobIndexOptions = {}): JobIndex {
  const { mostGaps = DEFAULT_GAPS, listsPerChange = DEFAULT_LISTS } = options;
  const columns = createJobColumns();
  const orders = createJobOrders(columns);
  const live = createLiveJobs(columns, orders);
  const keywords = createKeywords(() => columns.capacity);
  const remembered = new LRUCache<string, Matched>({ max: options.remembered ?? 50 });
  const space = createKeySpace();
  let clockChanges = 0;

  function flush(): void {
    for (const name of ORDER_NAMES) orders[name].flush();
  }

  function take(id: number): boolean {
    const known = dropRow(columns, id);
    remembered.clear();
    const gaps = columns.size - columns.slotById.size;
    if (gaps > mostGaps && gaps > columns.slotById.size / 3) renumber();
    else keywords.move(listsPerChange);
    return known;
  }

  function renumber(): void {
    const renumbered = closeGaps(columns);
    for (const name of ORDER_NAMES) orders[name].renumber(renumbered);
    live.renumber(renumbered);
    keywords.renumber(renumbered);
  }

  function upsert(job: IndexedJob): void {
    take(job.id);
    const slot = addRow(columns, job);
    keywords.add(job, slot);
    for (const name of ORDER_NAMES) orders[name].add(slot);
    live.add(slot);
  }

  /** The board's jobs that are published now, as a set of one's own. */
  function onBoard(board_id: number, now: number): Bits {
    flush();
    const published = live.at(now);
    if (live.changes !== clockChanges) remembered.clear();
    clockChanges = live.changes;
    const board = columns.boards.get(board_id);
    return board === undefined ? new Int32Array(published.length) : intersect(board.slice(), published);
  }

  function match(filter: JobFilter, how: MatchOptions): Matched {
    const board = onBoard(filter.board_id, filter.now);
    const searched = parseSearch(filter.search ?? '', filter.dictionary);
    const key = keyOf(filter, searched, how);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const matched = matchJobs(columns, keywords, groupOf, filter, searched, board, how);
    remembered.set(key, matched);
    return matched;
  }

  const isIn = (locale: string | undefined): ((slot: number) => boolean) => {
    if (locale === undefined) return () => false;
    const own = letterPair(languageOf(locale));
    return (slot) => columns.language[slot] === own;
  };

  /** What a person may want as well, where the words give less than a page. */
  function wider(
    query: JobQuery,
    { searched: wanted, total, bits, weights, corrected }: Matched,
  ): Partial<JobSearchResult> {
    if (query.page !== 1 || total >= query.limit || isWordless(wanted)) return {};
    const board = onBoard(query.board_id, query.now);
    const rest = board.slice();
    applyFilters(columns, query, rest);
    const { bits: within } = narrowBySegments(columns, rest, query.segment_ids ?? [], groupOf, false);
    for (let at = 0; at < within.length; at++) within[at]! &= ~bits[at]!;
    keywords.exclude(wanted.excluded, within, weights);
    const limit = query.limit - total;
    const slots = partialMatches(columns, keywords, wanted.words, weights, {
      board,
      within,
      limit,
      isOwn: isIn(query.locale),
    });
    const words =
      corrected === undefined && total < FEW
        ? keywords.suggest(wanted.words, board, weights, languageOf(query.locale ?? ''))
        : undefined;
    return {
      ...(slots.length > 0 && { partial: { ids: idsOf(slots), distances: distancesOf(slots, query) } }),
      ...(words !== undefined && { suggested: writtenOut({ ...wanted, words }) }),
    };
  }

  /** Points for `rankingFor`, when the query is sorted by them. */
  function relevance(query: JobQuery, matched: Matched): ((slot: number) => number) | undefined {
    const { words, phrases } = matched.searched;
    if (isWordless(matched.searched) || !isByRelevance(query)) return undefined;
    const points = relevanceOf(columns, keywords, matched);
    const isOwn = isIn(query.locale);
    const bonus = OWN_LANGUAGE * (words.length + phrases.length);
    return (slot) => points(slot) + (isOwn(slot) ? bonus : 0);
  }

  function idsOf(slots: ArrayLike<number>): number[] {
    return Array.from(slots, (slot) => columns.id[slot]!);
  }

  return {
    upsert,
    remove: take,
    async addAll(jobs, progress) {
      let done = 0;
      for await (const job of jobs) {
        upsert(job);
        if (++done % SLICE !== 0) continue;
        progress?.(done);
        await otherWork();
        for (const name of ORDER_NAMES) {
          if (orders[name].waiting <= Math.max(MOST_WAITING, columns.size / 8)) continue;
          orders[name].flush();
          await otherWork();
        }
      }
      for (const name of ORDER_NAMES) {
        orders[name].flush();
        await otherWork();
      }
      progress?.(done);
      return done;
    },
    query(query) {
      const matched = match(query, {
        isRanked: isByRelevance(query),
        language: query.locale === undefined ? undefined : languageOf(query.locale),
        fields: query.widen?.fields,
      });
      const ranking = rankingFor(columns, orders, query, relevance(query, matched));
      const page = {
        offset: (query.page - 1) * query.limit,
        limit: query.limit,
        perOrganisation: query.group_organisations === true,
      };
      const slots = pageOf(columns, orders, ranking, matched, page, space);
      return {
        ids: idsOf(slots),
        distances: distancesOf(slots, query),
        total: matched.total,
        segment_counts: matched.counts,
        ...(matched.corrected === undefined ? {} : { corrected: matched.corrected }),
        ...(query.widen !== undefined && wider(query, matched)),
      };
    },
    suggest: (query) => suggestKeywords(columns, keywords, query, onBoard(query.board_id, query.now)),
    related({ job, board_id, limit, now }) {
      const slot = typeof job === 'number' ? columns.slotById.get(job) : undefined;
      if (typeof job === 'number' && slot === undefined) return [];
      const like = typeof job === 'number' ? likenessAt(columns, slot!) : likenessOf(job);
      const board = onBoard(board_id, now);
      return idsOf(relatedJobs(columns, keywords, like, board, limit, orders));
    },
    titled({ board_id, search, now, dictionary, segment_ids = [] }) {
      const { words } = parseSearch(search, dictionary);
      if (words.length === 0) return 0;
      const { bits } = keywords.match(words, onBoard(board_id, now), { ...IN_TITLES, dictionary });
      return countBits(narrowBySegments(columns, bits, segment_ids, groupOf, false).bits);
    },
    knowsPlace: (name) => columns.places.find(name) >= 0,
    hasJobNear(board_id, { lat, lon }, km, now) {
      const chord = chordsFrom(columns, lat, lon);
      const reach = squaredChord(km);
      return someBit(onBoard(board_id, now), (slot) => chord(slot) <= reach);
    },
    regroup(changed) {
      groupOf = changed;
      remembered.clear();
    },
    changesByClock(now) {
      flush();
      live.at(now);
      return live.changes;
    },
    get size() {
      return columns.slotById.size;
    },
  };

  function distancesOf(slots: ArrayLike<number>, { lat, lon }: JobFilter): (number | null)[] {
    if (lat === undefined || lon === undefined) return Array.from(slots, () => null);
    const chord = chordsFrom(columns, lat, lon);
    return Array.from(slots, (slot) => (Number.isNaN(chord(slot)) ? null : kilometres(chord(slot))));
  }
}

const isByRelevance = ({ sort }: JobQuery): boolean => sort === undefined || sort === 'relevance';

/** Lets requests and timers have their turn. */
const otherWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
