import { blocksFrom, sourceCondition } from '@boardwright/blocks-schema/build';
import react from '@vitejs/plugin-react';
import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';

/** What stands at the head and in the facts of jobs, articles and profiles: a home page is drawn without it. */
const inner = String.raw`ui/src/(?:(?:facts|back-link)/|section-head/page-head)`;
const innerIcons = String.raw`icons/(?:file-text|download|eye|arrow-left)\.`;

/** Icons that a few blocks draw: a file for each would be named in the first script and weigh more there than here. */
const sharedIcons = String.raw`icons/(?:bell|briefcase|external-link|handshake|log-in|mail|message-circle|pencil|star|users|wallet)\.`;

const entryNeeds = /^site\/(?:parts|react|rolldown-runtime)-/;

/** What a build of the site is made of beside the host's own sources. */
export interface SiteBuild {
  /** The visitor's scripts, a chunk for each block, or the site app for the server. */
  readonly of: 'client' | 'server';
  /** The folder it is written to. */
  readonly outDir: string;
  /** The module that exports the blocks from outside; without it those of `@boardwright/installed-blocks`. */
  readonly blocks?: string | undefined;
  /** Packages that bring blocks from outside: they are made of the same engine and React, never of their own. */
  readonly packageNames?: readonly string[];
  /** False for the server in development. */
  readonly isBuild?: boolean;
}

/** Where this package is: its sources are what is built. */
export const siteRoot = dirname(createRequire(import.meta.url).resolve('@boardwright/site/package.json'));

/**
 * For Vite: one of the two builds of one source, and the server in development. Class names are the same in both, so that
 * hydration finds what the server drew.
 */
export const siteConfig = ({
  of,
  outDir,
  blocks,
  packageNames = [],
  isBuild = true,
}: SiteBuild): InlineConfig => ({
  configFile: false,
  root: siteRoot,
  plugins: [react(), blocksFrom(blocks)],
  resolve: {
    conditions: [sourceCondition, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  publicDir: of === 'server' ? false : 'public',
  css: { modules: { generateScopedName: '[name]_[local]' } },
  // Bundled React must be the production one on the server too, whatever NODE_ENV says at run time.
  define: of === 'server' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build:
    of === 'server'
      ? {
          outDir,
          ssr: 'src/app/index.ts',
          rolldownOptions: { input: 'src/app/index.ts' },
          target: 'node22',
          emptyOutDir: true,
        }
      : {
          outDir,
          assetsDir: 'site',
          emptyOutDir: true,
          manifest: 'manifest.json',
          target: 'es2022',
          modulePreload: {
            polyfill: false,
            // What the entry itself stands on is there before any block's code is asked for: named nowhere, it weighs nothing.
            resolveDependencies: (_file, needed) => needed.filter((file) => !entryNeeds.test(file)),
          },
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            output: {
              // The first script lists all others by name: a character less of each are bytes that nothing compresses.
              chunkFileNames: 'site/[name]-[hash:7].js',
              assetFileNames: 'site/[name]-[hash:7][extname]',
              codeSplitting: {
                groups: [
                  // Evaluated on its own, the largest part holds the main thread for half as long at a time.
                  { name: 'react', test: /node_modules\/(?:react-dom|react|scheduler)\// },
                  // Parts that many blocks draw with are one file: small files compress badly and cost a request each. What
                  // stands in forms, lists and the account is left out: a page that has none of them need not fetch it.
                  {
                    name: 'parts',
                    test: new RegExp(
                      String.raw`(?:packages|@boardwright)/(?:engine/src/(?!account/|features/(?:people|resumes|applications|[^/]+/account|feeds/tokens)/|machines/|page/(?:account/|content-section/|forms/(?:form-|block-form|use-form-actors)))|(?!${inner})ui/src/(?!(?:filters|pagination|empty-state|panel|fold|log-list|row-list|progress-meter)/|field/(?:phone|textarea|text|select|choice)-|format/(?:file-size|list|time)\.))|lucide-react(?!.*/${innerIcons})`,
                    ),
                    minShareCount: 5,
                  },
                  // The bar at the top and the footers draw with these, so every page does; the search bar's last bits are too
                  // small for files of their own.
                  {
                    name: 'frame',
                    test: /(?:packages|@boardwright)\/(?:ui\/src\/custom-code\/custom-code|engine\/src\/(?:search\/(?:distances|organisation-jobs-path)|page\/(?:brand|language-switcher|footer|forms\/use-scripts-run)))|icons\/(?:lock|circle-dot-dashed)\./,
                  },
                  {
                    name: 'inner-parts',
                    test: new RegExp(`(?:packages|@boardwright)/${inner}|lucide-react.*/${innerIcons}`),
                    minShareCount: 5,
                  },
                  { name: 'icons', test: new RegExp(`lucide-react.*/${sharedIcons}`), minShareCount: 2 },
                ],
              },
            },
          },
        },
  base: '/assets/',
  optimizeDeps: { exclude: [...packageNames] },
  ssr: {
    resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
    // A build takes everything in: it runs wherever it is put. In development Node loads packages itself.
    noExternal: isBuild ? true : [/^@boardwright\//, ...packageNames],
  },
});
