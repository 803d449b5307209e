import { adoptSheet } from '../workbench/adopt-sheet.ts';
import { bounds, nowOf, type WordFate } from './in-one-text.ts';

const fates = ['added', 'removed'] as const satisfies readonly WordFate[];
const nameOf = (fate: WordFate): string => `boardwright-${fate}`;

/** Whether this browser can mark words of a page without changing the page. */
export const canMarkWords = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS;

const anyBound = /[\u2061-\u2064]/u;
/** Where texts stand that are not drawn as text. */
const textAttributes = ['placeholder', 'alt', 'title', 'aria-label'] as const;

/** From each opening bound to the closing one after it, also where parts of the words are drawn in other elements. */
function rangesIn(page: Document, fate: WordFate): readonly Range[] {
  const [start, end] = bounds[fate];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  let open: Range | undefined;
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? '';
    if (!anyBound.test(text)) continue;
    for (const [at, sign] of [...text].entries())
      if (sign === start) {
        open = page.createRange();
        open.setStart(walker.currentNode, at);
      } else if (sign === end && open) {
        open.setEnd(walker.currentNode, at + 1);
        ranges.push(open);
        open = undefined;
      }
  }
  return ranges;
}

/** What is spoken or stands in an empty field is one text: the new one. */
function tidy(page: Document): void {
  for (const name of textAttributes)
    for (const element of page.querySelectorAll(`[data-block] [${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (anyBound.test(value)) element.setAttribute(name, nowOf(value));
    }
}

/** What is folded away and has words that changed is opened once; whoever closes it again has seen them. */
function unfold(inside: Node, opened: Set<HTMLDetailsElement>): void {
  const details = inside.parentElement?.closest('details');
  if (!details || details.open || opened.has(details) || inside.parentElement?.closest('summary')) return;
  details.open = true;
  opened.add(details);
}

/**
 * Marks the words that came and went in a page that shows both, now and whenever it is drawn anew.
 * @param colours of text and ground, by what became of the words
 * @returns what ends it
 */
export function markWords(
  page: Document,
  colours: Readonly<Record<WordFate, { readonly text: string; readonly ground: string }>>,
): () => void {
  const view = page.defaultView;
  if (!view || !canMarkWords()) return () => undefined;
  const { highlights } = view.CSS;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    fates
      .map((fate) => {
        const { text, ground } = colours[fate];
        const line = fate === 'removed' ? 'text-decoration: line-through' : '';
        return `::highlight(${nameOf(fate)}) { color: ${text}; background-color: ${ground}; ${line} }`;
      })
      .join('\n'),
  );
  const takeAway = adoptSheet(page, sheet);
  const opened = new Set<HTMLDetailsElement>();
  const mark = (): void => {
    tidy(page);
    for (const fate of fates) {
      const ranges = rangesIn(page, fate);
      highlights.set(nameOf(fate), new view.Highlight(...ranges));
      for (const { startContainer } of ranges) unfold(startContainer, opened);
    }
  };
  let asked = 0;
  const watch = new view.MutationObserver(() => {
    view.cancelAnimationFrame(asked);
    asked = view.requestAnimationFrame(mark);
  });
  watch.observe(page.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: [...textAttributes],
  });
  mark();
  return () => {
    watch.disconnect();
    view.cancelAnimationFrame(asked);
    for (const fate of fates) highlights.delete(nameOf(fate));
    takeAway();
    for (const details of opened) details.open = false;
  };
}
