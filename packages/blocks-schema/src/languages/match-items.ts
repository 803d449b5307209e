import { fillDefaults } from '../stored/fill-defaults.ts';
import { isRecord } from '../stored/bound-value.ts';
import { isSame } from '../stored/is-same.ts';
import { designOf } from './design-of.ts';
import type { SettingNode } from './setting-kind.ts';

type Pairs = readonly (number | undefined)[];

/** How many of an item's parts say the same as another's, beyond what every new item says. */
function likeness(one: unknown, other: unknown, fresh: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  const same = Object.keys(one).filter((name) => isSame(one[name], other[name]));
  return same.filter((name) => !isRecord(fresh) || !isSame(one[name], fresh[name])).length;
}

/** Pairs items one to one, in rounds: what no round pairs is new, or gone. */
class Pairing {
  readonly #to = new Map<number, number>();
  readonly #taken = new Set<number>();
  readonly #from: number;
  readonly #others: number;

  constructor(from: number, others: number) {
    this.#from = from;
    this.#others = others;
  }

  #left(count: number, isDone: (at: number) => boolean): readonly number[] {
    return Array.from({ length: count }, (_, at) => at).filter((at) => !isDone(at));
  }

  #free = (): readonly number[] => this.#left(this.#others, (at) => this.#taken.has(at));

  #pair(at: number, other: number): void {
    this.#to.set(at, other);
    this.#taken.add(other);
  }

  /** Each with the other that is most like it, in the same place before any other. @param like above 0 for a pair */
  round(like: (at: number, other: number) => number): this {
    for (const at of this.#left(this.#from, (each) => this.#to.has(each))) {
      const free = this.#free();
      const likes = free.map((other) => like(at, other));
      const most = Math.max(0, ...likes);
      const best = free.filter((_, index) => likes[index] === most);
      const chosen = best.includes(at) ? at : best[0];
      if (most > 0 && chosen !== undefined) this.#pair(at, chosen);
    }
    return this;
  }

  pairs(): Pairs {
    return Array.from({ length: this.#from }, (_, at) => this.#to.get(at));
  }
}

const idOf = (item: unknown): unknown => (isRecord(item) ? item['id'] : undefined);

/**
 * Which item of a list was which before: by its `id` where items have one, else the very same, else what is most like
 * it, else what is left, in order.
 * @returns for each item of `now` the place it had; undefined for a new one
 */
export function movedFrom(items: SettingNode, now: readonly unknown[], was: readonly unknown[]): Pairs {
  const [ours, theirs] = [now, was].map((list) => list.map((item) => fillDefaults(items, item)));
  const fresh = fillDefaults(items, {});
  const pairing = new Pairing(now.length, was.length);
  if (items.properties?.['id'])
    return pairing
      .round((at, other) => Number(idOf(now[at]) !== undefined && idOf(now[at]) === idOf(was[other])))
      .pairs();
  return pairing
    .round((at, other) => Number(isSame(ours?.[at], theirs?.[other])))
    .round((at, other) => likeness(ours?.[at], theirs?.[other], fresh))
    .round(() => 1)
    .pairs();
}

/**
 * Which item of one language is which of another: their design tells, else their order.
 * @returns for each item of `one` its place in `other`; undefined for one that is missing there
 */
export function sameItems(items: SettingNode, one: readonly unknown[], other: readonly unknown[]): Pairs {
  const [ours, theirs] = [one, other].map((list) => list.map((item) => designOf(items, item)));
  if (isSame(ours, theirs)) return one.map((_, at) => at);
  const pairing = new Pairing(one.length, other.length);
  if (items.properties?.['id'])
    return pairing
      .round((at, there) => Number(idOf(one[at]) !== undefined && idOf(one[at]) === idOf(other[there])))
      .pairs();
  return pairing
    .round((at, there) => Number(isSame(ours?.[at], theirs?.[there])))
    .round(() => 1)
    .pairs();
}
