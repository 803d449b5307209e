/** The panel of the chosen block, by the mark it carries. */
const panelOf = (): HTMLElement | null => document.querySelector<HTMLElement>('#bench ~ aside');

/** Puts the focus on the first control of the chosen block's settings. */
export function focusFirstField(): void {
  // The panel of a block chosen this very moment is drawn first.
  requestAnimationFrame(() =>
    panelOf()
      ?.querySelector<HTMLElement>(
        '[role=tabpanel] :is(input, select, textarea, button, [contenteditable=true]):not([type=hidden])',
      )
      ?.focus(),
  );
}

/** Opens the tab with the block's own style. */
export function openCustomStyle(): void {
  requestAnimationFrame(() => {
    const tab = panelOf()?.querySelector<HTMLElement>('[role=tab][id$=customStyle]');
    tab?.click();
    tab?.focus();
  });
}
