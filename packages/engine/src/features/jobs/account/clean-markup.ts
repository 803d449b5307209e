import { asSanitised, type SafeHtml } from '@boardwright/ui/safe-html';

/** What a job's text may hold, as the API keeps it. */
const allowed: ReadonlySet<string> = new Set(
  'P BR HR H2 H3 H4 UL OL LI STRONG EM U S SUB SUP BLOCKQUOTE A TABLE THEAD TBODY TR TH TD'.split(' '),
);

/** Copies what may be drawn; of any other element its words only. */
function copy(from: Node, into: Node, owner: Document): void {
  for (const node of from.childNodes) {
    if (node.nodeType === 3) into.appendChild(owner.createTextNode(node.textContent ?? ''));
    if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName)) continue;
    const element = allowed.has(node.tagName) ? owner.createElement(node.tagName) : undefined;
    const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
    if (element && /^(https?:|mailto:|tel:|\/(?!\/))/i.test(href)) element.setAttribute('href', href);
    if (element) into.appendChild(element);
    copy(node, element ?? into, owner);
  }
}

/**
 * What somebody is typing, fit to be drawn on their own screen before the API has been over it. In browsers only: the
 * parser of `DOMParser` runs nothing and fetches nothing, and what is drawn is built anew from an allow list.
 */
export function cleanMarkup(html: string): SafeHtml {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const owner = document.implementation.createHTMLDocument('');
  const clean = owner.createElement('div');
  copy(parsed.body, clean, owner);
  return asSanitised(clean.innerHTML);
}
