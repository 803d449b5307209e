/** What `npm run dev` of this repository runs, and begins anew whenever a file changed that it has read. */
// First: it notes what is read after it.
import './read-files.ts';
import { whileWatched } from './while-watched.ts';

// Its parts are read within, so that what is wrong in one of them is said.
await whileWatched(async () => {
  const { editorConfig } = await import('@boardwright/editor-host/build');
  const { packageNames } = await import('@boardwright/installed-blocks/package-names');
  const { siteConfig } = await import('@boardwright/site/build');
  const { installedBoard } = await import('./installed-board.ts');
  const { serveSources } = await import('./serve-sources.ts');
  const board = await installedBoard();
  await serveSources({
    board,
    configs: {
      site: siteConfig({ of: 'client', outDir: '', packageNames, isBuild: false }),
      editor: editorConfig({ outDir: '', packages: board.blocks, packageNames }),
    },
    args: process.argv.slice(2),
  });
});
