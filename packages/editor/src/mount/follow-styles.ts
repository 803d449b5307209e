/** Rules of a sheet that a script wrote one by one are not in its text. */
function textOf(style: HTMLStyleElement): string {
  if (style.textContent !== '' || !style.sheet) return style.textContent;
  return [...style.sheet.cssRules].map(({ cssText }) => cssText).join('\n');
}

const sheets = 'link[rel~="stylesheet"], style';

/**
 * Keeps the style sheets of a document in another, in their order: blocks bring theirs to where they are imported, and a
 * bundler may add some later, or write them anew.
 * @returns how to end it
 */
export function followStyles(from: Document, to: Document): () => void {
  const known = new Map<Element, HTMLElement>();
  const end = to.createComment('');
  to.head.append(end);
  const follow = (): void => {
    const now = [...from.querySelectorAll<HTMLElement>(sheets)];
    for (const [sheet, copy] of known)
      if (!now.includes(sheet as HTMLElement)) {
        copy.remove();
        known.delete(sheet);
      }
    for (const sheet of now) {
      const copy = known.get(sheet) ?? to.importNode(sheet, true);
      if (!known.has(sheet)) {
        known.set(sheet, copy);
        end.before(copy);
      }
      if (sheet instanceof HTMLStyleElement) {
        const text = textOf(sheet);
        if (copy.textContent !== text) copy.textContent = text;
      }
    }
  };
  follow();
  const watch = new MutationObserver(follow);
  watch.observe(from.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    for (const copy of known.values()) copy.remove();
    end.remove();
  };
}
