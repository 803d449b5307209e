import { declaredBlocks } from '@boardwright/engine/declared-blocks';
import { createDeclaredEngine } from '@boardwright/engine/create-engine';
import { packagedForEditor } from '@boardwright/engine/packaged-blocks';
import { installedBlocks } from '@boardwright/installed-blocks';
import compiledSettings from 'virtual:compiled-settings';

const installed = await packagedForEditor(installedBlocks);

/** The blocks the editor edits: the same as the site's. It draws none of them, the page on the canvas does. */
export const engine = createDeclaredEngine({
  blocks: [...declaredBlocks, ...installed],
  compiledSettings,
  async loadMessages() {
    const { declaredMessages, partMessages } = await import('@boardwright/engine/declared-messages');
    const blocks = {
      ...declaredMessages,
      ...Object.fromEntries(installed.map(({ key, messages }) => [key, messages])),
    };
    return { blocks, parts: partMessages };
  },
});
