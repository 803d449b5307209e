import { type BlockMessages, messagesIn } from '@boardwright/messages';

/** The keys of all of these messages: `form.title`. */
export function messageKeys(declared: readonly (BlockMessages | undefined)[]): ReadonlySet<string> {
  const keys = new Set<string>();
  const walk = (tree: object, path: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      const at = path ? `${path}.${key}` : key;
      if (typeof value === 'object' && value !== null) walk(value as object, at);
      else keys.add(at);
    }
  };
  for (const messages of declared) if (messages) walk(messagesIn(messages, 'en'), '');
  return keys;
}
/** How a key may look that stands in no list, because nobody wrote its words: `form.title`, `jobAlert`. */
const likeAKey = /^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]\w*(?:\.[a-z]\w+)+$/;
/** An attribute that a person hears or reads. */
const textAttributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/**
 * Message keys that reached a page as themselves, in its text or in what it says aloud: i18next draws a key it has no
 * words for.
 * @param given what the page was given to say (settings, answers), where that is known: other words that look like a key
 *   are keys too, of messages that nobody wrote
 */
export function rawKeysOn(page: Element, keys: ReadonlySet<string>, given?: string): string[] {
  const texts: string[] = [];
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('style, script, code, pre')) texts.push(node.nodeValue ?? '');
  for (const part of page.querySelectorAll(textAttributes.map((name) => `[${name}]`).join()))
    for (const name of textAttributes) texts.push(part.getAttribute(name) ?? '');
  // A one-word key may be a word of its language; only keys no person would write count.
  return texts
    .map((text) => text.trim())
    .filter(
      (text) => likeAKey.test(text) && (keys.has(text) || (given !== undefined && !given.includes(text))),
    );
}
