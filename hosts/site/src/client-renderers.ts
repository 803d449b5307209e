import { coreRenderers } from '@boardwright/engine/renderers';
import type { LoadRenderer } from '@boardwright/engine/renderers';

/** Every block this site can draw, each as a chunk of its own. */
export const clientRenderers: Readonly<Record<string, LoadRenderer>> = coreRenderers as unknown as Record<
  string,
  LoadRenderer
>;
