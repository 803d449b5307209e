/** What is filled in and not saved: a reload loses nothing of it, until it is saved or discarded. */
export interface StoredInput {
  /** As it was left; undefined when there is nothing. */
  readonly read: () => unknown;
  readonly write: (input: unknown) => void;
  readonly forget: () => void;
}

/** Keeps one thing's input in a store, under its name. */
export function createStoredInput(name: string, storage: () => Storage): StoredInput {
  const quietly = <Result>(act: (store: Storage) => Result): Result | undefined => {
    try {
      return act(storage());
    } catch {
      // Policy: a full or switched-off store keeps nothing, and what is no JSON was not written here.
      return undefined;
    }
  };
  return {
    read: () => quietly((store): unknown => JSON.parse(store.getItem(name) ?? 'null')) ?? undefined,
    write: (input) => quietly((store) => store.setItem(name, JSON.stringify(input))),
    forget: () => quietly((store) => store.removeItem(name)),
  };
}
