import { editorConfig } from '@boardwright/editor-host/build';
import type { SiteBuilds } from '@boardwright/site';
import { siteConfig } from '@boardwright/site/build';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compress } from './compress.ts';
import type { Progress } from './progress.ts';
import type { BoardFolder } from './read-board.ts';

/** Where a board's builds are. */
export function buildsOf(root: string): SiteBuilds {
  const at = (name: string): string => join(root, 'dist', name);
  return { client: at('client'), server: at('server'), editor: at('editor') };
}

const stampOf = (root: string): string => join(root, 'dist/built');

const lockfiles = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** Changes whenever a block is written, or another version is installed; by what is in the files, which are few. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const blocks = readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => `blocks/${file}`);
  for (const file of [...blocks, ...lockfiles.filter((each) => existsSync(join(root, each)))])
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Whether what was built is of the blocks that are there. */
export function isBuilt(root: string): boolean {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * Builds site and editor with a board's blocks into its `dist`. A build that fails leaves none that looks whole.
 * @throws what Vite throws
 */
export async function buildBoard({ root, blocks, board }: BoardFolder, progress: Progress): Promise<void> {
  rmSync(stampOf(root), { force: true });
  const print = fingerprint(root);
  const { client, server, editor } = buildsOf(root);
  const quiet = { logLevel: 'error' } as const;
  const mode = process.env['NODE_ENV'];
  progress.show('Building the scripts of the site');
  await build({ ...siteConfig({ of: 'client', outDir: client, blocks }), ...quiet });
  progress.show('Building the server of the site');
  await build({ ...siteConfig({ of: 'server', outDir: server, blocks }), ...quiet });
  progress.show('Building the editor');
  await build({ ...editorConfig({ outDir: editor, blocks, packages: board.blocks }), ...quiet });
  // Vite says that all of the process is in production; what it then serves is for who started it to say.
  if (mode === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = mode;
  progress.show('Compressing');
  await Promise.all([compress(client), compress(editor)]);
  writeFileSync(stampOf(root), print);
}
