import { focusWhenThere } from '../panel/focus-setting.ts';

/** The bar of the text that is typed in. */
const bar = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('[data-typing-bar]') ?? undefined;

/** Whether something of the editor's window is in the bar of the text that is typed in. */
export const isInTools = (target: EventTarget | null): boolean =>
  bar()?.contains(target as Node | null) === true;

/** Puts the focus on the first tool, or on the address of the link, whose sheet it opens. */
export function focusTools(which: 'first' | 'link'): void {
  if (which === 'first') return bar()?.querySelector<HTMLElement>('select, button')?.focus();
  const opener = bar()?.querySelector<HTMLElement>('[data-sheet=link] button');
  if (opener?.getAttribute('aria-expanded') === 'false') opener.click();
  focusWhenThere(() => bar()?.querySelector<HTMLElement>('[data-sheet=link] input') ?? undefined);
}
