import { useEffect, type RefObject } from 'react';
import { remakeScript } from './remake-script.ts';

/** Scripts that were made again, and so ran. */
const ran = new WeakSet<HTMLScriptElement>();

/**
 * Runs the scripts of code that was put into the page by a navigation. A browser runs what it reads in a document, not
 * what is set as markup later, so each script is made again. Scripts that came with the document have a nonce and ran.
 */
export function useCustomScripts(ref: RefObject<HTMLElement | null>, code: string): void {
  useEffect(() => {
    if (!code.includes('<script')) return;
    // A page that the site's server did not write (a preview) runs none of the admin's scripts.
    if (!document.getElementById('page-data')) return;
    for (const script of ref.current?.querySelectorAll('script') ?? []) {
      if (script.nonce || ran.has(script)) continue;
      const again = remakeScript(script);
      ran.add(again);
      script.replaceWith(again);
    }
  }, [ref, code]);
}
