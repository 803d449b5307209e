export type Callback = (payload: string) => void;

/** Who wants to know of which channel of the database. */
export function createSubscriptions() {
  const callbacks = new Map<string, Set<Callback>>();
  return {
    /** @returns stops it */
    subscribe(channel: string, callback: Callback): () => void {
      const all = callbacks.get(channel) ?? new Set();
      callbacks.set(channel, all.add(callback));
      return () => void all.delete(callback);
    },
    notified(channel: string, payload: string): void {
      for (const callback of callbacks.get(channel) ?? []) callback(payload);
    },
  };
}
