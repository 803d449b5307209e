import { declaredBlocks } from '@boardwright/engine/declared-blocks';
import {
  consentMessages,
  createDeclaredEngine,
  packagedForEditor,
  pageMessages,
  uiMessages,
} from '@boardwright/engine';
import { installedBlocks } from '@boardwright/installed-blocks';
import compiledSettings from 'virtual:compiled-settings';

const installed = await packagedForEditor(installedBlocks);

/** The blocks the editor edits: the same as the site's. It draws none of them, the page on the canvas does. */
export const engine = createDeclaredEngine({
  blocks: [...declaredBlocks, ...installed],
  messages: { ui: uiMessages, page: pageMessages, consent: consentMessages },
  compiledSettings,
  async loadMessages() {
    const { declaredMessages } = await import('@boardwright/engine/declared-messages');
    return {
      ...declaredMessages,
      ...Object.fromEntries(installed.map(({ key, messages }) => [key, messages])),
    };
  },
});
