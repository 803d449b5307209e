import { frameKey, type StaticMarkup } from '@boardwright/engine';

/** What the server rendered of a part of this document, by the block's number or the frame's key. */
export const markupOf: StaticMarkup['markupOf'] = (part) =>
  document.querySelector(part === frameKey ? '[data-frame]' : `[data-block="${part}"]`)?.innerHTML;

/** Whether somebody is at a block of this key, or has filled something in there. */
export function isInUse(key: string): boolean {
  return !!document.querySelector(`[data-block-key="${key}"]:has(:focus, :user-valid, :user-invalid)`);
}
