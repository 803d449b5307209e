import { frameKey, packagedRenderers } from '@boardwright/engine';
import { coreRenderers, type LoadRenderer } from '@boardwright/engine/renderers';
import { installedBlocks } from '@boardwright/installed-blocks';

/** Every block this site can draw, each as a chunk of its own. */
export const clientRenderers: Readonly<Record<string, LoadRenderer>> = {
  ...coreRenderers,
  ...packagedRenderers(installedBlocks),
  [frameKey]: () => import('@boardwright/engine/frame-page').then((m) => m.FramePage),
};
