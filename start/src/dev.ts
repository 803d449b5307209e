import { editorConfig } from '@boardwright/editor-host/build';
import { installedBlocks } from '@boardwright/installed-blocks';
import { packageNames } from '@boardwright/installed-blocks/package-names';
import { siteConfig } from '@boardwright/site/build';
import { installedPlugins } from './installed-plugins.ts';
import { serveSources } from './serve-sources.ts';

/** `npm run dev` of this repository. */
await serveSources({
  board: { blocks: installedBlocks, plugins: installedPlugins },
  configs: {
    site: siteConfig({ of: 'client', outDir: '', packageNames, isBuild: false }),
    editor: editorConfig({ outDir: '', packages: installedBlocks, packageNames }),
  },
  args: process.argv.slice(2),
});
