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
  /** Something was pressed that the browser may be on its way to: a reload would take its place. */
  readonly pressed: boolean;
}

/** Whether to reload: at most once a minute, never where that would cost input, a press or the page itself. Pure. */
export function shouldReload({ now, last, unsaved, offline, pressed }: ReloadDecision): boolean {
  return !unsaved && !offline && !pressed && (last === undefined || now - last >= reloadGuard);
}

/** Whether a link, button or form of the page was pressed before it was hydrated; the document's own script notes it. */
export function wasPressed(page: Document): boolean {
  return page.documentElement.dataset['pressed'] !== undefined;
}

/**
 * A chunk could not be fetched, most likely because a new release replaced it: the page is fetched anew.
 * @param pressed something that the browser may be on its way to
 * @returns false where it stays, and what is missing must be said on it
 */
export function reloadOnFailedChunk(pressed: boolean): boolean {
  const now = Date.now(); // oxlint-disable-line -- the browser's own composition root
  const stored = Number(sessionStorage.getItem(storageKey));
  const unsaved = hasUnsavedInput(document);
  if (!shouldReload({ now, last: stored || undefined, unsaved, offline: !navigator.onLine, pressed }))
    return false;
  sessionStorage.setItem(storageKey, String(now));
  location.reload();
  return true;
}
