import { focusWhenThere, panelOf } from './focus-setting.ts';

const firstControl =
  '[role=tabpanel] :is(input, select, textarea, button, [contenteditable=true]):not([type=hidden])';

/** Puts the focus on the first control of a block's settings, once they are drawn. */
export function focusFirstField(block: number): void {
  focusWhenThere(() => panelOf(block)?.querySelector<HTMLElement>(firstControl) ?? undefined);
}

/** Opens the tab with a block's own style, and puts the focus on it. */
export function openCustomStyle(block: number): void {
  focusWhenThere(() => {
    const tab = panelOf(block)?.querySelector<HTMLElement>('[role=tab][id$=customStyle]');
    tab?.click();
    return tab ?? undefined;
  });
}
