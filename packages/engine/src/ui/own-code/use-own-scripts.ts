import { useEffect, type RefObject } from 'react';

/**
 * Runs the scripts of code that was put into the page by a navigation. A browser runs what it reads in a document, not
 * what is set as markup later, so each script is made again, with the nonce of the page. Scripts that came with the
 * document have a nonce already and ran.
 */
export function useOwnScripts(ref: RefObject<HTMLElement | null>, code: string): void {
  useEffect(() => {
    if (!code.includes('<script')) return;
    const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
    // A page without a nonce (a preview) runs none of the admin's scripts.
    if (!nonce) return;
    for (const script of ref.current?.querySelectorAll('script') ?? []) {
      if (script.nonce) continue;
      const again = document.createElement('script');
      for (const { name, value } of script.attributes) again.setAttribute(name, value);
      again.nonce = nonce;
      again.textContent = script.textContent;
      script.replaceWith(again);
    }
  }, [ref, code]);
}
