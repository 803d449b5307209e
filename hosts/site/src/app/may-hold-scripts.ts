import { choiceOf, mayRun, type PageData } from '@boardwright/engine';
import { hasTagService } from './cookie-scripts.ts';
import { hasCustomScripts } from './custom-code-nonce.ts';
import type { SiteView } from './site-view.ts';

/**
 * Whether other scripts than our own may run in this document, which only a nonce can allow: what an admin wrote for a
 * page or for visitors who agreed, a tag service, which hands the nonce on to what its owner configured, and whatever an
 * admin tries in the editor.
 */
export function mayHoldScripts(data: PageData, view: SiteView): boolean {
  const choice = choiceOf(data.board.consent);
  return (
    data.board.layout === 'editor' ||
    hasTagService(view) ||
    view.cookieScripts.some((tab) => tab.scriptText.trim() !== '' && mayRun(tab, choice)) ||
    hasCustomScripts(data)
  );
}
