/** What `boardwright dev` runs, and begins anew whenever a file changed that it has read. */
// First: it notes what is read after it.
import './read-files.ts';
import { editorConfig } from '@boardwright/editor-host/build';
import { siteConfig } from '@boardwright/site/build';
import { mergeConfig } from 'vite';
import { blockPackagesOf } from './block-packages.ts';
import { buildsOf } from './build-board.ts';
import { checkBoard } from './check-board.ts';
import { packageSources } from './package-sources.ts';
import { readBoard } from './read-board.ts';
import { serveSources } from './serve-sources.ts';
import { whileWatched } from './while-watched.ts';

await whileWatched(async () => {
  const { root, blocks, board } = await readBoard(process.cwd());
  await checkBoard(board);
  const packageNames = blockPackagesOf(root);
  const { client, editor } = buildsOf(root);
  const site = siteConfig({ of: 'client', outDir: client, blocks, packageNames, isBuild: false });
  const admin = editorConfig({ outDir: editor, blocks, packages: board.blocks, packageNames });
  await serveSources({
    board,
    configs: {
      site: mergeConfig(
        site,
        packageSources(site, { root, entries: ['src/entry-dev.ts'], blocks, packageNames }),
      ),
      editor: mergeConfig(
        admin,
        packageSources(admin, { root, entries: ['index.html'], blocks, packageNames }),
      ),
    },
    args: process.argv.slice(2),
  });
});
