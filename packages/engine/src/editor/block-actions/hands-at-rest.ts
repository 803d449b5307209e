/** How long nobody types before one may be asked something, ms. */
const rest = 1000;

const isText = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable) ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'range', 'color', 'file'].includes(element.type));

/**
 * Waits until whoever is typing pauses for a second or leaves the field: a question that comes up in the middle of a
 * word takes the next keys. At once where nobody is in a field of text.
 */
export function handsAtRest(): Promise<void> {
  const field = document.activeElement;
  if (!field || !isText(field)) return Promise.resolve();
  return new Promise((resolve) => {
    let timer = setTimeout(done, rest);
    function typed(): void {
      clearTimeout(timer);
      timer = setTimeout(done, rest);
    }
    function done(): void {
      clearTimeout(timer);
      field?.removeEventListener('input', typed);
      field?.removeEventListener('focusout', done);
      resolve();
    }
    field.addEventListener('input', typed);
    field.addEventListener('focusout', done);
  });
}
