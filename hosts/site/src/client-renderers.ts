import { frameKey, packagedRenderers, type AnyRenderer } from '@boardwright/engine';
import { coreRenderers, type LoadRenderer } from '@boardwright/engine/renderers';
import { installedBlocks } from '@boardwright/installed-blocks';

/** Every block this site can draw, each as a chunk of its own. */
export const clientRenderers: Readonly<Record<string, LoadRenderer>> = {
  ...(coreRenderers as unknown as Record<string, LoadRenderer>),
  ...packagedRenderers(installedBlocks),
  [frameKey]: () =>
    import('@boardwright/engine/frame-page').then((m) => m.FramePage as unknown as AnyRenderer),
};
