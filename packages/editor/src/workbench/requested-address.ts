/** Names of the query and what they become; undefined takes one away. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/** The query of an address as it was asked for last, also while what is drawn still follows. */
export interface RequestedAddress {
  /** The query one will come to. */
  readonly now: () => string;
  /** @returns the query that `now` becomes with these changes */
  readonly ask: (change: AddressChange) => string;
  /** What is drawn has come to a query: to one that was asked for here, or to one that somebody else led to. */
  readonly rendered: (query: string) => void;
}

/**
 * Keeps what was asked for of an address and is not drawn yet. Two changes in one moment both count, and whoever asks
 * in answer to what is drawn can see that something else has been asked for since.
 * @param first the query as it is drawn at first, without the question mark
 */
export function createRequestedAddress(first: string): RequestedAddress {
  let rendered = first;
  let coming: readonly string[] = [];
  const now = (): string => coming.at(-1) ?? rendered;
  return {
    now,
    ask(change) {
      const next = new URLSearchParams(now());
      for (const [name, value] of Object.entries(change))
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      coming = [...coming, next.toString()];
      return next.toString();
    },
    rendered(query) {
      rendered = query;
      // A query on the way is passed; one that was never asked for here leaves nothing to wait for.
      const at = coming.indexOf(query);
      coming = at < 0 ? [] : coming.slice(at + 1);
    },
  };
}
