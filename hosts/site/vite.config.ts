import { packageNames } from '@boardwright/installed-blocks/package-names';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What stands at the head and in the facts of jobs, articles and profiles: a home page is drawn without it. */
const inner = String.raw`ui/src/(?:(?:facts|back-link)/|section-head/page-head)`;
const innerIcons = String.raw`icons/(?:file-text|download|eye|arrow-left)\.`;

const entryNeeds = /^site\/(?:parts|react|rolldown-runtime)-/;

/**
 * Two builds of one source: the visitor's scripts (`vite build`), a chunk per block, and the site app for the server
 * (`vite build --ssr`). Class names are the same in both, so that hydration finds what the server drew.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  css: { modules: { generateScopedName: '[name]_[local]' } },
  // Bundled React must be the production one on the server too, whatever NODE_ENV says at run time.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: 'src/app/index.ts',
        rolldownOptions: { input: 'src/app/index.ts' },
        target: 'node22',
        emptyOutDir: true,
      }
    : {
        outDir: 'dist/client',
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
            codeSplitting: {
              groups: [
                // Evaluated on its own, the largest part holds the main thread for half as long at a time.
                { name: 'react', test: /node_modules\/(?:react-dom|react|scheduler)\// },
                // Parts that many blocks draw with are one file: small files compress badly and cost a request each. What
                // stands in forms, lists and the account is left out: a page that has none of them need not fetch it.
                {
                  name: 'parts',
                  test: new RegExp(
                    String.raw`packages/(?:engine/src/(?!account/|features/(?:people|resumes|applications|[^/]+/account|feeds/tokens)/|machines/|page/(?:account/|forms/(?:form-|use-form-actors)))|(?!${inner})ui/src/(?!(?:filters|pagination|empty-state|panel|fold|log-list|row-list|progress-meter)/|field/(?:phone|textarea|text|select|choice)-))|lucide-react(?!.*/${innerIcons})`,
                  ),
                  minShareCount: 5,
                },
                // The bar at the top and the footers draw with these, so every page does; the search bar's last bits are too
                // small for files of their own.
                {
                  name: 'frame',
                  test: /packages\/(?:ui\/src\/custom-code\/custom-code|engine\/src\/(?:search\/(?:distances|organisation-jobs-path)|page\/(?:brand|language-switcher|footer|forms\/use-scripts-run)))|icons\/(?:lock|circle-dot-dashed)\./,
                },
                {
                  name: 'inner-parts',
                  test: new RegExp(`packages/${inner}|lucide-react.*/${innerIcons}`),
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      },
  base: '/assets/',
  optimizeDeps: { exclude: [...packageNames] },
  ssr: {
    // A build takes everything in that the browser's half has too; in development Node loads packages itself.
    noExternal:
      command === 'serve'
        ? [/^@boardwright\//, ...packageNames]
        : [
            /^@boardwright\//,
            ...packageNames,
            'react',
            'react-dom',
            'react-router',
            'i18next',
            'lucide-react',
            '@xstate/react',
            'xstate',
          ],
  },
}));
