import { fillDefaults } from '../stored/fill-defaults.ts';
import { isRecord } from '../stored/bound-value.ts';
import { inOrder, isSame } from '../stored/is-same.ts';
import { designOf } from './design-of.ts';
import type { SettingNode } from './setting-kind.ts';

/** For each item of one list its place in another; undefined for one that has none there. */
export type Places = readonly (number | undefined)[];

/** How many of an item's parts say the same as another's, beyond what every new item says. */
function likeness(one: unknown, other: unknown, fresh: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  const same = Object.keys(one).filter((name) => isSame(one[name], other[name]));
  return same.filter((name) => !isRecord(fresh) || !isSame(one[name], fresh[name])).length;
}

/** Pairs the items of two lists one to one, in rounds: what no round pairs is new, or gone. */
class Pairing {
  readonly #places: (number | undefined)[];
  readonly #free: Set<number>;

  constructor(count: number, others: number) {
    this.#places = Array.from({ length: count }, () => undefined);
    this.#free = new Set(Array.from({ length: others }, (_, at) => at));
  }

  #pair(at: number, other: number): void {
    this.#places[at] = other;
    this.#free.delete(other);
  }

  #eachLeft(pair: (at: number) => void): this {
    for (const [at, place] of this.#places.entries()) if (place === undefined) pair(at);
    return this;
  }

  /** Each with one that has the same key: the one in its place before any other. Without a key there is none. */
  byKey(keys: readonly (string | undefined)[], others: readonly (string | undefined)[]): this {
    this.#eachLeft((at) => {
      if (keys[at] !== undefined && keys[at] === others[at] && this.#free.has(at)) this.#pair(at, at);
    });
    const places = new Map<string | undefined, number[]>();
    for (const other of this.#free) places.set(others[other], [...(places.get(others[other]) ?? []), other]);
    return this.#eachLeft((at) => {
      const other = keys[at] === undefined ? undefined : places.get(keys[at])?.shift();
      if (other !== undefined) this.#pair(at, other);
    });
  }

  /** Each with the other that is most like it, and like it at all. */
  byLikeness(like: (at: number, other: number) => number): this {
    return this.#eachLeft((at) => {
      const free = [...this.#free];
      const likes = free.map((other) => like(at, other));
      const most = Math.max(0, ...likes);
      const best = free.filter((_, index) => likes[index] === most);
      const other = best.includes(at) ? at : best[0];
      if (most > 0 && other !== undefined) this.#pair(at, other);
    });
  }

  /** What is left, in order, the one in its place before any other. */
  inOrder(): this {
    return this.byLikeness(() => 1);
  }

  places(): Places {
    return this.#places;
  }
}

const keyOf = (value: unknown): string => JSON.stringify(value ?? null, inOrder);

const idsOf = (list: readonly unknown[]): readonly (string | undefined)[] =>
  list.map((item) => (isRecord(item) && item['id'] !== undefined ? keyOf(item['id']) : undefined));

/**
 * Which item of a list was which before: by its `id` where items have one, else the very same, else what is most like
 * it, else what is left, in order.
 */
export function movedFrom(items: SettingNode, now: readonly unknown[], was: readonly unknown[]): Places {
  const pairing = new Pairing(now.length, was.length);
  if (items.properties?.['id']) return pairing.byKey(idsOf(now), idsOf(was)).places();
  const [ours, theirs] = [now, was].map((list) => list.map((item) => fillDefaults(items, item)));
  const fresh = fillDefaults(items, {});
  return pairing
    .byKey((ours ?? []).map(keyOf), (theirs ?? []).map(keyOf))
    .byLikeness((at, other) => likeness(ours?.[at], theirs?.[other], fresh))
    .inOrder()
    .places();
}

/** Which item of one language is which of another: their design tells, else their order. */
export function sameItems(items: SettingNode, one: readonly unknown[], other: readonly unknown[]): Places {
  const pairing = new Pairing(one.length, other.length);
  if (items.properties?.['id']) return pairing.byKey(idsOf(one), idsOf(other)).places();
  const [ours, theirs] = [one, other].map((list) => list.map((item) => keyOf(designOf(items, item))));
  return pairing
    .byKey(ours ?? [], theirs ?? [])
    .inOrder()
    .places();
}
