import { useSyncExternalStore } from 'react';

const key = 'boardwright.editor.draftMarks';
const listeners = new Set<() => void>();

const areVisible = (): boolean => localStorage.getItem(key) !== 'off';

function setVisible(visible: boolean): void {
  if (visible) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page on the bench says what of it visitors do not have; remembered in this browser. */
export function useDraftMarksVisible(): readonly [boolean, (visible: boolean) => void] {
  return [useSyncExternalStore(subscribe, areVisible, areVisible), setVisible];
}
