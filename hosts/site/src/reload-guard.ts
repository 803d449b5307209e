import { hasUnsavedInput } from '@boardwright/engine/unsaved-input';

/** Milliseconds between two reloads for a failed chunk (specification §9 'reload guard'). */
export const reloadGuard = 60_000;
const storageKey = 'boardwright.reloaded-at';

export interface ReloadDecision {
  readonly now: number;
  /** When the page last reloaded for this reason, milliseconds since 1970. */
  readonly last: number | undefined;
  /** A form holds what somebody typed and has not sent. */
  readonly unsaved: boolean;
  /** Without a network a reload shows the browser's own error in place of the page. */
  readonly offline: boolean;
}

/** Whether to reload: at most once a minute, never while a form holds unsaved input or the network is gone. Pure. */
export function shouldReload({ now, last, unsaved, offline }: ReloadDecision): boolean {
  return !unsaved && !offline && (last === undefined || now - last >= reloadGuard);
}

/** A chunk could not be fetched, most likely because a new release replaced it: the page is fetched anew. */
export function reloadOnFailedChunk(error: unknown): void {
  const now = Date.now(); // oxlint-disable-line -- the browser's own composition root
  const stored = Number(sessionStorage.getItem(storageKey));
  const unsaved = hasUnsavedInput(document);
  if (!shouldReload({ now, last: stored || undefined, unsaved, offline: !navigator.onLine })) throw error;
  sessionStorage.setItem(storageKey, String(now));
  location.reload();
}
