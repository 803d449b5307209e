import type { BlockPackage } from '@boardwright/blocks-schema';

/** What a host installs. Each part is fetched by who needs it: the API never loads React, a visitor no fixtures. */
export const acmeMap: BlockPackage = {
  key: 'acme/map',
  declaration: () => import('./declaration.js'),
  block: async () => (await import('./acme-map.js')).block,
  editor: async () => (await import('./editor.js')).editor,
};
