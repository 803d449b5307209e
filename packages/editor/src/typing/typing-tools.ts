import { focusWhenThere } from '../panel/focus-setting.ts';

/** The bar of the text that is typed in. */
const bar = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('[data-typing-bar]') ?? undefined;

/** Whether something of the editor's window is in the bar of the text that is typed in, or in a dialog that came up. */
export const isInTools = (target: EventTarget | null): boolean =>
  Boolean(
    (target as Element | null)?.closest?.('[data-typing-bar], dialog, [role=dialog], [role=alertdialog]'),
  );

/** Puts the focus into the sheet that a tool opened: its address, what it is searched by, its first choice. */
export function focusSheet(): void {
  focusWhenThere(
    () => bar()?.querySelector<HTMLElement>('[aria-expanded=true] + div :is(input, button)') ?? undefined,
  );
}

/** Puts the focus on the first tool, or opens the sheet of the link. */
export function focusTools(which: 'first' | 'link'): void {
  const tool = which === 'first' ? 'select, button' : '[data-sheet=link] button[aria-expanded=false]';
  const found = bar()?.querySelector<HTMLElement>(tool);
  if (which === 'first') found?.focus();
  else found?.click();
}
