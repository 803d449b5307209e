import { type Bits, slotsOf } from './bits.ts';
import type { JobColumns } from './job-columns.ts';
import { chordsFrom } from './job-filters.ts';
import { type JobOrder, type JobOrders, type OrderName, walkPage } from './job-orders.ts';
import type { JobQuery, JobSort } from './job-query.ts';
import { type SortKeys, sliceSorted } from './slice-sorted.ts';

/** How the jobs of an answer are to be sorted: along a kept order, or by a number per job. */
export type Ranking =
  | { kind: 'stored'; order: JobOrder; backwards: boolean }
  /** Lowest first, NaN last; equal ones newest first. */
  | { kind: 'ranked'; rankOf: (slot: number) => number };

const STORED_ORDERS: Readonly<Partial<Record<JobSort, { name: OrderName; backwards: boolean }>>> = {
  featured: { name: 'featured', backwards: false },
  from: { name: 'from', backwards: false },
  '-from': { name: 'from', backwards: true },
  created_at: { name: 'created_at', backwards: false },
  '-created_at': { name: 'created_at', backwards: true },
  till: { name: 'till', backwards: false },
  '-till': { name: 'till', backwards: true },
};

const NEWEST: { name: OrderName; backwards: boolean } = { name: 'from', backwards: true };

/** The ranking a query asks for. `relevanceOf` gives the points of a job, higher is better. */
export function rankingFor(
  columns: JobColumns,
  orders: JobOrders,
  query: JobQuery,
  relevanceOf: ((slot: number) => number) | undefined,
): Ranking {
  const sort = query.sort ?? (relevanceOf === undefined ? 'featured' : 'relevance');
  if (sort === 'random') {
    const seed = query.seed ?? 0;
    return { kind: 'ranked', rankOf: (slot) => shuffledRank(columns.id[slot]!, seed) };
  }
  if (sort === 'distance' && query.lat !== undefined && query.lon !== undefined) {
    return { kind: 'ranked', rankOf: chordsFrom(columns, query.lat, query.lon) };
  }
  if (sort === 'relevance' && relevanceOf !== undefined) {
    return { kind: 'ranked', rankOf: (slot) => -relevanceOf(slot) };
  }
  const { name, backwards } = STORED_ORDERS[sort] ?? NEWEST;
  return { kind: 'stored', order: orders[name], backwards };
}

/** A number that looks random but follows from id and seed alone. */
function shuffledRank(id: number, seed: number): number {
  let hash = Math.imul(id ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed + 0x7f4a7c15, 0xc2b2ae35);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x21f0aaad);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x735a2d97);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The slots of one page. With `perOrganisation` only the first job of each organisation counts. */
export function pageOf(
  columns: JobColumns,
  orders: JobOrders,
  ranking: Ranking,
  matched: { bits: Bits; jobs: number },
  page: { offset: number; limit: number; perOrganisation: boolean },
  space: KeySpace,
): ArrayLike<number> {
  const { offset, limit } = page;
  if (offset >= matched.jobs || limit <= 0) return [];
  if (ranking.kind === 'stored' && !page.perOrganisation) {
    const { slots } = ranking.order;
    // Walking passes over slots that do not match; picking them out and sorting is cheaper when most do not.
    const steps = (slots.length * (offset + limit)) / matched.jobs;
    if (steps < matched.jobs * 8) return walkPage(slots, ranking.backwards, matched.bits, offset, limit);
  }
  let slots = slotsOf(matched.bits);
  const keys = keysFor(columns, orders, ranking, slots, space);
  if (page.perOrganisation) slots = firstPerOrganisation(columns, slots, keys);
  return sliceSorted(slots, keys, offset, Math.min(slots.length, offset + limit));
}

/** Room for the keys of every slot, kept from page to page: getting it anew costs more than the sorting. */
export interface KeySpace {
  rank: Float64Array<ArrayBuffer>;
  age: Int32Array<ArrayBuffer>;
}

export function createKeySpace(): KeySpace {
  return { rank: new Float64Array(0), age: new Int32Array(0) };
}

/** Ranks are worked out once per slot, not once per comparison. Newest first is last in `from` first. */
function keysFor(
  { capacity }: JobColumns,
  orders: JobOrders,
  ranking: Ranking,
  slots: Int32Array,
  space: KeySpace,
): SortKeys {
  if (space.rank.length < capacity) space.rank = new Float64Array(capacity);
  if (space.age.length < capacity) space.age = new Int32Array(capacity);
  const { rank, age } = space;
  if (ranking.kind === 'stored') {
    const positions = ranking.order.positions();
    for (const slot of slots) rank[slot] = ranking.backwards ? -positions[slot]! : positions[slot]!;
    return { rank, tie: positions };
  }
  const positions = orders.from.positions();
  for (const slot of slots) {
    const wanted = ranking.rankOf(slot);
    rank[slot] = Number.isNaN(wanted) ? Number.MAX_VALUE : wanted;
    age[slot] = -positions[slot]!;
  }
  return { rank, tie: age };
}

function firstPerOrganisation(
  columns: JobColumns,
  slots: Int32Array,
  { rank, tie }: SortKeys,
): Int32Array<ArrayBuffer> {
  const first = new Int32Array(columns.organisations.bound).fill(-1);
  for (const slot of slots) {
    const organisation = columns.organisation[slot]!;
    const best = first[organisation]!;
    const isBefore =
      best < 0 || rank[slot]! < rank[best]! || (rank[slot] === rank[best] && tie[slot]! < tie[best]!);
    if (isBefore) first[organisation] = slot;
  }
  return first.filter((slot) => slot >= 0);
}
