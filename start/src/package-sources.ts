import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  createIdResolver,
  type InlineConfig,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { readManifest } from './block-packages.ts';

/** A board whose packages bring the sources that are served in development. */
export interface PackageSources {
  /** The folder of the board. */
  readonly root: string;
  /** What the browser begins with, in the package that is served. */
  readonly entries: readonly string[];
  /** The module that exports the board's blocks. */
  readonly blocks: string;
  /** Packages beside the product's that bring blocks. */
  readonly packageNames: readonly string[];
}

/**
 * Vite looks into no package for what that stands on, and would hand a browser CommonJS. Our packages bring their sources:
 * they are read as a board's own are, when Vite looks for what it has to prepare.
 */
function readPackages(isOurs: (id: string) => boolean): Plugin {
  let server: ViteDevServer | undefined;
  let resolve: ReturnType<typeof createIdResolver> | undefined;
  return {
    name: 'read-packages',
    enforce: 'pre',
    // Vite adds a version to what it finds in packages, and not by every way: a file would be two modules, each with a
    // context of its own.
    async resolveId(id, importer, options) {
      if (!isOurs(id) && !id.startsWith('.')) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(/(?<=\.tsx?)\?v=\w+$/, '') };
    },
    configureServer(created) {
      server = created;
      // While Vite looks, its own ways to find a module wait for what it finds.
      resolve = createIdResolver(created.config, { scan: true });
    },
    config: () => ({
      optimizeDeps: {
        rolldownOptions: {
          plugins: [
            {
              name: 'read-packages',
              resolveId: async (id: string, importer: string | undefined) => {
                if (!isOurs(id) || /\.css$|^@boardwright\/installed-blocks/.test(id)) return undefined;
                return server && resolve?.(server.environments.client, id, importer);
              },
            },
          ],
        },
      },
    }),
  };
}

/**
 * For Vite: what it needs beside the configuration of site or editor, where that stands in a package.
 * @param served that configuration
 */
export function packageSources(
  served: InlineConfig,
  { root, entries, blocks, packageNames }: PackageSources,
): InlineConfig {
  const modules = join(root, 'node_modules');
  const { dependencies = {} } = readManifest(join(served.root ?? '', 'package.json'));
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@boardwright/'));
  const read = [...ours, ...packageNames];
  return {
    // Each has its own: what one of them prepares is not what the other needs.
    cacheDir: join(modules, '.cache/boardwright', basename(served.build?.outDir ?? '')),
    plugins: [readPackages((id) => read.some((name) => id === name || id.startsWith(`${name}/`)))],
    optimizeDeps: {
      // Whole paths: what Vite finds by a pattern it finds in no package.
      entries: [...entries.map((entry) => join(served.root ?? '', entry)), blocks],
      exclude: read,
    },
    server: { fs: { allow: [root, realpathSync(modules), searchForWorkspaceRoot(root)] } },
    logLevel: 'warn',
  };
}
