import type { Observer, Subscribable, Subscription } from 'xstate';

/** What panels draw: the machine's state, or what it was a moment ago. */
export interface DeferredView<State> {
  readonly getSnapshot: () => State;
  readonly subscribe: (listener: Observer<State> | ((state: State) => void)) => Subscription;
  /**
   * What the machine does next, the canvas shows at once. Panels follow once that has been painted, or once typing rests;
   * what comes from elsewhere meanwhile brings them up to date.
   * @returns what to call when it is done
   */
  readonly hold: (until: 'painted' | 'rested') => () => void;
  /** Panels follow now. */
  readonly flush: () => void;
  /** Hears of the machine. @returns how to stop */
  readonly follow: () => () => void;
}

interface Ports {
  /** Does something once what was just shown has been painted. */
  readonly whenPainted: (act: () => void) => void;
  /** Does something once nobody types any more. */
  readonly whenRested: (act: () => void) => void;
}

/**
 * What is done reaches the machine, its journal and the canvas at once. All other parts draw it a little later, so that
 * they never stand between a key and its paint. Nothing hangs on when they do: what they write, they ask the machine.
 */
export function createDeferredView<State>(
  machine: Subscribable<State> & { readonly getSnapshot: () => State },
  { whenPainted, whenRested }: Ports,
): DeferredView<State> {
  const listeners = new Set<(state: State) => void>();
  /** What is drawn meanwhile. */
  let held: { readonly state: State } | undefined;
  let isHolding = false;
  const publish = (): void => {
    held = undefined;
    for (const hear of listeners) hear(machine.getSnapshot());
  };
  const flush = (): void => {
    if (held) publish();
  };
  return {
    getSnapshot: () => (held ? held.state : machine.getSnapshot()),
    flush,
    subscribe(listener) {
      const hear = (state: State): void =>
        typeof listener === 'function' ? listener(state) : listener.next?.(state);
      listeners.add(hear);
      return { unsubscribe: () => void listeners.delete(hear) };
    },
    follow() {
      const { unsubscribe } = machine.subscribe(() => {
        if (!isHolding) publish();
      });
      return () => {
        unsubscribe();
        flush();
      };
    },
    hold(until) {
      held ??= { state: machine.getSnapshot() };
      isHolding = true;
      return () => {
        isHolding = false;
        (until === 'painted' ? whenPainted : whenRested)(flush);
      };
    },
  };
}
