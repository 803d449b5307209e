import { isSame } from '@boardwright/blocks-schema';

/** An editor of this site that is open in another window, here or elsewhere. */
export interface Colleague {
  /** The window. */
  readonly editor: string;
  /** Whose it is: the uuid of an account. */
  readonly user: string;
  readonly name: string;
  /** Undefined in the settings, and on a page that is not saved yet. */
  readonly page: number | undefined;
  /** The block they have chosen. */
  readonly block: number | undefined;
}

/** Where one stands in the editor. */
export type Place = Pick<Colleague, 'page' | 'block'>;

/** The same list again where nothing changed in it: what is drawn of it is not drawn anew. */
export function sameOrNew(before: readonly Colleague[], now: readonly Colleague[]): readonly Colleague[] {
  return isSame(before, now) ? before : now;
}

/** Each person once; of several windows the one on this page, else one on a page. */
export function peopleOf(colleagues: readonly Colleague[], page: number | undefined): readonly Colleague[] {
  const nearness = (one: Colleague): number => (one.page === undefined ? 0 : one.page === page ? 2 : 1);
  const people = new Map<string, Colleague>();
  for (const one of colleagues) {
    const known = people.get(one.user);
    if (!known || nearness(one) > nearness(known)) people.set(one.user, one);
  }
  return [...people.values()];
}

/** The people at a page, as they were reported last. */
export interface PagePresence {
  readonly page: number | undefined;
  readonly people: readonly Colleague[];
}

export function presenceAt(colleagues: readonly Colleague[], page: number | undefined): PagePresence {
  const here = page === undefined ? [] : colleagues.filter((one) => one.page === page);
  return { page, people: peopleOf(here, page) };
}

/** Who came to the page and who went. Whoever goes to another page oneself leaves nobody behind to tell of. */
export function movesBetween(
  before: PagePresence,
  now: PagePresence,
): { readonly came: readonly Colleague[]; readonly went: readonly Colleague[] } {
  const isAmong = (people: readonly Colleague[], { user }: Colleague): boolean =>
    people.some((one) => one.user === user);
  if (before.page !== now.page) return { came: now.people, went: [] };
  return {
    came: now.people.filter((one) => !isAmong(before.people, one)),
    went: before.people.filter((one) => !isAmong(now.people, one)),
  };
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Colours that the style sheet has for colleagues. */
export const colours = 4;

/** The colour a person would have, from 1 on: the same on every page and every day. */
function preferredColour(user: string): number {
  let sum = 0;
  for (const sign of user) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return (sum % colours) + 1;
}

/**
 * The colour of each person, the same in every window that sees the same people. Whose colour is another's has the next
 * that is free; two share one only where there are more people than colours.
 */
export function coloursOf(colleagues: readonly Colleague[]): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  const users = [...new Set(colleagues.map(({ user }) => user))].sort();
  for (const user of users) {
    const preferred = preferredColour(user);
    const inTurn = Array.from({ length: colours }, (_, step) => ((preferred - 1 + step) % colours) + 1);
    const taken = new Set(given.values());
    given.set(user, inTurn.find((colour) => !taken.has(colour)) ?? preferred);
  }
  return given;
}
