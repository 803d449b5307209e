import { useSyncExternalStore } from 'react';
import type { CanvasPage } from '@boardwright/engine/open-canvas';

let current: CanvasPage | undefined;
const listeners = new Set<() => void>();

/** Shows what the editor has. Only on its canvas does anybody call this. */
export function showCanvasPage(page: CanvasPage): void {
  current = page;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the editor shows in this page; undefined everywhere but on its canvas. */
export function useCanvasPage(): CanvasPage | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
