import type { SendForm } from '@boardwright/engine';

/** Forms that machines have on their way: the router knows nothing of them. */
export interface SentForms {
  readonly send: SendForm;
  readonly isAnyOnTheWay: () => boolean;
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Counts what is sent, so that the page can say that it waits. */
export function createSentForms(send: SendForm): SentForms {
  let onTheWay = 0;
  const listeners = new Set<() => void>();
  const changeBy = (count: number) => {
    onTheWay += count;
    for (const listener of listeners) listener();
  };
  return {
    async send(post) {
      changeBy(1);
      try {
        return await send(post);
      } finally {
        changeBy(-1);
      }
    },
    isAnyOnTheWay: () => onTheWay > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
