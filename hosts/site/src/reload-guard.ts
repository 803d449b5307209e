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
}

/** Whether to reload: at most once a minute, and never while a form holds unsaved input. Pure. */
export function shouldReload({ now, last, unsaved }: ReloadDecision): boolean {
  return !unsaved && (last === undefined || now - last >= reloadGuard);
}

/** A chunk could not be fetched, most likely because a new release replaced it: the page is fetched anew. */
export function reloadOnFailedChunk(error: unknown): void {
  const now = Date.now(); // oxlint-disable-line -- the browser's own composition root
  const stored = Number(sessionStorage.getItem(storageKey));
  if (!shouldReload({ now, last: stored || undefined, unsaved: hasUnsavedInput(document) })) throw error;
  sessionStorage.setItem(storageKey, String(now));
  location.reload();
}
