import type { Pressed } from './key-map.ts';

const fields = 'input, textarea, select, [contenteditable=true], [role=combobox]';
const untyped = ['checkbox', 'radio', 'range', 'button', 'submit', 'color', 'file'];

/** What kind of place a key was pressed at. The page on the bench is another document: all of it is blocks. */
export function placeOf(target: EventTarget | null): Pressed['on'] | undefined {
  const element = target as Element | null;
  if (!element?.closest) return 'blocks';
  const own = element.ownerDocument === document;
  if (element.closest('dialog')) return undefined;
  // What stands around an editor that an application mounted is none of its business.
  if (own && element !== document.body && !element.closest('[data-editor]')) return undefined;
  const field = own ? element.closest<HTMLElement>(fields) : null;
  if (field) {
    if (field.isContentEditable) return 'rich';
    const type = field.getAttribute('type') ?? 'text';
    if (field.tagName === 'INPUT' && untyped.includes(type)) return 'control';
    return type === 'search' ? 'search' : 'text';
  }
  if (!own || element === document.body) return 'blocks';
  if (element.closest('[data-outline-row]')) return 'blocks';
  const isButton = element.closest('button, a, summary, [role=tab]') !== null;
  return element.closest('#bench') && !isButton ? 'blocks' : 'control';
}
