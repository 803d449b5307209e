import { asSanitised, type SafeHtml } from './safe-html.ts';

const inlineTags = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code']);
const paragraphs = new Set(['p', 'h2', 'h3', 'h4']);
const lists = new Set(['ul', 'ol']);

/** A tag without attributes, or text in which nothing is left to be escaped. */
const part = /<(?<end>\/?)(?<name>[a-z\d]+)>|(?:[^<>&"\0\r]|&(?:amp|lt|gt);)+/gy;

/** Whether a tag may stand there without anything being closed for it, as a reader of markup would. */
function fits(name: string, parent: string | undefined): boolean {
  if (inlineTags.has(name)) return parent === undefined || !lists.has(parent);
  if (paragraphs.has(name) || lists.has(name)) return parent === undefined || parent === 'li';
  return name === 'li' && parent !== undefined && lists.has(parent);
}

/**
 * What `sanitise` makes of markup that is as plain as most of what is written: paragraphs, headings, lists and words
 * in bold or italics. Such markup runs nothing and is well formed, so it stays as it is.
 * @returns undefined for any other markup: `sanitise` itself is needed, and its library with it
 */
export function plainMarkup(html: string): SafeHtml | undefined {
  const open: string[] = [];
  let read = 0;
  for (const { 0: found, index, groups = {} } of html.matchAll(part)) {
    read = index + found.length;
    const { name, end } = groups;
    if (name === undefined) continue;
    if (name === 'br' && end === '') continue;
    if (end === '' && fits(name, open.at(-1))) open.push(name);
    else if (end === '' || open.pop() !== name) return undefined;
  }
  if (read !== html.length || open.length > 0) return undefined;
  // As the library writes it.
  return asSanitised(html.replaceAll('<br>', '<br />'));
}
