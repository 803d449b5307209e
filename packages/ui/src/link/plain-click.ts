import type { MouseEvent } from 'react';

/**
 * What a link does here instead of leading somewhere, where scripts run. With a key held down, or another button, it stays
 * a link: who wants a new tab gets one.
 */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
