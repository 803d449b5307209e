/** What a browser runs when a script element says so; any other type is data, which only the page's own scripts read. */
const runnable = /^(?:module|(?:application|text)\/(?:x-)?(?:java|ecma)script)?$/i;

/**
 * A script that was set as markup, made again so that the browser runs it. It gets the nonce of the document; a document
 * that was kept for everybody has none, and there what the script says runs from an address of its own, in its turn: a
 * policy with `strict-dynamic` lets a script of the page bring in others by address, and by nothing else.
 */
export function remakeScript(old: HTMLScriptElement): HTMLScriptElement {
  const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
  const script = document.createElement('script');
  for (const { name, value } of old.attributes) script.setAttribute(name, value);
  if (nonce) {
    script.nonce = nonce;
    script.textContent = old.textContent;
  } else if (!old.hasAttribute('src') && runnable.test(old.type)) {
    const address = URL.createObjectURL(new Blob([old.textContent], { type: 'text/javascript' }));
    script.addEventListener('load', () => URL.revokeObjectURL(address));
    script.src = address;
    script.async = false;
  } else {
    script.textContent = old.textContent;
    script.async = old.hasAttribute('async');
  }
  return script;
}
